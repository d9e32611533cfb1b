/** A point on the earth, in degrees. */
export type Point = { latitude: number; longitude: number };

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function kmBetween(a: Point, b: Point): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
}

/** The point `km` away in the direction of a compass bearing; good for the size of a town. */
export function pointAt(from: Point, bearing: number, km: number): Point {
  const north = (km * Math.cos(radians(bearing))) / 111.2;
  const east = (km * Math.sin(radians(bearing))) / (111.32 * Math.cos(radians(from.latitude)));
  return { latitude: rounded(from.latitude + north), longitude: rounded(from.longitude + east) };
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
