import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager } from '#lib/principal.ts';
import {
  listQuotesOf,
  readEvents,
  readOffers,
  readQuoteOf,
  type StoredEvent,
  type StoredOffer,
  type StoredQuote,
} from './quote-store.server.ts';

/** A quote with its offers in their order, and what the client has done. */
export type FoundQuote = { quote: StoredQuote; offers: StoredOffer[]; events: StoredEvent[] };

/** A quote of the manager's, or of the agency's where they administer it; undefined for everything else. */
export async function findQuote(
  db: Kysely<DB>,
  caller: Manager,
  inc: number,
): Promise<FoundQuote | undefined> {
  const quote = await readQuoteOf(db, caller, inc);
  return quote && withParts(db, quote);
}

/** The quote with its offers and events, for whoever has been let in. */
export async function withParts(db: Kysely<DB>, quote: StoredQuote): Promise<FoundQuote> {
  const [offers, events] = await Promise.all([readOffers(db, quote.inc), readEvents(db, [quote.inc])]);
  return { quote, offers, events };
}

/** The quotes of the manager, or of the agency, on a site; the latest first. */
export async function listQuotes(db: Kysely<DB>, caller: Manager, siteId: string) {
  const quotes = await listQuotesOf(db, caller, siteId);
  const events = await readEvents(
    db,
    quotes.map(({ inc }) => inc),
  );
  const byQuote = Map.groupBy(events, ({ quote_inc }) => quote_inc);
  return quotes.map((quote) => ({
    quote,
    offerCount: quote.offer_count ?? 0,
    events: byQuote.get(quote.inc) ?? [],
  }));
}
