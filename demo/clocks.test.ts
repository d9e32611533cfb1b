import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { arrivalOf, clockOf, inDay, writtenMinute } from './clocks.ts';

const fly = (from: string, to: string, date: string, minute: number, duration: number) =>
  writtenMinute(arrivalOf({ date: plainDate(date), minute }, duration, clockOf(from), clockOf(to)));

test('Riga to Antalya: no difference in summer, an hour in winter', () => {
  expect(fly('Europe/Riga', 'Europe/Istanbul', '2027-06-12', 370, 220)).toBe('2027-06-12 09:50');
  expect(fly('Europe/Riga', 'Europe/Istanbul', '2027-01-12', 370, 220)).toBe('2027-01-12 10:50');
});

test('a night flight to the east lands on the next day', () => {
  expect(fly('Europe/Moscow', 'Asia/Bangkok', '2026-12-30', 1260, 570)).toBe('2026-12-31 10:30');
});

test('a flight during the night in which the clocks change lands by the new time', () => {
  // 28 March 2027: Warsaw goes from UTC+1 to UTC+2 at 01:00 UTC.
  expect(fly('Europe/Warsaw', 'Africa/Cairo', '2027-03-28', 60, 240)).toBe('2027-03-28 06:00');
  expect(fly('Africa/Cairo', 'Europe/Warsaw', '2027-03-28', 60, 240)).toBe('2027-03-28 05:00');
});

test('zones of half an hour are met', () => {
  expect(fly('Asia/Dubai', 'Asia/Kolkata', '2027-02-01', 600, 200)).toBe('2027-02-01 14:50');
});

test('a minute past midnight belongs to the next day', () => {
  expect(inDay({ date: plainDate('2026-12-31'), minute: 1445 })).toEqual({ date: '2027-01-01', minute: 5 });
});
