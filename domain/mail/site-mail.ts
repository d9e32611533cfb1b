import { randomUUID } from 'node:crypto';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';

type Told = {
  site: Site;
  /** The language that the visitor reads. */
  locale: string;
  now: Date;
  replyTo: string;
  subject: string;
  lines: readonly string[];
  attachment?: MailMessage['attachment'];
};

/** A mail to the office of a site about what a visitor has sent there; an answer goes to the visitor. */
export function siteMail({ site, locale, now, replyTo, subject, lines, attachment }: Told): MailMessage {
  const { brand, contacts, hosts, timeZone, mainLocale } = site;
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    now,
  );
  const received = sayIn(mainLocale)('mail.received', { time, host: hosts[0]!, language: locale });
  return {
    id: randomUUID(),
    from: { name: brand.name, address: noReplyBeside(contacts.email) },
    to: contacts.email,
    ...(replyTo && { replyTo }),
    subject,
    text: [...lines, '', received].join('\n'),
    ...(attachment && { attachment }),
  };
}
