/**
 * Writes the land of the offices' map, from Natural Earth at 1:50 million (public domain) as the package `world-atlas`
 * has it: `node scripts/run.mjs scripts/draw-land.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { feature } from 'topojson-client';

type Point = readonly [longitude: number, latitude: number];
type Ring = readonly Point[];

const root = join(import.meta.dirname, '..');
const source = join(root, 'node_modules', 'world-atlas', 'land-50m.json');
const target = join(root, 'web', 'parts', 'map', 'land.json');

/** Steps of the grid that points are put on, in a degree: about a kilometre, which is finer than the source. */
const stepsPerDegree = 100;

/** In degrees, how far a coast may stray, and in square degrees what is too small to draw: fine only where offices are. */
const fine = { stray: 0.01, smallest: 0.002 };
const coarse = { stray: 0.12, smallest: 0.3 };

function detailAt([longitude, latitude]: Point) {
  const isSouth = latitude > 5 && latitude < 62 && longitude > -12 && longitude < 146;
  const isNorthOfEurope = latitude >= 62 && latitude < 71 && longitude > -12 && longitude < 45;
  return isSouth || isNorthOfEurope ? fine : coarse;
}

/** A coast that crosses the date line goes on beyond 180°, and does not jump to the other edge of the map. */
function unwrap(ring: Ring): Ring {
  let turns = 0;
  const unwrapped = ring.map(([longitude, latitude], index): Point => {
    const step = longitude - (ring[index - 1] ?? ring[0]!)[0];
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + 360 * turns, latitude];
  });
  const isWest = unwrapped.some(([longitude]) => longitude < -180);
  return isWest ? unwrapped.map(([longitude, latitude]) => [longitude + 360, latitude]) : unwrapped;
}

/** Nobody looks for an office in Antarctica. */
const isShown = (ring: Ring) => ring.some(([, latitude]) => latitude > -60);

const isLarge = (ring: Ring) => areaOf(ring) >= detailAt(ring[0]!).smallest;

const areaOf = (ring: Ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Leaves out the points that a coast does without (Douglas and Peucker). */
function simplify(ring: Ring): Ring {
  const kept = new Set([0, ring.length - 1]);
  const spans: [number, number][] = [[0, ring.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const middle = farthest(ring, first, last);
    if (middle === undefined) continue;
    kept.add(middle);
    spans.push([first, middle], [middle, last]);
  }
  return ring.filter((_, index) => kept.has(index));
}

/** The point that strays most from the straight line, if it strays too far. */
function farthest(ring: Ring, first: number, last: number): number | undefined {
  let found: number | undefined;
  let most = 1;
  for (let index = first + 1; index < last; index++) {
    const point = ring[index]!;
    const strays = distance(point, ring[first]!, ring[last]!) / detailAt(point).stray;
    if (strays > most) [found, most] = [index, strays];
  }
  return found;
}

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = Math.hypot(alongX, alongY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(alongY * (x - fromX) - alongX * (y - fromY)) / length;
}

/** Each point as its steps from the last one, a number in characters of six bits: what `read-land.ts` reads. */
function writeRing(ring: Ring): string {
  let [lastX, lastY] = [0, 0];
  return ring
    .map(([longitude, latitude]) => {
      const [x, y] = [Math.round(longitude * stepsPerDegree), Math.round(latitude * stepsPerDegree)];
      const written = writeNumber(x - lastX) + writeNumber(y - lastY);
      [lastX, lastY] = [x, y];
      return written;
    })
    .join('');
}

/** Five bits a character, the sixth says that more follow, the sign is the lowest bit. */
function writeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let written = '';
  for (; rest >= 32; rest >>= 5) written += String.fromCharCode((32 | (rest & 31)) + 63);
  return written + String.fromCharCode(rest + 63);
}

type Topology = Parameters<typeof feature>[0];

const topology: Topology = JSON.parse(readFileSync(source, 'utf8'));
const land = feature(topology, topology.objects.land!);
const shapes = land.type === 'FeatureCollection' ? land.features : [land];
const rings = shapes
  .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
  .map((ring) => ring as unknown as Ring) // GeoJSON's positions have two or more numbers; these have two
  .map(unwrap)
  .filter((ring) => isShown(ring) && isLarge(ring))
  .map(simplify);
const text = `${JSON.stringify(rings.map(writeRing)).replaceAll('","', '",\n"')}\n`;
writeFileSync(target, text);
const points = rings.reduce((sum, ring) => sum + ring.length, 0);
console.log(
  `${rings.length} coasts of ${points} points: ${text.length} bytes, ${gzipSync(text).length} in gzip`,
);
