import type { PgBoss } from 'pg-boss';
import { postMail } from '#domain/mail/post-mail.ts';
import { notifyManager } from '#domain/notifications/notify-manager.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Site } from '#sites/site.ts';
import { type ByLink, type ClosedLink, quoteOfLink } from './open-quote.ts';
import { questionMail } from './question-mail.ts';
import { countQuestions, lockEvents } from './quote-event-store.server.ts';
import { insertEvent, readOffers } from './quote-store.server.ts';

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
    await postMail(boss, transaction, questionMail({ quote, offer, question }, site), {
      quoteInc: quote.inc,
    });
    await notifyManager(transaction, { managerId: quote.manager_inc, quote_event_id: stored.id, at });
    return ok(stored);
  });
}
