import type { Insertable, Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

export const readViews = (db: Kysely<DB>, managerId: number) =>
  db
    .selectFrom('request_view')
    .select(['id', 'name', 'filters'])
    .where('manager_inc', '=', managerId)
    .orderBy('name')
    .execute();

/** Nobody else adds views of the manager until the transaction ends. */
export async function lockViews(db: Kysely<DB>, managerId: number): Promise<void> {
  await db.selectFrom('manager').select('inc').where('inc', '=', managerId).forNoKeyUpdate().execute();
}

export async function upsertView(db: Kysely<DB>, view: Insertable<DB['request_view']>): Promise<void> {
  await db
    .insertInto('request_view')
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(['manager_inc', 'name']).doUpdateSet({ filters: view.filters }),
    )
    .execute();
}

export async function deleteView(db: Kysely<DB>, managerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('request_view')
    .where('manager_inc', '=', managerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
