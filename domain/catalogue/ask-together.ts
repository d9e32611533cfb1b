import { type SharedNumber, sharedNumber } from '#price-search/share-hotels.ts';
import { areAll, joinShares, type Share } from '#price-search/shared-answers.ts';
import type { SearchTask } from './search-thread.ts';

type AskedQuestion = Pick<SearchTask, 'name' | 'asked'>;
type Task = Omit<SearchTask, 'moment' | 'change'>;
type AskThread = (task: Task) => Promise<unknown>;

export type Hands = {
  /** The thread that the question has anyway. */
  own: AskThread;
  /** Gives the work to a thread that is idle; undefined where none is. */
  help: (ask: (thread: AskThread, leave: SharedNumber) => Promise<unknown>) => Promise<unknown> | undefined;
  /** How many more threads it is worth at most. */
  helpers: number;
};

/** Asks one thread, which is told when the signal says that nobody waits any longer. */
export const askAlone = (question: AskedQuestion, own: AskThread, signal?: AbortSignal): Promise<unknown> =>
  unlessGivenUp(signal, (givenUp) => own({ ...question, givenUp }));

/**
 * Asks several threads, each of which takes hotels until none is left: anyone who begins late, is slow or is called back
 * takes fewer.
 * Undefined where no other thread is idle, or where one died with the hotels that it had taken.
 */
export const askTogether = (
  question: AskedQuestion,
  { own, help, helpers }: Hands,
  signal?: AbortSignal,
): Promise<{ answer: unknown } | undefined> =>
  unlessGivenUp(signal, async (givenUp) => {
    const taken = sharedNumber();
    const taskOf = (leave: SharedNumber): Task => ({ ...question, givenUp, taking: { taken, leave } });
    const shares: Promise<unknown>[] = [];
    while (shares.length < helpers) {
      const share = help((thread, leave) => thread(taskOf(leave)));
      if (!share) break;
      shares.push(share);
    }
    if (shares.length === 0) return undefined;
    shares.push(own(taskOf(sharedNumber())));
    return joinShares(await gather(shares as Promise<Share>[], givenUp), question.name, question.asked); // as the task asks
  });

/** Waits until all hotels are brought: not for those who begin when none is left. When one fails, nobody need go on. */
async function gather(shares: readonly Promise<Share>[], givenUp: SharedNumber): Promise<Share[]> {
  const brought: Share[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Share[]>();
  for (const share of shares) {
    share.then((one) => {
      brought.push(one);
      if (areAll(brought) || brought.length === shares.length) resolve(brought);
    }, reject);
  }
  try {
    return await promise;
  } catch (failure) {
    Atomics.store(givenUp, 0, 1);
    await Promise.allSettled(shares);
    throw failure;
  }
}

async function unlessGivenUp<Answer>(
  signal: AbortSignal | undefined,
  work: (givenUp: Task['givenUp']) => Promise<Answer>,
): Promise<Answer> {
  const givenUp = sharedNumber();
  const giveUp = () => Atomics.store(givenUp, 0, 1);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    if (signal?.aborted) giveUp();
    return await work(givenUp);
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}
