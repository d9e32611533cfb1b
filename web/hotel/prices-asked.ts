import type { SearchType } from '#lib/travel-kind.ts';
import type { OfferFilters } from '#web/search/query/filters.ts';
import type { TripQuestion } from '#web/search/query/trip.ts';

/** What a page asks about the prices of its hotel. */
export type PricesAsked = {
  /** Of the kind that its cards are found by: so the price of a card is the first of its page. */
  searchType: SearchType;
  hotelInc: number;
  trip: TripQuestion;
  filters: OfferFilters;
  currency: string;
};
