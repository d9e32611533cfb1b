import { type SharedNumber, sharedNumber } from '#price-search/share-hotels.ts';
import { type Asker, GivenUp, TooBusy } from './asker.ts';

/** Questions of one priority: the same threads answer them, first in, first out. */
export type SearchQueue = {
  /** Does the work when it is its turn; throws `TooBusy` at once where it would have to wait for too much other work. */
  run: <Answer>(costMs: number, asker: Asker, work: () => Promise<Answer>) => Promise<Answer>;
  /** Does a piece of another question's work at once, if there is somebody idle; `leave` becomes 1 when one waits here. */
  help: <Answer>(work: (leave: SharedNumber) => Promise<Answer>) => Promise<Answer> | undefined;
  figures: () => QueueFigures;
};

/** How many questions are answered and wait; how many threads help with others; and since the start. */
export type QueueFigures = {
  running: number;
  helping: number;
  waiting: number;
  refused: number;
  givenUp: number;
  helped: number;
};

export type QueueLimits = {
  /** How many questions are answered at a time. */
  atOnce: number;
  /** How much each of them may have before it, by estimate. */
  budgetMs: number;
  /** What one address may have in the queue. */
  ofAddress: { questions: number; ms: number };
};

type Waiting = { begin: () => void };
type Share = { questions: number; ms: number };
const nothing: Share = { questions: 0, ms: 0 };

/**
 * Bounds the queue in time rather than in length, because a question may cost a thousand times another. A question that
 * finds the queue empty is always admitted.
 */
export function createSearchQueue({ atOnce, budgetMs, ofAddress }: QueueLimits): SearchQueue {
  const queue: Waiting[] = [];
  const helpers = new Set<SharedNumber>();
  const shares = new Map<string, Share>();
  const planned: Share = { ...nothing };
  const figures: QueueFigures = { running: 0, helping: 0, waiting: 0, refused: 0, givenUp: 0, helped: 0 };

  const refuse = (detail: string, waitMs: number): never => {
    figures.refused++;
    throw new TooBusy(detail, waitMs);
  };
  const enter = (costMs: number, address = '') => {
    const own = shares.get(address) ?? nothing;
    if (address !== '' && own.questions > 0) {
      const isTooMuch = own.questions >= ofAddress.questions || own.ms + costMs > ofAddress.ms;
      if (isTooMuch) refuse('Too many of your questions are being answered', own.ms / atOnce);
    }
    if (planned.questions > 0 && planned.ms + costMs > budgetMs * atOnce)
      refuse('Too many questions wait', planned.ms / atOnce);
    add(address, own, costMs, 1);
  };
  const leave = (costMs: number, address = '') => add(address, shares.get(address)!, -costMs, -1);
  const add = (address: string, own: Share, ms: number, questions: number) => {
    planned.questions += questions;
    planned.ms += ms;
    if (own.questions + questions === 0) shares.delete(address);
    else shares.set(address, { questions: own.questions + questions, ms: own.ms + ms });
  };

  const handOn = () => {
    const next = queue.shift();
    if (next) next.begin();
    else figures.running--;
  };
  const turn = async (signal: AbortSignal | undefined) => {
    if (figures.running < atOnce) figures.running++;
    else {
      callBack(helpers);
      await waitIn(queue, signal);
    }
  };

  return {
    run: async (costMs, { signal, address }, work) => {
      enter(costMs, address);
      try {
        if (signal?.aborted) throw new GivenUp();
        await turn(signal);
        try {
          return await work();
        } finally {
          handOn();
        }
      } catch (error) {
        if (error instanceof GivenUp) figures.givenUp++;
        throw error;
      } finally {
        leave(costMs, address);
      }
    },
    help: (work) => {
      if (figures.running >= atOnce) return undefined;
      figures.running++;
      figures.helping++;
      figures.helped++;
      const leave = sharedNumber();
      helpers.add(leave);
      return work(leave).finally(() => {
        helpers.delete(leave);
        figures.helping--;
        handOn();
      });
    },
    figures: () => ({ ...figures, running: figures.running - figures.helping, waiting: queue.length }),
  };
}

/** Tells the one who has helped others longest that he is needed here. */
function callBack(helpers: Set<SharedNumber>): void {
  for (const leave of helpers) {
    Atomics.store(leave, 0, 1);
    helpers.delete(leave);
    return;
  }
}

/** Resolves when it is one's turn; who gives up leaves the queue. */
const waitIn = (queue: Waiting[], signal: AbortSignal | undefined): Promise<void> =>
  new Promise((settle, reject) => {
    const giveUp = () => {
      queue.splice(queue.indexOf(one), 1);
      reject(new GivenUp());
    };
    const one: Waiting = {
      begin: () => {
        signal?.removeEventListener('abort', giveUp);
        settle();
      },
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    queue.push(one);
  });
