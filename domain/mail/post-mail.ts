import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import { orderMail } from '#domain/feedback/mail-queue.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { insertOutgoing } from './outgoing-mail-store.server.ts';

/** Has a mail sent that is written already; it leaves once the transaction `db` commits, and is tried again until then. */
export async function postMail(boss: PgBoss, db: Kysely<DB>, message: MailMessage): Promise<void> {
  const outgoingMailId = await insertOutgoing(db, message);
  await orderMail(boss, db, { outgoingMailId });
}
