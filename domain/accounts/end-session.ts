import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import { deleteSession } from './session-store.server.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/** Ends a session of the caller, this one or another; false where they have no such session. */
export const endSession = (sessionId: number, { db, caller, address, now }: Context): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { personId, agencyId } = caller;
    if (!(await deleteSession(transaction, sessionId, personId))) return false;
    const deed = sessionId === caller.sessionId ? 'sign-out' : 'end-session';
    await writeAudit(transaction, {
      ...{ deed, personId, agencyId, address, at: now },
      ...{ subject: 'session', key: sessionId },
    });
    return true;
  });
