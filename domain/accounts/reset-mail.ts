import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { localisePath } from '#sites/locale.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { StoredReset } from './reset-store.server.ts';

type Asked = {
  reset: Pick<StoredReset, 'id' | 'origin' | 'locale'>;
  token: string;
  person: { name: string; email: string };
};

/** The mail with the link, in the language of the page that it was asked on. */
export function resetMail({ reset, token, person }: Asked, site: Site): MailMessage {
  const locale = isLocale(reset.locale) ? reset.locale : site.mainLocale;
  const say = sayIn(locale);
  const link = reset.origin + localisePath(site, locale, `/auth/reset-password/${token}`);
  return {
    id: `password-reset-${reset.id}`,
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: person.email,
    subject: say('mail.reset.subject', { brand: site.brand.name }),
    text: [
      say('mail.reset.greeting', { name: person.name }),
      '',
      say('mail.reset.text'),
      link,
      '',
      say('mail.reset.otherwise'),
    ].join('\n'),
  };
}
