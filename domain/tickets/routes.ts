import type { Leg } from '#price-search/catalogue.ts';
import type { Snapshot } from '#price-search/snapshot.ts';

type Legs = Pick<Snapshot, 'legs'>;

const known = new WeakMap<Legs, Map<string, Leg[]>>();

function legsByRoute(snapshot: Legs): Map<string, Leg[]> {
  const found = known.get(snapshot) ?? Map.groupBy(snapshot.legs.values(), ({ from, to }) => `${from}-${to}`);
  known.set(snapshot, found);
  return found;
}

/** Every pair of airports that legs lead between. */
export const routesOf = (snapshot: Legs): { from: string; to: string }[] =>
  [...legsByRoute(snapshot).values()].map(([leg]) => ({ from: leg!.from, to: leg!.to }));

/** The legs from one airport to another. */
export const legsBetween = (snapshot: Legs, from: string, to: string): Leg[] =>
  legsByRoute(snapshot).get(`${from}-${to}`) ?? [];
