import { expect, test } from 'vitest';
import { addDays, dayNumber, plainDate } from '#lib/plain-date.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { readTours } from './tour-data-store.server.ts';

const { db } = await openTestDatabase();

test('of each currency the latest hundred rates are kept in memory, however old they are', async () => {
  const last = plainDate('2026-11-21');
  const daily = Array.from({ length: 150 }, (_, age) => ({
    currency: 'USD',
    date: addDays(last, -age),
    per_euro: `${1 + age / 1000}`,
  }));
  const rare = { currency: 'RUB', date: plainDate('2024-03-02'), per_euro: '99.79' };
  await db
    .insertInto('exchange_rate')
    .values([...daily, rare])
    .execute();

  const { rates } = await readTours(db);
  const dollars = rates.filter(({ currency }) => currency === 'USD');
  expect(dollars).toHaveLength(100);
  expect(Math.min(...dollars.map(({ day }) => day))).toBe(dayNumber(addDays(last, -99)));
  expect(dollars.find(({ day }) => day === dayNumber(last))?.perEuro).toBe(1);
  expect(rates.filter(({ currency }) => currency === 'RUB')).toEqual([
    { currency: 'RUB', day: dayNumber(rare.date), perEuro: 99.79 },
  ]);
});
