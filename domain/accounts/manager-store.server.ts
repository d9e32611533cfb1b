import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

/** A manager with the person and the agency. */
export const findManagerRow = (db: Kysely<DB>, managerId: number) =>
  db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .innerJoin('agency', 'agency.inc', 'manager.agency_inc')
    .where('manager.inc', '=', managerId)
    .selectAll('manager')
    .select([
      'person.name',
      'agency.official_name',
      'agency.email as agency_email',
      'agency.second_email',
      'agency.market',
      'agency.head_inc',
      'agency.part_type',
      'agency.is_fta',
    ])
    .executeTakeFirst();

/** The groups of an agency, the smallest number first. */
export async function groupsOf(db: Kysely<DB>, agencyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('agency_in_group')
    .select('group_inc')
    .where('agency_inc', '=', agencyId)
    .orderBy('group_inc')
    .execute();
  return rows.map(({ group_inc }) => group_inc);
}
