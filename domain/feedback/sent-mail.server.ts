import type { Kysely } from 'kysely';
import { hasEmail } from '#db/email-key.ts';
import type { DB } from '#db/schema.ts';
import type { Mail, MailMessage } from '#integrations/mail/mail.ts';

/** The request or quote that a mail is about: erasing what is kept of a person takes the mails along by it. */
export type MailSubject = { feedbackId?: number; quoteInc?: number };

export type SentMail = MailSubject & { at: Date; transport: Mail['transport']; mail: MailMessage };

/** Keeps what was mailed: where nothing is configured to send mail, this is where it lands. */
export async function recordSentMail(
  db: Kysely<DB>,
  { at, transport, mail, feedbackId, quoteInc }: SentMail,
): Promise<void> {
  await db
    .insertInto('sent_mail')
    .values({
      sent_at: at,
      transport,
      sender: mail.from.address,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body: mail.text,
      feedback_id: feedbackId ?? null,
      quote_inc: quoteInc ?? null,
    })
    .execute();
}

/** Nothing that was mailed to an e-mail stays. */
export async function forgetMailTo(db: Kysely<DB>, email: string): Promise<void> {
  await db.deleteFrom('sent_mail').where(hasEmail('recipient', email)).execute();
}
