import { expect, test } from 'vitest';
import { flightClassOf, isFlightDay } from './tickets.ts';

test('flight classes count from 1, and negative ids from the end [W-3.2-22] [W-3.2-23]', () => {
  expect([1, 2, 3, 4, 5].map(flightClassOf)).toEqual(['Economy', 'Business', 'Comfort', 'Premium', 'All']);
  expect([-1, -5].map(flightClassOf)).toEqual(['All', 'Economy']);
  expect([0, 6, -6].map(flightClassOf)).toEqual([undefined, undefined, undefined]);
});

test('for charters 0 and 5 are closed, for other flights every day is open [W-3.2-20]', () => {
  expect([...'012359'].filter((status) => isFlightDay(status, true)).join('')).toBe('1239');
  expect([...'05'].every((status) => isFlightDay(status, false))).toBe(true);
});
