import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

const variants = 'survey';

/** The questionnaire and its draw. */
export const surveyPages: readonly EditorsPage[] = [
  {
    slug: 'question',
    title: wordOf('questionnaire'),
    link: '/question',
    variants,
    subtitle: { en: 'Eight questions, in your own words', ru: 'Восемь вопросов, своими словами' },
    blocks: [
      {
        slug: 'link',
        title: { en: 'A link of your own', ru: 'Своя ссылка' },
        html: {
          en: '<p>After each journey a letter brings you a link. It is answered once; opened again, it shows what you have said.</p>',
          ru: '<p>После каждой поездки письмо приносит ссылку. Отвечают по ней один раз; откройте её снова и увидите, что ответили.</p>',
        },
      },
    ],
  },
  {
    slug: 'winners',
    title: wordOf('winners'),
    link: '/winners',
    variants,
    subtitle: {
      en: 'A week for two, on the first Monday of each month',
      ru: 'Неделя на двоих, в первый понедельник каждого месяца',
    },
    blocks: [
      {
        slug: 'rules',
        title: { en: 'The rules', ru: 'Правила' },
        html: {
          en: '<ul><li>Every complete answer of the month before takes part once.</li><li>The draw is public, and so is its protocol.</li><li>The prize is a tour for two for a week, to a place of our choice, within a year. It cannot be paid out.</li></ul>',
          ru: '<ul><li>Участвует каждый полный ответ прошлого месяца, один раз.</li><li>Розыгрыш открытый, протокол тоже.</li><li>Приз: тур на двоих на неделю, место выбираем мы, поехать нужно в течение года. Деньгами не выдаётся.</li></ul>',
        },
      },
      {
        slug: 'list',
        title: { en: 'These winners are invented', ru: 'Эти победители придуманы' },
        html: {
          en: '<p>This is a demo, and there has been no draw: the list shows how winners stand here.</p>',
          ru: '<p>Это демо, розыгрышей не было: список показывает, как выглядят победители.</p>',
        },
      },
    ],
  },
];
