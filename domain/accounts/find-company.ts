import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type Company, readCompany } from './company-store.server.ts';

export type { Company };

/** Those of the operator itself. */
const operators = 3;

/** What an agency says of its company; undefined for the operator's own, which says nothing of itself here. */
export async function findCompany(db: Kysely<DB>, agencyId: number) {
  const found = await readCompany(db, agencyId);
  return found?.partType === operators ? undefined : found;
}
