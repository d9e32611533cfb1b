import type { Leg } from './catalogue.ts';
import { routeKey, type Snapshot } from './snapshot.ts';

/** Every pair of airports that a leg joins. */
export const routesOf = (snapshot: Snapshot): { from: string; to: string }[] =>
  [...snapshot.routes.values()].map((route) => {
    const { from, to } = route.open();
    return { from, to };
  });

/** All legs from one airport to another, by day of departure. */
export function legsBetween(snapshot: Snapshot, from: string, to: string): Leg[] {
  const route = snapshot.routes.get(routeKey(from, to))?.open();
  return route ? Array.from({ length: route.count }, (_, row) => route.legAt(row)) : [];
}
