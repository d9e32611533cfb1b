import type { AnswerOf, QueryOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { roomPrices } from '#calls/hotel.ts';
import { searchTours } from '#calls/search.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import type { PricesAsked } from './prices-asked.ts';

/** A change of the question that leads to offers of the hotel. */
export type WayOut = {
  change: 'filters' | 'dates' | 'nights' | 'town';
  /** Parameters to change; an empty one is to be left out. */
  query: Record<string, string>;
  /** What it leads to, such as the other town. */
  label: string;
  /** Offers, and the cheapest of them in whole units. */
  count: number;
  price: number;
  currency: string;
};

/**
 * Where a hotel has nothing: the engine's changes of the question, each with what this page would then show, and why
 * the party cannot go where others can.
 */
export async function waysOut(
  client: Client,
  { searchType, hotelInc, trip, filters, currency }: PricesAsked,
): Promise<{ ways: WayOut[]; partyRefusal: PartyRefusal }> {
  const { CURRENCY = currency, ...wishes } = writeOfferFilters(filters);
  const asked = { SEARCH_TYPE: searchType, ...writeTrip(trip), ...wishes, CURRENCY };
  const answer = await client.call(searchTours, { ...asked, HOTELLIST: `${hotelInc}` });
  const relaxations = answer.ok ? (answer.value[0]?.relaxations ?? []) : [];
  const ways = await Promise.all(
    relaxations.map(async ({ change, query, label }): Promise<WayOut[]> => {
      const changed = { ...asked, ...query, HOTEL_INC: hotelInc, PARTITION_PRICE: 1 };
      const prices = await client.call(roomPrices, changed);
      const [cheapest] = prices.ok ? prices.value.prices : [];
      if (!prices.ok || !cheapest) return [];
      const { countTotal: count } = prices.value;
      return [{ change, query, label, count, price: cheapest.price, currency: cheapest.currency }];
    }),
  );
  return { ways: ways.flat(), partyRefusal: answer.ok ? (answer.value[0]?.partyRefusal ?? null) : null };
}

export type PartyRefusal = AnswerOf<typeof searchTours>[number]['partyRefusal'];

/** The nearest question that has offers; of a voyage perhaps one without the flight. */
export type Nearest = NonNullable<AnswerOf<typeof roomPrices>['nearest']> & { TOWNFROM?: number };

/** Nobody flies to the ship from the asked town: the nearest of what is sold to those who come to its port themselves. */
export async function nearestAtPort(
  client: Client,
  asked: QueryOf<typeof roomPrices>,
  { searchType, trip }: PricesAsked,
): Promise<Nearest | null> {
  if (searchType !== travelKinds.cruise.searchTypes[0] || trip.townFrom === withoutFlight) return null;
  const TOWNFROM = withoutFlight;
  const answer = await client.call(roomPrices, { ...asked, TOWNFROM, PARTITION_PRICE: 1 });
  if (!answer.ok) return null;
  const { prices, nearest } = answer.value;
  const [cheapest] = prices;
  if (!cheapest) return nearest && { ...nearest, TOWNFROM };
  const { CHECKIN_BEG, CHECKIN_END, NIGHTMIN, NIGHTMAX } = writeTrip(trip);
  return { CHECKIN_BEG, CHECKIN_END, NIGHTMIN, NIGHTMAX, TOWNFROM, price: cheapest.price };
}
