import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { deleteOtherSessions, deleteSession } from './session-store.server.ts';
import { deleteTickets } from './ticket-store.server.ts';
import { agencyOf, writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; caller: Manager | Traveller; address: string; now: Date };

/** Ends a session of the caller, this one or another; false where they have no such session. */
export const endSession = (sessionId: number, { db, caller, address, now }: Context): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { personId } = caller;
    if (!(await deleteSession(transaction, sessionId, personId))) return false;
    const deed = sessionId === caller.sessionId ? 'sign-out' : 'end-session';
    if (deed === 'end-session') await deleteTickets(transaction, personId);
    await writeAudit(transaction, {
      deed,
      personId,
      ...agencyOf(caller),
      address,
      at: now,
      subject: 'session',
      key: sessionId,
    });
    return true;
  });

/** Ends all sessions of the caller but this one, and returns how many there were. */
export const endOtherSessions = ({ db, caller, address, now }: Context): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { personId, sessionId } = caller;
    const ended = await deleteOtherSessions(transaction, personId, sessionId);
    for (const key of ended)
      await writeAudit(transaction, {
        deed: 'end-session',
        personId,
        ...agencyOf(caller),
        address,
        at: now,
        subject: 'session',
        key,
      });
    return ended.length;
  });
