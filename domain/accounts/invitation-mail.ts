import type { MailMessage } from '#integrations/mail/mail.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { mailWords } from '#lib/mail-words.ts';
import { localisePath } from '#sites/locale.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { lockUnmailedInvitation } from './invitation-store.server.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof lockUnmailedInvitation>>>;

/** The mail with the link, in the language of anyone who invites. */
export function invitationMail(invitation: Stored, token: string, site: Site): MailMessage {
  const locale = isLocale(invitation.locale) ? invitation.locale : site.mainLocale;
  const say = sayIn(locale);
  const agency = mailWords(invitation.official_name);
  const inviter = invitation.inviter && mailWords(invitation.inviter);
  const brand = site.brand.name;
  const why = inviter
    ? say('mail.invite.text', { name: inviter, agency, brand })
    : say('mail.invite.approved', { agency, brand });
  return {
    id: `invitation-${invitation.id}`,
    from: { name: brand, address: noReplyBeside(site.contacts.email) },
    to: invitation.email,
    subject: say('mail.invite.subject', { agency, brand }),
    text: [
      why,
      '',
      say('mail.invite.link'),
      invitation.origin + localisePath(site, locale, `/auth/invitation/${token}`),
      '',
      say('mail.invite.otherwise'),
    ].join('\n'),
  };
}
