import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type KeptList, readKeptList, type WhichList } from './kept-list-store.server.ts';

/** A list that an agent keeps, or a traveller. */
export const findKeptList = (db: Kysely<DB>, which: WhichList): Promise<KeptList> => readKeptList(db, which);
