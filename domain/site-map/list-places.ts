import {
  type ExcursionTourEntry,
  entry,
  type HotelEntry,
  type RegionEntry,
  type StateEntry,
} from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';

type Sold = Pick<CatalogueMoment, 'directory' | 'snapshot'>;

export type HotelPlace = { hotel: HotelEntry; state: StateEntry };

/** Countries that are sold to a market, with flight from its own towns or, else, without. */
export function soldStates(
  { directory, snapshot }: Sold,
  market: string,
  by: 'flight' | 'any',
): StateEntry[] {
  const ids = new Set(toursSold({ directory, snapshot }, market, by).map((tour) => tour.stateId));
  return [...ids].map((id) => entry(directory.states, id));
}

/** Excursion tours that have pages and are sold to a market, with or without flight. */
export function soldExcursionTours(moment: Sold, market: string): ExcursionTourEntry[] {
  const ids = new Set(toursSold(moment, market, 'any').map((tour) => tour.excursionTourId));
  return [...moment.directory.excursionTours.values()].filter(({ id, isActive }) => isActive && ids.has(id));
}

const toursSold = ({ directory, snapshot }: Sold, market: string, by: 'flight' | 'any') =>
  [...directory.departureTowns.values()]
    .filter(
      (town) =>
        (town.market === market && town.id !== noFlightTown) || (by === 'any' && town.id === noFlightTown),
    )
    .flatMap(({ id }) => snapshot.toursByTown.get(id) ?? []);

/** Resorts of these countries on land: regions that have hotels on sale. */
export function resortsIn(
  { directory }: Pick<CatalogueMoment, 'directory'>,
  states: readonly StateEntry[],
): { region: RegionEntry; state: StateEntry }[] {
  const ashore = states.filter(({ isCruise }) => !isCruise);
  const resorts = hotelsIn({ directory }, ashore).map(({ hotel, state }) => {
    const region = entry(directory.regions, entry(directory.towns, hotel.townId).regionId);
    return [region.id, { region, state }] as const;
  });
  return [...new Map(resorts).values()];
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
