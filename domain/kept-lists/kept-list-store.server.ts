import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

export type KeptListName = 'notify' | 'compare' | 'favorites';

/** Whose list it is, a manager's or a traveller's, and which. */
export type WhichList = { whose: 'manager_inc' | 'person_id'; id: number; name: KeptListName };

const rowOf = (db: Kysely<DB>, { whose, id, name }: WhichList) =>
  db.selectFrom('kept_list').select('hotels').where(whose, '=', id).where('name', '=', name);

/** The list; empty where nothing was ever kept. */
export async function readKeptList(db: Kysely<DB>, which: WhichList): Promise<number[]> {
  const row = await rowOf(db, which).executeTakeFirst();
  return row?.hotels ?? [];
}

/** The list, which nobody else changes until the transaction ends. */
export async function lockKeptList(db: Kysely<DB>, which: WhichList): Promise<number[]> {
  await db
    .insertInto('kept_list')
    .values({ [which.whose]: which.id, name: which.name, hotels: [] })
    .onConflict((conflict) => conflict.columns([which.whose, 'name']).doNothing())
    .execute();
  const { hotels } = await rowOf(db, which).forUpdate().executeTakeFirstOrThrow();
  return hotels;
}

export async function writeKeptList(
  db: Kysely<DB>,
  { whose, id, name }: WhichList,
  hotels: number[],
): Promise<void> {
  await db.updateTable('kept_list').set({ hotels }).where(whose, '=', id).where('name', '=', name).execute();
}

export async function deleteListsOfPerson(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('kept_list').where('person_id', '=', personId).execute();
}
