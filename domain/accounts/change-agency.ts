import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { lockPlace, placesOf } from './person-store.server.ts';
import { turnSession } from './session-store.server.ts';
import { hashToken, newToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/**
 * Has the caller's session go on in another agency of theirs, and returns its new token: that of before is nobody's. Sessions
 * that it has opened on other hosts end.
 * Undefined where they have no such place.
 */
export const changeAgency = (
  managerId: number,
  { db, caller, address, now }: Context,
): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { personId, sessionId: id } = caller;
    const place = (await placesOf(transaction, personId)).find(({ inc }) => inc === managerId);
    if (!place || !(await lockPlace(transaction, { managerId, agencyId: place.agency_inc })))
      return undefined;
    const token = newToken();
    const turned = { id, personId, managerId, tokenHash: hashToken(token) };
    if (!(await turnSession(transaction, turned))) return undefined;
    await writeAudit(transaction, {
      deed: 'change-agency',
      personId,
      agencyId: place.agency_inc,
      address,
      at: now,
      subject: 'session',
      key: id,
      before: { managerId: caller.managerId },
      after: { managerId },
    });
    return token;
  });
