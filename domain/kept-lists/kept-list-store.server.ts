import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

export type KeptListName = 'notify' | 'compare' | 'favorites';

/** Whose list it is, and which. */
export type WhichList = { managerId: number; name: KeptListName };

const rowOf = (db: Kysely<DB>, { managerId, name }: WhichList) =>
  db.selectFrom('kept_list').select('hotels').where('manager_inc', '=', managerId).where('name', '=', name);

/** The list; empty where nothing was ever kept. */
export async function readKeptList(db: Kysely<DB>, which: WhichList): Promise<number[]> {
  const row = await rowOf(db, which).executeTakeFirst();
  return row?.hotels ?? [];
}

/** The list, which nobody else changes until the transaction ends. */
export async function lockKeptList(db: Kysely<DB>, which: WhichList): Promise<number[]> {
  await db
    .insertInto('kept_list')
    .values({ manager_inc: which.managerId, name: which.name, hotels: [] })
    .onConflict((conflict) => conflict.columns(['manager_inc', 'name']).doNothing())
    .execute();
  const { hotels } = await rowOf(db, which).forUpdate().executeTakeFirstOrThrow();
  return hotels;
}

export async function writeKeptList(
  db: Kysely<DB>,
  { managerId, name }: WhichList,
  hotels: number[],
): Promise<void> {
  await db
    .updateTable('kept_list')
    .set({ hotels })
    .where('manager_inc', '=', managerId)
    .where('name', '=', name)
    .execute();
}
