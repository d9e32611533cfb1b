import type { Client } from '#calls/client.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { searchTours } from '#calls/search.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { pick } from '#lib/pick.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { type TripQuestion, withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import { mostAsked } from './most-asked.ts';

const told = [
  ...['price', 'priceOld', 'currency', 'checkIn', 'nights', 'adult', 'child'],
  ...['mealName', 'roomName'],
] as const;

/** The best offer of a hotel for a trip: with flight; where nothing flies there, the stay alone. */
export type KeptPrice = Pick<HotelOfferAnswer, (typeof told)[number]> & { isWithFlight: boolean };

/** The trip of those who name none: two adults for seven nights in the coming weeks. */
export const comingWeeks = (townFrom: number, today: PlainDate): TripQuestion => ({
  townFrom,
  checkInFrom: addDays(today, 1),
  checkInTo: addDays(today, longestWindowDays),
  nightsFrom: 7,
  nightsTo: 7,
  adults: 2,
  childAges: [],
});

/** The best offers for a trip, by hotel; none where the search fails. */
export async function keptPrices(
  client: Client,
  incs: readonly number[],
  trip: TripQuestion,
): Promise<Map<number, KeptPrice>> {
  const ours = incs.filter((inc) => inc > 0); // partners' hotels have no prices of ours
  const flown = trip.townFrom === withoutFlight ? [] : await search(client, ours, trip);
  const found = new Map(flown);
  const left = ours.filter((inc) => !found.has(inc));
  return new Map([...found, ...(await search(client, left, { ...trip, townFrom: withoutFlight }))]);
}

async function search(client: Client, hotels: number[], trip: TripQuestion): Promise<[number, KeptPrice][]> {
  if (hotels.length === 0) return [];
  const isWithFlight = trip.townFrom !== withoutFlight;
  const { TOWNFROM, ...rest } = writeTrip(trip);
  const answer = await client.call(searchTours, {
    ...(isWithFlight ? { TOWNFROM } : { SEARCH_TYPE: 'hotel' }),
    ...rest,
    HOTELLIST: hotels,
    PARTITION_PRICE: mostAsked,
  });
  const rows = hotelRows((answer.ok ? answer.value : []).flatMap(({ prices }) => prices));
  return rows.map((row) => [row.hotelInc, { ...pick(row, told), isWithFlight }]);
}
