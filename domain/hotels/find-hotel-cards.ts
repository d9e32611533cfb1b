import {
  entry,
  type HotelEntry,
  type RegionEntry,
  type StateEntry,
  type TownEntry,
} from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';

/** A hotel of a list: what its card tells without its page. */
export type HotelCard = {
  hotel: HotelEntry;
  starName: string;
  town: TownEntry;
  region: RegionEntry;
  state: StateEntry;
};

/** The hotels of these numbers, in their order; unknown ones are left out. */
export const findHotelCards = ({ directory }: CatalogueMoment, hotelIds: readonly number[]): HotelCard[] =>
  hotelIds.flatMap((id) => {
    const hotel = directory.hotels.get(id);
    if (!hotel) return [];
    const town = entry(directory.towns, hotel.townId);
    const region = entry(directory.regions, town.regionId);
    const state = entry(directory.states, region.stateId);
    return [{ hotel, starName: entry(directory.stars, hotel.starId).name, town, region, state }];
  });
