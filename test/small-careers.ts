import type { RowOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

const vacancy = (
  id: number,
  slug: string,
  change: Partial<RowOf<'vacancy'>> = {},
): RowOf<'vacancy'> & { id: number } => ({
  id,
  slug,
  title: named(`Job ${slug}`, `Работа ${slug}`),
  area: 'sales',
  city_slug: 'riga',
  city: named('Riga', 'Рига'),
  country_code: 'LV',
  lead: named('Answer people', 'Отвечать людям'),
  work: named('<p>Eight talks</p>', '<p>Восемь разговоров</p>'),
  person: named('<p>You listen</p>', '<p>Вы слушаете</p>'),
  published_from: plainDate('2026-11-01'),
  position: id,
  ...change,
});

/** Vacancies of the small operator, and of each rule of what is shown one that breaks it. */
export const smallVacancies = (): RowOf<'vacancy'>[] => [
  vacancy(1, 'adviser', { published_to: plainDate('2026-11-21'), is_remote: true }),
  vacancy(2, 'guide', {
    area: 'journeys',
    city_slug: 'side',
    city: named('Side', 'Сиде'),
    country_code: 'TR',
    employment: 'temporary',
  }),
  vacancy(3, 'over', { published_to: plainDate('2026-11-20') }),
  vacancy(4, 'to-come', { published_from: plainDate('2026-11-23') }),
  vacancy(5, 'polish', { markets: 'pl' }),
];
