import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { daysNear, lengthsNear } from './near-days.ts';
import { stripDays, weeksAway } from './strip-days.ts';
import { lowestOf } from './use-day-prices.ts';

const today = plainDate('2026-11-23'); // a Monday
const days = (from: string, to = from) => ({ checkInFrom: plainDate(from), checkInTo: plainDate(to) });
const ends = (shown: readonly string[]) => [shown[0], shown.at(-1), shown.length];

test('whole weeks stand around the chosen days, three days away at least', () => {
  expect(ends(stripDays(days('2027-06-10'), today))).toEqual(['2027-06-07', '2027-06-13', 7]);
  expect(ends(stripDays(days('2027-06-09'), today))).toEqual(['2027-05-31', '2027-06-13', 14]);
  expect(ends(stripDays(days('2027-06-10', '2027-06-17'), today))).toEqual(['2027-06-07', '2027-06-20', 14]);
});

test('a choice in the middle of the week moves no day of the strip', () => {
  const before = stripDays(days('2027-06-10'), today);
  expect(stripDays(days('2027-06-10', '2027-06-10'), today)).toEqual(before);
});

test('days that are over, or too far ahead, are none of the strip; a long range is cut', () => {
  expect(stripDays(days('2026-11-24'), today)[0]).toBe(addDays(today, 1));
  expect(stripDays(days('2027-11-22'), today).at(-1)).toBe(addDays(today, 365));
  expect(stripDays(days('2027-03-01', '2027-04-29'), today)).toHaveLength(42);
  expect(stripDays(days('2026-11-01'), today)).toEqual([]);
});

test('a week earlier or later keeps the length of the range, and ends where departures do', () => {
  expect(weeksAway(days('2027-06-10', '2027-06-17'), 1, today)).toEqual(days('2027-06-17', '2027-06-24'));
  expect(weeksAway(days('2026-12-01'), -1, today)).toEqual(days('2026-11-24'));
  expect(weeksAway(days('2026-11-30'), -1, today)).toBeUndefined();
  expect(weeksAway(days('2027-11-20'), 1, today)).toBeUndefined();
});

test('the grid has three lengths on either side of the chosen ones, as far as one question goes', () => {
  const lengths = (nightsFrom: number, nightsTo = nightsFrom) => ({ nightsFrom, nightsTo });
  expect(lengthsNear(lengths(7), 30, 14)).toEqual(lengths(4, 10));
  expect(lengthsNear(lengths(2), 30, 14)).toEqual(lengths(1, 5));
  expect(lengthsNear(lengths(29), 30, 14)).toEqual(lengths(26, 30));
  expect(lengthsNear(lengths(7, 17), 30, 14)).toEqual(lengths(7, 17));
  expect(lengthsNear(lengths(1, 30), 30, 14)).toEqual(lengths(1, 14));
});

test('of more days than one question takes the grid has those around the first chosen one', () => {
  const long = stripDays(days('2027-03-01', '2027-04-29'), today);
  expect(ends(daysNear(long, days('2027-03-01'), 31))).toEqual(['2027-02-26', '2027-03-28', 31]);
  expect(daysNear(long.slice(0, 7), days('2027-03-01'), 31)).toEqual(long.slice(0, 7));
});

test('the lowest price has a word only where prices differ', () => {
  expect(lowestOf([3, 2, 2])).toBe(2);
  expect(lowestOf([2, 2])).toBeUndefined();
  expect(lowestOf([])).toBeUndefined();
});
