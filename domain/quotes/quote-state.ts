import type { StoredEvent, StoredQuote } from './quote-store.server.ts';

export const quoteStates = ['draft', 'sent', 'opened', 'asked'] as const;
export type QuoteState = (typeof quoteStates)[number];

type Event = Pick<StoredEvent, 'kind' | 'offer_inc'>;

/** How far a quote has come. Whoever marks or asks has opened it, also where no script said so. */
export function stateOf({ sent_at }: Pick<StoredQuote, 'sent_at'>, events: readonly Event[]): QuoteState {
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
