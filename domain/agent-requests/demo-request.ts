import type { RequestState } from '#lib/request-choices.ts';
import type { MarketSlug } from '#sites/markets.ts';

/** A request that an invented manager has sent, and what was done with it. */
export type DemoRequest = {
  /** E-mail of the manager, and the market of the agency. */
  by: string;
  market: MarketSlug;
  client: { name: string; phone: string; email: string };
  words: string;
  /** Code of the country, and the how manieth of its hotels. */
  country: string;
  place: number;
  departsInDays: number;
  nights: number;
  adults: number;
  childAges: readonly number[];
  sentDaysAgo: number;
  after: readonly { daysLater: number; state?: RequestState; words: string }[];
};
