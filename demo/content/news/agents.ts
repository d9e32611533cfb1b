import type { WrittenNews } from './written-news.ts';

/** News for those who sell. */
export const agentNews: readonly WrittenNews[] = [
  {
    slug: 'bonus-weeks',
    daysAgo: 5,
    tags: ['early-booking'],
    look: 'lagoon sunset tropical',
    title: { en: 'Bonus weeks', ru: 'Бонусные недели' },
    lead: {
      en: 'Each order that is confirmed before the end of the month counts twice.',
      ru: 'Каждая заявка, подтверждённая до конца месяца, считается за две.',
    },
    html: {
      en: '<p>It is counted by the day of the confirmation, whatever the dates of the journey. Orders on request count when the hotel has said yes.</p><p>The sum of your office is in the reports of the portal. Orders that are cancelled later are taken off, and never more than that.</p>',
      ru: '<p>Считается по дню подтверждения, на какие бы даты ни была поездка. Заявки под запрос считаются, когда отель ответил «да».</p><p>Сумма вашего офиса видна в отчётах портала. Отменённые позже заявки вычитаются, и только они.</p>',
    },
  },
  {
    slug: 'one-address-for-a-client',
    daysAgo: 18,
    tags: ['new-on-the-site'],
    look: 'oldtown day mediterranean',
    title: { en: 'One address instead of ten', ru: 'Один адрес вместо десяти' },
    lead: {
      en: 'A comparison of up to twenty hotels is a link that a client opens as you see it.',
      ru: 'Сравнение до двадцати отелей открывается у клиента по ссылке так, как его видите вы.',
    },
    html: {
      en: '<p>Put hotels into the comparison, then copy its address. The client sees the same hotels for the same dates and party, priced in the minute of opening.</p><p>Long addresses are shortened. Nothing of your commission is in them.</p>',
      ru: '<p>Добавьте отели в сравнение и скопируйте его адрес. Клиент увидит те же отели, на те же даты и тот же состав, с ценами на минуту открытия.</p><p>Длинные адреса сокращаются. Вашей комиссии в них нет.</p>',
    },
  },
  {
    slug: 'an-offer-on-a-sheet',
    daysAgo: 30,
    tags: ['new-on-the-site'],
    look: 'rice golden tropical',
    title: { en: 'An offer on a sheet of A4', ru: 'Предложение на листе A4' },
    lead: {
      en: 'Picture, days, flights and receipt as a PDF, in the language of the page.',
      ru: 'Картинка, даты, рейсы и расчёт в PDF, на языке страницы.',
    },
    html: {
      en: '<p>The button stands beside the price. The sheet carries the number of the offer, so that a client who comes back with it on paper is found by typing one word.</p><p>It says until when the price was looked at, and that it may change: paper is patient, seats are not.</p>',
      ru: '<p>Кнопка стоит рядом с ценой. На листе есть номер предложения, и клиента, который вернулся с бумагой, находят по одному слову.</p><p>Там же сказано, на какую минуту цена и что она может измениться: бумага терпелива, места нет.</p>',
    },
  },
  {
    slug: 'forty-minutes-a-week',
    daysAgo: 41,
    tags: ['help'],
    look: 'mountains day alpine',
    title: { en: 'Forty minutes a week', ru: 'Сорок минут в неделю' },
    lead: {
      en: 'A country, a season or a contract, told by those who made it.',
      ru: 'Страна, сезон или договор, и рассказывают те, кто этим занимался.',
    },
    html: {
      en: '<p>On Tuesdays a country, on Wednesdays how to read a receipt, on Thursdays your questions to the contracts department. The days and how to join stand in the <a href="/kalendar-sobytii">calendar of events</a>.</p><p>Nobody is asked to switch on a camera. A record comes by mail to whoever had put a name down and could not come.</p>',
      ru: '<p>По вторникам страна, по средам чтение расчёта, по четвергам ваши вопросы договорному отделу. Дни и порядок записи указаны в <a href="/kalendar-sobytii">календаре событий</a>.</p><p>Камеру включать никто не просит. Тем, кто записался и не смог прийти, запись приходит письмом.</p>',
    },
  },
];
