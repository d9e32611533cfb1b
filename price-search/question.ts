import type { DayPart } from '#lib/day-parts.ts';
import type { Day, Party, PointOfSale } from './catalogue.ts';
import type { HotelHandle, Snapshot } from './snapshot.ts';

/** Which programs are asked; an empty list asks for all. */
export type TourFilter = {
  tourIds: readonly number[];
  programTypeIds: readonly number[];
  tourTypeIds: readonly number[];
  ufilterIds: readonly number[];
  packetTypes: readonly number[];
};

export const anyTour: TourFilter = {
  tourIds: [],
  programTypeIds: [],
  tourTypeIds: [],
  ufilterIds: [],
  packetTypes: [],
};

/** Who asks for what: a party from a town, when, and for how long. */
export type Question = {
  point: PointOfSale;
  party: Party;
  /** The departure town. */
  townId: number;
  classId: number;
  /** Days of departure, both included. */
  departFrom: Day;
  departTo: Day;
  nightsMin: number;
  nightsMax: number;
  /** Which programs; all where absent. */
  tours?: TourFilter;
  /** Only flights with seats that are ours to confirm. */
  seatsOnly?: boolean;
  /** Codes of the airlines whose flights count, there and back; all where absent. A stay without flight is of none. */
  carriers?: readonly string[];
  /** In which parts of the day one leaves, on the way there and back, by local time; any where absent. */
  leaves?: readonly DayPart[];
  returns?: readonly DayPart[];
  /** Only offers with an early-booking discount or free nights, or only those without. */
  promotion?: 'only' | 'without';
};

/** Which hotels are asked: those of a destination, some of them, or all. */
export type Where = { stateId: number | undefined; hotelIds: readonly number[] };

export function hotelsIn(snapshot: Snapshot, { stateId, hotelIds }: Where): readonly HotelHandle[] {
  if (hotelIds.length > 0)
    return [...new Set(hotelIds)]
      .flatMap((id) => snapshot.hotels.get(id) ?? [])
      .filter((hotel) => stateId === undefined || hotel.stateId === stateId);
  return stateId === undefined ? [...snapshot.hotels.values()] : (snapshot.hotelsByState.get(stateId) ?? []);
}
