import { ask } from './asked.ts';
import { countFacets, type Facets } from './facets.ts';
import { type Filters, hotelPasses, isPriceWithin, kindPasses, noFilters } from './filters.ts';
import { type Offer, offerOf } from './offers.ts';
import { type BestOfKind, type PricedHotel, priceHotels } from './price-hotels.ts';
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
  offersPriced: number;
};

export type HotelBest = { priced: PricedHotel; kind: BestOfKind; offerCount: number };

/** The best offer of each hotel that passes, sorted and paged, with what each further filter would leave. */
export function findBestPerHotel(snapshot: Snapshot, search: BestQuestion): BestAnswer {
  const asked = ask(snapshot, search.question);
  const hotels = hotelsIn(snapshot, search.where);
  const { priced, offersPriced } = priceHotels(asked, hotels);
  const bests = passing(priced, search.filters).sort(sortOrders[search.sort]);
  const from = (search.page - 1) * search.pageSize;
  return {
    page: bests.slice(from, from + search.pageSize).map(({ priced: { journeys }, kind, offerCount }) => ({
      offer: offerOf(asked, journeys.all[kind.row]!, kind.nights, kind.rooms())!,
      offerCount,
    })),
    total: bests.length,
    ...priceRange(bests),
    facets: countFacets(priced, search.filters),
    hotelsPriced: hotels.length,
    offersPriced,
  };
}

/** The hotels that pass, each with its cheapest passing offer. */
export function passing(priced: readonly PricedHotel[], filters: Filters): HotelBest[] {
  const bests: HotelBest[] = [];
  for (const hotel of priced) {
    const passes = hotelPasses(hotel.open.hotel, filters);
    if (!passes.stars || !passes.regions || !passes.towns || !passes.attributes) continue;
    let best: BestOfKind | undefined;
    let offerCount = 0;
    for (const kind of hotel.kinds) {
      if (!kindPasses(kind, filters)) continue;
      offerCount += kind.count;
      if (!best || isBetter(kind, best)) best = kind;
    }
    if (best && isPriceWithin(best.totalMinor, filters))
      bests.push({ priced: hotel, kind: best, offerCount });
  }
  return bests;
}

/** The cheaper one; at one price, what is confirmed at once. */
const isBetter = (a: BestOfKind, b: BestOfKind) =>
  a.totalMinor < b.totalMinor || (a.totalMinor === b.totalMinor && a.isInstant && !b.isInstant);

function priceRange(bests: readonly HotelBest[]): Pick<BestAnswer, 'minMinor' | 'maxMinor'> {
  let minMinor: number | null = null;
  let maxMinor: number | null = null;
  for (const { kind } of bests) {
    if (minMinor === null || kind.totalMinor < minMinor) minMinor = kind.totalMinor;
    if (maxMinor === null || kind.totalMinor > maxMinor) maxMinor = kind.totalMinor;
  }
  return { minMinor, maxMinor };
}

const hotelOf = ({ priced }: HotelBest) => priced.open.hotel;
const byPrice = (a: HotelBest, b: HotelBest) =>
  a.kind.totalMinor - b.kind.totalMinor || hotelOf(a).id - hotelOf(b).id;

const sortOrders: Record<SortOrder, (a: HotelBest, b: HotelBest) => number> = {
  price: byPrice,
  priceDown: (a, b) => byPrice(b, a),
  recommended: (a, b) => hotelOf(b).popularity - hotelOf(a).popularity || byPrice(a, b),
  rating: (a, b) => hotelOf(b).ratingTenths - hotelOf(a).ratingTenths || byPrice(a, b),
};

/** How many hotels have an offer, and the cheapest of them: a question without showing anything. */
export function countHotels(
  snapshot: Snapshot,
  where: Where,
  question: Question,
  filters: Filters = noFilters,
): { count: number; minMinor: number } | undefined {
  const { priced } = priceHotels(ask(snapshot, question), hotelsIn(snapshot, where));
  const bests = passing(priced, filters);
  const { minMinor } = priceRange(bests);
  return minMinor === null ? undefined : { count: bests.length, minMinor };
}
