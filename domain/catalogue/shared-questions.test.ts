import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { answers } from '#price-search/answers.ts';
import { noFilters } from '#price-search/filters.ts';
import { catalogueStart, randomCatalogue } from '#price-search/random-catalogue.ts';
import { openSnapshot, packCatalogue } from '#price-search/snapshot.ts';
import { GivenUp } from './asker.ts';
import { openSearchPool, usualLimits } from './search-pool.ts';

const threads: Worker[] = [];
const remember = (thread: Worker) => void threads.push(thread);
process.on('worker', remember);
// All that is asked here is shared; only the big party is heavy.
const pool = openSearchPool({
  limits: { ...usualLimits(2), heavyMs: 100, shareMs: 0.1 },
  log: pino({ level: 'silent' }),
});
afterAll(async () => {
  process.off('worker', remember);
  await pool.close();
});

const snapshot = openSnapshot(packCatalogue(randomCatalogue(11, 200)));
const ask = pool.take(snapshot, undefined);
const where = { stateId: undefined, hotelIds: [] };
const question = {
  point: { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart },
  party: { adults: 2, childAges: [7] },
  townId: 1,
  classId: 1,
  departFrom: catalogueStart + 1,
  departTo: catalogueStart + 26,
  nightsMin: 1,
  nightsMax: 14,
};
const search = { question, where, filters: noFilters, sort: 'price' as const, page: 1, pageSize: 20 };
/** A big party: seconds of work. */
const long = { where, question: { ...question, party: { adults: 8, childAges: [3, 9] } } };
const helped = () => pool.figures().ordinary.helped + pool.figures().heavy.helped;
const running = () =>
  Object.values(pool.figures()).reduce((sum, queue) => sum + queue.running + queue.helping, 0);

test('a question that costs more than a little is answered by the idle threads together, as it is by one', async () => {
  for (let round = 1; round <= 5; round++) {
    expect(await ask('bestPerHotel', search)).toEqual(answers.bestPerHotel(snapshot, search));
    expect(await ask('calendar', { where, question })).toEqual(
      answers.calendar(snapshot, { where, question }),
    );
  }
  // The other ordinary thread and that of the heavy questions, unless they still come too late to the one before.
  expect(helped()).toBeGreaterThanOrEqual(2);
  await expect.poll(running).toBe(0);
});

test('questions that come together keep the threads busy, so none of them gets help that another waits for', async () => {
  const before = helped();
  const all = await Promise.all(Array.from({ length: 8 }, () => ask('bestPerHotel', search)));
  const expected = answers.bestPerHotel(snapshot, search);
  for (const answer of all) expect(answer).toEqual(expected);
  expect(helped() - before).toBeLessThan(8);
});

test('an ordinary question calls the threads back that help with a heavy one, which is answered all the same', async () => {
  const order: string[] = [];
  const heavy = ask('calendar', long).finally(() => order.push('heavy'));
  await sleep(20);
  expect(running()).toBe(3);
  const ordinary = [1, 2].map(() => ask('bestPerHotel', search).finally(() => order.push('ordinary')));
  for (const answer of await Promise.all(ordinary))
    expect(answer).toEqual(answers.bestPerHotel(snapshot, search));
  expect(await heavy).toEqual(answers.calendar(snapshot, long));
  expect(order[0]).toBe('ordinary');
});

test('who gives a shared question up stops all who answer it', async () => {
  const begin = performance.now();
  await ask('calendar', long);
  const wholeMs = performance.now() - begin;
  const hangUp = new AbortController();
  const asked = ask('calendar', long, { signal: hangUp.signal }).catch((error) => error);
  await sleep(wholeMs / 10);
  expect(running()).toBe(3);
  const hungUp = performance.now();
  hangUp.abort();
  expect(await asked).toBeInstanceOf(GivenUp);
  expect(running()).toBe(0);
  expect(performance.now() - hungUp).toBeLessThan(wholeMs / 2);
});

test('a thread that dies takes its hotels with it: the question is asked again, and nothing is missing', async () => {
  const known = answers.calendar(snapshot, long);
  const asked = ask('calendar', long);
  await sleep(50);
  await threads[1]!.terminate();
  expect(await asked).toEqual(known);
});
