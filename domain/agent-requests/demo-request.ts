import type { DemoTrip } from '#domain/offers/offer-for-demo.ts';
import type { RequestState } from '#lib/request-choices.ts';
import type { MarketSlug } from '#sites/markets.ts';

/** A request that an invented manager has sent, and what was done with it. */
export type DemoRequest = DemoTrip & {
  /** E-mail of the manager, and the market of the agency. */
  by: string;
  market: MarketSlug;
  client: { name: string; phone: string; email: string };
  words: string;
  sentDaysAgo: number;
  after: readonly DemoStep[];
};

type DemoStep = {
  daysLater: number;
  state?: RequestState;
  words: string;
  /** Else it was the manager. */
  isOfOperator?: boolean;
};
