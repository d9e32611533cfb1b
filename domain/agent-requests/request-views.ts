import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { mostRequestViews } from '#lib/most-request-views.ts';
import type { Manager } from '#lib/principal.ts';
import { deleteView, lockViews, readViews, upsertView } from './view-store.server.ts';

/** The views of the manager, by name. */
export const listViews = (db: Kysely<DB>, { managerId }: Manager) => readViews(db, managerId);

/** Keeps filters under a name, in place of those that had it; false where there are too many already. */
export const saveView = (
  db: Kysely<DB>,
  { managerId }: Manager,
  view: { name: string; filters: string },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockViews(transaction, managerId);
    const known = await readViews(transaction, managerId);
    const isNew = !known.some(({ name }) => name === view.name);
    if (isNew && known.length >= mostRequestViews) return false;
    await upsertView(transaction, { manager_inc: managerId, ...view });
    return true;
  });

/** False where there is no such view, or it is somebody else's. */
export const forgetView = (db: Kysely<DB>, { managerId }: Manager, id: number): Promise<boolean> =>
  deleteView(db, managerId, id);
