import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { lockPerson } from './person-store.server.ts';
import { deleteOtherSessions, deleteSession, rootOf } from './session-store.server.ts';
import { deleteTickets } from './ticket-store.server.ts';
import { agencyOf, writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; caller: Manager | Traveller; address: string; now: Date };

/** Signs the caller out: their session ends, and so does the one that opened it from another host. */
export const signOut = ({ db, caller, address, now }: Context): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { personId, sessionId } = caller;
    const key = await rootOf(transaction, sessionId);
    if (!(await deleteSession(transaction, key, personId))) return;
    await writeAudit(transaction, {
      deed: 'sign-out',
      personId,
      ...agencyOf(caller),
      address,
      at: now,
      subject: 'session',
      key,
    });
  });

/** Ends a session of the caller, this one or another; false where they have no such session. */
export const endSession = (key: number, { db, caller, address, now }: Context): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { personId } = caller;
    const deed = key === (await rootOf(transaction, caller.sessionId)) ? 'sign-out' : 'end-session';
    if (!(await deleteSession(transaction, key, personId))) return false;
    if (deed === 'end-session') await deleteTickets(transaction, personId);
    await writeAudit(transaction, {
      deed,
      personId,
      ...agencyOf(caller),
      address,
      at: now,
      subject: 'session',
      key,
    });
    return true;
  });

/** Ends all sessions of the caller but this one, and returns how many there were. */
export const endOtherSessions = ({ db, caller, address, now }: Context): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { personId, sessionId } = caller;
    await lockPerson(transaction, personId);
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
