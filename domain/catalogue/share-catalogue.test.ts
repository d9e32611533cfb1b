import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallOperator } from '#test/small-operator.ts';
import { followCatalogue } from './follow-catalogue.ts';
import { openLiveCatalogue } from './live-catalogue.ts';
import { shareCatalogue } from './share-catalogue.ts';
import { weekPrices } from './two-hotels.test-data.ts';

const { db, connection } = await openTestDatabase();
await addSmallOperator(db);
const log = pino({ level: 'silent' });
const clock = () => new Date('2026-11-21T10:00:00Z');
const shared = shareCatalogue();
const catalogue = await openLiveCatalogue({ db, connection, clock, log, threads: 1, onChange: shared.tell });
const lines = [shared.open(), shared.open()];
const followers = lines.map(followCatalogue);
await Promise.all(followers.map(({ ready }) => ready));
afterAll(async () => {
  for (const line of lines) line.close();
  await catalogue.close();
});

const setNight = (euros: number) =>
  db
    .updateTable('contract_season')
    .set({ double_amount: euros * 100 })
    .execute();

async function change(euros: number) {
  await setNight(euros);
  await catalogue.refresh();
  await vi.waitFor(() => {
    for (const follower of followers) expect(follower.current()?.version).toBe(catalogue.current()?.version);
  });
}

test('followers have every moment of the catalogue, and answer as it does', async () => {
  await change(100);
  const before = await weekPrices(catalogue.current()!);
  await change(120);
  const after = await weekPrices(catalogue.current()!);
  expect(after).not.toEqual(before);
  for (const follower of followers) expect(await weekPrices(follower.current()!)).toEqual(after);
});

test('a question about a moment that is long gone is answered of that moment', async () => {
  await change(100);
  const old = followers[0]!.current()!;
  const told = await weekPrices(catalogue.current()!);
  for (const euros of [101, 102, 103, 104, 105, 106]) await change(euros);
  expect(await weekPrices(old)).toEqual(told);
  expect(await weekPrices(followers[0]!.current()!)).not.toEqual(told);
});
