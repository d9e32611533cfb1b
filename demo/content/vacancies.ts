import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { readFacts } from '../facts/read-facts.ts';

type Columns =
  | 'slug'
  | 'area'
  | 'city_slug'
  | 'city_en'
  | 'city_ru'
  | 'country'
  | 'remote'
  | 'employment'
  | 'months'
  | `${'title' | 'lead' | 'work' | 'person'}_${'en' | 'ru'}`;

const daysOfMonth = 31;

const offer = {
  en: '<ul><li>Two trips a year to the hotels that you sell</li><li>No calls after seven</li><li>It is an example of a vacancy: this operator is invented, and hires nobody.</li></ul>',
  ru: '<ul><li>Две поездки в год в отели, которые вы продаёте</li><li>Без звонков после семи</li><li>Это пример вакансии: оператор придуман и никого не нанимает.</li></ul>',
};

/** Whom an operator like ours would look for, published on the first of the month. */
export function vacancyRows(today: PlainDate): RowOf<'vacancy'>[] {
  const first = plainDate(`${today.slice(0, 8)}01`);
  return readFacts<Columns>('../content/vacancies.csv').map((row, position) => ({
    id: position + 1,
    slug: row.slug,
    title: { en: row.title_en, ru: row.title_ru },
    area: row.area as RowOf<'vacancy'>['area'], // the import judges it
    city_slug: row.city_slug,
    city: { en: row.city_en, ru: row.city_ru },
    country_code: row.country,
    is_remote: row.remote === '1',
    employment: row.employment as RowOf<'vacancy'>['employment'], // likewise
    lead: { en: row.lead_en, ru: row.lead_ru },
    work: { en: `<p>${row.work_en}</p>`, ru: `<p>${row.work_ru}</p>` },
    person: { en: `<p>${row.person_en}</p>`, ru: `<p>${row.person_ru}</p>` },
    offer,
    published_from: first,
    ...(row.months && { published_to: addDays(first, Number(row.months) * daysOfMonth) }),
    position,
  }));
}
