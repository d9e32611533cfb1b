import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { DemoAgency, DemoGroup } from './demo-agency.ts';
import { demoPassword } from './demo-password.ts';
import {
  deleteDemo,
  deleteDemoFactors,
  demoPeople,
  insertAgency,
  insertGroups,
  insertPerson,
  lockDemo,
} from './demo-store.server.ts';
import { hashPassword, isPassword } from './password.ts';
import { setPassword } from './person-store.server.ts';

/** What is invented; `undefined` where there is to be nothing of the kind. */
type Demo = { agencies: readonly DemoAgency[]; groups: readonly DemoGroup[] } | undefined;

/**
 * Sees to it that the invented agencies and people are there, each with the password that the sign-in page tells; or that
 * none of them are, where somebody might take them for real.
 */
export const keepDemoPeople = (db: Kysely<DB>, demo: Demo, secret: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockDemo(transaction);
    if (!demo) return deleteDemo(transaction);
    await deleteDemoFactors(transaction); // whoever set one up has kept everybody else out
    const known = await demoPeople(transaction);
    if (known.length === 0) return insertDemo(transaction, demo, secret);
    for (const { id, email, password_hash } of known) {
      const password = demoPassword(email, secret);
      if (await isPassword(password, password_hash)) continue;
      await setPassword(transaction, id, await hashPassword(password));
    }
  });

async function insertDemo(db: Kysely<DB>, { agencies, groups }: NonNullable<Demo>, secret: string) {
  await insertGroups(db, groups);
  const ids = new Map<string, number>();
  for (const agency of agencies) {
    const agencyId = await insertAgency(db, agency, ids.get(agency.headOffice ?? ''));
    ids.set(agency.name, agencyId);
    for (const person of agency.people) {
      const passwordHash = await hashPassword(demoPassword(person.email, secret));
      const also = ids.get(person.alsoOf ?? '');
      await insertPerson(db, { ...person, passwordHash, agencyIds: [agencyId, ...(also ? [also] : [])] });
    }
  }
}
