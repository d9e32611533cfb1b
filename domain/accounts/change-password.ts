import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { ok } from '#lib/result.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { hashPassword } from './password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';
import { setPassword } from './person-store.server.ts';
import { spendOtherResets } from './reset-store.server.ts';
import { deleteOtherSessions } from './session-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { type Telling, tellOwner } from './tell-owner.ts';
import { agencyOf, writeAudit } from './write-audit.server.ts';

type Context = Telling & {
  db: Kysely<DB>;
  guesses: GuessGuard;
  caller: Manager | Traveller;
  now: Date;
  address: string;
};

type Outcome = { ok: true; value: undefined } | { ok: false; reason: PasswordFault } | NotConfirmed;

/**
 * Sets another password for the one of now. Whoever is signed in elsewhere has to sign in again, and links of mails for a new
 * password work no more.
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
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, personId, passwordHash);
    await deleteOtherSessions(transaction, personId, sessionId);
    await spendOtherResets(transaction, { personId, email: confirmed.value.email, now });
    await tellOwner(transaction, personId, { ...context, change: 'password' });
    await writeAudit(transaction, {
      ...{ deed: 'change-password', personId, ...agencyOf(caller), address, at: now },
      ...{ subject: 'person', key: personId },
    });
  });
  return ok(undefined);
}
