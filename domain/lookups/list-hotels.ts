import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { starCategory } from '#lib/star-category.ts';
import { hotelsSold, type PlacedHotel } from './hotels-sold.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

export type HotelQuestion = TourQuestion & { regionIds: readonly number[]; townIds: readonly number[] };

/** The hotels that are sold in the asked places; a hotel of an asked town or of an asked region is in one. */
export function listHotels(moment: CatalogueMoment, question: HotelQuestion): PlacedHotel[] {
  const { regionIds, townIds } = question;
  const isAnywhere = regionIds.length + townIds.length === 0;
  return hotelsSold(moment.directory, toursAsked(moment, question)).filter(
    ({ regionId, townId }) => isAnywhere || regionIds.includes(regionId) || townIds.includes(townId),
  );
}

/** Categories that have as many stars as one has, itself among them. */
export function starGroup(starId: number, { directory }: CatalogueMoment): number[] {
  const count = starCategory(directory.stars.get(starId)?.name ?? '').count;
  if (count === undefined) return [starId];
  return [...directory.stars.values()]
    .filter(({ name }) => starCategory(name).count === count)
    .map(({ id }) => id);
}
