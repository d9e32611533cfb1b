import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { tellManager } from '#domain/notifications/tell-manager.ts';
import { findInviter, insertColleague, worksFor } from './colleague-store.server.ts';
import { endInvitation, findInvitationOf } from './invitation-store.server.ts';
import { hashPassword, isPassword } from './password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';
import { findAccount, insertPerson } from './person-store.server.ts';
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

/**
 * Takes an invitation up, once: somebody new sets a name and a password, somebody who has an account shows theirs and
 * gets one more place. Neither is signed in by it.
 */
export async function acceptInvitation(shown: Shown, context: Context): Promise<Accepted> {
  const { db, now } = context;
  const found = await findInvitationOf(db, hashToken(shown.token), now);
  if (!found) return { ok: false, reason: 'over' };
  const account = await findAccount(db, found.email);
  const taken = account ? await known(account, shown, context) : await unknown(shown);
  if (!taken.ok) return taken;
  return db.transaction().execute(async (transaction): Promise<Accepted> => {
    if (!(await endInvitation(transaction, found.id, now))) return { ok: false, reason: 'over' };
    const { email, agency_inc: agencyId } = found;
    const personId =
      account?.id ??
      (await insertPerson(transaction, { ...shown, email, passwordHash: taken.passwordHash ?? '' }));
    if (await worksFor(transaction, agencyId, email)) return { ok: true };
    const alias = aliasOf(email);
    const place = { personId, agencyId, alias, email, rights: rightsOf(found) };
    const key = await insertColleague(transaction, place);
    await writeAudit(transaction, {
      ...{ deed: 'accept-invitation', personId, agencyId, address: context.address, at: now },
      ...{ subject: 'manager', key, after: { email, ...rightsOf(found) } },
    });
    const inviter = await findInviter(transaction, found);
    if (inviter) await tellManager(transaction, { managerId: inviter.inc, colleague_inc: key, at: now });
    return { ok: true };
  });
}

type Taken = Exclude<Accepted, { ok: true }> | { ok: true; passwordHash?: string };
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The password of an account is guessed at here no more often than where one signs in. */
async function known(account: Account, { password }: Shown, { guesses, address }: Context): Promise<Taken> {
  const { email } = account;
  const seconds = await guesses.take({ email, address });
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  if (!(await isPassword(password, account.password_hash))) return { ok: false, reason: 'wrong-password' };
  await guesses.forgive({ email, address });
  return { ok: true };
}

async function unknown({ name, password }: Shown): Promise<Taken> {
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
