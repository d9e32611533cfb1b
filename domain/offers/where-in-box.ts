import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type Box, isInBox } from '#lib/box.ts';
import { hotelsIn, type Where } from '#price-search/question.ts';

/** The hotels of a place that lie in a box; undefined where none does. Prices know no places, so they are named. */
export function whereInBox(
  { snapshot, directory }: Pick<CatalogueMoment, 'snapshot' | 'directory'>,
  where: Where,
  box: Box,
): Where | undefined {
  const hotelIds = hotelsIn(snapshot, where)
    .map(({ id }) => id)
    .filter((id) => {
      const hotel = directory.hotels.get(id);
      return hotel && isInBox(box, hotel);
    });
  return hotelIds.length > 0 ? { ...where, hotelIds } : undefined;
}
