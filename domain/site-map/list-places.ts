import { entry, type HotelEntry, type StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';

export type HotelPlace = { hotel: HotelEntry; state: StateEntry };

/** Countries that are sold to a market, with flight from its own towns or, else, without. */
export function soldStates(
  { directory, snapshot }: Pick<CatalogueMoment, 'directory' | 'snapshot'>,
  market: string,
  by: 'flight' | 'any',
): StateEntry[] {
  const towns = [...directory.departureTowns.values()].filter(
    (town) =>
      (town.market === market && town.id !== noFlightTown) || (by === 'any' && town.id === noFlightTown),
  );
  const ids = new Set(
    towns.flatMap(({ id }) => (snapshot.toursByTown.get(id) ?? []).map((tour) => tour.stateId)),
  );
  return [...ids].map((id) => entry(directory.states, id));
}

/** Hotels on sale in these countries. */
export function hotelsIn(
  { directory }: Pick<CatalogueMoment, 'directory'>,
  states: readonly StateEntry[],
): HotelPlace[] {
  const sold = new Map(states.map((state) => [state.id, state]));
  return [...directory.hotels.values()].flatMap((hotel) => {
    const town = entry(directory.towns, hotel.townId);
    const state = sold.get(entry(directory.regions, town.regionId).stateId);
    return state && hotel.onSale ? [{ hotel, state }] : [];
  });
}
