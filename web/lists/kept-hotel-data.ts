import type { KeptTrips } from '#web/lists/kept-trips.ts';
import type { KeptHotel, KeptHotels } from './kept-hotels.ts';
import { mostAsked } from './most-asked.ts';

/** Hotels of a list that were kept for the same trip, as many as are asked for at once. */
export type SameTrip = { trip: string; incs: number[] };

/** A hotel of which the server has told, with its trip; an empty one is that of those who name none. */
export type KeptHotelData = Pick<KeptHotels, 'childAges' | 'townNameFrom'> & {
  hotel: KeptHotel;
  trip: string;
};

/** The hotels of an answer, each with its trip. */
export const toldOf = ({ hotels, ...told }: KeptHotels, trip: string): KeptHotelData[] =>
  hotels.map((hotel) => ({ hotel, trip, ...told }));

/** The hotels of a list by their trips. */
export function byTrip(kept: readonly number[], trips: KeptTrips): SameTrip[] {
  const groups = Map.groupBy(kept, (inc) => trips.get(inc) ?? '');
  return [...groups].flatMap(([trip, incs]) =>
    Array.from({ length: Math.ceil(incs.length / mostAsked) }, (_, part) => ({
      trip,
      incs: incs.slice(part * mostAsked, (part + 1) * mostAsked),
    })),
  );
}

export const orders = ['newest', 'cheapest', 'rating'] as const;

export type Order = (typeof orders)[number];

/** The order that an address asks for. */
export const orderOf = (search: string): Order =>
  orders.find((order) => order === new URLSearchParams(search).get('SORT')) ?? 'newest';

/** The hotels of a list in an order; what is not known of one stands last, and equal ones by their age. */
export function inOrder(
  kept: readonly number[],
  told: ReadonlyMap<number, KeptHotelData>,
  order: Order,
): number[] {
  const newest = kept.toReversed();
  const rank = (inc: number) => rankOf[order](told.get(inc)?.hotel) ?? Number.POSITIVE_INFINITY;
  return order === 'newest' ? newest : newest.sort((one, other) => difference(rank(one), rank(other)));
}

const rankOf: Record<Order, (hotel: KeptHotel | undefined) => number | undefined> = {
  newest: () => undefined,
  cheapest: (hotel) => hotel?.price?.price,
  rating: (hotel) => (hotel?.found?.rating == null ? undefined : -hotel.found.rating),
};

const difference = (one: number, other: number) => (one === other ? 0 : one - other);
