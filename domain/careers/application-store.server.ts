import { type Insertable, type Kysely, sql } from 'kysely';
import { insertOnce } from '#db/insert-once.ts';
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
  return insertOnce(db, 'job_application', application);
}
