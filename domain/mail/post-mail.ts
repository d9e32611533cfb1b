import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { orderMail } from '#domain/feedback/mail-queue.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { insertOutgoing, type OutgoingOptions } from './outgoing-mail-store.server.ts';

/**
 * Has a mail sent that is written already; it leaves once the transaction `db` commits, and is tried again until then. What
 * has left is kept, unless it is to leave without a record.
 */
export async function postMail(
  boss: PgBoss,
  db: Kysely<DB>,
  message: MailMessage,
  options: OutgoingOptions = {},
): Promise<void> {
  const outgoingMailId = await insertOutgoing(db, message, options);
  await orderMail(boss, db, { outgoingMailId });
}
