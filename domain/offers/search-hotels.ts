import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import {
  type Filters,
  type HotelBest,
  noFilters,
  type PricedHotel,
  passing,
  priceHotels,
  sortOrders,
} from '#price-search/best-per-hotel.ts';
import type { Hotel } from '#price-search/catalogue.ts';
import { countFacets, type Facets } from '#price-search/facets.ts';
import { askedOf, type Question } from '#price-search/offers.ts';
import { type OfferView, type Showing, viewOffer } from './offer-view.ts';

export type { Facets, Filters };
export type SortOrder = keyof typeof sortOrders;

/** Which hotels are asked: those of a destination, some of them, or all. */
export type Where = { stateId: number | undefined; hotelIds: readonly number[] };

export type HotelSearch = Where & {
  question: Question;
  filters: Filters;
  sort: SortOrder;
  /** From 1. */
  page: number;
  pageSize: number;
};

export type HotelCard = { view: OfferView; offerCount: number };

export type FoundHotels = {
  cards: HotelCard[];
  total: number;
  minMinor: number | null;
  maxMinor: number | null;
  facets: Facets;
  hotelsPriced: number;
  offersPriced: number;
  /** Hotels with an offer when no filter is set. */
  totalUnfiltered: number;
  minUnfilteredMinor: number | null;
};

/** The best offer of each hotel that passes, sorted and paged, with what each further filter would leave. */
export function searchHotels(showing: Showing, search: HotelSearch): FoundHotels {
  const hotels = hotelsIn(showing.moment, search);
  const { priced, offersPriced } = priceHotels(askedOf(showing.moment.snapshot, search.question), hotels);
  const bests = passing(priced, search.filters).sort(sortOrders[search.sort]);
  const from = (search.page - 1) * search.pageSize;
  return {
    cards: bests.slice(from, from + search.pageSize).map((best) => ({
      view: viewOffer(showing, best.offer, search.question.party),
      offerCount: best.offerCount,
    })),
    total: bests.length,
    minMinor: cheapest(bests),
    maxMinor: bests.length ? Math.max(...bests.map((best) => best.offer.totalMinor)) : null,
    facets: countFacets(priced, search.filters),
    hotelsPriced: hotels.length,
    offersPriced,
    totalUnfiltered: priced.length,
    minUnfilteredMinor: cheapest(passing(priced, noFilters)),
  };
}

const cheapest = (bests: readonly HotelBest[]) =>
  bests.length ? Math.min(...bests.map((best) => best.offer.totalMinor)) : null;

export function hotelsIn({ snapshot }: CatalogueMoment, { stateId, hotelIds }: Where): readonly Hotel[] {
  const here =
    stateId === undefined ? snapshot.catalogue.hotels : (snapshot.hotelsByState.get(stateId) ?? []);
  return hotelIds.length === 0 ? here : here.filter((hotel) => hotelIds.includes(hotel.id));
}

/** Prices a question without showing anything: how many hotels have an offer, and the cheapest of them. */
export function countHotels(
  moment: CatalogueMoment,
  where: Where,
  question: Question,
  filters: Filters,
): { count: number; minMinor: number } | undefined {
  const priced: PricedHotel[] = priceHotels(
    askedOf(moment.snapshot, question),
    hotelsIn(moment, where),
  ).priced;
  const bests = passing(priced, filters);
  const minMinor = cheapest(bests);
  return minMinor === null ? undefined : { count: bests.length, minMinor };
}
