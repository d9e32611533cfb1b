import { mostQuotes } from '#lib/most-quoted.ts';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';

/** How adding an offer to a quote went, as `/quotes` tells a page that stays where it is. */
export type QuoteAdding =
  | { quote: number; title: string; count: number; isNew: boolean; isSent: boolean }
  | FormRefusal;

/** Why nothing was added: the quote is full, there are too many, the offer is gone, or it failed on our side. */
export const notAdded = (why: 'full' | 'many' | 'gone' | 'failed', claim: string): FormRefusal => ({
  fields: {},
  form: { key: `quotes.refused.${why}`, params: { most: mostQuotes } },
  typed: { claim, why },
});

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
