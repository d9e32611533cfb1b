import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** All redirects, of all markets. */
export const readRedirects = (db: Kysely<DB>) =>
  db.selectFrom('redirect').select(['from_path', 'to_path', 'status', 'market']).orderBy('id').execute();

export type StoredRedirect = Awaited<ReturnType<typeof readRedirects>>[number];
