import type { Directory, HotelEntry } from '#domain/catalogue/directory.ts';
import type { Tour } from '#price-search/catalogue.ts';

/** A hotel with the places that it lies in. */
export type PlacedHotel = { hotel: HotelEntry; townId: number; regionId: number; stateId: number };

/** The hotels that tours are sold with: those a tour names, else all of its state. */
export function hotelsSold(directory: Directory, tours: readonly Tour[]): PlacedHotel[] {
  const byState = hotelsByState(directory);
  const ofState = Map.groupBy(tours, (tour) => tour.stateId);
  return [...ofState].flatMap(([stateId, sold]) => {
    const here = byState.get(stateId) ?? [];
    if (sold.some((tour) => tour.hotelIds === null)) return here;
    const named = new Set(sold.flatMap((tour) => tour.hotelIds ?? []));
    return here.filter(({ hotel }) => named.has(hotel.id));
  });
}

const known = new WeakMap<Directory, Map<number, PlacedHotel[]>>();

/** Arranged once for a directory. */
function hotelsByState(directory: Directory): Map<number, PlacedHotel[]> {
  const answer = known.get(directory) ?? Map.groupBy(placedHotels(directory), ({ stateId }) => stateId);
  known.set(directory, answer);
  return answer;
}

/** Every hotel on sale. */
const placedHotels = (directory: Directory): PlacedHotel[] =>
  [...directory.hotels.values()].flatMap((hotel) => {
    const placed = hotel.onSale && placeHotel(hotel, directory);
    return placed ? [placed] : [];
  });

/** Says where a hotel lies; undefined only where its town is unknown. */
export function placeHotel(hotel: HotelEntry, { towns, regions }: Directory): PlacedHotel | undefined {
  const town = towns.get(hotel.townId);
  const region = town && regions.get(town.regionId);
  return region && { hotel, townId: hotel.townId, regionId: region.id, stateId: region.stateId };
}
