import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { insertAgency, lockAgency } from './agency-store.server.ts';

type Founded = { name: string; email: string; market: string; headOffice: number | undefined };

/** Makes an agency, which may be the branch of a head office; undefined where there is no such head office. */
export async function foundAgency(
  db: Kysely<DB>,
  { name, email, market, headOffice }: Founded,
): Promise<number | undefined> {
  const head = headOffice === undefined ? undefined : await lockAgency(db, headOffice);
  // A branch has no branches.
  if (headOffice !== undefined && (!head || head.head_inc !== null)) return undefined;
  return insertAgency(db, {
    official_name: name,
    email,
    market,
    state: 'approved',
    head_inc: headOffice ?? null,
  });
}
