import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { deleteSession, insertSession, turnSession } from './session-store.server.ts';
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

type NewSession = Omit<SessionContext, 'db'> & {
  who: Who;
  /** When a code of the second factor was shown. */
  codeShownAt: Date | undefined;
  /** The session that opens it from another host. */
  parentId?: number;
};

/**
 * Begins a session, and returns its token, which nobody keeps but the browser. `db` is a transaction that has locked the person
 * and the place and has compared them with what was verified: otherwise the session outlives what it was opened by.
 */
export async function beginSession(
  db: Kysely<DB>,
  { who, codeShownAt, parentId, siteId, now, address, device, before }: NewSession,
): Promise<string> {
  const token = newToken();
  if (before) await deleteSession(db, before.sessionId, before.personId);
  const key = await insertSession(db, {
    tokenHash: hashToken(token),
    personId: who.personId,
    managerId: who.managerId,
    siteId,
    address,
    device,
    now,
    secondFactorAt: codeShownAt,
    parentId,
  });
  await writeAudit(db, { deed: 'sign-in', subject: 'session', key, ...who, address, at: now });
  return token;
}

type OwnSession = { personId: number; sessionId: number };

/**
 * Replaces the token of the caller's session, which is locked, when what it was opened by changes. `codeShownAt`: a code of the
 * second factor was shown for the change.
 */
export async function renewToken(
  db: Kysely<DB>,
  { personId, sessionId: id }: OwnSession,
  codeShownAt?: Date,
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await turnSession(db, { id, personId, tokenHash, ...(codeShownAt && { secondFactorAt: codeShownAt }) });
  return token;
}
