import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, BenchmarkOptions, Measurement } from './benchmark.ts';
import { changeContracts } from './load/change-contracts.ts';
import { type Look, lookFrom, seenPrices, soldHotels, truthOf } from './load/looks.ts';
import { type ScaledDemo, type ScaledServer, withScaledDemo } from './load/scaled-demo.ts';
import { timesOf } from './measure/figures.ts';

const workers = 2;
const hotelsOfBatch = 100;
const looksAtOnce = 4;
const mayBeOldMs = 1_000;

/** Contracts change at random while pages are asked that every worker remembers: none may be older than a second. */
export const benchmark: Benchmark = {
  title: `random changes of contracts against random pages on ${workers} workers that remember them`,
  run: (options) =>
    withScaledDemo((demo) => demo.withServer(workers, (server) => measure(demo, server, options))),
};

type Tally = { changes: number; moved: number; looks: number; stale: string[]; delays: number[] };

async function measure(
  demo: ScaledDemo,
  { port }: ScaledServer,
  { seed, changes, say }: BenchmarkOptions,
): Promise<Measurement[]> {
  const origin = `http://127.0.0.1:${port}`;
  const random = seededRandom(seed);
  const log = pino({ level: 'warn' });
  // The truth is priced here, from the database alone: nothing is remembered but the catalogue.
  const live = await openLiveCatalogue({ ...demo.database, clock: () => new Date(), log, threads: 0 });
  const tally: Tally = { changes: 0, moved: 0, looks: 0, stale: [], delays: [] };
  try {
    while (tally.changes < changes) {
      const hotels = await soldHotels(origin, random, Math.min(hotelsOfBatch, changes - tally.changes));
      const looks = hotels.map((hotel) => lookFrom(hotel, random));
      await seenBy(origin, looks);
      const before = looks.map((look) => truthOf(live.current()!.snapshot, look));
      await changeContracts(demo.database.db, random, hotels);
      const committed = performance.now();
      const { snapshot } = await live.refresh();
      tally.delays.push(await untilSeen(origin, looks, before, snapshot, committed));
      await sleep(Math.max(0, mayBeOldMs - (performance.now() - committed)));
      for (const [index, seen] of (await seenBy(origin, looks)).entries()) {
        const look = looks[index]!;
        const truth = truthOf(snapshot, look);
        tally.looks += seen.length;
        tally.moved += Number(truth !== before[index]);
        for (const price of seen)
          if (price !== truth) tally.stale.push(`${look.path}: ${price}, and it is ${truth}`);
      }
      tally.changes += looks.length;
      if (tally.changes % 1_000 < looks.length) say(`${tally.changes} changes, ${tally.stale.length} stale`);
    }
  } finally {
    await live.close();
  }
  for (const line of tally.stale.slice(0, 20)) say(`stale: ${line}`);
  return [
    { name: 'changes', value: tally.changes, unit: 'count' },
    { name: 'of them moved the price of the page', value: tally.moved, unit: 'count' },
    { name: 'looks at pages and calls, a second later', value: tally.looks, unit: 'count' },
    { name: 'stale', value: tally.stale.length, unit: 'count', target: { atMost: 0 } },
    ...timesOf('from the commit until a page shows it', tally.delays.filter(Number.isFinite), { p99: 1_000 }),
  ];
}

/** What every look sees, some of them at once. */
async function seenBy(origin: string, looks: readonly Look[]): Promise<(number | undefined)[][]> {
  const seen: (number | undefined)[][] = [];
  for (let from = 0; from < looks.length; from += looksAtOnce) {
    const some = looks.slice(from, from + looksAtOnce);
    seen.push(...(await Promise.all(some.map((look) => seenPrices(origin, look, workers)))));
  }
  return seen;
}

/** How long the first page whose price moved goes on showing the old one; none moved: nobody can tell. */
async function untilSeen(
  origin: string,
  looks: readonly Look[],
  before: readonly (number | undefined)[],
  snapshot: Parameters<typeof truthOf>[0],
  committed: number,
): Promise<number> {
  const moved = looks.find((look, index) => truthOf(snapshot, look) !== before[index]);
  if (!moved) return Number.NaN;
  const truth = truthOf(snapshot, moved);
  for (;;) {
    const seen = await seenPrices(origin, moved, 2 * workers);
    const past = performance.now() - committed;
    if (seen.every((price) => price === truth) || past > 10_000) return past;
  }
}
