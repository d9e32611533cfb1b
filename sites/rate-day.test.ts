import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '#lib/plain-date.ts';
import { allSites } from './all-sites.ts';
import { nextRateChange, rateDay } from './rate-day.ts';

const withTimer = (timeZone: string) => ({ timeZone, flags: { currencyTimer: true } });
const moscow = withTimer('Europe/Moscow');

test.each([
  ['2026-11-20T21:00:00.000Z', '2026-11-20', 'midnight in Moscow'],
  ['2026-11-21T08:29:59.999Z', '2026-11-20', 'a millisecond before 11:30'],
  ['2026-11-21T08:30:00.000Z', '2026-11-21', 'exactly 11:30:00'],
  ['2026-11-21T20:59:59.000Z', '2026-11-21', 'the last second of the day'],
])('[S-4.6-04] [S-4.6-05] with the timer on, at %s the rates of %s hold: %s', (now, day) => {
  expect(rateDay(moscow, new Date(now))).toBe(day);
});

test("[S-4.6-05] with the timer off the day's own rates hold from midnight on", () => {
  const site = { timeZone: 'Europe/Moscow', flags: { currencyTimer: false } };
  expect(rateDay(site, new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
});

test.each([
  ['Europe/Moscow', '2026-11-21T08:29:59Z', '2026-11-21T08:30:00.000Z'],
  ['Europe/Moscow', '2026-11-21T08:30:00Z', '2026-11-22T08:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-21T05:59:00Z', '2026-11-21T06:00:00.000Z'],
  ['Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T10:30:00.000Z'],
  ['Europe/London', '2026-10-24T12:00:00Z', '2026-10-25T11:30:00.000Z'],
])('[S-4.6-01] [S-4.6-02] in %s the countdown of %s runs to %s', (timeZone, now, change) => {
  expect(nextRateChange({ timeZone }, new Date(now)).toISOString()).toBe(change);
});

test('at every site and moment the change is at 11:30:00 of its clock, at most a day ahead, and turns the rates over', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...allSites), moment, ({ timeZone }, now) => {
      const change = nextRateChange({ timeZone }, now);
      const hours = (change.getTime() - now.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(25); // the night when clocks go back
      expect(change.toLocaleTimeString('en-GB', { timeZone })).toBe('11:30:00');
      expect(rateDay(withTimer(timeZone), change)).toBe(dayIn(change, timeZone));
      expect(rateDay(withTimer(timeZone), new Date(change.getTime() - 1))).toBe(
        rateDay(withTimer(timeZone), now),
      );
    }),
  );
});
