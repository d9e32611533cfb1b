import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { isBeyondLimit, pickRange } from './date-range.ts';

const range = (from: string, to: string) => ({ from: plainDate(from), to: plainDate(to) });

test.each([
  ['2027-06-11', '2027-06-17'],
  ['2027-06-11', '2027-07-10'],
  ['2027-12-15', '2028-01-14'],
  ['2027-01-31', '2027-02-27'],
])('from %s to %s is shorter than a month and keeps its end [W-4-36]', (from, to) => {
  expect(pickRange(range(from, to))).toEqual(range(from, to));
});

test.each([
  ['2027-06-11', '2027-07-11'],
  ['2027-12-15', '2028-01-15'],
  ['2027-01-31', '2027-02-28'],
])('from %s to %s is a month or more and shrinks to its first day [W-4-36]', (from, to) => {
  expect(pickRange(range(from, to))).toEqual(range(from, from));
});

test('a day more than 31 days from the first cannot be the last [W-2.9-10]', () => {
  const anchor = plainDate('2027-06-11');
  expect(isBeyondLimit(plainDate('2027-07-12'), anchor)).toBe(false);
  expect(isBeyondLimit(plainDate('2027-07-13'), anchor)).toBe(true);
  expect(isBeyondLimit(plainDate('2027-05-10'), anchor)).toBe(true);
  expect(isBeyondLimit(plainDate('2028-05-10'), undefined)).toBe(false);
});
