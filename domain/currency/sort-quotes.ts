import type { Quote } from './quote.ts';

export type QuoteOrder = { field: 'date' | 'rate' | 'change'; direction: 'asc' | 'desc' };

/** Quotes in the asked order; of equal ones the earlier day stays before the later one. */
export function sortQuotes<Each extends Quote>(quotes: readonly Each[], order: QuoteOrder): Each[] {
  const sign = order.direction === 'asc' ? 1 : -1;
  return [...quotes].sort((a, b) => {
    const [x, y] = [a[order.field], b[order.field]];
    return x < y ? -sign : x > y ? sign : 0;
  });
}
