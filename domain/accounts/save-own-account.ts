import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Traveller } from '#lib/principal.ts';
import { type OwnAccount, writeOwnAccount } from './person-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; caller: Traveller; address: string; now: Date };

/** Saves what a traveller says of themselves. That they did is written down, but not what: with the account all of it goes. */
export const saveOwnAccount = (account: OwnAccount, { db, caller, address, now }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { personId } = caller;
    await writeOwnAccount(transaction, personId, account);
    await writeAudit(transaction, {
      deed: 'change-profile',
      personId,
      address,
      at: now,
      subject: 'person',
      key: personId,
    });
  });
