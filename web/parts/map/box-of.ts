import type { Box } from '#lib/box.ts';

type Located = { coordinates: readonly [latitude: number, longitude: number] };

/** The box that has every office in it; undefined where there are none. */
export function boxOf(offices: readonly Located[]): Box | undefined {
  if (offices.length === 0) return undefined;
  const latitudes = offices.map(({ coordinates }) => coordinates[0]);
  const longitudes = offices.map(({ coordinates }) => coordinates[1]);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
