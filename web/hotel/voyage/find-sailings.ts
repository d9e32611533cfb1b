import type { Client } from '#calls/client.ts';
import type { CruiseProgram } from '#calls/cruise.ts';
import { roomPrices } from '#calls/hotel.ts';
import { addDays } from '#lib/plain-date.ts';
import { type Days, type TripQuestion, writeTrip } from '#web/search/query/trip.ts';
import { groupSailings, type Sailing } from './group-sailings.ts';

/** Days of departure that are asked for at once: all cabins of their sailings go into one answer. */
const windowDays = 30;
/** A liner that lies up for the winter is back within this many windows. */
const mostWindows = 10;

type Asked = {
  trip: TripQuestion;
  currency: string;
  /** Later days may be shown in place of those that have no sailing: nobody has asked for these. */
  mayMove: boolean;
  signal: AbortSignal;
};

export type FoundSailings = { days: Days; sailings: Sailing[] };

/** The window of departures that begins on a day. */
export const windowFrom = (first: Days['checkInFrom']): Days => ({
  checkInFrom: first,
  checkInTo: addDays(first, windowDays),
});

/** The sailings of a voyage: those of its liner that are as long. Undefined where they cannot be told. */
export async function findSailings(
  client: Client,
  { hotel, nights }: CruiseProgram,
  { trip, currency, mayMove, signal }: Asked,
): Promise<FoundSailings | undefined> {
  const first: Days = { checkInFrom: trip.checkInFrom, checkInTo: trip.checkInTo };
  let days = first;
  for (let window = 0; window < mostWindows; window++) {
    const query = {
      ...writeTrip({ ...trip, ...days, nightsFrom: nights, nightsTo: nights }),
      HOTEL_INC: hotel.inc,
      CURRENCY: currency,
    };
    const answer = await client.call(roomPrices, query, undefined, signal);
    if (!answer.ok) return undefined;
    const sailings = groupSailings(answer.value.prices);
    if (sailings.length > 0) return { days, sailings };
    if (!mayMove) break;
    days = windowFrom(addDays(days.checkInTo, 1));
  }
  return { days: first, sailings: [] };
}
