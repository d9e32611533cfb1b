import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { deleteListsOfPerson } from './kept-list-store.server.ts';

/** Forgets the lists of a traveller; `db` is the transaction that their account goes in. */
export const forgetListsOf = (db: Kysely<DB>, personId: number): Promise<void> =>
  deleteListsOfPerson(db, personId);
