import type { Money } from '#lib/money.ts';

/** What is added to a price for clients: a share of it in basis points, or a sum for the whole trip by currency. */
export type AgentMarkup = { kind: 'share'; share: number } | { kind: 'sums'; sums: readonly Money[] };

/** The most that may be added: half of the price, or so many whole units. */
export const mostMarkup = { share: 5000, units: 1_000_000 } as const;
