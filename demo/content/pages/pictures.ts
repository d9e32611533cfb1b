import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

/** What agencies may do with the pictures of the photo archive. */
export const picturesPages: readonly EditorsPage[] = [
  {
    slug: 'picture-terms',
    title: wordOf('pictureTerms'),
    variants: 'photobase',
    subtitle: {
      en: 'Free, as long as you sell the hotel that a picture shows.',
      ru: 'Бесплатно, пока вы продаёте отель со снимка.',
    },
    seoDescription: {
      en: 'Where agencies may show our pictures, what they may change, and which size is for what.',
      ru: 'Где агентства могут показывать наши снимки, что можно менять и какой размер для чего.',
    },
    blocks: [
      {
        slug: 'may',
        title: { en: 'You may', ru: 'Можно' },
        html: {
          en: '<ul><li>Show them on your site, in networks, in print and in letters.</li><li>Crop them, and make them lighter or darker.</li><li>Give them to your printer or designer for your own work.</li></ul>',
          ru: '<ul><li>Показывать на своём сайте, в соцсетях, в печати и в письмах.</li><li>Кадрировать, делать светлее и темнее.</li><li>Передавать типографии и дизайнеру для своей работы.</li></ul>',
        },
      },
      {
        slug: 'may-not',
        title: { en: 'You may not', ru: 'Нельзя' },
        html: {
          en: '<ul><li>Show a picture of one hotel beside the name of another.</li><li>Add or remove anything: a palm, a pool, a neighbour.</li><li>Sell them, or pass them on to people who do not sell the hotel.</li></ul>',
          ru: '<ul><li>Ставить снимок одного отеля рядом с названием другого.</li><li>Дорисовывать и убирать: пальму, бассейн, соседний корпус.</li><li>Продавать и передавать тем, кто этот отель не продаёт.</li></ul>',
        },
      },
      {
        slug: 'sizes',
        title: { en: 'Three sizes', ru: 'Три размера' },
        html: {
          en: '<ul><li><b>680 px</b> for letters and messengers.</li><li><b>1,360 px</b> for sites and networks.</li><li><b>2,176 px</b> for print up to 18 cm wide.</li></ul><p>All of them are JPEG, with the name of the hotel in the name of the file.</p>',
          ru: '<ul><li><b>680 px</b> для писем и мессенджеров.</li><li><b>1360 px</b> для сайтов и соцсетей.</li><li><b>2176 px</b> для печати шириной до 18 см.</li></ul><p>Всё в JPEG, с названием отеля в имени файла.</p>',
        },
      },
      {
        slug: 'end',
        title: { en: 'When you stop selling', ru: 'Когда перестали продавать' },
        html: {
          en: '<p>Take the pictures of that hotel off your site within a month. What is printed already may be given out.</p>',
          ru: '<p>Уберите снимки этого отеля с сайта за месяц. Что уже напечатано, можно раздать.</p>',
        },
      },
    ],
  },
];
