import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { lockAgency } from './agency-store.server.ts';
import { findColleague } from './colleague-store.server.ts';

/** What an administrator does with the people of their agencies, and from where. */
export type ColleagueContext = { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/** Whether an administrator has a say in an agency: in their own, and from a head office in its branches. */
const reaches = ({ agencyId }: Manager, agency: { inc: number; head_inc: number | null }) =>
  agency.inc === agencyId || agency.head_inc === agencyId;

/** An agency that the caller has a say in, locked against other changes of its people; somebody else's is none. */
export async function lockOwnAgency(db: Kysely<DB>, caller: Manager, agencyId: number) {
  const agency = await lockAgency(db, agencyId);
  if (!agency || !reaches(caller, agency)) return undefined;
  // The caller's own rights may have gone while this waited for the lock.
  const own = await findColleague(db, caller.managerId);
  return own?.is_administrator && own.state === 'active' ? agency : undefined;
}

/** A manager that the caller has a say in, with their agencies locked; somebody else's is none. */
export async function lockColleague(db: Kysely<DB>, caller: Manager, managerId: number) {
  const found = await findColleague(db, managerId);
  if (!found || !(await lockOwnAgency(db, caller, found.agency_inc))) return undefined;
  return findColleague(db, managerId);
}
