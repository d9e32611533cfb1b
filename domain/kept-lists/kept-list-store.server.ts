import type { Kysely } from 'kysely';
import type { DB, JsonValue } from '#db/schema.ts';

export type KeptListName = 'notify' | 'compare' | 'favorites';

/** Whose list it is, a manager's or a traveller's, and which. */
export type WhichList = { whose: 'manager_inc' | 'person_id'; id: number; name: KeptListName };

/** Hotels in the order in which they were added, and by hotel the trip that it was kept for. */
export type KeptList = { hotels: number[]; trips: Record<string, string> };

const rowOf = (db: Kysely<DB>, { whose, id, name }: WhichList) =>
  db.selectFrom('kept_list').select(['hotels', 'trips']).where(whose, '=', id).where('name', '=', name);

/** The list; empty where nothing was ever kept. */
export async function readKeptList(db: Kysely<DB>, which: WhichList): Promise<KeptList> {
  const row = await rowOf(db, which).executeTakeFirst();
  return row ? listOf(row) : { hotels: [], trips: {} };
}

/**
 * The list, which nobody else changes until the transaction ends. A row that is deleted while it is waited for is inserted
 * again, which PostgreSQL refuses where its person was deleted.
 */
export async function lockKeptList(db: Kysely<DB>, which: WhichList): Promise<KeptList> {
  for (;;) {
    await db
      .insertInto('kept_list')
      .values({ [which.whose]: which.id, name: which.name, hotels: [] })
      .onConflict((conflict) => conflict.columns([which.whose, 'name']).doNothing())
      .execute();
    const row = await rowOf(db, which).forUpdate().executeTakeFirst();
    if (row) return listOf(row);
  }
}

export async function writeKeptList(
  db: Kysely<DB>,
  { whose, id, name }: WhichList,
  { hotels, trips }: KeptList,
): Promise<void> {
  await db
    .updateTable('kept_list')
    .set({ hotels, trips: JSON.stringify(trips) })
    .where(whose, '=', id)
    .where('name', '=', name)
    .execute();
}

/** The trips were checked when they came, and written as texts. */
const listOf = ({ hotels, trips }: { hotels: number[]; trips: JsonValue }): KeptList => ({
  hotels,
  trips: trips as Record<string, string>,
});

export async function deleteListsOfPerson(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('kept_list').where('person_id', '=', personId).execute();
}
