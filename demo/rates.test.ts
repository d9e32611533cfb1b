import { expect, test } from 'vitest';
import { addDays, eachDay, plainDate } from '#lib/plain-date.ts';
import { readFacts } from './facts/read-facts.ts';
import { rateRows } from './rates.ts';

const today = plainDate('2026-11-21');
const dollars = (on = today) => [...rateRows(on, 'seed')].filter(({ currency }) => currency === 'USD');

test('the history of rates has every day of the last two years', () => {
  const days = dollars().map(({ date }) => date);
  expect(days.slice(-731)).toEqual([...eachDay(addDays(today, -730), today)]);
});

test('no day of it changes when the operator is made again on the next', () => {
  expect(dollars(addDays(today, 1)).slice(0, -1)).toEqual(dollars());
});

test('every day is within a percent of the market, the spread of the operator aside', () => {
  const shown = new Map(dollars().map(({ date, per_euro }) => [date, Number(per_euro) / 1.012]));
  for (const { date = '', USD } of readFacts('rates.csv')) {
    expect(Math.abs((shown.get(plainDate(date)) ?? 0) / Number(USD) - 1)).toBeLessThan(0.01);
  }
});

test('before the first day that is known, its rates stand for the one day that is needed', () => {
  expect(dollars(plainDate('2024-01-05')).map(({ date }) => date)).toEqual(['2024-01-05']);
});
