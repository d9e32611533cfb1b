import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { answers } from '#price-search/answers.ts';
import { noFilters } from '#price-search/filters.ts';
import { catalogueStart, randomCatalogue } from '#price-search/random-catalogue.ts';
import { openSnapshot, packCatalogue } from '#price-search/snapshot.ts';
import { GivenUp, TooBusy } from './asker.ts';
import { openSearchPool, usualLimits } from './search-pool.ts';

const threads: Worker[] = [];
const remember = (thread: Worker) => void threads.push(thread);
process.on('worker', remember);
const pool = openSearchPool({
  limits: { ...usualLimits(1), heavyMs: 20, shareMs: Number.POSITIVE_INFINITY },
  log: pino({ level: 'silent' }),
});
afterAll(async () => {
  process.off('worker', remember);
  await pool.close();
});

const snapshot = openSnapshot(packCatalogue(randomCatalogue(11, 200)));
const ask = pool.take(snapshot, undefined);
const where = { stateId: undefined, hotelIds: [] };
const point = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };

/** A big party, many days and lengths. */
const heavy = {
  where,
  question: {
    point,
    party: { adults: 8, childAges: [3, 9] },
    townId: 1,
    classId: 1,
    departFrom: catalogueStart + 1,
    departTo: catalogueStart + 26,
    nightsMin: 1,
    nightsMax: 14,
  },
};
const ordinary = {
  where: { stateId: 3, hotelIds: [] },
  question: {
    ...heavy.question,
    party: { adults: 2, childAges: [] },
    departTo: catalogueStart + 3,
    nightsMax: 4,
  },
  filters: noFilters,
};
const both = (figures = pool.figures()) => [figures.ordinary.running, figures.heavy.running];

test('an ordinary question does not wait for heavy ones, and all are answered as they are alone', async () => {
  const order: string[] = [];
  const heavies = [1, 2].map(() => ask('calendar', heavy).finally(() => order.push('heavy')));
  expect(both()).toEqual([0, 1]);
  await sleep(50);
  const found = await ask('countHotels', ordinary).finally(() => order.push('ordinary'));
  expect(found).toEqual(answers.countHotels(snapshot, ordinary));
  const days = await Promise.all(heavies);
  expect(order).toEqual(['ordinary', 'heavy', 'heavy']);
  for (const answer of days) expect(answer).toEqual(answers.calendar(snapshot, heavy));
});

test('a question that is given up stops in its thread, which lives on, and those that wait leave', async () => {
  const begin = performance.now();
  await ask('calendar', heavy);
  const wholeMs = performance.now() - begin;
  const known = threads.length;
  const hangUp = new AbortController();
  const { signal } = hangUp;
  const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) =>
    ask('calendar', heavy, { signal, address }).catch((error) => error),
  );
  await sleep(wholeMs / 10);
  const hungUp = performance.now();
  hangUp.abort();
  for (const outcome of await Promise.all(asked)) expect(outcome).toBeInstanceOf(GivenUp);
  expect(performance.now() - hungUp).toBeLessThan(wholeMs / 2);
  expect(both()).toEqual([0, 0]);
  expect(pool.figures().heavy).toMatchObject({ waiting: 0, givenUp: 3 });
  expect(threads.length).toBe(known);
  await expect(ask('calendar', heavy, { signal })).rejects.toThrow(GivenUp);
});

test('an address has two heavy questions at a time; a third is refused at once, and another address is not', async () => {
  const hangUp = new AbortController();
  const own = { signal: hangUp.signal, address: '192.0.2.1' };
  const other = { signal: hangUp.signal, address: '192.0.2.2' };
  const asked = [own, own, other].map((asker) => ask('calendar', heavy, asker).catch((error) => error));
  const refused = await ask('calendar', heavy, own).catch((error) => error);
  expect(refused).toBeInstanceOf(TooBusy);
  expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  expect(await ask('countHotels', ordinary, own)).toBeDefined();
  hangUp.abort();
  for (const outcome of await Promise.all(asked)) expect(outcome).toBeInstanceOf(GivenUp);
});

test('a question whose thread is killed is asked again, and who asked does not notice', async () => {
  const known = answers.calendar(snapshot, heavy);
  const asked = ask('calendar', heavy);
  await sleep(100);
  const [, doomed] = threads;
  await doomed!.terminate();
  expect(await asked).toEqual(known);

  expect(await ask('calendar', heavy)).toEqual(known);
});
