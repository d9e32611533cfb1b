import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** What a manager says of themselves ([S]§2.17). */
export type Profile = {
  fullname: string;
  born: PlainDate | null;
  isMale: boolean | null;
  phones: string;
  email: string;
  alias: string;
  townId: number | null;
};

const profiles = (db: Kysely<DB>, managerId: number) =>
  db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .where('manager.inc', '=', managerId)
    .select(['person.name as fullname', 'person.born', 'person.is_male as isMale', 'person.phones'])
    .select(['manager.email', 'manager.alias', 'manager.town_id as townId']);

/** The profile, with what is said of it beside its fields. */
export const readProfile = (db: Kysely<DB>, managerId: number) =>
  profiles(db, managerId)
    .innerJoin('agency', 'agency.inc', 'manager.agency_inc')
    .select(['manager.inc', 'manager.is_administrator as isAdministrator', 'agency.market'])
    .executeTakeFirst();

/** Where a manager gets mail: at the agency's address of theirs, else at the one they sign in with. */
export async function readMailbox(db: Kysely<DB>, managerId: number): Promise<string> {
  const found = await db
    .selectFrom('manager')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .where('manager.inc', '=', managerId)
    .select(['manager.email', 'person.email as personEmail'])
    .executeTakeFirstOrThrow();
  return found.email || found.personEmail;
}

/** The profile, which nobody else changes until the transaction ends. */
export const lockProfile = (db: Kysely<DB>, managerId: number) =>
  profiles(db, managerId).forUpdate().executeTakeFirst();

export async function writeProfile(
  db: Kysely<DB>,
  { personId, managerId }: { personId: number; managerId: number },
  profile: Profile,
): Promise<void> {
  const { fullname: name, born, isMale: is_male, phones, email, alias, townId: town_id } = profile;
  await db.updateTable('person').set({ name, born, is_male, phones }).where('id', '=', personId).execute();
  await db.updateTable('manager').set({ email, alias, town_id }).where('inc', '=', managerId).execute();
}
