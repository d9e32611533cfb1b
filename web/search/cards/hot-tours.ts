import type { Client } from '#calls/client.ts';
import { usualParty } from '#calls/search-limits.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { type FoundTours, findTours } from './found-tours.ts';

const daysAhead = 14;

/** Departures of the coming days, from tomorrow on. */
export const hotDays = (today: PlainDate) => ({ from: addDays(today, 1), to: addDays(today, daysAhead) });

/** Last-minute tours. */
export function loadHotTours(
  client: Client,
  townFrom: number,
  today: PlainDate,
  most: number,
): Promise<FoundTours> {
  const { from: checkInFrom, to: checkInTo } = hotDays(today);
  const nights = { nightsFrom: 5, nightsTo: 14 };
  const trip = { townFrom, checkInFrom, checkInTo, ...nights, adults: usualParty.adults, childAges: [] };
  return findTours(client, { type: 'hot-tours', trip }, most);
}
