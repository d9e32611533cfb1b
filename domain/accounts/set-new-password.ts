import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { ok } from '#lib/result.ts';
import { hashPassword } from './password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';
import { setPassword } from './person-store.server.ts';
import { useReset } from './reset-store.server.ts';
import { deleteSessions } from './session-store.server.ts';
import { hashToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = { db: Kysely<DB>; now: Date; address: string };

type Outcome = { ok: true; value: undefined } | { ok: false; reason: PasswordFault | 'over' };

/** Sets a new password by the link of a mail, which works once, and ends all sessions of the person. */
export async function setNewPassword(
  { token, password }: { token: string; password: string },
  { db, now, address }: Context,
): Promise<Outcome> {
  const fault = passwordFault(password);
  if (fault) return { ok: false, reason: fault };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    const reset = await useReset(transaction, { tokenHash: hashToken(token), now });
    if (!reset) return { ok: false, reason: 'over' };
    const { id: key, personId } = reset;
    await setPassword(transaction, personId, passwordHash);
    await deleteSessions(transaction, personId);
    await writeAudit(transaction, {
      ...{ deed: 'reset-password', personId, address, at: now },
      ...{ subject: 'password_reset', key },
    });
    return ok(undefined);
  });
}
