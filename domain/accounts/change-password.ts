import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { renewToken } from './begin-session.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { notifyOwner, type Telling } from './notify-owner.ts';
import { hashPassword } from './password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';
import { lockPerson, setPassword } from './person-store.server.ts';
import { spendOtherResets } from './reset-store.server.ts';
import { deleteOtherSessions, lockSession } from './session-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { agencyOf, writeAudit } from './write-audit.server.ts';

type Context = Telling & {
  db: Kysely<DB>;
  guesses: GuessGuard;
  caller: Manager | Traveller;
  now: Date;
  address: string;
};

/** The token of the session from now on. */
type Outcome = { ok: true; value: { token: string } } | { ok: false; reason: PasswordFault } | NotConfirmed;

/**
 * Sets another password for the one of now. All other sessions end, this one goes on under another token, and links of mails
 * for a new password work no more.
 */
export async function changePassword(
  { current, password }: { current: string; password: string },
  context: Context,
): Promise<Outcome> {
  const { db, caller, now, address } = context;
  const { personId, sessionId } = caller;
  const fault = passwordFault(password);
  if (fault) return { ok: false, reason: fault };
  const confirmed = await confirmPassword({ personId, password: current, address }, context);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    const person = await lockPerson(transaction, personId);
    if (!person || !(await lockSession(transaction, sessionId, personId)))
      return { ok: false, reason: 'over' };
    // Another change came first: the password that was shown is that of before.
    if (person.password_hash !== confirmed.value.password_hash)
      return { ok: false, reason: 'wrong-password' };
    await setPassword(transaction, personId, passwordHash);
    await deleteOtherSessions(transaction, personId, sessionId);
    await spendOtherResets(transaction, { personId, email: confirmed.value.email, now });
    await notifyOwner(transaction, personId, { ...context, change: 'password' });
    await writeAudit(transaction, {
      deed: 'change-password',
      personId,
      ...agencyOf(caller),
      address,
      at: now,
      subject: 'person',
      key: personId,
    });
    return { ok: true, value: { token: await renewToken(transaction, caller) } };
  });
}
