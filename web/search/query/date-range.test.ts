import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { daysIn, isBeyondLimit, isTooLong, longestFrom, pickRange } from './date-range.ts';

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

test.each([
  // a month less a day is the earlier one …
  ['2027-06-11', '2027-07-10', 31],
  ['2027-11-25', '2027-12-24', 31],
  ['2027-01-31', '2027-02-27', 31],
  ['2027-12-15', '2028-01-14', 31],
  // … unless the site lets ranges span less
  ['2027-06-11', '2027-06-18', 7],
])(
  'from %s on days to %s are on offer where ranges span %i days [W-2.9-10] [W-4-36]',
  (first, last, limit) => {
    const [from, to] = [plainDate(first), plainDate(last)];
    const after = addDays(to, 1);
    expect(longestFrom(from, limit)).toEqual({ from, to });
    expect([isBeyondLimit(to, from, limit), isBeyondLimit(after, from, limit)]).toEqual([false, true]);
    expect([isBeyondLimit(from, to, limit), isBeyondLimit(from, after, limit)]).toEqual([false, true]);
    expect([isTooLong({ from, to }, limit), isTooLong({ from, to: after }, limit)]).toEqual([false, true]);
    expect(isBeyondLimit(after, undefined, limit), 'before the first pick').toBe(false);
  },
);

test('no day on offer after the first pick makes the pick collapse', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays(plainDate('2027-01-01'), days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (from, limit) => {
      const longest = longestFrom(from, limit);
      expect(pickRange(longest)).toEqual(longest);
      expect(daysIn(longest)).toBeLessThanOrEqual(31);
    }),
  );
});
