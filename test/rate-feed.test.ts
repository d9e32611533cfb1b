import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRateFeed, rateQueue, workRates } from '#domain/currency/rate-job.ts';
import { takeRates } from '#domain/currency/take-rates.ts';
import { createJobs } from '#server/jobs.ts';
import { catalogueVersion, operatorFiles, writeFiles } from './import-operator.ts';
import { openTestDatabase } from './open-test-database.ts';
import { zipOf } from './zip-of.ts';

const { pool, connection } = await openTestDatabase();
const realRates = join(import.meta.dirname, '../../shared/data/rates/ecb-eurofxref-hist.csv.gz');
const log = pino({ level: 'silent' });

const ratesOf = async (currency: string) =>
  (
    await pool.query(
      'select date::text, per_euro::text from exchange_rate where currency = $1 order by date',
      [currency],
    )
  ).rows;

test('new rates are taken and announced, the same ones are not, and those of currencies that nobody knows are left out', async () => {
  const feed = 'Date,USD,JPY\n2026-11-24,1.15,180\n2026-11-25,1.16,181\n';
  expect(await takeRates(pool, feed)).toEqual({ inserted: 2, changed: 0, unchanged: 0, held: [] });
  const version = await catalogueVersion(pool);
  expect(await takeRates(pool, feed)).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
  expect(await catalogueVersion(pool)).toBe(version);
  expect(await takeRates(pool, feed.replace('1.16', '1.17'))).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await catalogueVersion(pool)).toBeGreaterThan(version);
  expect(await ratesOf('USD')).toEqual([
    { date: '2026-11-24', per_euro: '1.150000' },
    { date: '2026-11-25', per_euro: '1.170000' },
  ]);
  expect(await ratesOf('JPY')).toEqual([]);
});

test('a rate that jumps by more than a fifth is held back, and so are those after it until somebody accepts them', async () => {
  const before = 'Date,KZT\n2026-11-02,0.8\n';
  await takeRates(pool, before);
  const slip = 'Date,KZT\n2026-11-03,8.1\n2026-11-04,0.96\n2026-11-05,0.78\n';
  expect(await takeRates(pool, slip)).toMatchObject({
    inserted: 2,
    held: [{ currency: 'KZT', date: '2026-11-03', perEuro: 8.1, last: 0.8, lastDate: '2026-11-02' }],
  });
  const fall = 'Date,KZT\n2026-11-06,0.6\n2026-11-09,0.61\n';
  expect((await takeRates(pool, fall)).held.map(({ last }) => last)).toEqual([0.78, 0.78]);
  expect((await takeRates(pool, fall, 25)).held).toEqual([]);
  expect(await takeRates(pool, slip, null)).toMatchObject({ inserted: 1, held: [] });
  // A correction of a day that is there is compared with that day.
  expect((await takeRates(pool, 'Date,KZT\n2026-11-09,6.1\n')).held).toHaveLength(1);
});

test('a demo operator that takes rates stays one', async () => {
  await pool.query("update catalogue_version set demo_loaded_for = '2026-11-21'");
  await takeRates(pool, 'Date,PLN\n2026-11-25,4.25\n');
  const { rows } = await pool.query('select demo_loaded_for::text as day from catalogue_version');
  expect(rows).toEqual([{ day: '2026-11-21' }]);
});

test('a file is read as it is, from gzip or from the zip that the European Central Bank sends', async () => {
  const folder = await writeFiles(operatorFiles());
  const feed = 'Date,USD\n2026-11-25,1.16\n';
  await writeFile(join(folder, 'plain.csv'), feed);
  await writeFile(join(folder, 'packed.csv.gz'), gzipSync(feed));
  expect(await openRateFeed(join(folder, 'plain.csv'))()).toBe(feed);
  expect(await openRateFeed(join(folder, 'packed.csv.gz'))()).toBe(feed);
  for (const method of [0, 8] as const) {
    await writeFile(join(folder, 'eurofxref.zip'), zipOf({ 'eurofxref.csv': feed }, { method }));
    expect(await openRateFeed(join(folder, 'eurofxref.zip'))()).toBe(feed);
  }
  await writeFile(join(folder, 'other.zip'), zipOf({ 'readme.pdf': feed }, { method: 8 }));
  await expect(openRateFeed(join(folder, 'other.zip'))()).rejects.toThrow('no file of rates');
});

test('the feed is asked at half past eleven of every market, and again when it fails', async () => {
  let asked = 0;
  const bank = createServer((_, answer) => {
    asked += 1;
    if (asked === 1) answer.writeHead(503).end();
    else answer.end('Date,CZK\n2026-11-25,24.4\n2026-11-26,244\n');
  }).listen(0);
  const boss = createJobs(connection, log, { hasSchedule: true });
  onTestFinished(async () => {
    bank.close();
    await boss.stop({ graceful: false });
  });
  await boss.start();
  const feed = openRateFeed(`http://localhost:${(bank.address() as AddressInfo).port}/rates.csv`);
  const timeZones = ['Europe/Warsaw', 'Asia/Almaty'];
  const warned = vi.spyOn(log, 'warn');
  const held: number[] = [];
  const work = { feed, pool, timeZones, log, mostJump: 20, showHeld: (count: number) => held.push(count) };
  await workRates(boss, work);
  // As at the next start.
  await workRates(boss, work);
  const plans = await boss.getSchedules(rateQueue);
  expect(plans.map(({ cron, timezone }) => [cron, timezone]).sort()).toEqual([
    ['30 11 * * *', 'Asia/Almaty'],
    ['30 11 * * *', 'Europe/Warsaw'],
  ]);
  await boss.updateQueue(rateQueue, { retryLimit: 24, retryDelay: 0, expireInSeconds: 300 });
  await boss.send(rateQueue, {});
  await vi.waitFor(async () => expect(await ratesOf('CZK')).toHaveLength(1), {
    timeout: 15_000,
    interval: 200,
  });
  expect(asked).toBe(2);
  const message = 'Rates could not be taken from their feed: it is asked again';
  expect(warned.mock.calls.filter(([, said]) => said === message)).toHaveLength(1);
  await vi.waitFor(() => expect(held).toEqual([1]));
  expect(warned.mock.calls.at(-1)).toEqual([
    { held: ['CZK of 2026-11-26: 244 for a euro, 24.4 on 2026-11-25'] },
    'Rates jump too far and were held back: take them with rates:import -- FILE --accept-jumps',
  ]);
  expect(await ratesOf('CZK')).toHaveLength(1);
});

const hasRates = existsSync(realRates);
if (hasRates)
  test('a bank’s 27 years of rates are taken as they are', { timeout: 60_000 }, async () => {
    const { inserted } = await takeRates(pool, await openRateFeed(realRates)());
    expect(inserted).toBeGreaterThan(30_000);
    expect((await ratesOf('HUF')).at(-1)).toEqual({ date: '2026-04-13', per_euro: '366.900000' });
  });
else
  test('without the open data beside the project the rates of a bank are left out', () => {
    expect(hasRates).toBe(false);
  });
