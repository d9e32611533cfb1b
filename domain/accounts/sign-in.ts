import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { isPassword } from './password.ts';
import { findPerson, firstPlaceOf } from './person-store.server.ts';
import { deleteSession, insertSession } from './session-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { hashToken, newToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

type Credentials = { email: string; password: string };

export type SignInContext = {
  db: Kysely<DB>;
  guesses: GuessGuard;
  siteId: string;
  now: Date;
  address: string;
  /** What they sign in with, in a few words. */
  device: string;
  /** Whose session the browser has so far: it ends, so that nobody goes on with a token from before. */
  before?: { personId: number; sessionId: number } | undefined;
};

export type SignedIn =
  | { ok: true; value: { token: string } }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'wait'; seconds: number };

/** Begins a session. Whether the e-mail, the password or the account is what is wrong is nobody's to know. */
export async function signIn({ email, password }: Credentials, context: SignInContext): Promise<SignedIn> {
  const { db, guesses, address } = context;
  const seconds = await guesses.take({ email, address });
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  const person = await findPerson(db, email);
  const isTheirs = await isPassword(password, person?.password_hash);
  const place = await firstPlaceOf(db, person?.id ?? 0);
  if (!person || !isTheirs || !place) return { ok: false, reason: 'unknown' };
  await guesses.forgive({ email, address });
  const token = await begin(
    { personId: person.id, managerId: place.inc, agencyId: place.agency_inc },
    context,
  );
  return { ok: true, value: { token } };
}

type Who = { personId: number; managerId: number; agencyId: number };

async function begin(who: Who, { db, siteId, now, address, device, before }: SignInContext): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    if (before) await deleteSession(transaction, before.sessionId, before.personId);
    const session = { ...who, tokenHash: hashToken(token), siteId, address, device, now };
    const key = await insertSession(transaction, session);
    await writeAudit(transaction, { deed: 'sign-in', subject: 'session', key, ...who, address, at: now });
  });
  return token;
}
