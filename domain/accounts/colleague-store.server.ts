import type { Kysely } from 'kysely';
import { hasEmail } from '#db/email-key.ts';
import type { DB } from '#db/schema.ts';
import { columnsOf, type Rights } from './rights.ts';

/** The managers of agencies, by name. */
export const colleaguesOf = (db: Kysely<DB>, agencies: readonly number[]) =>
  db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .where('manager.agency_inc', 'in', agencies)
    .selectAll('manager')
    .select(['person.name', 'person.email as login'])
    .orderBy('person.name')
    .orderBy('manager.inc')
    .execute();

/** A manager, and the agency that they work for. */
export const findColleague = (db: Kysely<DB>, managerId: number) =>
  db
    .selectFrom('manager')
    .innerJoin('agency', 'agency.inc', 'manager.agency_inc')
    .where('manager.inc', '=', managerId)
    .selectAll('manager')
    .select('agency.head_inc')
    .executeTakeFirst();

/** Whether there is an administrator for an agency, of its own or of its head office, beside one. */
export async function hasAdministratorBeside(
  db: Kysely<DB>,
  agencies: readonly number[],
  managerId: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .select('manager.inc')
    .where('manager.agency_inc', 'in', agencies)
    .where('manager.inc', '!=', managerId)
    .where('manager.is_administrator', '=', true)
    .where('manager.state', '=', 'active')
    .where('person.state', '=', 'active')
    .executeTakeFirst();
  return other !== undefined;
}

export async function setRights(db: Kysely<DB>, managerId: number, rights: Rights): Promise<void> {
  await db.updateTable('manager').set(columnsOf(rights)).where('inc', '=', managerId).execute();
}

export async function setColleagueState(
  db: Kysely<DB>,
  managerId: number,
  state: 'active' | 'suspended',
): Promise<void> {
  await db.updateTable('manager').set({ state }).where('inc', '=', managerId).execute();
}

/** The place of who has invited somebody to an agency: there, or at its head office. */
export const findInviter = (
  db: Kysely<DB>,
  { inviter_id, agency_inc }: { inviter_id: number | null; agency_inc: number },
) =>
  db
    .selectFrom('manager')
    .innerJoin('agency', (join) =>
      join.on((on) => on('manager.agency_inc', 'in', [on.ref('agency.inc'), on.ref('agency.head_inc')])),
    )
    .select('manager.inc')
    .where('agency.inc', '=', agency_inc)
    .where('manager.person_id', '=', inviter_id)
    .where('manager.state', '=', 'active')
    .executeTakeFirst();

/** Whether somebody of an e-mail works for the agency, or did until they were suspended. */
export async function worksFor(db: Kysely<DB>, agencyId: number, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .select('manager.inc')
    .where('manager.agency_inc', '=', agencyId)
    .where(hasEmail('person.email', email))
    .executeTakeFirst();
  return known !== undefined;
}

type NewColleague = { personId: number; agencyId: number; alias: string; email: string; rights: Rights };

/** Gives a person a place in an agency, and returns its number. */
export async function insertColleague(
  db: Kysely<DB>,
  { personId, agencyId, alias, email, rights }: NewColleague,
): Promise<number> {
  const { inc } = await db
    .insertInto('manager')
    .values({ person_id: personId, agency_inc: agencyId, alias, email, ...columnsOf(rights) })
    .returning('inc')
    .executeTakeFirstOrThrow();
  return inc;
}
