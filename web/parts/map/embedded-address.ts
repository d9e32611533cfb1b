import { boxOf } from './box-of.ts';
import { mapLimits } from './map-limits.ts';
import type { Placed } from './placemarks.ts';

/** Width of a map that the zoom is chosen for, in pixels, and of the world at the smallest zoom. */
const mapWidth = 512;
const worldWidth = 256;

/** The configured page of another provider, at the middle of the offices and as near as they can be seen together. */
export function embeddedAddress(
  template: string,
  offices: readonly Pick<Placed, 'coordinates'>[],
  zoomOfOne: number = mapLimits.defaultZoom,
): string {
  const [west, south, east, north] = boxOf(offices) ?? [-180, -60, 180, 75];
  const widest = Math.max(east - west, (north - south) * 2);
  const fitting = Math.floor(Math.log2((mapWidth / worldWidth) * (360 / widest)));
  const zoom = offices.length === 1 ? zoomOfOne : Math.min(mapLimits.maxZoom, Math.max(1, fitting));
  const values = { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom };
  return template.replace(
    /\{(latitude|longitude|zoom)\}/g,
    (_, name: keyof typeof values) => `${values[name]}`,
  );
}
