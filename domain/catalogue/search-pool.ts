import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { AskEngine } from '#price-search/answers.ts';
import type { SnapshotChange, SnapshotParts } from '#price-search/snapshot.ts';
import type { SearchReport, SearchTask } from './search-thread.ts';

/** The threads that answer questions, each about exactly the moment that is asked about. */
export type SearchPool = {
  /** The engine as of a moment that comes after all others; `change` is what tells it from the one before, if known. */
  take: (parts: SnapshotParts, change: SnapshotChange | undefined) => AskEngine;
  /** Questions that wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
};

/** A moment, and which blocks tell it from the one before. */
type Moment = { number: number; parts: SnapshotParts };
type Difference = { hotelIds: number[]; routes: string[]; trade: boolean };

/** Of older moments nobody is told the difference, but the whole. */
const differencesKept = 256;

/** A change with more blocks is sent to those only who say that they miss it. */
const blocksOnSpec = 100;

/** Starts the threads; they are replaced when they die. */
export function openSearchPool({ threads, log }: { threads: number; log: Logger }): SearchPool {
  const pool = new Piscina<SearchTask, SearchReport>({
    filename: new URL('./search-thread.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  pool.on('error', (cause) => log.error({ err: cause }, 'A search thread died'));

  /** By number of the moment that they lead to. */
  const differences = new Map<number, Difference>();
  /** The moment that each thread had when it last answered. */
  const holds = new Map<number, number>();
  let latest = 0;

  /** What makes the moment of an older or newer one. */
  const changeFrom = (from: number, { number, parts }: Moment): SearchTask['change'] => {
    const steps: Difference[] = [];
    for (let step = Math.min(from, number) + 1; step <= Math.max(from, number); step++) {
      const difference = differences.get(step);
      if (!difference) return wholeOf(parts);
      steps.push(difference);
    }
    return {
      from,
      hotels: pick(
        parts.hotels,
        steps.flatMap((step) => step.hotelIds),
      ),
      routes: pick(
        parts.routes,
        steps.flatMap((step) => step.routes),
      ),
      trade: steps.some((step) => step.trade) ? parts.trade : undefined,
    };
  };

  /** What any of the threads may miss, as long as that is little. */
  const changeOnSpec = (moment: Moment): SearchTask['change'] => {
    const oldest = Math.min(...pool.threads.map(({ threadId }) => holds.get(threadId) ?? 0));
    if (oldest === 0 || oldest >= moment.number) return;
    const change = changeFrom(oldest, moment);
    return change && change.hotels.size + change.routes.size <= blocksOnSpec ? change : undefined;
  };

  const askOf =
    (moment: Moment): AskEngine =>
    async (name, asked) => {
      let change = changeOnSpec(moment);
      for (let attempt = 1; ; attempt++) {
        const report = await pool.run({ moment: moment.number, name, asked, change });
        holds.set(report.threadId, report.holds);
        if ('answer' in report) return report.answer as never; // the thread asks by the same name
        // Another thread may take it the next time; the whole is enough for any.
        change = attempt === 1 ? changeFrom(report.holds, moment) : wholeOf(moment.parts);
      }
    };

  return {
    take: (parts, change) => {
      latest++;
      if (change)
        differences.set(latest, {
          hotelIds: [...change.hotels.keys()],
          routes: [...change.routes.keys()],
          trade: change.trade !== undefined,
        });
      differences.delete(latest - differencesKept);
      return askOf({ number: latest, parts });
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}

const wholeOf = (parts: SnapshotParts): SearchTask['change'] => ({ from: 0, ...parts });

const pick = <Key, Block>(blocks: ReadonlyMap<Key, Block>, keys: readonly Key[]): Map<Key, Block | null> =>
  new Map(keys.map((key) => [key, blocks.get(key) ?? null]));
