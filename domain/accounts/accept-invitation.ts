import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { notifyManager } from '#domain/notifications/notify-manager.ts';
import { lockAgency } from './agency-store.server.ts';
import { findInviter, insertColleague, worksFor } from './colleague-store.server.ts';
import { guessPassword } from './guess-password.ts';
import { endInvitation, findInvitationOf } from './invitation-store.server.ts';
import { hashPassword } from './password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';
import { findAccount, insertPerson, lockPerson } from './person-store.server.ts';
import { rightsOf } from './rights.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { hashToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

type Shown = { token: string; name: string; password: string; locale: string };

type Context = { db: Kysely<DB>; guesses: GuessGuard; now: Date; address: string };

export type Accepted =
  | { ok: true }
  | { ok: false; reason: PasswordFault | 'over' | 'no-name' | 'wrong-password' }
  | { ok: false; reason: 'wait'; seconds: number };

/** How often it begins again because the account of the e-mail has changed meanwhile. */
const mostAttempts = 3;

/**
 * Takes an invitation up, once: somebody new sets a name and a password, a user who has an account shows theirs and
 * gets one more place. Neither is signed in by it.
 */
export async function acceptInvitation(shown: Shown, context: Context): Promise<Accepted> {
  const { db, now } = context;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const found = await findInvitationOf(db, hashToken(shown.token), now);
    if (!found) return { ok: false, reason: 'over' };
    const account = await findAccount(db, found.email);
    const proof = account ? await verify(account, shown, context) : await hashNew(shown);
    if (!proof.ok) return proof;
    const { passwordHash } = proof;
    const accepted = await db
      .transaction()
      .execute((transaction) => take(transaction, { ...shown, account, passwordHash }, context));
    if (accepted !== 'changed') return accepted;
  }
  return { ok: false, reason: 'wrong-password' };
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
type Verified = Shown & { account: Account | undefined; passwordHash: string };

/** 'changed': the password was, or another invitation to the same e-mail has made an account that there was not. */
async function take(
  db: Kysely<DB>,
  shown: Verified,
  { now, address }: Context,
): Promise<Accepted | 'changed'> {
  const { account, passwordHash, name, locale } = shown;
  const tokenHash = hashToken(shown.token);
  const known = account && (await lockPerson(db, account.id));
  if (account && known?.password_hash !== passwordHash) return 'changed';
  const invitation = await lockInvitation(db, tokenHash, now);
  if (!invitation) return { ok: false, reason: 'over' };
  const { email, agency_inc: agencyId } = invitation;
  const personId = known?.id ?? (await insertPerson(db, { name, locale, email, passwordHash }));
  if (personId === undefined) return 'changed';
  await endInvitation(db, invitation.id, now);
  if (await worksFor(db, agencyId, email)) return { ok: true };
  const rights = rightsOf(invitation);
  const key = await insertColleague(db, { personId, agencyId, alias: aliasOf(email), email, rights });
  await writeAudit(db, {
    deed: 'accept-invitation',
    personId,
    agencyId,
    address,
    at: now,
    subject: 'manager',
    key,
    after: { email, ...rights },
  });
  const inviter = await findInviter(db, invitation);
  if (inviter) await notifyManager(db, { managerId: inviter.inc, colleague_inc: key, at: now });
  return { ok: true };
}

/** The invitation, whose agency and inviter nobody changes until the transaction ends. */
async function lockInvitation(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  const found = await findInvitationOf(db, tokenHash, now);
  if (found) await lockAgency(db, found.agency_inc);
  return found && findInvitationOf(db, tokenHash, now);
}

type Proof = Exclude<Accepted, { ok: true }> | { ok: true; passwordHash: string };

/** The password of an account is guessed at here no more often than where one signs in. */
async function verify(account: Account, { password }: Shown, { guesses, address }: Context): Promise<Proof> {
  const { email, password_hash: hash } = account;
  const guessed = await guessPassword({ password, hash, email, address }, guesses);
  if (!guessed.ok) return guessed;
  return hash === null ? { ok: false, reason: 'wrong-password' } : { ok: true, passwordHash: hash };
}

async function hashNew({ name, password }: Shown): Promise<Proof> {
  if (!name.trim()) return { ok: false, reason: 'no-name' };
  const fault = passwordFault(password);
  if (fault) return { ok: false, reason: fault };
  return { ok: true, passwordHash: await hashPassword(password) };
}

/** A user name to begin with, which the profile can change: what stands before the @, as far as one may have it. */
const aliasOf = (email: string): string =>
  email
    .split('@')[0]!
    .toUpperCase()
    .replace(/[^A-Z0-9._-]/g, '')
    .slice(0, 30)
    .padEnd(2, '0');
