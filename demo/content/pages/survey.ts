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
    subtitle: { en: 'Ten questions, in your own words', ru: 'Десять вопросов, своими словами' },
    blocks: [
      {
        slug: 'questions',
        title: { en: 'The questions', ru: 'Вопросы' },
        html: {
          en: '<ol><li>Where were you, and with whom?</li><li>What did you look forward to?</li><li>Was the room what the site had shown?</li><li>What did you eat gladly, and what did you leave?</li><li>How long did you wait: for the bus, the key, an answer?</li><li>Who helped you? Give us a name.</li><li>What was missing?</li><li>What was too dear for what it was?</li><li>Would you go there again?</li><li>Where to next?</li></ol>',
          ru: '<ol><li>Где вы были и с кем?</li><li>Чего ждали больше всего?</li><li>Номер оказался таким, как на сайте?</li><li>Что ели с удовольствием, а что оставляли?</li><li>Сколько ждали: автобус, ключ, ответ?</li><li>Кто вам помог? Назовите имя.</li><li>Чего не хватило?</li><li>Что стоило дороже, чем заслуживало?</li><li>Поехали бы туда ещё раз?</li><li>Куда теперь?</li></ol>',
        },
      },
      {
        slug: 'answer',
        title: { en: 'How to answer', ru: 'Как ответить' },
        html: {
          en: '<p>By letter, question by question: <a href="mailto:survey@solstice.example">survey@solstice.example</a>. Add your order number, so that we know which hotel you speak of.</p>',
          ru: '<p>Письмом, по номерам вопросов: <a href="mailto:survey@solstice.example">survey@solstice.example</a>. Добавьте номер заявки, чтобы мы знали, о каком отеле речь.</p>',
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
        title: { en: 'Who has won', ru: 'Кто выиграл' },
        html: {
          en: '<p>Nobody yet: this is a demo, and there has been no draw. The first winners will stand here.</p>',
          ru: '<p>Пока никто: это демо, розыгрышей не было. Первые победители появятся здесь.</p>',
        },
      },
    ],
  },
];
