import type { Insertable, Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { companyColumns } from './company-store.server.ts';
import { deleteSessionsOfManagers } from './session-store.server.ts';

/** An agency and its branches, the head office first. */
export const treeOf = (db: Kysely<DB>, agencyId: number) =>
  db
    .selectFrom('agency')
    .where((agency) => agency.or([agency('inc', '=', agencyId), agency('head_inc', '=', agencyId)]))
    .select(['inc', 'official_name', 'head_inc', 'state'])
    .orderBy((agency) => agency('inc', '=', agencyId), 'desc')
    .orderBy('official_name')
    .execute();

/** The agency with its head office, which nobody else changes the people of until the transaction ends. */
export async function lockAgency(db: Kysely<DB>, agencyId: number) {
  const known = await db
    .selectFrom('agency')
    .select(['inc', 'head_inc', 'state', 'market'])
    .where('inc', '=', agencyId)
    .executeTakeFirst();
  if (!known) return undefined;
  await db
    .selectFrom('agency')
    .select('inc')
    .where('inc', '=', known.head_inc ?? known.inc)
    .forUpdate()
    .execute();
  return known;
}

export async function insertAgency(db: Kysely<DB>, agency: Insertable<DB['agency']>): Promise<number> {
  const { inc } = await db.insertInto('agency').values(agency).returning('inc').executeTakeFirstOrThrow();
  return inc;
}

/** Opens or shuts agencies, and ends the sessions of those who work for one that is shut. */
export async function setAgencyState(
  db: Kysely<DB>,
  agencies: readonly number[],
  state: 'approved' | 'suspended',
): Promise<void> {
  await db.updateTable('agency').set({ state }).where('inc', 'in', agencies).execute();
  if (state === 'approved') return;
  const managers = await db
    .selectFrom('manager')
    .select('inc')
    .where('agency_inc', 'in', agencies)
    .orderBy('inc')
    .execute();
  await deleteSessionsOfManagers(
    db,
    managers.map(({ inc }) => inc),
  );
}

/** All agencies, with how many people and administrators work for each. */
export const allAgencies = (db: Kysely<DB>) =>
  db
    .selectFrom('agency')
    .leftJoin('manager', (join) =>
      join.onRef('manager.agency_inc', '=', 'agency.inc').on('manager.state', '=', 'active'),
    )
    .select(['agency.inc', 'agency.official_name', 'agency.market', 'agency.state', 'agency.head_inc'])
    .select(companyColumns)
    .select((agency) => [
      agency.fn.count<string>('manager.inc').as('managers'),
      agency.fn
        .count<string>('manager.inc')
        .filterWhere('manager.is_administrator', '=', true)
        .as('administrators'),
    ])
    .groupBy('agency.inc')
    .orderBy('agency.inc')
    .execute();
