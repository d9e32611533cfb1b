import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelsIn, type Where } from '#price-search/question.ts';

/** Regions and towns, any of each; an empty list is no condition. */
export type Places = { regionIds: readonly number[]; townIds: readonly number[] };

/** The hotels of a place that lie in regions and towns of it; undefined where none does. */
export function whereInPlaces(
  { snapshot, directory }: Pick<CatalogueMoment, 'snapshot' | 'directory'>,
  where: Where,
  { regionIds, townIds }: Places,
): Where | undefined {
  if (regionIds.length + townIds.length === 0) return where;
  const hotelIds = hotelsIn(snapshot, where)
    .map(({ id }) => id)
    .filter((id) => {
      const townId = directory.hotels.get(id)?.townId;
      const regionId = townId === undefined ? undefined : directory.towns.get(townId)?.regionId;
      return isAmong(regionIds, regionId) && isAmong(townIds, townId);
    });
  return hotelIds.length > 0 ? { ...where, hotelIds } : undefined;
}

const isAmong = (wanted: readonly number[], id: number | undefined) =>
  wanted.length === 0 || (id !== undefined && wanted.includes(id));
