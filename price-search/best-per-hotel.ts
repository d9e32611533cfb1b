import type { Hotel } from './catalogue.ts';
import { type CountedFacets, countFacets, type Facets, joinFacets } from './facets.ts';
import { type Filters, hotelPasses, hotelPassesAll, noFilters } from './filters.ts';
import { type Offer, offerOf } from './offers.ts';
import { prepareQuestion } from './prepared-question.ts';
import { offerCounter, type PricedHotel, priceHotels } from './price-hotels.ts';
import { hotelsIn, type Question, type Where } from './question.ts';
import type { HotelHandle, Snapshot } from './snapshot.ts';

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

export type BestAnswer<Shown = ShownOffer> = {
  /** The best offer of each hotel of the page, with how many the hotel has. */
  page: Shown[];
  /** Hotels that pass. */
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  facets: Facets;
  hotelsPriced: number;
};

type ShownOffer = { offer: Offer; offerCount: number };

/** What is known of some of the hotels that are asked: enough to answer for all of them together. */
export type BestAmong<Shown = ShownOffer> = Omit<BestAnswer, 'page' | 'facets'> & {
  facets: CountedFacets;
  /** The first of them in the asked order, each with what the order asks for. */
  first: (Ranked & { shown: Shown })[];
};

type Ranked = { totalMinor: number; hotel: Pick<Hotel, 'id' | 'popularity' | 'ratingTenths'> };

/** The best offer of each hotel that passes, sorted and paged, with what each further filter would leave. */
export function findBestPerHotel(snapshot: Snapshot, search: BestQuestion): BestAnswer {
  const from = (search.page - 1) * search.pageSize;
  const all = bestAmong(snapshot, search, hotelsIn(snapshot, search.where), from);
  return { page: all.first.map(({ shown }) => shown), ...together([all]) };
}

/** What some hotels have; of the first ones in the asked order, up to the end of the page, those from a place on are made. */
export function bestAmong(
  snapshot: Snapshot,
  search: BestQuestion,
  hotels: Iterable<HotelHandle>,
  from: number,
): BestAmong {
  const { filters } = search;
  const asked = prepareQuestion(snapshot, search.question);
  const seen: HotelHandle[] = [];
  const priced = priceHotels(asked, noting(hotels, seen), filters);
  const atAnyPrice = hasPriceRange(filters) ? priceHotels(asked, seen, atAny(filters)) : priced;
  const bests = passing(priced, filters).sort(sortOrders[search.sort]);
  const countOffers = offerCounter(asked, filters);
  return {
    first: bests.slice(from, search.page * search.pageSize).map((one) => ({
      totalMinor: one.totalMinor,
      hotel: rankOf(one.hotel),
      shown: {
        offer: offerOf(asked, one.journeys.all[one.row]!, one.nights, one.rooms())!,
        offerCount: countOffers(one),
      },
    })),
    total: bests.length,
    ...priceRange(bests),
    facets: countFacets(priced, atAnyPrice, filters),
    hotelsPriced: seen.length,
  };
}

/** Passes hotels on and notes them. */
function* noting(hotels: Iterable<HotelHandle>, seen: HotelHandle[]): Generator<HotelHandle> {
  for (const hotel of hotels) {
    seen.push(hotel);
    yield hotel;
  }
}

const rankOf = ({ id, popularity, ratingTenths }: Hotel): Ranked['hotel'] => ({
  id,
  popularity,
  ratingTenths,
});

/** The answer about all hotels from what is known of some each. */
export function joinBest<Shown>(
  parts: readonly BestAmong<Shown>[],
  { sort, page, pageSize }: BestQuestion,
): BestAnswer<Shown> {
  const first = parts.flatMap((part) => part.first).sort(sortOrders[sort]);
  return {
    page: first.slice((page - 1) * pageSize, page * pageSize).map(({ shown }) => shown),
    ...together(parts),
  };
}

function together(parts: readonly Omit<BestAmong, 'first'>[]): Omit<BestAnswer, 'page'> {
  const sum = (of: (part: Omit<BestAmong, 'first'>) => number) =>
    parts.reduce((all, part) => all + of(part), 0);
  const minors = (of: 'minMinor' | 'maxMinor') => parts.flatMap((part) => part[of] ?? []);
  const [mins, maxes] = [minors('minMinor'), minors('maxMinor')];
  return {
    total: sum(({ total }) => total),
    minMinor: mins.length > 0 ? Math.min(...mins) : null,
    maxMinor: maxes.length > 0 ? Math.max(...maxes) : null,
    facets: joinFacets(parts.map(({ facets }) => facets)),
    hotelsPriced: sum(({ hotelsPriced }) => hotelsPriced),
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

type Order = (a: Ranked, b: Ranked) => number;

const byPrice: Order = (a, b) => a.totalMinor - b.totalMinor || a.hotel.id - b.hotel.id;

const sortOrders: Record<SortOrder, Order> = {
  price: byPrice,
  priceDown: (a, b) => byPrice(b, a),
  recommended: (a, b) => b.hotel.popularity - a.hotel.popularity || byPrice(a, b),
  rating: (a, b) => b.hotel.ratingTenths - a.hotel.ratingTenths || byPrice(a, b),
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
): HotelCount {
  return countAmong(snapshot, question, filters, hotelsIn(snapshot, where));
}

type HotelCount = { count: number; minMinor: number } | undefined;

/** The same of some hotels. */
export function countAmong(
  snapshot: Snapshot,
  question: Question,
  filters: Filters,
  hotels: Iterable<HotelHandle>,
): HotelCount {
  const bests = passing(priceHotels(prepareQuestion(snapshot, question), hotels, filters), filters);
  const { minMinor } = priceRange(bests);
  return minMinor === null ? undefined : { count: bests.length, minMinor };
}

/** The price of the best offer of each of some hotels, by number: a list of any length without showing anything. */
export const priceAmong = (
  snapshot: Snapshot,
  question: Question,
  filters: Filters,
  hotels: Iterable<HotelHandle>,
): [hotelId: number, totalMinor: number][] =>
  passing(priceHotels(prepareQuestion(snapshot, question), hotels, filters), filters).map(
    ({ hotel, totalMinor }) => [hotel.id, totalMinor],
  );

/** How many all have together, and the cheapest. */
export const joinCounts = (parts: readonly HotelCount[]): HotelCount =>
  parts.reduce((all, part) => {
    if (!all || !part) return all ?? part;
    return { count: all.count + part.count, minMinor: Math.min(all.minMinor, part.minMinor) };
  }, undefined);
