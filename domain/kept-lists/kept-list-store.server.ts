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

/**
 * The list, which nobody else changes until the transaction ends. A row that is deleted while it is waited for is inserted
 * again, which PostgreSQL refuses where its person was deleted.
 */
export async function lockKeptList(db: Kysely<DB>, which: WhichList): Promise<number[]> {
  for (;;) {
    await db
      .insertInto('kept_list')
      .values({ [which.whose]: which.id, name: which.name, hotels: [] })
      .onConflict((conflict) => conflict.columns([which.whose, 'name']).doNothing())
      .execute();
    const row = await rowOf(db, which).forUpdate().executeTakeFirst();
    if (row) return row.hotels;
  }
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
