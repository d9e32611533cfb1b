import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { type Company, lockCompany, writeCompany } from './company-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/** Saves what an administrator says of their agency's company, and writes down what was there before. */
export const saveCompany = (company: Company, { db, caller, address, now }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { personId, agencyId } = caller;
    const before = await lockCompany(transaction, agencyId);
    await writeCompany(transaction, agencyId, company);
    await writeAudit(transaction, {
      deed: 'change-company',
      personId,
      agencyId,
      address,
      at: now,
      subject: 'agency',
      key: agencyId,
      before,
      after: company,
    });
  });
