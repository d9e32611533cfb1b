import type { Client } from '#calls/client.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { searchTours } from '#calls/search.ts';
import { addDays, compactDate, type PlainDate } from '#lib/plain-date.ts';

/** Departures of the coming days, from tomorrow on. */
const daysAhead = 14;

export type HotTours = { offers: HotelOfferAnswer[]; countTotal: number };

/** Last-minute tours for two adults, the recommended ones first; none where the search fails. */
export async function loadHotTours(
  client: Client,
  townFrom: number,
  today: PlainDate,
  most: number,
): Promise<HotTours> {
  const answer = await client.call(searchTours, {
    SEARCH_TYPE: 'hot-tours',
    TOWNFROM: townFrom,
    CHECKIN_BEG: compactDate(addDays(today, 1)),
    CHECKIN_END: compactDate(addDays(today, daysAhead)),
    NIGHTMIN: 5,
    NIGHTMAX: 14,
    PARTITION_PRICE: most,
  });
  const [found] = answer.ok ? answer.value : [];
  return { offers: hotelRows(found?.prices ?? []), countTotal: found?.result.countTotal ?? 0 };
}
