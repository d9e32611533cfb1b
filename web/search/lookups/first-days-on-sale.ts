import type { Client } from '#calls/client.ts';
import { calendar } from '#calls/lookups-dates.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import type { TourKind } from '#lib/travel-kind.ts';
import type { Days } from '#web/search/query/trip.ts';

const windowDays = 31;
const windows = 12;
const daysOfWeek = 7;

type Trip = {
  kind: TourKind;
  townFrom: number;
  state?: number | undefined;
  nightsFrom: number;
  nightsTo: number;
  liners?: readonly number[];
};

/**
 * The days to search by default where departures are far between, as sailings are: `usual` where one of them is on sale,
 * else the week from the first day on sale in the year after; `usual` where nothing is.
 */
export async function firstDaysOnSale(client: Client, trip: Trip, usual: Days): Promise<Days> {
  const { kind, townFrom, state, nightsFrom, nightsTo, liners = [] } = trip;
  for (let index = 0; index < windows; index++) {
    const from = addDays(usual.checkInFrom, index * windowDays);
    const answer = await client.call(calendar, {
      searchType: kind,
      townFrom,
      ...(state === undefined ? {} : { state }),
      ...(liners.length > 0 ? { HOTELLIST: liners.join(',') } : {}),
      NIGHTMIN: nightsFrom,
      NIGHTMAX: nightsTo,
      from,
      to: addDays(from, windowDays - 1),
    });
    if (!answer.ok) return usual;
    const first = answer.value.days.find(({ price }) => price !== null);
    if (!first) continue;
    const day = plainDate(first.date);
    return day <= usual.checkInTo ? usual : { checkInFrom: day, checkInTo: addDays(day, daysOfWeek) };
  }
  return usual;
}
