import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

export type NewApplication = Insertable<DB['job_application']>;

/** Stores an application, and lets go of those of more than a year ago; the same by the same key is stored once. */
export async function insertApplication(
  db: Kysely<DB>,
  application: NewApplication,
): Promise<{ id: number; isNew: boolean }> {
  await db
    .deleteFrom('job_application')
    .where('received_at', '<', sql<Date>`${application.received_at}::timestamptz - interval '1 year'`)
    .execute();
  const stored = await db
    .insertInto('job_application')
    .values(application)
    .onConflict((conflict) => conflict.columns(['request_key', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return { id: stored.id, isNew: true };
  const known = await db
    .selectFrom('job_application')
    .select('id')
    .where('request_key', '=', application.request_key)
    .where('digest', '=', application.digest)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}
