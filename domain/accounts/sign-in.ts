import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { beginSession, type SessionContext } from './begin-session.ts';
import { guessPassword } from './guess-password.ts';
import { lockHat, type SignsInAs } from './hats-of.ts';
import { findPerson, lockPerson } from './person-store.server.ts';
import { readFactor } from './second-factor-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { insertTicket } from './ticket-store.server.ts';
import { hashToken, newToken } from './token.ts';

type Credentials = { email: string; password: string };

export type SignInContext = SessionContext & { as: SignsInAs; guesses: GuessGuard };

/** A session, in the first of so many agencies that the person can work for. */
export type Begun = { token: string; agencies: number };

export type SignedIn =
  | { ok: true; value: Begun | { ticket: string } }
  | { ok: false; reason: 'unknown' }
  /** The password is right, and no agency of theirs is open to them. */
  | { ok: false; reason: 'suspended' }
  | { ok: false; reason: 'wait'; seconds: number };

/** How long the code of a second factor is awaited. */
const ticketMs = 10 * 60_000;

/**
 * Begins a session; who has a second factor gets a ticket for it first. Whether the e-mail, the password or the account is
 * what is wrong is nobody's to know.
 */
export async function signIn({ email, password }: Credentials, context: SignInContext): Promise<SignedIn> {
  const { db, guesses, address } = context;
  const person = await findPerson(db, email);
  // However the e-mail was spelled, the attempts count for the account that it finds.
  const guess = { password, hash: person?.password_hash, email: person?.email ?? email, address };
  const guessed = await guessPassword(guess, guesses);
  if (!guessed.ok && guessed.reason === 'wait') return guessed;
  if (!person || !guessed.ok) return { ok: false, reason: 'unknown' };
  return db.transaction().execute((transaction) => open(transaction, person, context));
}

type Verified = { id: number; password_hash: string | null };

/** Verifying takes a while in which the password, the second factor or the place may change: what counts is read again. */
async function open(db: Kysely<DB>, verified: Verified, context: SignInContext): Promise<SignedIn> {
  const person = await lockPerson(db, verified.id);
  if (person?.state !== 'active' || person.password_hash !== verified.password_hash)
    return { ok: false, reason: 'unknown' };
  const hat = await lockHat(db, person.id, context.as);
  if (!hat) return { ok: false, reason: 'suspended' };
  const factor = await readFactor(db, person.id);
  if (factor?.confirmed_at) return { ok: true, value: { ticket: await giveTicket(db, person.id, context) } };
  const token = await beginSession(db, { ...context, who: hat.who, codeShownAt: undefined });
  return { ok: true, value: { token, agencies: hat.agencies } };
}

async function giveTicket(db: Kysely<DB>, personId: number, { siteId, device, now }: SignInContext) {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + ticketMs);
  await insertTicket(db, { tokenHash: hashToken(ticket), personId, siteId, device, expiresAt }, now);
  return ticket;
}
