import { randomUUID } from 'node:crypto';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { mailWords } from '#lib/mail-words.ts';
import { intlLocale } from '#sites/intl-locale.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';

/** What became of an account that its person is told of, anyone who it was that did it. */
export type AccountChange = 'password' | 'email' | 'codeOn' | 'codeOff' | 'recoveryCodes' | 'deleted';

/** Whose account it is. */
export type Owner = { name: string; email: string; locale: string };

type Told = {
  change: AccountChange;
  owner: Owner;
  /** An e-mail beside that of the account, which was the person's until now. */
  to?: string;
  /** Of an account that was deleted: its person works for an agency, and stays one of its people. */
  keepsPlace?: boolean;
  site: Site;
  now: Date;
};

/**
 * The mail that says what was changed, in the language of the account. It holds nothing that lets anybody in, no link
 * either: who asks for a password by mail is not us.
 */
export function accountNoticeMail({ change, owner, to, keepsPlace, site, now }: Told): MailMessage {
  const locale = isLocale(owner.locale) ? owner.locale : site.mainLocale;
  const say = sayIn(locale);
  const { brand, contacts, timeZone } = site;
  const what = say(`mail.notice.${change}`);
  const otherwise = change === 'deleted' ? 'mail.notice.otherwiseDeleted' : 'mail.notice.otherwise';
  const time = new Intl.DateTimeFormat(intlLocale(site, locale), {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(now);
  return {
    id: randomUUID(),
    from: { name: brand.name, address: noReplyBeside(contacts.email) },
    to: to ?? owner.email,
    replyTo: contacts.email,
    subject: say('mail.notice.subject', { what, brand: brand.name }),
    text: [
      say('mail.reset.greeting', { name: mailWords(owner.name) }),
      '',
      `${what}.`,
      ...(keepsPlace ? [say('mail.notice.keepsPlace')] : []),
      say('mail.notice.time', { time }),
      '',
      say('mail.notice.yours'),
      say(otherwise, { email: contacts.email }),
    ].join('\n'),
  };
}
