import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { monthOf, weeksOf } from './month-of.ts';

const today = plainDate('2026-12-15');

test('a month has its neighbours, over the end of the year too', () => {
  expect(monthOf(null, today)).toMatchObject({ month: '2026-12', previous: '2026-11', next: '2027-01' });
  expect(monthOf('2028-02', today)).toMatchObject({ first: '2028-02-01', last: '2028-02-29' });
});

test.each(['2026-13', '2026-1', 'soon', '1999-01'])('%s is no month: it is that of today', (asked) => {
  expect(monthOf(asked, today).month).toBe('2026-12');
});

test('weeks begin on Monday and have seven places, every day once', () => {
  const weeks = weeksOf(monthOf('2026-12', today)); // the first is a Tuesday
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]!.slice(0, 2)).toEqual([undefined, '2026-12-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});
