import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { listQuotesForClient, readEvents } from './quote-store.server.ts';

/** The quotes for a client of the book, with what they did there; the latest first. */
export async function quotesOfClient(db: Kysely<DB>, clientInc: number) {
  const quotes = await listQuotesForClient(db, clientInc);
  const events = await readEvents(
    db,
    quotes.map(({ inc }) => inc),
  );
  return quotes.map((quote) => ({
    quote,
    events: events.filter(({ quote_inc }) => quote_inc === quote.inc),
  }));
}
