import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { saveFirst } from '#domain/travellers/saved-travellers.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { DemoAgency, DemoGroup, DemoTraveller } from './demo-agency.ts';
import { demoPassword } from './demo-password.ts';
import {
  deleteDemo,
  deleteDemoFactors,
  demoPeople,
  demoTravellers,
  insertAgency,
  insertGroups,
  insertPerson,
  insertPlaces,
  lockDemo,
} from './demo-store.server.ts';
import { hashPassword, isPassword } from './password.ts';
import { setPassword } from './person-store.server.ts';

/** What is invented; `undefined` where there is to be nothing of the kind. */
type Demo =
  | {
      agencies: readonly DemoAgency[];
      groups: readonly DemoGroup[];
      travellers: readonly DemoTraveller[];
    }
  | undefined;

/**
 * Sees to it that the invented agencies, people and travellers are there, each with the password that the sign-in page tells; or that
 * none of them are, where somebody might take them for real.
 */
export const keepDemoPeople = (db: Kysely<DB>, demo: Demo, secret: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockDemo(transaction, 'people');
    if (!demo) return deleteDemo(transaction);
    await deleteDemoFactors(transaction); // anyone who set one up has kept everybody else out
    const managers = await demoPeople(transaction);
    if (managers.length === 0) await insertDemo(transaction, demo, secret);
    const travellers = await demoTravellers(transaction);
    for (const traveller of demo.travellers) {
      if (travellers.some(({ email }) => email === traveller.email)) continue;
      const passwordHash = await hashPassword(demoPassword(traveller.email, secret));
      const id = await insertPerson(transaction, { ...traveller, passwordHash });
      for (const { name, born } of traveller.saved)
        await saveFirst(transaction, id, { name, born: plainDate(born) });
    }
    for (const { id, email, password_hash } of [...managers, ...travellers]) {
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
      const id = await insertPerson(db, { ...person, passwordHash });
      await insertPlaces(db, { ...person, id, agencyIds: [agencyId, ...(also ? [also] : [])] });
    }
  }
}
