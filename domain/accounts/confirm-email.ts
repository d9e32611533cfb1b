import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findEmailChangeOf, spendEmailChange, writeManagerEmail } from './email-change-store.server.ts';
import { notifyOfEmail, type Telling } from './notify-owner.ts';
import { hashToken } from './token.ts';
import { writeAudit } from './write-audit.server.ts';

/** The e-mail that the link of a mail confirms; undefined where it works no more. */
export async function findEmailToConfirm(
  db: Kysely<DB>,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const found = await findEmailChangeOf(db, { tokenHash: hashToken(token), now });
  return found?.email;
}

type Context = Telling & { db: Kysely<DB>; now: Date; address: string };

/** From now on the manager has the e-mail that its owner has confirmed, once; false where the link works no more. */
export const confirmEmail = (token: string, { db, now, address, ...telling }: Context): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const shown = { tokenHash: hashToken(token), now };
    const found = await findEmailChangeOf(transaction, shown);
    if (!found || !(await spendEmailChange(transaction, shown))) return false;
    const { email, before, manager_inc: managerId, person_id: personId, agency_inc: agencyId } = found;
    await writeManagerEmail(transaction, managerId, email);
    await notifyOfEmail(transaction, { personId, before }, { ...telling, now });
    await writeAudit(transaction, {
      deed: 'confirm-email',
      personId,
      agencyId,
      subject: 'manager',
      key: managerId,
      before: { email: before },
      after: { email },
      address,
      at: now,
    });
    return true;
  });
