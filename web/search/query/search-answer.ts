import type { AnswerOf } from '#calls/call.ts';
import type { searchTours } from '#calls/search.ts';
import type { HotelView } from '../cards/hotel-view.ts';

/** What a search of hotels found: a page of them, and how many each filter would leave. */
export type SearchAnswer = Omit<AnswerOf<typeof searchTours>[number], 'prices'> & {
  prices: HotelView[];
  /** Where nothing was found: countries that are sold from the same town. */
  instead: { state: number; name: string; hotelCount: number }[];
};
