import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { deleteSession, insertSession } from './session-store.server.ts';
import { hashToken, newToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

export type SessionContext = {
  db: Kysely<DB>;
  siteId: string;
  now: Date;
  address: string;
  /** What they sign in with, in a few words. */
  device: string;
  /** Whose session the browser has so far: it ends, so that nobody goes on with a token from before. */
  before?: { personId: number; sessionId: number } | undefined;
};

/** A person in one of their places, or without any for themselves. */
export type Who = { personId: number; managerId?: number; agencyId?: number };

/** Begins a session, and returns its token, which nobody keeps but the browser. */
export async function beginSession(
  who: Who,
  { db, siteId, now, address, device, before }: SessionContext,
): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    if (before) await deleteSession(transaction, before.sessionId, before.personId);
    const session = {
      managerId: undefined,
      ...who,
      tokenHash: hashToken(token),
      siteId,
      address,
      device,
      now,
    };
    const key = await insertSession(transaction, session);
    await writeAudit(transaction, { deed: 'sign-in', subject: 'session', key, ...who, address, at: now });
  });
  return token;
}
