import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { postMail } from '#domain/mail/post-mail.ts';
import { tellManager } from '#domain/notifications/tell-manager.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { localise } from '#lib/localised.ts';
import { noReplyBeside } from '#lib/mail-address.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { email } from '#lib/validation/emails.ts';
import { isLocale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import { sayIn } from '#texts/say.server.ts';
import { type ByLink, type ClosedLink, quoteOfLink } from './open-quote.ts';
import { countQuestions, lockEvents } from './quote-event-store.server.ts';
import { insertEvent, readOffers, type StoredOffer, type StoredQuote } from './quote-store.server.ts';

type Question = {
  words: string;
  /** Where the client wants the answer; may be empty. */
  contact: string;
  /** Of one offer, else of the whole quote. */
  offerInc: number | null;
  requestKey: string;
  now: Date;
};

type Asking = ByLink & { boss: PgBoss; site: Site };

/** So many questions of one quote are taken: who has more talks to the agent by other means. */
const mostQuestions = 100;

/**
 * Stores a question of a client and orders the mail to the agent, both or neither; the same form again is one.
 * 'not-found' also where the quote has no such offer.
 */
export async function askAboutQuote(
  asking: Asking,
  question: Question,
): Promise<Result<{ id: number; isNew: boolean }, ClosedLink | 'too-many'>> {
  const { db, boss, site } = asking;
  const found = await quoteOfLink(asking);
  if (!found.ok) return found;
  const { quote } = found.value;
  const { words, contact, offerInc, requestKey, now: at } = question;
  const offers = await readOffers(db, quote.inc);
  const offer = offers.find(({ inc }) => inc === offerInc);
  if (offerInc !== null && !offer) return fail('not-found');
  return db.transaction().execute(async (transaction) => {
    await lockEvents(transaction, quote.inc);
    if ((await countQuestions(transaction, quote.inc)) >= mostQuestions) return fail('too-many');
    const event = { quote_inc: quote.inc, offer_inc: offerInc, kind: 'asked' as const, words, contact, at };
    const stored = await insertEvent(transaction, { ...event, request_key: requestKey });
    if (!stored.isNew) return ok(stored);
    await postMail(boss, transaction, questionMail({ quote, offer, question }, site));
    await tellManager(transaction, { managerId: quote.manager_inc, quote_event_id: stored.id, at });
    return ok(stored);
  });
}

/** Whoever works for the agency no more is sent nothing of it. */
function recipientOf(quote: StoredQuote): string {
  const worksThere = quote.manager_state === 'active' && quote.person_state === 'active';
  return worksThere ? quote.manager_email || quote.person_email : quote.agency_email;
}

type Told = { quote: StoredQuote; offer: StoredOffer | undefined; question: Question };

/** In the language of the agent; an answer goes to the client, where they have left an e-mail. */
function questionMail({ quote, offer, question }: Told, site: Site): MailMessage {
  const locale = isLocale(quote.manager_locale) ? quote.manager_locale : site.mainLocale;
  const say = sayIn(locale);
  const { words, contact } = question;
  const hasEmail = contact !== '' && email()(contact) === undefined;
  const name = quote.title || quote.client || `${quote.inc}`;
  return {
    id: randomUUID(),
    from: { name: site.brand.name, address: noReplyBeside(site.contacts.email) },
    to: recipientOf(quote),
    ...(hasEmail && { replyTo: contact }),
    subject: say('mail.quote.subject', { number: `${quote.inc}`, name }),
    text: [
      say('mail.reset.greeting', { name: quote.manager_name }),
      '',
      say('mail.quote.asked', { client: quote.client || '–' }),
      '',
      words,
      '',
      ...(offer ? [say('mail.quote.offer', { offer: localise(offer.shown.hotel, locale) })] : []),
      ...(contact ? [say('mail.quote.contact', { contact })] : []),
    ].join('\n'),
  };
}
