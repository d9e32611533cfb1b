import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { dayStatus, isOpenDay, nearestOpenDay, settleDates, usualDeparture } from './flight-days.ts';

const start = plainDate('2026-11-21');
const on = (day: number) => addDays(start, day);
const charter = { isCharter: true };
const regular = { isCharter: false };

/** Flights out on days 3, 9 and 15, of which the second is a regular one; back on days 10, 16 and 22. */
const days = { start, out: '0001000005000001', back: '00000000001000001000002' };

test('for charters a day of regular flights is none; of regular flights every day can be chosen [W-4-09] [W-4-10]', () => {
  expect(dayStatus(days, 'out', on(9), charter)).toBe('0');
  expect(isOpenDay(days, 'out', on(9), charter)).toBe(false);
  expect(isOpenDay(days, 'out', on(3), charter)).toBe(true);
  for (const day of [1, 9, 300]) expect(isOpenDay(days, 'out', on(day), regular)).toBe(true);
  for (const day of [-1, 0]) expect(isOpenDay(days, 'out', on(day), regular), `${day}`).toBe(false);
});

test('a departure begins a week from now, or on the nearest day with a flight, or a week from now after all [W-4-13]', () => {
  expect(usualDeparture(days, charter)).toBe(on(3));
  expect(usualDeparture(days, regular)).toBe(on(7));
  expect(usualDeparture({ ...days, out: '' }, charter)).toBe(on(7));
});

test('of two open days that are as near the later one counts, and none before the first allowed', () => {
  const both = { ...days, out: '0001000000100' };
  expect(nearestOpenDay(both, 'out', on(6), { ...charter })).toBe(on(3));
  expect(nearestOpenDay({ ...days, out: '000100010' }, 'out', on(5), charter)).toBe(on(7));
  expect(nearestOpenDay(days, 'out', on(4), { ...charter, first: on(4) })).toBe(on(15));
});

test.each([
  [
    'an open day of return stays [W-4-14]',
    { dateFrom: on(3), dateTo: on(10) },
    { dateFrom: on(3), dateTo: on(10) },
  ],
  [
    'a closed one is the nearest a week later',
    { dateFrom: on(3), dateTo: on(11) },
    { dateFrom: on(3), dateTo: on(10) },
  ],
  [
    'one before the departure, too [W-4-02]',
    { dateFrom: on(15), dateTo: on(10) },
    { dateFrom: on(15), dateTo: on(22) },
  ],
  ['none, too', { dateFrom: on(15), dateTo: undefined }, { dateFrom: on(15), dateTo: on(22) }],
  [
    'a closed departure is the nearest open one',
    { dateFrom: on(12), dateTo: on(22) },
    { dateFrom: on(15), dateTo: on(22) },
  ],
  [
    'cleared dates stay cleared',
    { dateFrom: undefined, dateTo: on(10) },
    { dateFrom: undefined, dateTo: undefined },
  ],
])('%s', (_, chosen, settled) => {
  expect(settleDates(chosen, days, { ...charter, direction: 'there-and-back' })).toEqual(settled);
});

test('one way has no day of return', () => {
  const settled = settleDates({ dateFrom: on(3), dateTo: on(10) }, days, {
    ...charter,
    direction: 'one-way',
  });
  expect(settled).toEqual({ dateFrom: on(3), dateTo: undefined });
});

test('where nothing flies back, the return is a week after the departure [W-4-16]', () => {
  const none = { ...days, back: '' };
  const settled = settleDates({ dateFrom: on(3), dateTo: undefined }, none, {
    ...charter,
    direction: 'there-and-back',
  });
  expect(settled.dateTo).toBe(on(10));
});
