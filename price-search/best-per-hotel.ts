import type { Hotel } from './catalogue.ts';
import { type Asked, cheapestFirst, type Offer, toOffer, visitOffers } from './offers.ts';

/** Filters of an answer; an empty list filters nothing. */
export type Filters = {
  starIds: readonly number[];
  mealIds: readonly number[];
  regionIds: readonly number[];
  townIds: readonly number[];
  attributeIds: readonly number[];
  minMinor: number | undefined;
  maxMinor: number | undefined;
  instantOnly: boolean;
  charter: boolean;
  regular: boolean;
};

export const noFilters: Filters = {
  starIds: [],
  mealIds: [],
  regionIds: [],
  townIds: [],
  attributeIds: [],
  minMinor: undefined,
  maxMinor: undefined,
  instantOnly: false,
  charter: true,
  regular: true,
};

/** The cheapest offer of one kind: the filters that concern offers, not hotels, choose among these. */
type BestOfKind = { mealId: number; instant: boolean; freight: 0 | 2 | null; offer: Offer; count: number };

export type PricedHotel = { hotel: Hotel; kinds: BestOfKind[] };

export type HotelBest = { hotel: Hotel; offer: Offer; offerCount: number };

/** Prices every hotel once; filters and facets are then answered from what was kept. */
export function priceHotels(
  asked: Asked,
  hotels: readonly Hotel[],
): { priced: PricedHotel[]; offersPriced: number } {
  const priced: PricedHotel[] = [];
  let offersPriced = 0;
  for (const hotel of hotels) {
    const kinds = new Map<string, BestOfKind>();
    visitOffers(asked, hotel, (room, journey, stay, totalMinor) => {
      offersPriced++;
      const instant = !journey.isOnRequest && !stay.isOnRequest;
      const freight = journey.out?.freight ?? null;
      const key = `${room.mealId}/${instant}/${freight}`;
      const known = kinds.get(key);
      if (known) known.count++;
      if (known && known.offer.totalMinor < totalMinor) return;
      const offer = toOffer(room, journey, stay);
      if (!known) kinds.set(key, { mealId: room.mealId, instant, freight, offer, count: 1 });
      else if (cheapestFirst(offer, known.offer) < 0) known.offer = offer;
    });
    if (kinds.size > 0) priced.push({ hotel, kinds: [...kinds.values()] });
  }
  return { priced, offersPriced };
}

/** The hotels that pass, each with its cheapest passing offer. */
export const passing = (priced: readonly PricedHotel[], filters: Filters): HotelBest[] =>
  priced.flatMap((one) => bestOf(one, filters) ?? []);

function bestOf({ hotel, kinds }: PricedHotel, filters: Filters): HotelBest | undefined {
  if (!hotelPasses(hotel, filters)) return undefined;
  let best: Offer | undefined;
  let offerCount = 0;
  for (const kind of kinds) {
    if (!kindPasses(kind, filters)) continue;
    offerCount += kind.count;
    if (!best || cheapestFirst(kind.offer, best) < 0) best = kind.offer;
  }
  if (!best) return undefined;
  if (filters.minMinor !== undefined && best.totalMinor < filters.minMinor) return undefined;
  if (filters.maxMinor !== undefined && best.totalMinor > filters.maxMinor) return undefined;
  return { hotel, offer: best, offerCount };
}

const within = (wanted: readonly number[], id: number) => wanted.length === 0 || wanted.includes(id);

const hotelPasses = (hotel: Hotel, filters: Filters) =>
  within(filters.starIds, hotel.starId) &&
  within(filters.regionIds, hotel.regionId) &&
  within(filters.townIds, hotel.townId) &&
  filters.attributeIds.every((id) => hotel.attributeIds.includes(id));

const kindPasses = (kind: BestOfKind, filters: Filters) =>
  within(filters.mealIds, kind.mealId) &&
  (kind.instant || !filters.instantOnly) &&
  (kind.freight !== 0 || filters.charter) &&
  (kind.freight !== 2 || filters.regular);

export const sortOrders = {
  price: (a: HotelBest, b: HotelBest) => cheapestFirst(a.offer, b.offer) || a.hotel.id - b.hotel.id,
  priceDown: (a: HotelBest, b: HotelBest) => cheapestFirst(b.offer, a.offer) || a.hotel.id - b.hotel.id,
  recommended: (a: HotelBest, b: HotelBest) =>
    b.hotel.popularity - a.hotel.popularity || sortOrders.price(a, b),
  rating: (a: HotelBest, b: HotelBest) =>
    b.hotel.ratingTenths - a.hotel.ratingTenths || sortOrders.price(a, b),
};
