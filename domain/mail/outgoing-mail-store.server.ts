import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type MailSubject, recordSentMail, type SentMail } from '#domain/feedback/sent-mail.server.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';

export type OutgoingOptions = MailSubject & {
  /** No copy is kept of it once it has left. */
  isUnrecorded?: boolean;
};

/** Stores a mail that has to leave. */
export async function insertOutgoing(
  db: Kysely<DB>,
  mail: MailMessage,
  { isUnrecorded = false, feedbackId, quoteInc }: OutgoingOptions,
): Promise<number> {
  const { id } = await db
    .insertInto('outgoing_mail')
    .values({
      message_id: mail.id,
      sender_name: mail.from.name,
      sender: mail.from.address,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body: mail.text,
      attachment_name: mail.attachment?.name ?? null,
      attachment_type: mail.attachment?.mediaType ?? null,
      attachment: mail.attachment ? Buffer.from(mail.attachment.bytes) : null,
      is_unrecorded: isUnrecorded,
      feedback_id: feedbackId ?? null,
      quote_inc: quoteInc ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The mail, if it has not left yet, locked until the transaction ends so that nobody else sends it meanwhile. */
export async function lockOutgoing(
  db: Kysely<DB>,
  id: number,
): Promise<{ message: MailMessage; isUnrecorded: boolean; subject: MailSubject } | undefined> {
  const row = await db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { attachment: bytes, attachment_name: name, attachment_type: mediaType } = row;
  const message = {
    id: row.message_id,
    from: { name: row.sender_name, address: row.sender },
    to: row.recipient,
    ...(row.reply_to && { replyTo: row.reply_to }),
    subject: row.subject,
    text: row.body,
    ...(bytes && name && mediaType && { attachment: { name, mediaType, bytes } }),
  };
  const subject = {
    ...(row.feedback_id !== null && { feedbackId: row.feedback_id }),
    ...(row.quote_inc !== null && { quoteInc: row.quote_inc }),
  };
  return { message, isUnrecorded: row.is_unrecorded, subject };
}

/** The mail waits no more, it and its file. */
export async function deleteOutgoing(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
}

/** Records that a mail has left. */
export async function recordOutgoing(db: Kysely<DB>, { mail, ...sent }: SentMail): Promise<void> {
  const text = mail.attachment ? `${mail.text}\n\n[${mail.attachment.name}]` : mail.text;
  await recordSentMail(db, { ...sent, mail: { ...mail, text } });
}
