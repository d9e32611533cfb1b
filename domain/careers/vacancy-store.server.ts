import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

export type StoredVacancy = Selectable<DB['vacancy']>;

type Shown = { market: string; today: PlainDate };

/** Vacancies that a market shows on a day, in their order. */
export const readVacancies = (db: Kysely<DB>, { market, today }: Shown): Promise<StoredVacancy[]> =>
  db
    .selectFrom('vacancy')
    .selectAll()
    .where(sql<boolean>`(markets = '' or ${market} = any(string_to_array(markets, ',')))`)
    .where('published_from', '<=', today)
    .where((row) => row.or([row('published_to', 'is', null), row('published_to', '>=', today)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
