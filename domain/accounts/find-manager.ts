import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findManagerRow, groupsOf } from './manager-store.server.ts';
import { placesOf } from './person-store.server.ts';

export type FoundManager = NonNullable<Awaited<ReturnType<typeof findManager>>>;

/** A manager, the person behind them and how many agencies these work for, and the agency with its groups. */
export async function findManager(db: Kysely<DB>, managerId: number) {
  const manager = await findManagerRow(db, managerId);
  if (!manager) return undefined;
  const [groups, places] = [await groupsOf(db, manager.agency_inc), await placesOf(db, manager.person_id)];
  return { ...manager, groups, agencies: places.length };
}
