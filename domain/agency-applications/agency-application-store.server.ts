import type { Insertable, Kysely } from 'kysely';
import { insertOnce } from '#db/insert-once.ts';
import type { DB } from '#db/schema.ts';

/** Stores an application as applied; the same by the same key is stored once. */
export const insertAgencyApplication = (db: Kysely<DB>, application: Insertable<DB['agency_application']>) =>
  insertOnce(db, 'agency_application', application);

export type ApplicationState = 'applied' | 'approved' | 'refused';

/** The applications of a state, the newest first. */
export const applicationsOf = (db: Kysely<DB>, state: ApplicationState) =>
  db
    .selectFrom('agency_application')
    .selectAll()
    .where('state', '=', state)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();

/** An application that nobody has decided, locked so that nobody else does meanwhile. */
export const lockApplication = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('agency_application')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'applied')
    .forUpdate()
    .executeTakeFirst();

type Decided = { state: ApplicationState; agencyId?: number; now: Date };

export async function decideApplication(
  db: Kysely<DB>,
  id: number,
  { state, agencyId, now }: Decided,
): Promise<void> {
  await db
    .updateTable('agency_application')
    .set({ state, decided_at: now, agency_inc: agencyId ?? null })
    .where('id', '=', id)
    .execute();
}
