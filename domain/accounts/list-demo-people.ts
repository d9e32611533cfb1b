import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { demoPassword } from './demo-password.ts';
import { demoPeople, demoTravellers } from './demo-store.server.ts';

/** The invented people of agencies with their passwords; none where the operator is real. */
export async function listDemoPeople(db: Kysely<DB>, secret: string) {
  const people = await demoPeople(db);
  return people.map((person) => ({
    name: person.name,
    email: person.email,
    password: demoPassword(person.email, secret),
    agency: person.official_name,
    isAdministrator: person.is_administrator,
    isBanned: !person.may_book,
    hasOtherAgencies: (person.places ?? 0) > 1,
    isBranch: person.head_inc !== null,
    isFTA: person.is_fta,
  }));
}

/** The same of those who travel. */
export async function listDemoTravellers(db: Kysely<DB>, secret: string) {
  const travellers = await demoTravellers(db);
  return travellers.map(({ name, email }) => ({ name, email, password: demoPassword(email, secret) }));
}
