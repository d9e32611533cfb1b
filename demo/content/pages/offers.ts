import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

const search = {
  summary: {
    html: {
      en: '<p>It is inside the prices already: look at those of today.</p>',
      ru: '<p>Скидка уже внутри цен: посмотрите сегодняшние.</p>',
    },
    link: '/search/tours',
  },
};
const sold = 'b2c,agent';

/** What makes tours cheaper, and where these offers lead. */
export const offersPages: readonly EditorsPage[] = [
  { slug: 'ads', type: 'link', title: wordOf('offers'), link: '/actions/', variants: sold },
  {
    slug: 'actions',
    title: wordOf('offers'),
    link: '/actions/',
    subtitle: {
      en: 'Every one of them is inside the prices already: there is nothing to type in',
      ru: 'Все они уже внутри цен: вводить промокод не нужно',
    },
    seoDescription: {
      en: 'Early booking, free nights and free children: what makes tours cheaper, and from when to when.',
      ru: 'Раннее бронирование, ночи и дети бесплатно: что делает туры дешевле и в какие сроки.',
    },
  },
  {
    slug: 'early-booking',
    parent: 'actions',
    title: { en: 'Early booking', ru: 'Раннее бронирование' },
    link: '/ads/early-booking',
    look: 'beach golden mediterranean',
    subtitle: {
      en: 'Decide months ahead, and hotels take up to 15% off',
      ru: 'Решите за несколько месяцев, и отели снизят цену до 15 %',
    },
    blocks: [
      {
        slug: 'how',
        title: { en: 'How it works', ru: 'Как это работает' },
        html: {
          en: '<p>A hotel says until which day it gives a discount for which nights. Whoever asks in time sees it as a line of the receipt, with a minus. The flight costs what it costs.</p>',
          ru: '<p>Отель называет день, до которого даёт скидку, и ночи, на которые. Кто успел, видит её отдельной строкой расчёта, с минусом. Перелёт стоит столько, сколько стоит.</p>',
        },
      },
      {
        slug: 'deadline',
        title: { en: 'Until when', ru: 'До какого дня' },
        html: {
          en: '<p>Each hotel has days of its own, mostly until the end of winter for the summer of {currentYear}. When the last day is over, the line is gone.</p>',
          ru: '<p>У каждого отеля свои сроки, чаще всего до конца зимы на лето {currentYear}. Последний день прошёл, и строки больше нет.</p>',
        },
      },
    ],
    ...search,
  },
  {
    slug: 'free-nights',
    parent: 'actions',
    title: { en: 'Stay seven, pay six', ru: 'Семь ночей по цене шести' },
    link: '/ads/free-nights',
    variants: sold,
    look: 'lagoon day tropical',
    subtitle: { en: 'The last night is the hotel’s present', ru: 'Последнюю ночь дарит отель' },
    blocks: [
      {
        slug: 'how',
        title: { en: 'How it works', ru: 'Как это работает' },
        html: {
          en: '<p>Some contracts count fewer nights than you stay. The receipt names all the nights first, and then takes the free ones off.</p>',
          ru: '<p>В некоторых договорах оплачиваемых ночей меньше, чем прожитых. В расчёте сначала названы все ночи, потом вычтены бесплатные.</p>',
        },
      },
      {
        slug: 'where',
        title: { en: 'Where', ru: 'Где' },
        html: {
          en: '<p>Mostly by warm seas and out of the high season. Move the dates by a few days in the calendar: the price says where it begins.</p>',
          ru: '<p>Чаще всего у тёплых морей и не в высокий сезон. Сдвиньте даты в календаре на несколько дней: по цене видно, где начинается акция.</p>',
        },
      },
    ],
    ...search,
  },
  {
    slug: 'free-children',
    parent: 'actions',
    title: { en: 'A child stays free', ru: 'Ребёнок живёт бесплатно' },
    link: '/ads/free-children',
    variants: sold,
    look: 'waterpark day mediterranean',
    subtitle: { en: 'In many hotels up to the age of six', ru: 'Во многих отелях до шести лет' },
    blocks: [
      {
        slug: 'how',
        title: { en: 'How it works', ru: 'Как это работает' },
        html: {
          en: '<p>A hotel counts a child by its age on the day of arrival: free, at a part of the price, or as an adult. That is why the search asks for ages. A free child is a line of the receipt too, with a zero.</p>',
          ru: '<p>Отель смотрит на возраст ребёнка в день заезда: бесплатно, за часть цены или как взрослый. Поэтому поиск спрашивает возраст. Бесплатный ребёнок тоже стоит в расчёте строкой, с нулём.</p>',
        },
      },
    ],
    ...search,
  },
  {
    slug: 'hotelgroup',
    title: { en: 'Hotel chains', ru: 'Сети отелей' },
    link: '/hotelgroup/',
    variants: sold,
    subtitle: {
      en: 'Houses that share a name and a way of doing things',
      ru: 'Отели, у которых общее имя и общие привычки',
    },
  },
  {
    slug: 'info',
    type: 'link',
    title: { en: 'Information', ru: 'Информация' },
    link: '/sitemap/info',
  },
  {
    slug: 'solstice-office',
    title: { en: 'Solstice sales office', ru: 'Офис продаж Solstice' },
    subtitle: {
      en: 'Come with a wish, leave with a receipt',
      ru: 'Приходите с желанием, уходите с расчётом',
    },
    look: 'oldtown golden mediterranean',
    phone: { extension: '140', title: { en: 'Sales office', ru: 'Офис продаж' } },
    icons: [
      ['clock', { en: 'Daily from 9 to 21', ru: 'Ежедневно с 9 до 21' }],
      ['user', { en: 'Advisers who have slept there', ru: 'Менеджеры, которые там ночевали' }],
      ['check', { en: 'The same prices as on the site', ru: 'Те же цены, что на сайте' }],
    ],
    blocks: [
      {
        slug: 'what',
        title: { en: 'What we do for you', ru: 'Что мы сделаем' },
        html: {
          en: '<p>We choose with you, hold the rooms and the seats while you think, prepare the papers, and answer while you are away.</p>',
          ru: '<p>Выберем вместе с вами, подержим номера и места, пока вы думаете, подготовим документы и ответим, пока вы в поездке.</p>',
        },
        has: 'button',
      },
    ],
  },
];
