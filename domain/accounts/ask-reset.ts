import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { openLimit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import { orderMail } from '#domain/feedback/mail-queue.ts';
import { forgetMailTo } from '#domain/feedback/sent-mail.server.ts';
import { mailboxKey } from '#lib/mailbox-key.ts';
import { type AskedReset, forgetUnopened, insertReset } from './reset-store.server.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/**
 * Stores that a new password was asked for, or an account, and orders the mail. Whether anybody has the e-mail is found out
 * when the mail is written, so that asking takes as long for nobody's. Too many for one mailbox are let go without a word.
 */
export function openAskingReset(db: Kysely<DB>, boss: PgBoss, { resetsPerAccount }: SignInLimits) {
  const limit = openLimit(db, { name: 'password-reset', points: resetsPerAccount, seconds: 3_600 });
  return async (asked: AskedReset): Promise<void> => {
    if ((await limit.take(mailboxKey(asked.email))) > 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const email of await forgetUnopened(transaction, asked.now))
        await forgetMailTo(transaction, email);
      const passwordResetId = await insertReset(transaction, asked);
      await orderMail(boss, transaction, { passwordResetId });
    });
  };
}
