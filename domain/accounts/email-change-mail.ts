import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { localisePath } from '#sites/locale.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { EmailChange } from './email-change-store.server.ts';

/** The mail with the link. It may reach a stranger, so it holds no word that anybody has typed. */
export function emailChangeMail(change: EmailChange, token: string, site: Site): MailMessage {
  const locale = isLocale(change.locale) ? change.locale : site.mainLocale;
  const say = sayIn(locale);
  const brand = site.brand.name;
  return {
    id: `email-change-${change.id}`,
    from: { name: brand, address: noReplyBeside(site.contacts.email) },
    to: change.email,
    subject: say('mail.confirm.subject', { brand }),
    text: [
      say('mail.confirm.text', { brand }),
      change.origin + localisePath(site, locale, `/auth/email/${token}`),
      '',
      say('mail.reset.otherwise'),
    ].join('\n'),
  };
}
