import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExcursionProgram } from '#calls/excursion-tour.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, daysBetween, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { type DepartureWindow, earlierWindow, firstWindow, laterWindow } from './departure-windows.ts';

const today = plainDate('2026-11-21');
const of = (from: PlainDate, to: PlainDate): ExcursionProgram => ({
  season: `${from}/${to}`,
  night: 7,
  doW: [6],
  days: 8,
});
const window = (from: string, to: string): DepartureWindow => ({
  checkInFrom: plainDate(from),
  checkInTo: plainDate(to),
});
const winter = of(plainDate('2026-11-01'), plainDate('2027-04-30'));
const summer = of(plainDate('2027-06-01'), plainDate('2027-06-30'));

test('the first days are a week away in a season that has begun, as many as one question takes', () => {
  expect(firstWindow([summer, winter], today)).toEqual(window('2026-11-28', '2027-01-27'));
});

test('a season that is still to come is asked for from its first day to its last', () => {
  expect(firstWindow([summer], today)).toEqual(window('2027-06-01', '2027-06-30'));
});

test('a season is still asked for on its last day that can be sold', () => {
  const soonest = addDays(today, 7);
  expect(firstWindow([of(today, soonest)], today)).toEqual({ checkInFrom: soonest, checkInTo: soonest });
});

test('where every season is over, or too near to be sold, nothing is asked for', () => {
  expect(firstWindow([of(today, addDays(today, 6))], today)).toEqual({});
  expect(firstWindow([], today)).toEqual({});
});

test('later days follow at once, end with their season and go on with the next', () => {
  const first = window('2026-11-28', '2027-01-27');
  expect(laterWindow([winter, summer], first, today)).toEqual(window('2027-01-28', '2027-03-29'));
  expect(laterWindow([winter, summer], window('2027-03-30', '2027-04-30'), today)).toEqual(
    window('2027-06-01', '2027-06-30'),
  );
  expect(laterWindow([winter, summer], window('2027-06-01', '2027-06-30'), today)).toBeUndefined();
});

test('earlier days end the day before, and never begin today', () => {
  expect(earlierWindow([winter, summer], window('2027-06-01', '2027-06-30'), today)).toEqual(
    window('2027-03-01', '2027-04-30'),
  );
  expect(earlierWindow([winter], window('2026-11-28', '2027-01-27'), today)).toEqual(
    window('2026-11-22', '2026-11-27'),
  );
  expect(earlierWindow([winter], window('2026-11-22', '2026-12-01'), today)).toBeUndefined();
});

const anySeasons = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 200 })), { maxLength: 5 })
  .map((gaps) => {
    let day = addDays(today, -60);
    return gaps.map(([gap, length]) => {
      const from = addDays(day, gap);
      day = addDays(from, length);
      return of(from, day);
    });
  });

test('going later and later shows every day of every season once, from the first window on', () => {
  fc.assert(
    fc.property(anySeasons, (programs) => {
      const soonest = addDays(today, 7);
      const sold = programs.flatMap(({ season }) => {
        const [from = '', to = ''] = season.split('/');
        const days = daysBetween(plainDate(from), plainDate(to)) + 1;
        return Array.from({ length: days }, (_, day) => addDays(plainDate(from), day));
      });
      const shown: PlainDate[] = [];
      let next: Partial<DepartureWindow> | undefined = firstWindow(programs, today);
      while (next?.checkInFrom && next.checkInTo) {
        const { checkInFrom, checkInTo } = next;
        const length = daysBetween(checkInFrom, checkInTo);
        expect(length >= 0 && length <= longestWindowDays).toBe(true);
        for (let day = 0; day <= length; day++) shown.push(addDays(checkInFrom, day));
        next = laterWindow(programs, { checkInFrom, checkInTo }, today);
      }
      expect(shown).toEqual(sold.filter((day) => day >= soonest));
    }),
  );
});
