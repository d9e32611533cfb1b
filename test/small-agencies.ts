import type { Insertable, Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { hashPassword } from '#domain/accounts/password.ts';
import { insertSession } from '#domain/accounts/session-store.server.ts';
import { hashToken, newToken } from '#domain/accounts/token.ts';

/** The password of everybody here. */
export const everyPassword = 'correct horse battery';

export const anna = { email: 'Anna.Hill@shore.example', password: everyPassword };

/**
 * An agency of the default market, `Sunny Shore`, of the groups 373 and 220, with a branch, `Sunny Riga`, of none:
 * - Anna is the administrator of the head office, Paul a manager there;
 * - Ilze is a manager of the branch.
 */
export async function addSmallAgencies(db: Kysely<DB>) {
  const passwordHash = await hashPassword(everyPassword);
  const groups = [220, 373, 488, 815, 871].map((inc) => ({ inc, name: `Group ${inc}` }));
  await db.insertInto('agency_group').values(groups).execute();
  const shore = await addAgency(db, 'Sunny Shore');
  const riga = await addAgency(db, 'Sunny Riga', { market: 'lv', head_inc: shore });
  const inGroups = [373, 220].map((group_inc) => ({ agency_inc: shore, group_inc }));
  await db.insertInto('agency_in_group').values(inGroups).execute();
  const add = (
    name: string,
    email: string,
    agency: number,
    rights: Partial<Insertable<DB['manager']>> = {},
  ) => addManager(db, { name, email, agency, passwordHash, rights });
  return {
    shore,
    riga,
    anna: await add('Anna Hill', anna.email, shore, { is_administrator: true }),
    paul: await add('Paul Novak', 'paul@shore.example', shore),
    ilze: await add('Ilze Kalnina', 'ilze@shore.example', riga),
  };
}

/** An agency by itself, or the branch of another. */
export async function addAgency(db: Kysely<DB>, name: string, more: Partial<Insertable<DB['agency']>> = {}) {
  const agency = {
    official_name: name,
    email: 'info@shore.example',
    market: 'com',
    state: 'approved',
    ...more,
  };
  const { inc } = await db.insertInto('agency').values(agency).returning('inc').executeTakeFirstOrThrow();
  return inc;
}

type NewManager = {
  name: string;
  email: string;
  agency: number;
  passwordHash: string;
  rights: Partial<Insertable<DB['manager']>>;
};

/** A person in an agency. */
async function addManager(db: Kysely<DB>, { name, email, agency, passwordHash, rights }: NewManager) {
  const person = { name, email, locale: 'en', password_hash: passwordHash, state: 'active' };
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  const { inc } = await db
    .insertInto('manager')
    .values({ person_id: id, agency_inc: agency, alias: name.toUpperCase(), ...rights })
    .returning('inc')
    .executeTakeFirstOrThrow();
  return { personId: id, managerId: inc };
}

/** Another place of a person. */
export async function addPlace(
  db: Kysely<DB>,
  { personId, agency, ...rights }: { personId: number; agency: number } & Partial<Insertable<DB['manager']>>,
) {
  const { inc } = await db
    .insertInto('manager')
    .values({ person_id: personId, agency_inc: agency, alias: 'SECOND', ...rights })
    .returning('inc')
    .executeTakeFirstOrThrow();
  return { personId, managerId: inc };
}

/** A second factor, of which nobody has the app: without one an administrator is but a manager. */
export async function addSecondFactor(db: Kysely<DB>, personId: number, now: Date): Promise<void> {
  const factor = { person_id: personId, secret: 'of nobody', confirmed_at: now };
  await db.insertInto('second_factor').values(factor).execute();
}

/** Without a place: for themselves. */
type Whose = { personId: number; managerId: number | undefined };

/** The token of a session that was just begun, with a code where there is one, on the agents' site of the default market. */
export async function beginSession(db: Kysely<DB>, whose: Whose, now: Date, siteId = 'agent-com') {
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    siteId,
    now,
    personId: whose.personId,
    managerId: whose.managerId,
    address: '127.0.0.1',
    device: 'Chrome',
    secondFactorAt: now,
  });
  return token;
}
