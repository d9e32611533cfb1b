/** How far a quote has come, and what became of it. */
export const quoteStates = ['draft', 'sent', 'opened', 'asked'] as const;

export const quoteOutcomes = ['won', 'lost'] as const;
export type QuoteOutcome = (typeof quoteOutcomes)[number];

/** By which a list of quotes is narrowed: a quote with an outcome is in no other state. */
export const quoteFilterStates = [...quoteStates, ...quoteOutcomes] as const;
export type QuoteFilterState = (typeof quoteFilterStates)[number];

export const quoteOrders = ['newest', 'used'] as const;
export type QuoteOrder = (typeof quoteOrders)[number];
