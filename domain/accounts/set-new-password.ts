import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { ok } from '#lib/result.ts';
import { notifyOwner, type Telling } from './notify-owner.ts';
import { hashPassword } from './password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';
import { findAccount, insertPerson, lockPerson, setPassword } from './person-store.server.ts';
import {
  findReset,
  lockResetsOf,
  type StoredReset,
  spendOtherResets,
  spendReset,
} from './reset-store.server.ts';
import { deleteSessions } from './session-store.server.ts';
import { hashToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

/** Whether a link for a new password works. */
export const isResetOpen = async (
  db: Kysely<DB>,
  { token, now }: { token: string; now: Date },
): Promise<boolean> => (await findReset(db, { tokenHash: hashToken(token), now })) !== undefined;

type Context = Telling & { db: Kysely<DB>; now: Date; address: string };

type Outcome = { ok: true; value: undefined } | { ok: false; reason: PasswordFault | 'over' };

/**
 * Sets a password by the link of a mail, which works once, and ends all sessions of the person. Who had asked for an account
 * has one from then on: that the link was opened shows that the e-mail is theirs.
 */
export async function setNewPassword(
  { token, password }: { token: string; password: string },
  { db, now, address, ...telling }: Context,
): Promise<Outcome> {
  const tokenHash = hashToken(token);
  // Looked up before anything is hashed: made-up links cost nothing.
  const link = await findReset(db, { tokenHash, now });
  if (!link) return { ok: false, reason: 'over' };
  const fault = passwordFault(password);
  if (fault) return { ok: false, reason: fault };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    const found = link.person_id ?? (await findAccount(transaction, link.email))?.id;
    const account = found === undefined ? undefined : await lockPerson(transaction, found);
    await lockResetsOf(transaction, link.email);
    const reset = await spendReset(transaction, { tokenHash, now });
    if (!reset) return { ok: false, reason: 'over' };
    const known = account?.id;
    const personId = known ?? (await makePerson(transaction, reset, passwordHash));
    // Somebody has come by an account with this e-mail in another way meanwhile, and opens it with its password.
    if (personId === undefined) return { ok: false, reason: 'over' };
    if (known !== undefined) {
      await setPassword(transaction, known, passwordHash);
      await deleteSessions(transaction, known);
      await notifyOwner(transaction, known, { ...telling, change: 'password', now });
    }
    await spendOtherResets(transaction, { personId, email: reset.email, now });
    await writeAudit(transaction, {
      deed: known === undefined ? 'create-account' : 'reset-password',
      personId,
      address,
      at: now,
      subject: 'password_reset',
      key: reset.id,
    });
    return ok(undefined);
  });
}

const makePerson = (db: Kysely<DB>, reset: StoredReset, passwordHash: string) =>
  insertPerson(db, {
    name: reset.new_name ?? reset.email,
    email: reset.email,
    locale: reset.locale,
    passwordHash,
    consentedAt: reset.asked_at,
  });
