import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  compactDate,
  dayIn,
  dayOfWeek,
  daysBetween,
  eachDay,
  parsePlainDate,
  plainDate,
} from './plain-date.ts';

test.each([
  '2027-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '0999-01-01',
  '3001-01-01',
  '20260230',
  '1.1.2026',
  '',
])('%j is no date', (text) => {
  expect(parsePlainDate(text)).toBeUndefined();
});

test('both written forms name the same day, leap days included', () => {
  expect(parsePlainDate('20280229')).toBe('2028-02-29');
  expect(parsePlainDate('2028-02-29')).toBe('2028-02-29');
  expect(compactDate(plainDate('2028-02-29'))).toBe('20280229');
});

test('adding and counting days undo each other, and the week goes round', () => {
  const days = fc.integer({ min: -40_000, max: 40_000 });
  fc.assert(
    fc.property(days, (n) => {
      const start = plainDate('2026-11-21');
      const moved = addDays(start, n);
      expect(daysBetween(start, moved)).toBe(n);
      expect(dayOfWeek(moved)).toBe(((((5 + n) % 7) + 7) % 7) + 1);
    }),
  );
});

test('a day before the first year that is read still sorts before it', () => {
  expect(addDays(plainDate('1000-01-01'), -1)).toBe('0999-12-31');
});

test('the day depends on the time zone', () => {
  const instant = new Date('2026-11-21T22:30:00Z');
  expect(dayIn(instant, 'Europe/Moscow')).toBe('2026-11-22');
  expect(dayIn(instant, 'Europe/London')).toBe('2026-11-21');
});

test('a range of days includes both ends', () => {
  expect([...eachDay(plainDate('2026-12-31'), plainDate('2027-01-01'))]).toEqual([
    '2026-12-31',
    '2027-01-01',
  ]);
});
