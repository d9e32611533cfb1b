import type { Client } from '#calls/client.ts';
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
  return findTours(
    client,
    { type: 'hot-tours', townFrom, ...hotDays(today), nights: { from: 5, to: 14 } },
    most,
  );
}
