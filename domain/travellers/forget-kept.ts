import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { deleteKept } from './traveller-store.server.ts';

/** Forgets what somebody has saved and asked for as a traveller; `db` is the transaction that their account goes in. */
export const forgetKeptOf = (db: Kysely<DB>, personId: number): Promise<void> => deleteKept(db, personId);
