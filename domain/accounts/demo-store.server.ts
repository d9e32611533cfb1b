import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { writeCompany } from './company-store.server.ts';
import type { DemoAgency, DemoGroup, DemoPerson } from './demo-agency.ts';

/** The invented people, each with the first of their agencies, as they are shown where they may sign in. */
export const demoPeople = (db: Kysely<DB>) =>
  db
    .selectFrom('person')
    .innerJoin('manager', 'manager.person_id', 'person.id')
    .innerJoin('agency', 'agency.inc', 'manager.agency_inc')
    .where('person.is_demo', '=', true)
    .distinctOn('person.id')
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.password_hash',
      'agency.official_name',
      'agency.is_fta',
      'agency.head_inc',
      'manager.is_administrator',
      'manager.may_book',
    ])
    .select((people) =>
      people
        .selectFrom('manager as place')
        .whereRef('place.person_id', '=', 'person.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('places'),
    )
    .orderBy('person.id')
    .orderBy('manager.inc')
    .execute();

/** Takes everything invented away. */
export async function deleteDemo(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('feedback')
    .where('id', 'in', (requests) =>
      requests
        .selectFrom('agent_request')
        .innerJoin('agency', 'agency.inc', 'agent_request.agency_inc')
        .where('agency.is_demo', '=', true)
        .select('agent_request.id'),
    )
    .execute();
  await db.deleteFrom('person').where('is_demo', '=', true).execute();
  await db.deleteFrom('agency').where('is_demo', '=', true).execute();
}

/** Invented people sign in with the password alone. */
export async function deleteDemoFactors(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('person_id', 'in', (people) =>
      people.selectFrom('person').select('id').where('is_demo', '=', true),
    )
    .execute();
}

/** Servers that start together wait here for the one that writes. */
export async function lockDemo(db: Kysely<DB>, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`demo ${what}`}))`.execute(db);
}

export async function hasRows(db: Kysely<DB>, table: 'client' | 'quote' | 'agent_request'): Promise<boolean> {
  const row = await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertGroups(db: Kysely<DB>, groups: readonly DemoGroup[]): Promise<void> {
  await db
    .insertInto('agency_group')
    .values([...groups])
    .onConflict((conflict) => conflict.column('inc').doNothing())
    .execute();
}

export async function insertAgency(
  db: Kysely<DB>,
  agency: DemoAgency,
  headId: number | undefined,
): Promise<number> {
  const { inc } = await db
    .insertInto('agency')
    .values({
      official_name: agency.name,
      email: agency.email,
      second_email: agency.secondEmail,
      market: agency.market,
      head_inc: headId ?? null,
      state: 'approved',
      is_fta: agency.isFta,
      is_demo: true,
    })
    .returning('inc')
    .executeTakeFirstOrThrow();
  const rows = agency.groups.map((group_inc) => ({ agency_inc: inc, group_inc }));
  await db.insertInto('agency_in_group').values(rows).execute();
  const { commissionPlan: commission_plan_id, markup: share, company } = agency;
  if (company) await writeCompany(db, inc, company);
  if (commission_plan_id !== undefined)
    await db.insertInto('agency_commission').values({ agency_inc: inc, commission_plan_id }).execute();
  if (share !== undefined) await db.insertInto('agent_markup').values({ agency_inc: inc, share }).execute();
  return inc;
}

/** Invented people of no agency. */
export const demoTravellers = (db: Kysely<DB>) =>
  db
    .selectFrom('person')
    .leftJoin('manager', 'manager.person_id', 'person.id')
    .where('person.is_demo', '=', true)
    .where('manager.inc', 'is', null)
    .select(['person.id', 'person.name', 'person.email', 'person.password_hash'])
    .orderBy('person.id')
    .execute();

type NewPerson = { name: string; email: string; passwordHash: string };

export async function insertPerson(db: Kysely<DB>, person: NewPerson): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({
      name: person.name,
      email: person.email,
      locale: 'en',
      password_hash: person.passwordHash,
      state: 'active',
      is_demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewPlaces = DemoPerson & { id: number; agencyIds: readonly number[] };

export async function insertPlaces(db: Kysely<DB>, person: NewPlaces): Promise<void> {
  for (const agency_inc of person.agencyIds)
    await db
      .insertInto('manager')
      .values({
        person_id: person.id,
        agency_inc,
        alias: person.alias,
        email: person.email,
        is_administrator: person.is === 'administrator',
        may_book: person.is !== 'banned',
        may_chat: true,
        has_fixed_markup: person.marksUp ?? false,
        may_use_deposit: person.is === 'administrator',
        ignores_author_login: person.ignoresAuthorLogin ?? false,
      })
      .execute();
}

/** The invented managers, in the agencies that are theirs. */
export const demoManagers = (db: Kysely<DB>) =>
  db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .innerJoin('agency', 'agency.inc', 'manager.agency_inc')
    .where('person.is_demo', '=', true)
    .select(['manager.inc', 'manager.agency_inc', 'person.email', 'agency.market', 'agency.official_name'])
    .execute();
