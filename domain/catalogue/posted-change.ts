import type { SnapshotChange, SnapshotParts, Trade } from '#price-search/snapshot.ts';

/** A moment of the catalogue; they are numbered as they come. */
export type NumberedMoment = { number: number; parts: SnapshotParts };

/** What makes a moment of any from `from` to it, on its way to a thread; 0 is the empty moment. */
export type PostedChange = Pick<SnapshotChange, 'hotels' | 'routes'> & {
  from: number;
  /** Plain rows as JSON. */
  trade: SharedArrayBuffer | undefined;
};

/** What tells moments apart, as far back as it is remembered. */
export type Differences = {
  /** What tells the moment with this number from the one before; undefined where nobody knows. */
  record: (number: number, change: SnapshotChange | undefined) => void;
  /** What makes a moment of an older or newer one: the whole, where the difference is not known. */
  between: (from: number, moment: NumberedMoment) => PostedChange;
};

type Step = { hotelIds: number[]; routes: string[]; trade: boolean };

const stepsKept = 256;

/** Remembers which blocks changed, not the blocks: these are taken from the moment that is told. */
export function cacheDifferences(): Differences {
  /** By number of the moment that they lead to. */
  const steps = new Map<number, Step>();
  return {
    record: (number, change) => {
      steps.delete(number - stepsKept);
      if (!change) return;
      steps.set(number, {
        hotelIds: [...change.hotels.keys()],
        routes: [...change.routes.keys()],
        trade: change.trade !== undefined,
      });
    },
    between: (from, { number, parts }) => {
      const taken: Step[] = [];
      for (let at = Math.min(from, number) + 1; at <= Math.max(from, number); at++) {
        const step = steps.get(at);
        if (!step) return wholeOf(parts);
        taken.push(step);
      }
      const hotelIds = taken.flatMap((step) => step.hotelIds);
      const routes = taken.flatMap((step) => step.routes);
      return {
        from,
        hotels: new Map(hotelIds.map((id) => [id, parts.hotels.get(id) ?? null])),
        routes: new Map(routes.map((key) => [key, parts.routes.get(key) ?? null])),
        trade: taken.some((step) => step.trade) ? packTrade(parts.trade) : undefined,
      };
    },
  };
}

/** Enough for a thread that has anything, or nothing. */
export const wholeOf = ({ hotels, routes, trade }: SnapshotParts): PostedChange => ({
  from: 0,
  hotels,
  routes,
  trade: packTrade(trade),
});

const packed = new WeakMap<Trade, SharedArrayBuffer>();

/** Plain rows would be cloned for each question that they go with; this writes them down once. */
function packTrade(trade: Trade): SharedArrayBuffer {
  const known = packed.get(trade);
  if (known) return known;
  const text = Buffer.from(JSON.stringify(trade));
  const block = new SharedArrayBuffer(text.length);
  new Uint8Array(block).set(text);
  packed.set(trade, block);
  return block;
}

export const unpackTrade = (block: SharedArrayBuffer): Trade => JSON.parse(Buffer.from(block).toString());
