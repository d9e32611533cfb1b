import type { Client } from '#calls/client.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { searchTours } from '#calls/search.ts';
import type { SearchType } from '#lib/travel-kind.ts';
import { type SaidPlace, writePlace } from '#web/search/query/place.ts';
import { type TripQuestion, writeTrip } from '#web/search/query/trip.ts';

export type FoundTours = {
  offers: HotelOfferAnswer[];
  countTotal: number;
  /** Name of the country that was asked for. */
  stateName?: string | undefined;
};

type Wanted = {
  type: Extract<SearchType, 'hot-tours' | 'lato' | 'zima'>;
  trip: TripQuestion;
  /** Anywhere, where it is missing. */
  place?: SaidPlace;
};

/** Tours of a trip, the recommended ones first; none where the search fails. */
export async function findTours(client: Client, wanted: Wanted, most: number): Promise<FoundTours> {
  const answer = await client.call(searchTours, {
    SEARCH_TYPE: wanted.type,
    ...writeTrip(wanted.trip),
    ...(wanted.place && writePlace(wanted.place)),
    PARTITION_PRICE: most,
  });
  const [found] = answer.ok ? answer.value : [];
  return {
    offers: hotelRows(found?.prices ?? []),
    countTotal: found?.result.countTotal ?? 0,
    stateName: found?.state?.name,
  };
}
