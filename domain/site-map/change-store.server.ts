import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';

/** What pages are made of. */
export type ChangeSource = 'page' | 'hotel' | 'region' | 'excursion_tour' | 'office';

/** The day on which each row of a source, or what belongs to it, was last changed; by number. */
export async function readChanges(db: Kysely<DB>, source: ChangeSource): Promise<Map<number, PlainDate>> {
  const rows = await db
    .selectFrom('row_change')
    .select(['row_id', 'changed_on'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map(({ row_id, changed_on }) => [row_id, plainDate(changed_on)]));
}
