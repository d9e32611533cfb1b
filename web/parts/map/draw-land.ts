import type { Point } from './read-land.ts';

type Place = { latitude: number; longitude: number };

type View = {
  middle: Place;
  /** How far the drawing reaches to the east and to the west, in kilometres. */
  halfKm: number;
  airports: readonly Place[];
};

export const landSize = { width: 400, height: 300 };

export const kmOfDegree = 111.2;

/** The land around a place as a drawing: a file of some hundred bytes in the place of a map. */
export function drawLand({ airports, ...view }: View, land: readonly Point[][]): string {
  const project = projection(view);
  const path = landPath(project, land);
  const shown = airports.map((airport) => planeAt(project([airport.latitude, airport.longitude]))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${landSize.width} ${landSize.height}"><style>${landColours}</style><rect width="100%" height="100%" class="sea"/><path d="${path}" class="shelf"/><path d="${path}" class="land"/>${shown}</svg>`;
}

/** Where a point lies on the drawing. */
export function projection({ middle, halfKm }: Omit<View, 'airports'>): (point: Point) => Spot {
  const { latitude, longitude } = middle;
  const kmOfLongitude = kmOfDegree * Math.cos((latitude * Math.PI) / 180);
  const scale = landSize.width / 2 / halfKm;
  return ([north, east]) => [
    landSize.width / 2 + (east - longitude) * kmOfLongitude * scale,
    landSize.height / 2 - (north - latitude) * kmOfDegree * scale,
  ];
}

/** The coasts within the drawing, as the data of an SVG path. */
export function landPath(project: (point: Point) => Spot, land: readonly Point[][]): string {
  const coasts = land.map((coast) => clipped(coast.map(project))).filter((coast) => coast.length > 2);
  return coasts.map((coast) => `M${coast.map(written).join('L')}Z`).join('');
}

type Spot = [x: number, y: number];

/** What is beyond the edge is cut off, so that a continent is a few points; the edge itself stays out of sight. */
const margin = 40;
const edges: { isInside: (spot: Spot) => boolean; at: (from: Spot, to: Spot) => Spot }[] = [
  edge(0, -margin, 1),
  edge(0, landSize.width + margin, -1),
  edge(1, -margin, 1),
  edge(1, landSize.height + margin, -1),
];

/** One side of the window: where `axis` is on the inner side of `limit` (Sutherland and Hodgman). */
function edge(axis: 0 | 1, limit: number, inwards: 1 | -1) {
  return {
    isInside: (spot: Spot) => (spot[axis] - limit) * inwards >= 0,
    at: (from: Spot, to: Spot): Spot => {
      const share = (limit - from[axis]) / (to[axis] - from[axis]);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    },
  };
}

const clipped = (coast: Spot[]): Spot[] =>
  edges.reduce(
    (spots, { isInside, at }) =>
      spots.flatMap((spot, index) => {
        const before = spots.at(index - 1)!; // the last one before the first
        const crossing = isInside(spot) === isInside(before) ? [] : [at(before, spot)];
        return isInside(spot) ? [...crossing, spot] : crossing;
      }),
    coast,
  );

const written = ([x, y]: Spot) => `${Math.round(x)} ${Math.round(y)}`;

const planeAt = ([x, y]: Spot) =>
  `<g transform="translate(${Math.round(x) - 10} ${Math.round(y) - 10}) scale(.83)" class="plane"><path d="M10.500 3a1.500 1.500 0 0 1 3 0v6l8 5v2l-8-2.500V19l2.500 1.800V22L12 21l-4 1v-1.200l2.500-1.800v-5.500L2.500 16v-2l8-5z"/></g>`;

// The roles of map.module.css: a picture of its own knows none of them.
export const landColours =
  '.sea{fill:oklch(.87 .045 215)}.shelf{fill:none;stroke:oklch(.92 .035 205);stroke-width:14}.land{fill:oklch(.965 .018 88);stroke:oklch(.8 .045 200);stroke-width:1.5}.plane{fill:oklch(.45 .05 264)}@media(prefers-color-scheme:dark){.sea{fill:oklch(.26 .06 240)}.shelf{stroke:oklch(.3 .06 235)}.land{fill:oklch(.32 .035 262);stroke:oklch(.42 .05 240)}.plane{fill:oklch(.85 .02 264)}}';
