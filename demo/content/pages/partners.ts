import type { EditorsPage } from '../editors-page.ts';
import { wordOf } from '../words.ts';

/** What agencies, hotels and carriers read. */
export const partnersPages: readonly EditorsPage[] = [
  {
    slug: 'cooperation',
    title: wordOf('cooperation'),
    link: '/cooperation/',
    subtitle: { en: 'For agencies, hotels and carriers', ru: 'Агентствам, отелям и перевозчикам' },
    advantages: { en: 'Why agencies stay', ru: 'Почему агентства остаются' },
    icons: [
      ['check', { en: 'A contract in a day', ru: 'Договор за день' }],
      ['user', { en: 'A login for each of your people', ru: 'Вход для каждого сотрудника' }],
      ['tag', { en: 'A commission from the first order', ru: 'Комиссия с первой заявки' }],
    ],
    blocks: [
      {
        slug: 'agencies',
        title: { en: 'Agencies: three steps', ru: 'Агентствам: три шага' },
        type: 'steps',
        html: {
          en: '<ol><li><b>Write</b> Your name, town and registration number to <a href="mailto:partners@solstice.example">partners@solstice.example</a>.</li><li><b>Sign</b> The contract comes the same working day.</li><li><b>Sell</b> The portal opens as soon as it is signed.</li></ol>',
          ru: '<ol><li><b>Напишите</b> Название, город и регистрационный номер на <a href="mailto:partners@solstice.example">partners@solstice.example</a>.</li><li><b>Подпишите</b> Договор придёт в тот же рабочий день.</li><li><b>Продавайте</b> Портал откроется сразу после подписи.</li></ol>',
        },
        has: 'button',
      },
      {
        slug: 'hotels',
        title: { en: 'Hotels and carriers', ru: 'Отелям и перевозчикам' },
        html: {
          en: '<p>Send your rates as they are: we read seasons, reductions, stop-sales and allotments, and you see your rooms on sale the same day.</p>',
          ru: '<p>Пришлите тарифы как есть: мы читаем сезоны, скидки, стоп-сейлы и квоты, и в тот же день ваши номера в продаже.</p>',
        },
      },
    ],
  },
  {
    slug: 'country-priority',
    title: wordOf('priorityCountries'),
    link: '/country-priority/',
    variants: 'agent',
    subtitle: {
      en: 'Where we hold most rooms and seats, and so confirm at once',
      ru: 'Здесь у нас больше всего номеров и мест, поэтому подтверждаем сразу',
    },
  },
  {
    slug: 'kalendar-sobytii',
    title: wordOf('events'),
    link: '/kalendar-sobytii',
    variants: 'agent,b2b',
    subtitle: {
      en: 'Forty minutes a week, and you know a country better',
      ru: 'Сорок минут в неделю, и вы знаете страну лучше',
    },
    blocks: [
      {
        slug: 'week',
        title: { en: 'Every week', ru: 'Каждую неделю' },
        html: {
          en: '<table><thead><tr><th scope="col">Day</th><th scope="col">What</th></tr></thead><tbody><tr><th scope="row">Tuesday, 11:00</th><td>A country in forty minutes: regions, seasons, whom to send where</td></tr><tr><th scope="row">Wednesday, 11:00</th><td>Reading a receipt: which line may change, and why</td></tr><tr><th scope="row">Thursday, 16:00</th><td>Questions to the contracts department</td></tr></tbody></table>',
          ru: '<table><thead><tr><th scope="col">День</th><th scope="col">Что</th></tr></thead><tbody><tr><th scope="row">Вторник, 11:00</th><td>Страна за сорок минут: курорты, сезоны, кого куда отправить</td></tr><tr><th scope="row">Среда, 11:00</th><td>Читаем расчёт: какая строка может измениться и почему</td></tr><tr><th scope="row">Четверг, 16:00</th><td>Вопросы к договорному отделу</td></tr></tbody></table>',
        },
      },
      {
        slug: 'join',
        title: { en: 'How to join', ru: 'Как попасть' },
        html: {
          en: '<p>Write to <a href="mailto:partners@solstice.example">partners@solstice.example</a> what you want to hear. The link comes in the morning of the day.</p>',
          ru: '<p>Напишите на <a href="mailto:partners@solstice.example">partners@solstice.example</a>, что хотите послушать. Ссылка придёт утром в день встречи.</p>',
        },
      },
    ],
  },
  {
    slug: 'news',
    title: wordOf('news'),
    link: '/news/',
    variants: 'b2c,agent',
    subtitle: { en: 'What has changed in our work', ru: 'Что изменилось в нашей работе' },
  },
  {
    slug: 'rates-at-half-past-eleven',
    parent: 'news',
    title: { en: 'New rates at 11:30', ru: 'Новый курс в 11:30' },
    variants: 'b2c,agent',
    subtitle: {
      en: 'Until then yesterday’s rate holds, and the header counts down',
      ru: 'До этого действует вчерашний, а в шапке идёт отсчёт',
    },
    blocks: [
      {
        slug: 'text',
        html: {
          en: '<p>Prices in your currency follow the rate of the day. It changes once, at 11:30 by the clock of your market, so that nobody is surprised in the middle of an order. The history of each rate is one click away from the header.</p>',
          ru: '<p>Цены в вашей валюте идут за курсом дня. Он меняется один раз, в 11:30 по времени вашего рынка, чтобы никого не удивить посреди заявки. История каждого курса открывается из шапки.</p>',
        },
      },
    ],
  },
  {
    slug: 'two-rooms',
    parent: 'news',
    title: { en: 'Two families, one search', ru: 'Две семьи, один поиск' },
    variants: 'b2c,agent',
    subtitle: {
      en: 'Large parties are priced in several rooms',
      ru: 'Большие компании считаются в нескольких номерах',
    },
    blocks: [
      {
        slug: 'text',
        html: {
          en: '<p>Six adults and three children no longer need three searches. Say who travels, and the offer says who sleeps where and what each room costs.</p>',
          ru: '<p>Шестерым взрослым с тремя детьми больше не нужно три поиска. Назовите состав, и предложение скажет, кто где живёт и сколько стоит каждый номер.</p>',
        },
      },
    ],
  },
];
