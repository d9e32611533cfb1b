import type { SheetMap } from '#lib/printed-sheet.ts';
import land from '#web/parts/map/land.json' with { type: 'json' };
import { type Point, readLand } from '#web/parts/map/read-land.ts';

/** Steps of the square that is drawn. */
const steps = 100;

/** Degrees of latitude from the place to the edge: the first at which a coast is to be seen. */
const reaches = [0.8, 1.6, 3.2, 6.4];

let coasts: Point[][] | undefined;

/**
 * Land and water around a place, from our own outlines: what is printed fetches no map. None where no coast is near: a
 * square of one colour tells nothing.
 */
export function landAround(place: Place, caption: string): SheetMap | undefined {
  coasts ??= readLand(land);
  for (const reach of reaches) {
    const outlines = outlinesAround(coasts, place, reach);
    if (outlines.some((outline) => outline.some(isInside)))
      return { land: outlines.map(pathOf).join(''), x: steps / 2, y: steps / 2, caption };
  }
  return undefined;
}

type Place = { latitude: number; longitude: number };

/** What of the coasts lies in the square around the place, in steps of it. */
function outlinesAround(all: readonly Point[][], { latitude, longitude }: Place, reach: number): Point[][] {
  // A degree of longitude is shorter than one of latitude, the more so the farther from the equator.
  const across = reach / Math.cos((latitude * Math.PI) / 180);
  const toStep = ([north, east]: Point): Point => [
    ((east - longitude) / across + 1) * (steps / 2),
    ((latitude - north) / reach + 1) * (steps / 2),
  ];
  return all.map((coast) => clip(coast.map(toStep))).filter((outline) => outline.length > 2);
}

const isInside = (point: Point) => point.every((at) => at > 0 && at < steps);

const pathOf = (outline: Point[]) => `M${outline.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

const round = (value: number) => Math.round(value * 10) / 10;

const edges = [
  { axis: 0, limit: 0, sign: 1 },
  { axis: 0, limit: steps, sign: -1 },
  { axis: 1, limit: 0, sign: 1 },
  { axis: 1, limit: steps, sign: -1 },
] as const;

/** What of an outline lies in the square, edge by edge (Sutherland–Hodgman). */
const clip = (outline: Point[]): Point[] =>
  edges.reduce<Point[]>((points, { axis, limit, sign }) => {
    const within = (point: Point) => sign * (point[axis] - limit) >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1)!; // of the first it is the last
      const crossing = within(point) === within(before) ? [] : [cross(before, point, axis, limit)];
      return within(point) ? [...crossing, point] : crossing;
    });
  }, outline);

function cross(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}
