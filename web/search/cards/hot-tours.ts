import type { Client } from '#calls/client.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { type FoundTours, findTours } from './found-tours.ts';

/** Departures of the coming days, from tomorrow on. */
const daysAhead = 14;

/** Last-minute tours. */
export function loadHotTours(
  client: Client,
  townFrom: number,
  today: PlainDate,
  most: number,
): Promise<FoundTours> {
  const days = { from: addDays(today, 1), to: addDays(today, daysAhead) };
  return findTours(client, { type: 'hot-tours', townFrom, ...days, nights: { from: 5, to: 14 } }, most);
}
