import type { Localised } from '#lib/localised.ts';
import type { CountryBlock } from './country-seo.ts';

/** Of the countries that the operator puts first. */
export const priorityBlocks: CountryBlock[] = [
  {
    slug: 'priority',
    title: { en: 'Everything in one price', ru: 'Всё в одной цене' },
    html: {
      en: '<p>A tour has its flights, the way to the hotel, the insurance and the hotel itself; every line of its price can be opened.</p>',
      ru: '<p>В туре есть перелёт, дорога до отеля, страховка и сам отель; каждую строку цены можно открыть.</p>',
    },
  },
  {
    slug: 'priority-plus',
    title: { en: 'Book early', ru: 'Бронируйте раньше' },
    html: {
      en: '<p>Many hotels ask less of those who book long before: offers with such a discount say so. See <a href="/ads/early-booking">early booking</a>.</p>',
      ru: '<p>Многие отели берут меньше с тех, кто бронирует заранее: у таких предложений есть пометка. См. <a href="/ads/early-booking">раннее бронирование</a>.</p>',
    },
  },
  {
    slug: 'russia',
    title: { en: 'In roubles', ru: 'В рублях' },
    html: {
      en: '<p>The price is turned at the rate of the day on which you pay: see <a href="/services/currencies">rates</a>.</p>',
      ru: '<p>Цена пересчитывается по курсу дня оплаты: см. <a href="/services/currencies">курсы валют</a>.</p>',
    },
  },
  {
    slug: 'moscow',
    title: { en: 'From Moscow', ru: 'Из Москвы' },
    html: {
      en: '<p>Flights from Moscow leave more often than from other towns: look at the days in the calendar of the search.</p>',
      ru: '<p>Из Москвы летают чаще, чем из других городов: посмотрите дни в календаре поиска.</p>',
    },
  },
];

/** Opened by those who need a visa. */
export const visaBanner: CountryBlock = {
  slug: 'modal-banner',
  title: { en: 'Do I need a visa?', ru: 'Нужна ли мне виза?' },
  html: {
    en: '<p>Many travellers do. Ask the consulate or us as soon as you have booked: some visas are given at the airport, others take weeks.</p><p><a href="/info/visas">How it is done</a></p>',
    ru: '<p>Многим нужна. Спросите консульство или нас сразу после брони: одни визы дают в аэропорту, другие готовят неделями.</p><p><a href="/info/visas">Как её получить</a></p>',
  },
};

/** A country that is open, but not all year. */
export const summerOnly: CountryBlock = {
  slug: 'seasonal',
  type: 'status',
  title: { en: 'Open in summer', ru: 'Открыта летом' },
  html: {
    en: 'Most hotels by the sea close in October and open in May.',
    ru: 'Большинство отелей у моря закрывается в октябре и открывается в мае.',
  },
};

export const taxTitle: Localised = { en: 'What guests pay at the hotel', ru: 'Что платят в отеле' };
