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
    slug: 'how-to-begin',
    parent: 'cooperation',
    title: { en: 'How to begin', ru: 'С чего начать' },
    note: { en: 'three days', ru: 'три дня' },
    variants: 'agent,b2b',
    subtitle: { en: 'From the form to the first order', ru: 'От заявки до первого бронирования' },
    blocks: [
      {
        slug: 'steps',
        title: { en: 'Step by step', ru: 'По шагам' },
        type: 'steps',
        html: {
          en: '<ol><li><b>Apply</b> Name, town and registration number, in <a href="/cooperation/apply">a form</a>.</li><li><b>Sign</b> The contract comes the same working day.</li><li><b>Sell</b> The portal opens as soon as it is signed, with a login for each of your people.</li></ol>',
          ru: '<ol><li><b>Заявка</b> Название, город и регистрационный номер, в <a href="/cooperation/apply">форме</a>.</li><li><b>Договор</b> Придёт в тот же рабочий день.</li><li><b>Продажи</b> Портал откроется сразу после подписи, со входом для каждого сотрудника.</li></ol>',
        },
      },
      {
        slug: 'need',
        title: { en: 'What we need of you', ru: 'Что нужно от вас' },
        html: {
          en: '<p>An extract of the register, a bank account and one person whom our accountants may call.</p>',
          ru: '<p>Выписка из реестра, счёт в банке и один человек, которому может позвонить наша бухгалтерия.</p>',
        },
      },
    ],
  },
  {
    slug: 'commission',
    parent: 'cooperation',
    title: { en: 'Commission', ru: 'Комиссия' },
    note: { en: 'from the first order', ru: 'с первой заявки' },
    variants: 'agent,b2b',
    subtitle: {
      en: 'An example of how a commission is told: the shares are those of the demo',
      ru: 'Пример того, как рассказывают о комиссии: доли взяты для демо',
    },
    blocks: [
      {
        slug: 'shares',
        title: { en: 'Of what, and how much', ru: 'С чего и сколько' },
        html: {
          en: '<table><thead><tr><th scope="col">Part of the price</th><th scope="col">Share</th></tr></thead><tbody><tr><th scope="row">Hotel and transfer</th><td>10 %</td></tr><tr><th scope="row">Charter seats</th><td>10 %</td></tr><tr><th scope="row">Regular flights</th><td>2 %</td></tr><tr><th scope="row">Fees, visas, insurance</th><td>none</td></tr></tbody></table>',
          ru: '<table><thead><tr><th scope="col">Часть цены</th><th scope="col">Доля</th></tr></thead><tbody><tr><th scope="row">Отель и трансфер</th><td>10 %</td></tr><tr><th scope="row">Места на чартерах</th><td>10 %</td></tr><tr><th scope="row">Регулярные рейсы</th><td>2 %</td></tr><tr><th scope="row">Сборы, визы, страховка</th><td>нет</td></tr></tbody></table>',
        },
      },
      {
        slug: 'when',
        title: { en: 'When it is yours', ru: 'Когда она ваша' },
        html: {
          en: '<p>It stays with you: you pay us the price less your share. When a trip is cancelled, it is counted of what the contract keeps.</p>',
          ru: '<p>Она остаётся у вас: нам вы платите цену за вычетом доли. Если поездку отменили, её считают с того, что удержано по договору.</p>',
        },
      },
    ],
  },
  {
    slug: 'training',
    parent: 'cooperation',
    title: { en: 'Training', ru: 'Обучение' },
    note: { en: 'every week', ru: 'каждую неделю' },
    variants: 'agent,b2b',
    subtitle: {
      en: 'A country in forty minutes, and twice a year on the spot',
      ru: 'Страна за сорок минут и дважды в год на месте',
    },
    blocks: [
      {
        slug: 'how',
        title: { en: 'How it goes', ru: 'Как это устроено' },
        html: {
          en: '<p>Webinars are three times a week: the days stand in the <a href="/kalendar-sobytii">calendar of events</a>. In April and October thirty agents travel with us, sleep in the hotels and write down what is not in the brochure.</p>',
          ru: '<p>Вебинары три раза в неделю: дни указаны в <a href="/kalendar-sobytii">календаре событий</a>. В апреле и октябре тридцать агентов едут с нами, ночуют в отелях и записывают то, чего нет в каталоге.</p>',
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
    variants: 'b2c,agent,b2b',
    subtitle: { en: 'What has changed in our work', ru: 'Что изменилось в нашей работе' },
  },
  {
    slug: 'rates-at-half-past-eleven',
    type: 'link',
    title: { en: 'New rates at 11:30', ru: 'Новый курс в 11:30' },
    link: '/news/company/rates-at-half-past-eleven',
    variants: 'b2c,agent',
  },
  {
    slug: 'two-rooms',
    type: 'link',
    title: { en: 'Two families, one search', ru: 'Две семьи, один поиск' },
    link: '/news/company/two-rooms',
    variants: 'b2c,agent',
  },
];
