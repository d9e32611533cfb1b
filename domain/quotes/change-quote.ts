import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import {
  deleteOffer,
  deleteQuote,
  lockQuoteOf,
  readOffers,
  type StoredOffer,
  updateOffer,
  updateQuote,
} from './quote-store.server.ts';

/** What an agent says in a quote; of the words of offers those that are named. */
export type QuoteWords = {
  title: string;
  client: string;
  locale: string;
  secondCurrency: string | null;
  words: string;
  offerWords: Readonly<Record<string, string>>;
};

/** What becomes of an offer of it, or of the whole quote. */
export type QuoteDeed =
  | { deed: 'save'; said: QuoteWords }
  | { deed: 'up' | 'down' | 'remove'; offerInc: number }
  | { deed: 'send'; now: Date }
  | { deed: 'delete' };

type Locked = { db: Kysely<DB>; inc: number; offers: StoredOffer[] };

/** Does it to a quote of the manager's or of the agency's; false where there is none, or no such offer in it. */
export const changeQuote = (
  db: Kysely<DB>,
  caller: Manager,
  inc: number,
  asked: QuoteDeed,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const quote = await lockQuoteOf(transaction, caller, inc);
    if (!quote) return false;
    const locked = { db: transaction, inc, offers: await readOffers(transaction, inc) };
    if (asked.deed === 'save') await save(locked, asked.said);
    else if (asked.deed === 'delete') await deleteQuote(transaction, inc);
    else if (asked.deed !== 'send') return change(locked, asked.deed, asked.offerInc);
    // What was sent once was sent then.
    else if (!quote.sent_at) await updateQuote(transaction, inc, { sent_at: asked.now });
    return true;
  });

async function save({ db, inc, offers }: Locked, { offerWords, secondCurrency, ...said }: QuoteWords) {
  await updateQuote(db, inc, { ...said, second_currency: secondCurrency });
  for (const offer of offers) {
    const words = offerWords[offer.inc];
    if (words !== undefined && words !== offer.words) await updateOffer(db, offer.inc, { words });
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
