import type { SaleContext } from '#domain/offers/offer-view.ts';
import { type Question, searchHotels } from '#domain/offers/search-hotels.ts';
import { noFilters } from '#price-search/filters.ts';
import { onlyTours, type TourQuestion, toursAsked } from './tours-asked.ts';

export type PriceRange = { minMinor: number | null; maxMinor: number | null };

/** The lowest and the highest of the best prices of hotels with the asked tours; null where nothing is sold. */
export async function findPriceRange(
  sale: SaleContext,
  asked: TourQuestion,
  question: Omit<Question, 'tours'>,
): Promise<PriceRange> {
  const tours = toursAsked(sale.moment, asked);
  if (tours.length === 0) return { minMinor: null, maxMinor: null };
  const { minMinor, maxMinor } = await searchHotels(sale, {
    question: { ...question, tours: onlyTours(tours) },
    where: { stateId: asked.stateId, hotelIds: [] },
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 1,
  });
  return { minMinor, maxMinor };
}
