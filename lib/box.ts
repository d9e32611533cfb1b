/** West, south, east and north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Whether a place lies in a box; its edges belong to it. */
export const isInBox = (
  [west, south, east, north]: Box,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean => west <= longitude && longitude <= east && south <= latitude && latitude <= north;

/** What is wrong with a box, in words; undefined where nothing is. */
export function boxProblem(degrees: readonly number[]): string | undefined {
  const [west, south, east, north] = degrees;
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    degrees.length > 4
  )
    return 'has not four numbers: west, south, east, north';
  if (Math.min(west, east) < -180 || Math.max(west, east) > 180)
    return 'goes beyond 180 degrees of longitude';
  if (Math.min(south, north) < -90 || Math.max(south, north) > 90)
    return 'goes beyond 90 degrees of latitude';
  if (west >= east) return 'has its west not west of its east';
  return south >= north ? 'has its south not south of its north' : undefined;
}
