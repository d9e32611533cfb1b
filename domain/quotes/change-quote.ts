import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { bookClient } from '#domain/clients/client-names.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { auditQuote, type QuoteActor } from './audit-quote.server.ts';
import {
  deleteOffer,
  deleteQuote,
  lockQuoteOf,
  readOffers,
  type StoredOffer,
  updateOffer,
  updateQuote,
} from './quote-store.server.ts';
import { canBeValidUntil } from './validity.ts';

/** What an agent says in a quote; of the words of offers those that are named. */
export type QuoteWords = {
  title: string;
  client: string;
  /** Of the book, for whom it is; 0: nobody; undefined: as it was. */
  bookClient?: number | undefined;
  locale: string;
  secondCurrency: string | null;
  words: string;
  /** Undefined: as it was. */
  validUntil?: PlainDate | undefined;
  offerWords: Readonly<Record<string, string>>;
};

/** What becomes of an offer of it, or of the whole quote. */
export type QuoteDeed =
  | { deed: 'save'; said: QuoteWords }
  | { deed: 'up' | 'down' | 'remove'; offerInc: number }
  | { deed: 'send' }
  | { deed: 'delete' };

type Locked = { db: Kysely<DB>; inc: number; offers: StoredOffer[] };

/**
 * Does it to a quote of the manager's or of the agency's. 'not-found' where there is none, or no such offer in it;
 * 'not-valid' where its last day has passed before it is sent, or is moved to one that nobody can promise.
 */
export const changeQuote = (
  db: Kysely<DB>,
  actor: QuoteActor & { today: PlainDate },
  inc: number,
  asked: QuoteDeed,
): Promise<Result<void, 'not-found' | 'not-valid'>> =>
  db.transaction().execute(async (transaction) => {
    const quote = await lockQuoteOf(transaction, actor.caller, inc);
    if (!quote) return fail('not-found');
    const offers = await readOffers(transaction, inc);
    const locked = { db: transaction, inc, offers };
    if (asked.deed === 'save') {
      const { validUntil } = asked.said;
      const isMoved = validUntil !== undefined && validUntil !== quote.valid_until;
      if (isMoved && !canBeValidUntil(validUntil, actor.today)) return fail('not-valid');
      const whom = await addressee(locked, actor.caller, {
        was: quote.client_inc,
        now: asked.said.bookClient,
      });
      if (!whom) return fail('not-found');
      await save(locked, { ...asked.said, ...whom.said }, whom.client);
    } else if (asked.deed === 'delete') await deleteQuote(transaction, inc);
    else if (asked.deed === 'send') {
      // What was sent once was sent then.
      if (quote.sent_at) return ok(undefined);
      if (quote.valid_until < actor.today) return fail('not-valid');
      await updateQuote(transaction, inc, { sent_at: actor.now });
    } else if (!(await change(locked, asked.deed, asked.offerInc))) return fail('not-found');
    await auditQuote(transaction, actor, { inc, ...entryOf(asked, offers.length) });
    return ok(undefined);
  });

/** What is written down of a deed. */
function entryOf(asked: QuoteDeed, offers: number) {
  const before = { offers };
  if (asked.deed === 'send' || asked.deed === 'delete')
    return { deed: `${asked.deed}-quote` as const, before };
  if (asked.deed === 'save') {
    const { locale, secondCurrency, validUntil } = asked.said;
    return { deed: 'change-quote' as const, before, after: { offers, locale, secondCurrency, validUntil } };
  }
  const { deed: change, offerInc } = asked;
  const after = { offers: change === 'remove' ? offers - 1 : offers, change, offerInc };
  return { deed: 'change-quote' as const, before, after };
}

/** Whom a quote is for from now on, and what another one brings with them; undefined where there is no such client. */
async function addressee(
  { db }: Locked,
  caller: QuoteActor['caller'],
  { was, now }: { was: number | null; now: number | undefined },
) {
  if (now === undefined || now === was) return { client: was, said: {} };
  if (now === 0) return { client: null, said: {} };
  const client = await bookClient(db, caller, now);
  return client && { client: now, said: { client: client.name, locale: client.locale } };
}

async function save({ db, inc, offers }: Locked, said: QuoteWords, clientInc: number | null) {
  const { offerWords, secondCurrency, title, client, locale, words, validUntil } = said;
  const row = { title, client, locale, words, second_currency: secondCurrency, client_inc: clientInc };
  await updateQuote(db, inc, { ...row, ...(validUntil && { valid_until: validUntil }) });
  for (const offer of offers) {
    const ofOffer = offerWords[offer.inc];
    if (ofOffer !== undefined && ofOffer !== offer.words)
      await updateOffer(db, offer.inc, { words: ofOffer });
  }
}

async function change({ db, offers }: Locked, deed: 'up' | 'down' | 'remove', offerInc: number) {
  const at = offers.findIndex(({ inc }) => inc === offerInc);
  const offer = offers[at];
  if (!offer) return false;
  const other = deed === 'remove' ? undefined : offers[at + (deed === 'up' ? -1 : 1)];
  if (deed === 'remove') await deleteOffer(db, offerInc);
  if (other) {
    await updateOffer(db, offer.inc, { position: other.position });
    await updateOffer(db, other.inc, { position: offer.position });
  }
  return true;
}
