import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { costOf } from '#price-search/cost.ts';
import { isShared } from '#price-search/shared-answers.ts';
import type { Snapshot, SnapshotChange } from '#price-search/snapshot.ts';
import { askAlone, askTogether, type Hands } from './ask-together.ts';
import { type AskCatalogue, GivenUp } from './asker.ts';
import { cacheDifferences, type NumberedMoment, type PostedChange, wholeOf } from './posted-change.ts';
import { createSearchQueue, type QueueFigures, type QueueLimits } from './search-queue.ts';
import type { SearchReport, SearchTask } from './search-thread.ts';

/** The threads that answer questions, each about exactly the moment that is asked about. */
export type SearchPool = {
  /** The engine as of a moment that comes after all others; `change` is what tells it from the one before, if known. */
  take: (snapshot: Snapshot, change: SnapshotChange | undefined) => AskCatalogue;
  /** The state of both queues. */
  figures: () => Record<Priority, QueueFigures>;
  close: () => Promise<void>;
};

/** Heavy questions have threads of lower priority, so that ordinary ones never wait for them. */
type Priority = 'ordinary' | 'heavy';

export type SearchLimits = Record<Priority, QueueLimits> & {
  /** What costs more, by estimate, goes a way of its own, so that nobody's search waits for it. */
  heavyMs: number;
  /** What costs more, by estimate, is shared with threads that are idle. */
  shareMs: number;
};

/** So many ordinary questions at once, beside one heavy one. */
export const usualLimits = (threads: number): SearchLimits => ({
  heavyMs: 100,
  shareMs: 4,
  ordinary: { atOnce: threads, budgetMs: 2_000, ofAddress: { questions: 200, ms: 1_000 } },
  heavy: { atOnce: 1, budgetMs: 6_000, ofAddress: { questions: 2, ms: Number.POSITIVE_INFINITY } },
});

/** Heavy questions get what the others leave of the cores. */
const heavyNiceness = 5;

/** A change with more blocks is sent to those only who say that they miss it. */
const blocksOnSpec = 100;

/** Starts as many threads as questions are answered at once; they are replaced when they die. */
export function openSearchPool({ limits, log }: { limits: SearchLimits; log: Logger }): SearchPool {
  const differences = cacheDifferences();
  const queues: Record<Priority, PoolQueue> = {
    ordinary: openPoolQueue(limits.ordinary, 0, log),
    heavy: openPoolQueue(limits.heavy, heavyNiceness, log),
  };
  let latest = 0;

  return {
    take: (snapshot, change) => {
      latest++;
      differences.record(latest, change);
      const moment = { number: latest, parts: snapshot.parts };
      const asking = { ordinary: askIn(queues.ordinary), heavy: askIn(queues.heavy) };
      function askIn(queue: PoolQueue) {
        return askAbout(moment, queue.run, {
          onSpec: () => changeOnSpec(queue.oldest(), moment),
          from: (held) => differences.between(held, moment),
        });
      }
      const { ordinary, heavy } = queues;
      return async (name, asked, asker = {}) => {
        const costMs = costOf(snapshot, name, asked);
        const priority = costMs > limits.heavyMs ? 'heavy' : 'ordinary';
        const question = { name, asked };
        const hands: Hands = {
          own: asking[priority],
          // The thread of the heavy ones is mostly idle, and leaves the core to anyone who else wants it.
          help: (ask) =>
            ordinary.queue.help((leave) => ask(asking.ordinary, leave)) ??
            heavy.queue.help((leave) => ask(asking.heavy, leave)),
          helpers: isShared(name, asked) ? Math.ceil(costMs / limits.shareMs) - 1 : 0,
        };
        const answer = await queues[priority].queue.run(costMs, asker, async () => {
          const together = await askTogether(question, hands, asker.signal);
          return together ? together.answer : askAlone(question, hands.own, asker.signal);
        });
        return answer as never; // the thread answers by the same name
      };
    },
    figures: () => ({ ordinary: queues.ordinary.queue.figures(), heavy: queues.heavy.queue.figures() }),
    close: async () => {
      await Promise.all([queues.ordinary.close(), queues.heavy.close()]);
    },
  };

  /** What any of the threads of a queue may miss, as long as that is little. */
  function changeOnSpec(oldest: number, moment: NumberedMoment): PostedChange | undefined {
    if (oldest === 0 || oldest >= moment.number) return;
    const change = differences.between(oldest, moment);
    return change.hotels.size + change.routes.size <= blocksOnSpec ? change : undefined;
  }
}

type PoolQueue = ReturnType<typeof openPoolQueue>;

/** The queue of one priority, with threads of its own. */
function openPoolQueue(limits: QueueLimits, niceness: number, log: Logger) {
  const pool = new Piscina<SearchTask, SearchReport>({
    filename: new URL('./search-thread.ts', import.meta.url).href,
    minThreads: limits.atOnce,
    maxThreads: limits.atOnce,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: niceness,
  });
  pool.on('error', (cause) => log.error({ err: cause }, 'A search thread died'));
  /** The moment that each thread had when it last answered. */
  const holds = new Map<number, number>();
  let isClosing = false;
  return {
    queue: createSearchQueue(limits),
    run: async (task: SearchTask): Promise<SearchReport> => {
      // Threads report what goes wrong in them: a run that fails has lost its thread, and is run once more in another.
      const report = await pool.run(task).catch((cause) => {
        if (isClosing) throw cause;
        log.warn({ err: cause, question: task.name }, 'A question lost its thread and is asked again');
        return pool.run({ ...task, change: undefined });
      });
      holds.set(report.threadId, report.holds);
      return report;
    },
    oldest: () => Math.min(...pool.threads.map(({ threadId }) => holds.get(threadId) ?? 0)),
    close: () => {
      isClosing = true;
      return pool.destroy();
    },
  };
}

type Changes = { onSpec: () => PostedChange | undefined; from: (held: number) => PostedChange };
type Run = (task: SearchTask) => Promise<SearchReport>;

/** Asks threads about one moment, and sends it to those who miss it. */
function askAbout({ number, parts }: NumberedMoment, run: Run, changes: Changes) {
  /** The moment is on its way to a thread; for those who wait until it has come, it is mostly there. */
  let arriving: Promise<unknown> | undefined;
  return async (question: Omit<SearchTask, 'moment' | 'change'>): Promise<unknown> => {
    const ask = (change?: PostedChange) => run({ ...question, moment: number, change });
    const bringAndAsk = async (held: number) => {
      const report = await ask(changes.from(held));
      // If it was another thread that took it: the whole is enough for any.
      return 'isMissing' in report ? ask(wholeOf(parts)) : report;
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
    return answerOf(report);
  };
}

function answerOf(report: Exclude<SearchReport, { isMissing: true }>): unknown {
  if ('isGivenUp' in report) throw new GivenUp();
  if ('failure' in report) throw report.failure;
  return report.answer;
}
