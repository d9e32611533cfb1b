import type { Client } from '#calls/client.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, compactDate, type PlainDate } from '#lib/plain-date.ts';
import { mostAsked } from './most-asked.ts';

/**
 * The best offer of a hotel for two adults and seven nights: with flight from the visitor's city; where nothing flies
 * there, the stay alone.
 */
export type KeptPrice = { amount: number; currency: string; isWithFlight: boolean };

type From = {
  /** Undefined: where the visitor leaves from cannot be told. */
  townFrom: number | undefined;
  today: PlainDate;
};

/** The best offers of the coming weeks, by hotel; none where the search fails. */
export async function keptPrices(
  client: Client,
  incs: readonly number[],
  { townFrom, today }: From,
): Promise<Map<number, KeptPrice>> {
  const ours = incs.filter((inc) => inc > 0); // partners' hotels have no prices of ours
  const trips = townFrom === undefined ? [] : await search(client, ours, today, townFrom);
  const left = ours.filter((inc) => !trips.some(([found]) => found === inc));
  return new Map([...trips, ...(await search(client, left, today))]);
}

async function search(
  client: Client,
  hotels: number[],
  today: PlainDate,
  townFrom?: number,
): Promise<[number, KeptPrice][]> {
  if (hotels.length === 0) return [];
  const answer = await client.call(searchTours, {
    ...(townFrom === undefined ? { SEARCH_TYPE: 'hotel' } : { TOWNFROM: townFrom }),
    HOTELLIST: hotels,
    CHECKIN_BEG: compactDate(addDays(today, 1)),
    CHECKIN_END: compactDate(addDays(today, longestWindowDays)),
    NIGHTMIN: 7,
    NIGHTMAX: 7,
    PARTITION_PRICE: mostAsked,
  });
  const rows = hotelRows((answer.ok ? answer.value : []).flatMap(({ prices }) => prices));
  return rows.map(({ hotelInc, price: amount, currency }) => [
    hotelInc,
    { amount, currency, isWithFlight: townFrom !== undefined },
  ]);
}
