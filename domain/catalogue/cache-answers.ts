import { openMemory } from '#lib/bounded-memory.ts';
import { type AskCatalogue, everybody, GivenUp } from './asker.ts';

/** An offer with its receipt is some two thousand bytes, and so is a row of anything else at most. */
const mostRows = 20_000;

/**
 * Asks each question about one moment of the catalogue once: an answer depends on nothing else, so it is remembered as
 * long as the moment is. Those who ask the same at once wait for one answer, which is given up when all of them are gone.
 */
export function cacheAnswers(ask: AskCatalogue): AskCatalogue {
  const answered = openMemory<{ answer: unknown }>(mostRows);
  const underWay = new Map<string, Shared>();
  const begin = (
    name: Parameters<AskCatalogue>[0],
    asked: never,
    address: string | undefined,
    key: string,
  ) => {
    const shared = shareOf((signal) =>
      ask(name, asked, address === undefined ? { signal } : { signal, address }),
    );
    underWay.set(key, shared);
    const done = () => {
      if (underWay.get(key) === shared) underWay.delete(key);
    };
    shared.signal.addEventListener('abort', done, { once: true });
    shared.answer.then((answer) => {
      done();
      answered.set(key, { answer }, rowsOf(answer));
    }, done);
    return shared;
  };
  return async (name, asked, { signal, address } = everybody) => {
    const key = `${name} ${JSON.stringify(asked)}`;
    const known = answered.get(key);
    const answer = known
      ? known.answer
      : await (underWay.get(key) ?? begin(name, asked as never, address, key)).wait(signal);
    return answer as never; // kept under the name of the question
  };
}

/** A list has rows, everything else a few figures for each day, length or hotel. */
function rowsOf(answer: unknown): number {
  if (answer instanceof Map) return 1 + answer.size / 20;
  return 1 + ((answer as { page?: unknown[] } | undefined)?.page?.length ?? 0);
}

type Shared = {
  answer: Promise<unknown>;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
  wait: (signal: AbortSignal | undefined) => Promise<unknown>;
};

/** Work that several wait for: each may leave, and the last takes it away. */
function shareOf(work: (signal: AbortSignal) => Promise<unknown>): Shared {
  const abandoned = new AbortController();
  const answer = work(abandoned.signal);
  let waiting = 0;
  const wait = (signal: AbortSignal | undefined) => {
    waiting++;
    if (!signal) return answer; // stays to the end, so that the work does
    return new Promise<unknown>((settle, reject) => {
      const leave = () => {
        waiting--;
        if (waiting === 0) abandoned.abort();
        reject(new GivenUp());
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      answer.then(settle, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };
  return { answer, signal: abandoned.signal, wait };
}
