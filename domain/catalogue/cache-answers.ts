import { createLruCache } from '#lib/lru-cache.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import { type AskCatalogue, everybody, GivenUp } from './asker.ts';

/** An offer with its receipt is some two thousand bytes, and so is a row of anything else at most. */
const maxRows = 20_000;

/**
 * Caches the answers about one moment of the catalogue, on which alone they depend. Equal questions at the same time are
 * one; it is given up when all who asked it are gone.
 */
export function cacheAnswers(ask: AskCatalogue): AskCatalogue {
  const answers = createLruCache<{ answer: unknown }>(maxRows);
  const flights = createSingleFlight<unknown>();
  return async (name, asked, { signal, address } = everybody) => {
    const key = `${name} ${JSON.stringify(asked)}`;
    const cached = answers.get(key);
    if (cached) return cached.answer as never; // cached under the name of the question
    const work = async (signal: AbortSignal) => {
      const answer = await ask(name, asked, address === undefined ? { signal } : { signal, address });
      answers.set(key, { answer }, rowsOf(answer));
      return answer;
    };
    try {
      return (await flights.run(key, work, signal)) as never; // of the question with this name
    } catch (error) {
      throw signal?.aborted ? new GivenUp() : error;
    }
  };
}

/** A list has rows, everything else a few figures for each day, length or hotel. */
function rowsOf(answer: unknown): number {
  if (answer instanceof Map) return 1 + answer.size / 20;
  return 1 + ((answer as { page?: unknown[] } | undefined)?.page?.length ?? 0);
}
