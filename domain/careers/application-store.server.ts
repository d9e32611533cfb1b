import type { Insertable, Kysely } from 'kysely';
import { insertOnce } from '#db/insert-once.ts';
import type { DB } from '#db/schema.ts';

export type NewApplication = Insertable<DB['job_application']>;

/** Stores an application; the same by the same key is stored once. */
export const insertApplication = (
  db: Kysely<DB>,
  application: NewApplication,
): Promise<{ id: number; isNew: boolean }> => insertOnce(db, 'job_application', application);
