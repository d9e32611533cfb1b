import type { AnswerOf } from '#calls/call.ts';
import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import type { searchTours } from '#calls/search.ts';

/** What a search of hotels found: a page of them, and how many each filter would leave. */
export type SearchAnswer = Omit<AnswerOf<typeof searchTours>[number], 'prices'> & {
  prices: HotelOfferAnswer[];
};
