import type { Kysely } from 'kysely';
import { hasEmail } from '#db/email-key.ts';
import type { DB } from '#db/schema.ts';

/** The person of an e-mail, however it is spelt, who may sign in. */
export const findPerson = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'password_hash'])
    .where(hasEmail('person.email', email))
    .where('state', '=', 'active')
    .executeTakeFirst();

/** The person of an e-mail, however it is spelt, whether they may sign in or not. */
export const findAccount = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'password_hash'])
    .where(hasEmail('person.email', email))
    .executeTakeFirst();

type NewPerson = {
  name: string;
  email: string;
  locale: string;
  passwordHash: string;
  /** Of who has asked for the account themselves. */
  consentedAt?: Date;
};

/** Somebody new, who may sign in; undefined where somebody with this e-mail came first. */
export async function insertPerson(
  db: Kysely<DB>,
  { name, email, locale, passwordHash, consentedAt }: NewPerson,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('person')
    .values({
      name: name.trim(),
      email,
      locale,
      password_hash: passwordHash,
      state: 'active',
      consented_at: consentedAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The person's places that are open, in agencies that we work with, the oldest first. */
export const placesOf = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('manager')
    .innerJoin('agency', 'agency.inc', 'manager.agency_inc')
    .select(['manager.inc', 'manager.agency_inc', 'manager.is_administrator', 'agency.official_name'])
    .where('manager.person_id', '=', personId)
    .where('manager.state', '=', 'active')
    .where('agency.state', '=', 'approved')
    .orderBy('manager.inc')
    .execute();

/**
 * The person, whom nobody else changes, suspends or deletes until the transaction ends. Anyone who begins a session, and anyone who
 * changes what one is begun by, locks the person first, then an agency, then a manager.
 */
export const lockPerson = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'state', 'password_hash'])
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Whether a place is open; it stays so until the transaction ends. */
export async function lockPlace(
  db: Kysely<DB>,
  { managerId, agencyId }: { managerId: number; agencyId: number },
): Promise<boolean> {
  const agency = await db
    .selectFrom('agency')
    .select('state')
    .where('inc', '=', agencyId)
    .forShare()
    .executeTakeFirst();
  const manager = await db
    .selectFrom('manager')
    .select('state')
    .where('inc', '=', managerId)
    .forShare()
    .executeTakeFirst();
  return agency?.state === 'approved' && manager?.state === 'active';
}

export async function setPassword(db: Kysely<DB>, personId: number, passwordHash: string): Promise<void> {
  await db.updateTable('person').set({ password_hash: passwordHash }).where('id', '=', personId).execute();
}

/** Whether the person has a place in an agency, open or not. */
export const hasPlace = async (db: Kysely<DB>, personId: number): Promise<boolean> =>
  (await db.selectFrom('manager').select('inc').where('person_id', '=', personId).executeTakeFirst()) !==
  undefined;

/** What a person is called, and how they prove who they are; undefined where they are no more. */
export const readPerson = (db: Kysely<DB>, personId: number) =>
  db
    .selectFrom('person')
    .select(['name', 'email', 'phones', 'own_phone', 'locale', 'password_hash', 'consented_at'])
    .where('id', '=', personId)
    .executeTakeFirst();

/** What a traveller says of themselves. */
export type OwnAccount = { name: string; phone: string };

export async function writeOwnAccount(
  db: Kysely<DB>,
  personId: number,
  { name, phone: own_phone }: OwnAccount,
): Promise<void> {
  await db.updateTable('person').set({ name, own_phone }).where('id', '=', personId).execute();
}

/** Of anyone who stays a person of an agency nothing stays that they have said as a traveller. */
export async function forgetOwnPhone(db: Kysely<DB>, personId: number): Promise<void> {
  await db.updateTable('person').set({ own_phone: null }).where('id', '=', personId).execute();
}

export async function deletePerson(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('person').where('id', '=', personId).execute();
}
