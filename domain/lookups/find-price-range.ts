import type { Showing } from '#domain/offers/offer-view.ts';
import { type HotelSearch, searchHotels } from '#domain/offers/search-hotels.ts';
import { noFilters } from '#price-search/filters.ts';

export type PriceRange = { minMinor: number | null; maxMinor: number | null };

/** The lowest and the highest of the best prices of the hotels of a country; null where nothing is sold. */
export async function findPriceRange(
  showing: Showing,
  stateId: number,
  question: HotelSearch['question'],
): Promise<PriceRange> {
  const { minMinor, maxMinor } = await searchHotels(showing, {
    question,
    where: { stateId, hotelIds: [] },
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 1,
  });
  return { minMinor, maxMinor };
}
