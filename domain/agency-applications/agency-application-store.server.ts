import type { Insertable, Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** Stores an application as applied; the same by the same key is stored once. */
export async function insertAgencyApplication(
  db: Kysely<DB>,
  application: Insertable<DB['agency_application']>,
): Promise<{ id: number; isNew: boolean }> {
  const stored = await db
    .insertInto('agency_application')
    .values(application)
    .onConflict((conflict) => conflict.columns(['request_key', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return { id: stored.id, isNew: true };
  const known = await db
    .selectFrom('agency_application')
    .select('id')
    .where('request_key', '=', application.request_key)
    .where('digest', '=', application.digest)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}
