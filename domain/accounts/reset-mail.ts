import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { mailWords } from '#lib/mail-words.ts';
import { localisePath } from '#sites/locale.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { StoredReset } from './reset-store.server.ts';

type Asked = {
  reset: Pick<StoredReset, 'id' | 'origin' | 'locale' | 'email' | 'new_name'>;
  token: string;
  /** Who has the e-mail. */
  person: { name: string; email: string } | undefined;
};

/** The mail with the link, in the language of the page that it was asked on; who has an account already is told so. */
export function resetMail({ reset, token, person }: Asked, site: Site): MailMessage {
  const locale = isLocale(reset.locale) ? reset.locale : site.mainLocale;
  const say = sayIn(locale);
  const brand = site.brand.name;
  const page = person ? '' : '?new=1';
  const link = reset.origin + localisePath(site, locale, `/auth/reset-password/${token}${page}`);
  const wantsAccount = reset.new_name !== null;
  return {
    id: `password-reset-${reset.id}`,
    from: { name: brand, address: noReplyBeside(site.contacts.email) },
    to: person?.email ?? reset.email,
    subject: say(wantsAccount ? 'mail.account.subject' : 'mail.reset.subject', { brand }),
    text: [
      // What somebody new is called is anybody's word: anyone who gets the mail may not know who asked.
      ...(person ? [say('mail.reset.greeting', { name: mailWords(person.name) }), ''] : []),
      say(wantsAccount ? (person ? 'mail.account.known' : 'mail.account.text') : 'mail.reset.text'),
      link,
      '',
      say(person ? 'mail.reset.otherwise' : 'mail.account.otherwise'),
    ].join('\n'),
  };
}
