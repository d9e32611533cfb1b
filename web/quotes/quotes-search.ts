import { type QuoteFilterState, quoteFilterStates } from '#lib/quote-choices.ts';

const fields = ['text', 'state', 'madeFrom', 'madeTo'] as const;
type QuotesField = (typeof fields)[number];

/** What an address narrows the quotes by; empty does not. */
export type QuotesSearch = Record<Exclude<QuotesField, 'state'>, string> & {
  state: QuoteFilterState | '';
  page: number;
};

const longest = 120;

/** `/quotes?text=vera&state=sent&page=2`; a state that there is not is left out. */
export function parseQuotesSearch({ searchParams }: URL): QuotesSearch {
  const field = (name: QuotesField) => (searchParams.get(name) ?? '').trim().slice(0, longest);
  return {
    text: field('text'),
    state: quoteFilterStates.find((state) => state === field('state')) ?? '',
    madeFrom: field('madeFrom'),
    madeTo: field('madeTo'),
    page: Math.max(1, Number(/^\d{1,4}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1)),
  };
}

/** The fields that narrow the list. */
export const quotesQuery = ({ text, state, madeFrom, madeTo }: QuotesSearch) => ({
  ...(text && { text }),
  ...(state && { state }),
  ...(madeFrom && { madeFrom }),
  ...(madeTo && { madeTo }),
});

/** The same as the search of an address, with its `?`; the first page is not written. */
export function quotesSearch(asked: QuotesSearch): string {
  const query = new URLSearchParams(quotesQuery(asked));
  if (asked.page > 1) query.set('page', `${asked.page}`);
  return query.size > 0 ? `?${query}` : '';
}
