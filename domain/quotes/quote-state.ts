import type { QuoteFilterState, QuoteOutcome } from '#lib/quote-choices.ts';
import type { StoredEvent, StoredQuote } from './quote-store.server.ts';

type Event = Pick<StoredEvent, 'kind' | 'offer_inc'>;

type Quote = Pick<StoredQuote, 'sent_at' | 'outcome'>;

/**
 * What became of a quote, else how far it has come. Anyone who marks or asks has opened it, also where no script said so.
 * `quote-list.server.ts` says the same to the database.
 */
export function stateOf({ sent_at, outcome }: Quote, events: readonly Event[]): QuoteFilterState {
  if (outcome) return outcome as QuoteOutcome; // the column allows no others
  if (events.some(({ kind }) => kind === 'asked')) return 'asked';
  if (events.length > 0) return 'opened';
  return sent_at ? 'sent' : 'draft';
}

/** The offers that the client has marked and not unmarked since. */
export function markedOffers(events: readonly Event[]): Set<number> {
  const marked = new Set<number>();
  for (const { kind, offer_inc } of events) {
    if (offer_inc === null) continue;
    if (kind === 'marked') marked.add(offer_inc);
    if (kind === 'unmarked') marked.delete(offer_inc);
  }
  return marked;
}
