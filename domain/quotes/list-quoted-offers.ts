import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import { changedOffersOf, settledQuotesOf } from './quote-list.server.ts';
import { type QuotedWhen, quotedOffersOf, quotesValidUntil } from './quote-store.server.ts';

/** The offers of quotes that the caller may see, each with whose quote it is in; at most so many. */
export const listQuotedOffers = (db: Kysely<DB>, caller: Manager, when: QuotedWhen, most: number) =>
  quotedOffersOf(db, caller, when, most);

/** The quotes that the caller may see and has sent, whose last day is one of these. */
export const listEndingQuotes = (db: Kysely<DB>, caller: Manager, days: { from: PlainDate; to: PlainDate }) =>
  quotesValidUntil(db, caller, days);

/** The quotes that the caller may see and that were won or lost in a time, each with one offer; at most so many. */
export const listSettledQuotes = (
  db: Kysely<DB>,
  caller: Manager,
  settled: { from: Date; before: Date },
  most: number,
) => settledQuotesOf(db, caller, settled, most);

/** The offers of a manager's own open quotes that can no longer be sold or cost something else, the latest quotes first. */
export const listChangedOffers = (
  db: Kysely<DB>,
  caller: Manager,
  asked: { siteId: string; today: PlainDate; most: number },
) => changedOffersOf(db, caller, asked);
