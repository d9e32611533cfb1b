import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

const variants = 'events';

/** What the events site shows of itself: the places are real, the companies invented. */
export const worksPages: readonly EditorsPage[] = [
  {
    slug: 'projects',
    title: wordOf('works'),
    link: '/projects',
    variants,
    subtitle: {
      en: 'Seven journeys. The places are real; the companies are invented, like our hotels.',
      ru: 'Семь поездок. Места настоящие; компании придуманы, как и наши отели.',
    },
  },
  {
    slug: 'a-conference-by-the-sea',
    parent: 'projects',
    project: ['conference', 2025],
    title: { en: 'A conference by the sea', ru: 'Конференция у моря' },
    note: { en: 'Antalya, 420 guests', ru: 'Анталья, 420 гостей' },
    variants,
    look: 'beach golden mediterranean',
    pictures: ['beach dawn mediterranean', 'oldtown sunset mediterranean', 'beach night mediterranean'],
    subtitle: {
      en: 'Two days of talks in the morning, an empty beach in the afternoon',
      ru: 'Два дня докладов по утрам и пустой пляж после обеда',
    },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>A hall for 420 people, ten smaller rooms, and not one hour in a bus. Out of season the whole hotel was ours: the hall became the restaurant in forty minutes, every evening.</p>',
          ru: '<p>Зал на 420 человек, десять комнат поменьше и ни часа в автобусе. Вне сезона весь отель был наш: каждый вечер зал за сорок минут становился рестораном.</p>',
        },
      },
    ],
  },
  {
    slug: 'a-week-on-the-slopes',
    parent: 'projects',
    project: ['incentive', 2024],
    title: { en: 'A week on the slopes', ru: 'Неделя на склонах' },
    note: { en: 'Tyrol, 60 guests', ru: 'Тироль, 60 гостей' },
    variants,
    look: 'mountains day alpine',
    pictures: ['ski day alpine', 'mountains dawn alpine', 'ski night alpine'],
    subtitle: {
      en: 'A thank-you for the best year, for those who ski and those who do not',
      ru: 'Благодарность за лучший год: и тем, кто катается, и тем, кто нет',
    },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>Twenty had never stood on skis. They had a teacher for every four, and on the last day came down with the others, last and loudest.</p>',
          ru: '<p>Двадцать человек никогда не стояли на лыжах. У них был инструктор на каждых четверых, и в последний день они съехали вместе со всеми: последними и громче всех.</p>',
        },
      },
    ],
  },
  {
    slug: 'a-ship-for-ourselves',
    parent: 'projects',
    project: ['anniversary', 2024],
    title: { en: 'A ship for ourselves', ru: 'Свой корабль' },
    note: { en: 'The Aegean, 180 guests', ru: 'Эгейское море, 180 гостей' },
    variants,
    look: 'cruise golden mediterranean',
    pictures: ['cruise day mediterranean', 'islands sunset mediterranean', 'cruise night mediterranean'],
    subtitle: { en: 'Thirty years of a company, five islands', ru: 'Тридцать лет компании, пять островов' },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>No speeches longer than a sunset. Each island had a story from the company’s life, told on the deck before landing.</p>',
          ru: '<p>Ни одной речи длиннее заката. У каждого острова была своя история из жизни компании: её рассказывали на палубе перед высадкой.</p>',
        },
      },
    ],
  },
  {
    slug: 'a-launch-in-the-desert',
    parent: 'projects',
    project: ['launch', 2025],
    title: { en: 'A launch in the desert', ru: 'Премьера в пустыне' },
    note: { en: 'Dubai, 90 guests', ru: 'Дубай, 90 гостей' },
    variants,
    look: 'desert dawn desert',
    pictures: ['desert golden desert', 'desert night desert', 'oldtown sunset desert'],
    subtitle: {
      en: 'A new car, and nothing else in sight',
      ru: 'Новый автомобиль, и больше ничего до горизонта',
    },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>Sunrise at 6:41, the curtain at 6:40. We had rehearsed it on three mornings; on the fourth there was fog, and it was the best picture of all.</p>',
          ru: '<p>Восход в 6:41, занавес в 6:40. Три утра репетировали; на четвёртое пришёл туман, и кадр вышел лучшим.</p>',
        },
      },
    ],
  },
  {
    slug: 'a-congress-in-the-old-town',
    parent: 'projects',
    project: ['conference', 2026],
    title: { en: 'A congress in the old town', ru: 'Конгресс в старом городе' },
    note: { en: 'Prague, 260 guests', ru: 'Прага, 260 гостей' },
    variants,
    look: 'oldtown dawn alpine',
    pictures: ['oldtown golden alpine', 'mountains day alpine', 'oldtown night alpine'],
    subtitle: {
      en: 'Three halls, none further than ten minutes on foot',
      ru: 'Три зала, до каждого десять минут пешком',
    },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>Doctors from eleven countries, and a concert in the hall where they had argued all day. The piano came in by the window.</p>',
          ru: '<p>Врачи из одиннадцати стран и концерт в зале, где они весь день спорили. Рояль внесли через окно.</p>',
        },
      },
    ],
  },
  {
    slug: 'a-thousand-steps',
    parent: 'projects',
    project: ['incentive', 2026],
    title: { en: 'A thousand steps', ru: 'Тысяча ступеней' },
    note: { en: 'Madeira, 45 guests', ru: 'Мадейра, 45 гостей' },
    variants,
    look: 'mountains golden mediterranean',
    pictures: ['mountains dawn mediterranean', 'oldtown day mediterranean', 'mountains sunset mediterranean'],
    subtitle: {
      en: 'The best of the year, up a mountain, and down in a basket',
      ru: 'Лучшие за год: в гору пешком, вниз в корзине',
    },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>Nobody had to climb. Everybody did, because the breakfast was at the top.</p>',
          ru: '<p>Подниматься было необязательно. Поднялись все: завтрак ждал наверху.</p>',
        },
      },
    ],
  },
  {
    slug: 'twenty-years-on-an-island',
    parent: 'projects',
    project: ['anniversary', 2025],
    title: { en: 'Twenty years on an island', ru: 'Двадцать лет на острове' },
    note: { en: 'Maldives, 70 guests', ru: 'Мальдивы, 70 гостей' },
    variants,
    look: 'lagoon sunset tropical',
    pictures: ['lagoon day tropical', 'islands golden tropical', 'lagoon night tropical'],
    subtitle: {
      en: 'An island for four days, and its own newspaper',
      ru: 'Остров на четыре дня и своя газета',
    },
    blocks: [
      {
        slug: 'what',
        title: { en: 'What was asked', ru: 'Что просили' },
        html: {
          en: '<p>The company was founded by two people on a beach. We found the beach, and asked its owner for the same two chairs.</p>',
          ru: '<p>Компанию придумали двое на пляже. Мы нашли тот пляж и выпросили у хозяина те же два стула.</p>',
        },
      },
    ],
  },
];
