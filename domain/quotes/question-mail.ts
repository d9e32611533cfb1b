import { randomUUID } from 'node:crypto';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { localise } from '#lib/localised.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { mailLines, mailWords } from '#lib/mail-words.ts';
import { email } from '#lib/validation/emails.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import type { StoredOffer, StoredQuote } from './quote-store.server.ts';

type Quoted = Pick<
  StoredQuote,
  | 'inc'
  | 'title'
  | 'client'
  | 'manager_name'
  | 'manager_email'
  | 'manager_locale'
  | 'manager_state'
  | 'person_email'
  | 'person_state'
  | 'agency_email'
>;

type Told = {
  quote: Quoted;
  offer: Pick<StoredOffer, 'shown'> | undefined;
  question: { words: string; contact: string };
};

/** In the language of the agent; an answer goes to the client, where they have left an e-mail. */
export function questionMail({ quote, offer, question }: Told, site: Site): MailMessage {
  const locale = isLocale(quote.manager_locale) ? quote.manager_locale : site.mainLocale;
  const say = sayIn(locale);
  const { words, contact } = question;
  const hasEmail = contact !== '' && email()(contact) === undefined;
  const name = mailWords(quote.title || quote.client || `${quote.inc}`);
  return {
    id: randomUUID(),
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: recipientOf(quote),
    ...(hasEmail && { replyTo: contact }),
    subject: say('mail.quote.subject', { number: `${quote.inc}`, name }),
    text: [
      say('mail.reset.greeting', { name: mailWords(quote.manager_name) }),
      '',
      say('mail.quote.asked', { client: mailWords(quote.client) }),
      '',
      // Marked as the client's, whatever they write.
      ...mailLines(words).map((each) => `> ${each}`),
      '',
      ...(offer ? [say('mail.quote.offer', { offer: localise(offer.shown.hotel, locale) })] : []),
      ...(contact ? [say('mail.quote.contact', { contact: contact.replace(/\s+/g, ' ') })] : []),
    ].join('\n'),
  };
}

/** The agency is sent the question where its manager works there no more. */
function recipientOf(quote: Quoted): string {
  const worksThere = quote.manager_state === 'active' && quote.person_state === 'active';
  return worksThere ? quote.manager_email || quote.person_email : quote.agency_email;
}
