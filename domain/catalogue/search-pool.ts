import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { AskEngine } from '#price-search/answers.ts';
import type { SnapshotChange, SnapshotParts } from '#price-search/snapshot.ts';
import { type NumberedMoment, type PostedChange, rememberDifferences, wholeOf } from './posted-change.ts';
import type { SearchReport, SearchTask } from './search-thread.ts';

/** The threads that answer questions, each about exactly the moment that is asked about. */
export type SearchPool = {
  /** The engine as of a moment that comes after all others; `change` is what tells it from the one before, if known. */
  take: (parts: SnapshotParts, change: SnapshotChange | undefined) => AskEngine;
  /** Questions that wait for a thread. */
  waiting: () => number;
  close: () => Promise<void>;
};

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

  const differences = rememberDifferences();
  /** The moment that each thread had when it last answered. */
  const holds = new Map<number, number>();
  let latest = 0;

  const run = async (task: SearchTask): Promise<SearchReport> => {
    const report = await pool.run(task);
    holds.set(report.threadId, report.holds);
    return report;
  };
  /** What any of the threads may miss, as long as that is little. */
  const changeOnSpec = (moment: NumberedMoment): PostedChange | undefined => {
    const oldest = Math.min(...pool.threads.map(({ threadId }) => holds.get(threadId) ?? 0));
    if (oldest === 0 || oldest >= moment.number) return;
    const change = differences.between(oldest, moment);
    return change.hotels.size + change.routes.size <= blocksOnSpec ? change : undefined;
  };

  return {
    take: (parts, change) => {
      latest++;
      differences.record(latest, change);
      const moment = { number: latest, parts };
      return askAbout(moment, run, {
        onSpec: () => changeOnSpec(moment),
        from: (held) => differences.between(held, moment),
      });
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}

type Changes = { onSpec: () => PostedChange | undefined; from: (held: number) => PostedChange };

/** Asks threads about one moment, and sends it to those who miss it. */
function askAbout(
  { number, parts }: NumberedMoment,
  run: (task: SearchTask) => Promise<SearchReport>,
  changes: Changes,
): AskEngine {
  /** The moment is on its way to a thread; for those who wait until it has come, it is mostly there. */
  let arriving: Promise<unknown> | undefined;
  return async (name, asked) => {
    const ask = (change?: PostedChange) => run({ moment: number, name, asked, change });
    const bringAndAsk = async (held: number) => {
      const report = await ask(changes.from(held));
      // If it was another thread that took it: the whole is enough for any.
      return 'answer' in report ? report : ask(wholeOf(parts));
    };
    let report = await ask(changes.onSpec());
    while ('isMissing' in report) {
      if (arriving) {
        await arriving;
        report = await ask();
      } else {
        const answering = bringAndAsk(report.holds);
        arriving = answering
          .catch(() => {})
          .finally(() => {
            arriving = undefined;
          });
        report = await answering;
      }
    }
    return report.answer as never; // the thread answers by the same name
  };
}
