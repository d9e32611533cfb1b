import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { BestHotels } from '#price-search/answers.ts';
import type { BestQuestion, SortOrder } from '#price-search/best-per-hotel.ts';
import type { Relaxation } from '#price-search/explain-zero.ts';
import type { Facets } from '#price-search/facets.ts';
import { type Filters, noFilters } from '#price-search/filters.ts';
import type { Question, Where } from '#price-search/question.ts';
import { type OfferView, type SaleContext, viewOffer } from './offer-view.ts';

export type { Facets, Filters, Question, Relaxation, SortOrder, Where };
export type HotelSearch = BestQuestion;

export type HotelCard = { view: OfferView; offerCount: number };

export type FoundHotels = Omit<BestHotels, 'page'> & { cards: HotelCard[] };

/** The best offer of each hotel that passes, sorted and paged, with what each further filter would leave. */
export async function searchHotels(sale: SaleContext, search: HotelSearch): Promise<FoundHotels> {
  const { page, ...found } = await sale.moment.ask('bestPerHotel', search);
  return {
    ...found,
    cards: page.map(({ offerCount, ...priced }) => ({ view: viewOffer(sale, priced), offerCount })),
  };
}

/** The smallest changes that lead from an empty answer to offers. */
export const relaxSearch = (
  moment: CatalogueMoment,
  { where, question, filters }: HotelSearch,
): Promise<Relaxation[]> =>
  moment.ask('explainZero', {
    where,
    question,
    filters,
    townsNearby: townsNearby(moment, question.townId),
  });

/** Why the tours of a search take others than its party; null: they take it, or nobody. */
export const refusedParty = (moment: CatalogueMoment, { where, question }: HotelSearch) =>
  moment.ask('refusedParty', { where, question });

/** How many hotels a search would find, and the cheapest price; undefined where none. */
export const countOffered = (moment: CatalogueMoment, { where, question, filters }: HotelSearch) =>
  moment.ask('countHotels', { where, question, filters });

/** What each hotel of a search costs, the cheapest first: as many as are wanted, and how many there are. */
export async function priceHotelsFound(
  { moment }: SaleContext,
  { where, question, filters }: HotelSearch,
  most: number,
): Promise<{ hotels: { id: number; totalMinor: number }[]; total: number }> {
  const found = await moment.ask('hotelPrices', { where, question, filters });
  const cheapestFirst = found.toSorted(
    ([id, minor], [other, otherMinor]) => minor - otherMinor || id - other,
  );
  const hotels = cheapestFirst.slice(0, most).map(([id, totalMinor]) => ({ id, totalMinor }));
  return { hotels, total: found.length };
}

export const withoutFilters = (search: HotelSearch): HotelSearch => ({ ...search, filters: noFilters });

/** Other departure towns of the same market, the nearest airport first. */
function townsNearby({ directory }: CatalogueMoment, townId: number): number[] {
  const home = directory.departureTowns.get(townId);
  const from = home?.airportCode ? directory.airports.get(home.airportCode) : undefined;
  if (!home || !from) return [];
  const distance = (code: string | null) => {
    const airport = code ? directory.airports.get(code) : undefined;
    return airport
      ? Math.hypot(airport.latitude - from.latitude, (airport.longitude - from.longitude) / 2)
      : Number.POSITIVE_INFINITY;
  };
  return [...directory.departureTowns.values()]
    .filter((town) => town.market === home.market && town.id !== home.id && town.airportCode)
    .sort((a, b) => distance(a.airportCode) - distance(b.airportCode) || a.id - b.id)
    .map((town) => town.id);
}
