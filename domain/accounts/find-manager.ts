import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findManagerRow, groupsOf } from './manager-store.server.ts';

export type FoundManager = NonNullable<Awaited<ReturnType<typeof findManager>>>;

/** A manager, the person behind them and their agency with its groups. */
export async function findManager(db: Kysely<DB>, managerId: number) {
  const manager = await findManagerRow(db, managerId);
  return manager && { ...manager, groups: await groupsOf(db, manager.agency_inc) };
}
