/** How adding an offer to a quote went, as `/quotes` tells a page that stays where it is. */
export type QuoteAdding =
  | { status: 'added'; quote: number; title: string; count: number; isNew: boolean; isSent: boolean }
  | { status: 'full' | 'many' | 'gone' | 'failed'; claim: string };

/** A quote that an offer can be added to. */
export type QuoteChoice = {
  inc: number;
  title: string;
  client: string;
  state: 'draft' | 'sent' | 'opened' | 'asked' | 'won' | 'lost';
  offers: number;
};

/** The quotes to choose from, the last used first; `total` counts those that are not among them, too. */
export type QuoteChoices = { quotes: QuoteChoice[]; total: number; hasFailed?: true };
