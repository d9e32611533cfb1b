import type { AnswerOf } from '#calls/call.ts';
import type { searchTours } from '#calls/search.ts';
import type { HotelView } from '../cards/hotel-view.ts';

type Found = AnswerOf<typeof searchTours>[number];

/** How many hotels each filter would leave. */
export type Facets = Found['facets'];

/** How prices are spread, between which most are, and amounts to choose as the most to pay. */
export type PriceFacet = Facets['price'] & { common: { from: number; to: number }; tags: number[] };

/** What a search of hotels found: a page of them, and how many each filter would leave. */
export type SearchAnswer = Omit<Found, 'prices' | 'facets'> & {
  prices: HotelView[];
  facets: Omit<Facets, 'price'> & { price: PriceFacet };
  /** Where nothing was found: countries that are sold from the same town. */
  instead: { state: number; name: string; hotelCount: number }[];
};
