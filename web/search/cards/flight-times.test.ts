import { expect, test } from 'vitest';
import { daysLater, timeOf } from './flight-times.ts';

test('a flight that lands on the next day says so', () => {
  expect(daysLater({ departsAt: '2027-06-12T22:00', arrivesAt: '2027-06-13T03:00' })).toBe(1);
  expect(daysLater({ departsAt: '2027-06-12T10:00', arrivesAt: '2027-06-12T13:00' })).toBe(0);
  expect(timeOf('2027-06-12T22:05')).toBe('22:05');
});
