import type { SnapshotParts } from '#price-search/snapshot.ts';

/** A catalogue with nothing in it: what every change can begin from. */
export const emptyParts: SnapshotParts = {
  hotels: new Map(),
  routes: new Map(),
  trade: { tours: [], tourServices: [], departureTowns: [], markups: [], rates: [] },
};
