import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Box } from '#lib/box.ts';

const known = new WeakMap<CatalogueMoment['directory'], Map<number, Box>>();

/** The land that the hotels of a country lie in; undefined where it has none on sale. Found once for a directory. */
export function boxOfState(
  { directory }: Pick<CatalogueMoment, 'directory'>,
  stateId: number,
): Box | undefined {
  const boxes = known.get(directory) ?? boxesOf(directory);
  known.set(directory, boxes);
  return boxes.get(stateId);
}

function boxesOf(directory: CatalogueMoment['directory']): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (const { townId, onSale, latitude, longitude } of directory.hotels.values()) {
    if (!onSale) continue;
    const { stateId } = entry(directory.regions, entry(directory.towns, townId).regionId);
    const [west, south, east, north] = boxes.get(stateId) ?? [longitude, latitude, longitude, latitude];
    boxes.set(stateId, [
      Math.min(west, longitude),
      Math.min(south, latitude),
      Math.max(east, longitude),
      Math.max(north, latitude),
    ]);
  }
  return boxes;
}
