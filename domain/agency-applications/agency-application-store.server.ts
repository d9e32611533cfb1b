import type { Insertable, Kysely } from 'kysely';
import { insertOnce } from '#db/insert-once.ts';
import type { DB } from '#db/schema.ts';

/** Stores an application as applied; the same by the same key is stored once. */
export const insertAgencyApplication = (db: Kysely<DB>, application: Insertable<DB['agency_application']>) =>
  insertOnce(db, 'agency_application', application);
