import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { instantOf } from '#lib/local-time.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import type { QuoteOrder } from '#lib/quote-choices.ts';
import { countQuotes, type QuoteFilters, readQuoteList } from './quote-list.server.ts';
import {
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

/** The quote with its offers and events, for anyone who has been let in. */
export async function withParts(db: Kysely<DB>, quote: StoredQuote): Promise<FoundQuote> {
  const [offers, events] = await Promise.all([readOffers(db, quote.inc), readEvents(db, [quote.inc])]);
  return { quote, offers, events };
}

type Asked = Omit<QuoteFilters, 'words' | 'madeFrom' | 'madeBefore'> & {
  text: string;
  madeFrom?: PlainDate | undefined;
  madeTo?: PlainDate | undefined;
  /** By whose clock days are days. */
  timeZone: string;
  order: QuoteOrder;
  skip: number;
  take: number;
};

/** A page of the quotes of the manager, or of the agency, on a site, and how many there are. */
export async function listQuotes(
  db: Kysely<DB>,
  caller: Manager,
  { text, madeFrom, madeTo, timeZone, order, skip, take, ...asked }: Asked,
) {
  const dawn = (day: PlainDate) => new Date(instantOf(`${day}T00:00`, timeZone));
  const filters: QuoteFilters = {
    ...asked,
    words: text.toLowerCase().split(/\s+/).filter(Boolean),
    madeFrom: madeFrom && dawn(madeFrom),
    madeBefore: madeTo && dawn(addDays(madeTo, 1)),
  };
  const [list, total] = await Promise.all([
    readQuoteList(db, caller, filters, { order, skip, take }),
    countQuotes(db, caller, filters),
  ]);
  return { list, total };
}
