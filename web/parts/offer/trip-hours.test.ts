import { expect, test } from 'vitest';
import { isNightFlight, tripHours } from './trip-hours.ts';

const stay = (arrivesAt: string, departsAt: string) => tripHours({ arrivesAt }, { departsAt });

test('eight nights that begin at 23:25 and end at 00:15 are seven full days', () => {
  expect(stay('2027-06-12T23:25', '2027-06-20T00:15')).toEqual({ fullDays: 7, firstDay: 0, lastDay: 0 });
});

test('a day is whole from 8:00 to 20:00: with two hours after the landing and three before the take-off', () => {
  expect(stay('2027-06-12T06:00', '2027-06-19T23:00')).toEqual({ fullDays: 8, firstDay: 0, lastDay: 0 });
  expect(stay('2027-06-12T06:01', '2027-06-19T22:59')).toEqual({ fullDays: 6, firstDay: 11, lastDay: 11 });
});

test('hours are rounded down, and there are none where none are left', () => {
  expect(stay('2027-06-12T09:50', '2027-06-19T14:30')).toEqual({ fullDays: 6, firstDay: 8, lastDay: 3 });
  expect(stay('2027-06-12T17:00', '2027-06-19T12:00')).toMatchObject({ firstDay: 1, lastDay: 1 });
  expect(stay('2027-06-12T17:01', '2027-06-19T11:59')).toMatchObject({ firstDay: 0, lastDay: 0 });
});

test('the day between two flights of neighbouring days is none', () => {
  expect(stay('2027-06-12T23:00', '2027-06-13T10:00')).toEqual({ fullDays: 0, firstDay: 0, lastDay: 0 });
});

test('a flight is a night flight from 22:00 until 6:00, and where it lands on the next day', () => {
  const flight = (departs: string, arrives: string, day = '2027-06-12') =>
    isNightFlight({ departsAt: `2027-06-12T${departs}`, arrivesAt: `${day}T${arrives}` });
  expect([flight('06:00', '09:50'), flight('05:59', '09:50')]).toEqual([false, true]);
  expect([flight('17:30', '22:00'), flight('17:30', '22:01')]).toEqual([false, true]);
  expect([flight('21:59', '21:30'), flight('22:00', '21:30')]).toEqual([false, true]);
  expect(flight('21:00', '07:00', '2027-06-13')).toBe(true);
});
