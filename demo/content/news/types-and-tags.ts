import type { Localised } from '#lib/localised.ts';
import { agentNews } from './agents.ts';
import { companyNews } from './company.ts';
import { flightNews } from './flights.ts';
import { tourNews } from './tours.ts';
import type { WrittenNews } from './written-news.ts';

type NewsType = {
  slug: string;
  name: Localised;
  news: readonly WrittenNews[];
  /** Where they are shown: who buys need not read what is for those who sell. */
  variants: string;
};

/** The types of news, each with what was written of it. */
export const newsTypes: readonly NewsType[] = [
  { slug: 'tours', name: { en: 'Tours', ru: 'Туры' }, news: tourNews, variants: 'b2c,agent,b2b' },
  { slug: 'flights', name: { en: 'Flights', ru: 'Перелёты' }, news: flightNews, variants: 'b2c,agent,b2b' },
  {
    slug: 'company',
    name: { en: 'Our work', ru: 'Наша работа' },
    news: companyNews,
    variants: 'b2c,agent,b2b',
  },
  { slug: 'agents', name: { en: 'For agents', ru: 'Агентам' }, news: agentNews, variants: 'agent,b2b' },
];

/** What a tag is called, by its slug. */
export const newsTags: Readonly<Record<string, Localised>> = {
  summer: { en: 'Summer', ru: 'Лето' },
  winter: { en: 'Winter', ru: 'Зима' },
  'early-booking': { en: 'Early booking', ru: 'Раннее бронирование' },
  families: { en: 'Families', ru: 'Семьям' },
  excursions: { en: 'Excursions', ru: 'Экскурсии' },
  cruises: { en: 'Cruises', ru: 'Круизы' },
  turkey: { en: 'Türkiye', ru: 'Турция' },
  luggage: { en: 'Luggage', ru: 'Багаж' },
  hotels: { en: 'Hotels', ru: 'Отели' },
  payment: { en: 'Payment', ru: 'Оплата' },
  help: { en: 'Help', ru: 'Помощь' },
  'new-on-the-site': { en: 'New on the site', ru: 'Новое на сайте' },
};
