import { pino } from 'pino';
import type { AskCatalogue } from '#domain/catalogue/asker.ts';
import { openSearchPool, usualLimits } from '#domain/catalogue/search-pool.ts';
import type { Question } from '#price-search/question.ts';
import type { Snapshot } from '#price-search/snapshot.ts';
import type { Measurement } from '../benchmark.ts';
import { timesOf } from '../measure/figures.ts';
import { firstPage } from './time-searches.ts';

/** Runs `use` with the threads that a server on two cores has: they share what nobody else asks for. */
export async function withTwoThreads<Answer>(
  snapshot: Snapshot,
  use: (ask: AskCatalogue) => Promise<Answer>,
): Promise<Answer> {
  const pool = openSearchPool({ limits: usualLimits(1), log: pino({ level: 'warn' }) });
  try {
    return await use(pool.take(snapshot, undefined));
  } finally {
    await pool.close();
  }
}

/** Searches one after the other, from the question to the answer in the thread that asked. */
export async function timeShared(
  ask: AskCatalogue,
  of: string,
  questions: readonly Question[],
  { repeats, p95 }: { repeats: number; p95: number | undefined },
): Promise<Measurement[]> {
  const times: number[] = [];
  for (let round = 0; round <= repeats; round++) {
    for (const question of questions) {
      const begun = performance.now();
      await ask('bestPerHotel', { question, ...firstPage });
      if (round > 0) times.push(performance.now() - begun);
    }
  }
  return timesOf(of, times, p95 === undefined ? {} : { p95 });
}
