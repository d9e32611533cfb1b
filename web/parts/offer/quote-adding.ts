/** How adding an offer to a quote went, as `/quotes` tells a page that stays where it is. */
export type QuoteAdding =
  | { status: 'added'; quote: number; count: number; isNew: boolean }
  | { status: 'full' | 'gone' | 'failed'; claim: string };
