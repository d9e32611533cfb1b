import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import {
  deleteSavedTraveller,
  insertSavedTraveller,
  lockPerson,
  readSavedTravellers,
  type SavedTraveller,
  updateSavedTraveller,
} from './traveller-store.server.ts';

/** So many a person may save: a large family, and its friends. */
export const mostSaved = 20;

/** Whom a person has saved. */
export const listSavedTravellers = (db: Kysely<DB>, personId: number) => readSavedTravellers(db, personId);

/** Saves a traveller, a new one where none is named, and returns their number. */
export const saveTraveller = (
  db: Kysely<DB>,
  { personId, id }: { personId: number; id: number | undefined },
  saved: SavedTraveller,
): Promise<Result<number, 'not-found' | 'too-many'>> =>
  db.transaction().execute(async (transaction) => {
    if (id !== undefined)
      return (await updateSavedTraveller(transaction, { personId, id }, saved)) ? ok(id) : fail('not-found');
    await lockPerson(transaction, personId);
    const { length } = await readSavedTravellers(transaction, personId);
    if (length >= mostSaved) return fail('too-many');
    return ok(await insertSavedTraveller(transaction, personId, saved));
  });

/** Saves one of somebody new, in the transaction that makes them. */
export const saveFirst = (db: Kysely<DB>, personId: number, saved: SavedTraveller): Promise<number> =>
  insertSavedTraveller(db, personId, saved);

/** Forgets one; false where it is somebody else's, or nobody's. */
export const forgetTraveller = (db: Kysely<DB>, which: { personId: number; id: number }): Promise<boolean> =>
  deleteSavedTraveller(db, which);
