import type { Leg } from './catalogue.ts';
import { routeKey, type Snapshot } from './snapshot.ts';

/** All legs from one airport to another, by day of departure. */
export function legsBetween(snapshot: Snapshot, from: string, to: string): Leg[] {
  const route = snapshot.routes.get(routeKey(from, to))?.open();
  return route ? Array.from({ length: route.count }, (_, row) => route.legAt(row)) : [];
}
