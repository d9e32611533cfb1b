import type { Client } from '#calls/client.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { searchTours } from '#calls/search.ts';
import { compactDate, type PlainDate } from '#lib/plain-date.ts';
import type { SearchType } from '#lib/travel-kind.ts';

export type FoundTours = { offers: HotelOfferAnswer[]; countTotal: number };

type Wanted = {
  type: Extract<SearchType, 'hot-tours' | 'lato' | 'zima'>;
  townFrom: number;
  from: PlainDate;
  to: PlainDate;
  nights: { from: number; to: number };
};

/** Tours to anywhere for two adults, the recommended ones first; none where the search fails. */
export async function findTours(client: Client, wanted: Wanted, most: number): Promise<FoundTours> {
  const answer = await client.call(searchTours, {
    SEARCH_TYPE: wanted.type,
    TOWNFROM: wanted.townFrom,
    CHECKIN_BEG: compactDate(wanted.from),
    CHECKIN_END: compactDate(wanted.to),
    NIGHTMIN: wanted.nights.from,
    NIGHTMAX: wanted.nights.to,
    PARTITION_PRICE: most,
  });
  const [found] = answer.ok ? answer.value : [];
  return { offers: hotelRows(found?.prices ?? []), countTotal: found?.result.countTotal ?? 0 };
}
