import type { Insertable, Kysely } from 'kysely';
import type { DB } from './schema.ts';

/** Tables of what a form sent, each row known by the key of its form and a digest of what was said. */
type Sent = 'agency_application' | 'job_application';

/** Stores what a form sent; the same by the same key is stored once. */
export async function insertOnce<Table extends Sent>(
  db: Kysely<DB>,
  table: Table,
  row: Insertable<DB[Table]> & { request_key: string; digest: string },
): Promise<{ id: number; isNew: boolean }> {
  const into: Sent = table;
  const stored = await db
    .insertInto(into)
    .values(row as never) // it is of this table, which the builder does not know of a union
    .onConflict((conflict) => conflict.columns(['request_key', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return { id: stored.id, isNew: true };
  const known = await db
    .selectFrom(into)
    .select('id')
    .where('request_key', '=', row.request_key)
    .where('digest', '=', row.digest)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}
