import { countFacets, type Facets } from './facets.ts';
import { type Filters, hotelPasses, hotelPassesAll, noFilters } from './filters.ts';
import { type Offer, offerOf } from './offers.ts';
import { prepareQuestion } from './prepared-question.ts';
import { offerCounter, type PricedHotel, priceHotels } from './price-hotels.ts';
import { hotelsIn, type Question, type Where } from './question.ts';
import type { Snapshot } from './snapshot.ts';

export type SortOrder = 'price' | 'priceDown' | 'recommended' | 'rating';

export type BestQuestion = {
  question: Question;
  where: Where;
  filters: Filters;
  sort: SortOrder;
  /** From 1. */
  page: number;
  pageSize: number;
};

export type BestAnswer = {
  /** The best offer of each hotel of the page, with how many the hotel has. */
  page: { offer: Offer; offerCount: number }[];
  /** Hotels that pass. */
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  facets: Facets;
  hotelsPriced: number;
};

/** The best offer of each hotel that passes, sorted and paged, with what each further filter would leave. */
export function findBestPerHotel(snapshot: Snapshot, search: BestQuestion): BestAnswer {
  const { filters } = search;
  const asked = prepareQuestion(snapshot, search.question);
  const hotels = hotelsIn(snapshot, search.where);
  const priced = priceHotels(asked, hotels, filters);
  const atAnyPrice = hasPriceRange(filters) ? priceHotels(asked, hotels, atAny(filters)) : priced;
  const bests = passing(priced, filters).sort(sortOrders[search.sort]);
  const from = (search.page - 1) * search.pageSize;
  const countOffers = offerCounter(asked, filters);
  return {
    page: bests.slice(from, from + search.pageSize).map((hotel) => ({
      offer: offerOf(asked, hotel.journeys.all[hotel.row]!, hotel.nights, hotel.rooms())!,
      offerCount: countOffers(hotel),
    })),
    total: bests.length,
    ...priceRange(bests),
    facets: countFacets(priced, atAnyPrice, filters),
    hotelsPriced: hotels.length,
  };
}

const hasPriceRange = ({ minMinor, maxMinor }: Filters) => minMinor !== undefined || maxMinor !== undefined;
const atAny = (filters: Filters): Filters => ({ ...filters, minMinor: undefined, maxMinor: undefined });

/** The hotels that pass and have an offer that does. */
export const passing = (priced: readonly PricedHotel[], filters: Filters): PricedHotel[] =>
  priced.filter(
    ({ open, totalMinor }) =>
      totalMinor < Number.POSITIVE_INFINITY && hotelPassesAll(hotelPasses(open.hotel, filters)),
  );

function priceRange(bests: readonly PricedHotel[]): Pick<BestAnswer, 'minMinor' | 'maxMinor'> {
  let minMinor: number | null = null;
  let maxMinor: number | null = null;
  for (const { totalMinor } of bests) {
    if (minMinor === null || totalMinor < minMinor) minMinor = totalMinor;
    if (maxMinor === null || totalMinor > maxMinor) maxMinor = totalMinor;
  }
  return { minMinor, maxMinor };
}

type Order = (a: PricedHotel, b: PricedHotel) => number;

const byPrice: Order = (a, b) => a.totalMinor - b.totalMinor || a.open.hotel.id - b.open.hotel.id;

const sortOrders: Record<SortOrder, Order> = {
  price: byPrice,
  priceDown: (a, b) => byPrice(b, a),
  recommended: (a, b) => b.open.hotel.popularity - a.open.hotel.popularity || byPrice(a, b),
  rating: (a, b) => b.open.hotel.ratingTenths - a.open.hotel.ratingTenths || byPrice(a, b),
};

/** How many offers all hotels of a place have for a question: what an answer is the best of. */
export function countAllOffers(snapshot: Snapshot, where: Where, question: Question): number {
  const asked = prepareQuestion(snapshot, question);
  const priced = priceHotels(asked, hotelsIn(snapshot, where), noFilters);
  const countOffers = offerCounter(asked, noFilters);
  return priced.reduce((sum, hotel) => sum + countOffers(hotel), 0);
}

/** How many hotels have an offer, and the cheapest of them: a question without showing anything. */
export function countHotels(
  snapshot: Snapshot,
  where: Where,
  question: Question,
  filters: Filters = noFilters,
): { count: number; minMinor: number } | undefined {
  const priced = priceHotels(prepareQuestion(snapshot, question), hotelsIn(snapshot, where), filters);
  const bests = passing(priced, filters);
  const { minMinor } = priceRange(bests);
  return minMinor === null ? undefined : { count: bests.length, minMinor };
}
