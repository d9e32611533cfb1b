import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { lockPerson } from './person-store.server.ts';
import { lockProfile, type Profile, writeProfile } from './profile-store.server.ts';
import { type Telling, tellOfEmail } from './tell-owner.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = Telling & { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/** Saves what a manager says of themselves, and writes down what was there before. */
export const saveProfile = (
  profile: Profile,
  { db, caller, address, now, ...telling }: Context,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { personId, agencyId, managerId } = caller;
    await lockPerson(transaction, personId);
    const before = await lockProfile(transaction, managerId);
    await writeProfile(transaction, { personId, managerId }, profile);
    if (before && before.email !== profile.email)
      await tellOfEmail(transaction, { personId, before: before.email }, { ...telling, now });
    await writeAudit(transaction, {
      ...{ deed: 'change-profile', personId, agencyId, address, at: now },
      ...{ subject: 'manager', key: managerId, before, after: profile },
    });
  });
