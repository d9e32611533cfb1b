import type { Insertable, Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** So many requests of a traveller are told, the latest. */
const mostTold = 100;

type NewRequest = Omit<Insertable<DB['traveller_request']>, 'shown'> & { shown: ShownOffer };

export async function insertTravellerRequest(
  db: Kysely<DB>,
  { shown, ...request }: NewRequest,
): Promise<void> {
  await db
    .insertInto('traveller_request')
    .values({ ...request, shown: JSON.stringify(shown) })
    .execute();
}

/** The requests of a person, the latest first. */
export async function readTravellerRequests(db: Kysely<DB>, personId: number) {
  const rows = await db
    .selectFrom('traveller_request')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostTold)
    .execute();
  return rows.map((row) => ({ ...row, shown: row.shown as unknown as ShownOffer })); // as it was inserted
}

export async function readTravellerRequestIds(db: Kysely<DB>, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('traveller_request')
    .select('id')
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ id }) => id);
}

export type SavedTraveller = { name: string; born: PlainDate };

/** Whom a person has saved, the oldest first. */
export const readSavedTravellers = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('saved_traveller')
    .select(['id', 'name', 'born'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

/** Nobody else saves travellers of the person until the transaction ends. */
export async function lockPerson(db: Kysely<DB>, personId: number): Promise<void> {
  await db.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

export async function insertSavedTraveller(db: Kysely<DB>, personId: number, saved: SavedTraveller) {
  const { id } = await db
    .insertInto('saved_traveller')
    .values({ person_id: personId, ...saved })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Which = { personId: number; id: number };

/** False where it is somebody else's, or nobody's. */
export async function updateSavedTraveller(db: Kysely<DB>, { personId, id }: Which, saved: SavedTraveller) {
  const { numUpdatedRows } = await db
    .updateTable('saved_traveller')
    .set(saved)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same. */
export async function deleteSavedTraveller(db: Kysely<DB>, { personId, id }: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_traveller')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Nothing that the person keeps as a traveller stays; requests stay with the office, of nobody. */
export async function deleteKept(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('saved_traveller').where('person_id', '=', personId).execute();
  await db.deleteFrom('traveller_request').where('person_id', '=', personId).execute();
}
