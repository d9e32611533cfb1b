import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { allSites } from './all-sites.ts';
import { daysOfSeason, monthsOfSeason, usualSeasons } from './seasons.ts';

const { summer, winter } = usualSeasons;
const starts = (season: typeof summer, today: string) =>
  monthsOfSeason(season, plainDate(today)).map(({ from }) => from);

test.each([
  ['before it', summer, '2026-11-21', ['2027-05-01', '2027-06-01', '2027-07-01', '2027-08-01', '2027-09-01']],
  ['during it', summer, '2027-07-20', ['2027-07-21', '2027-08-01', '2027-09-01']],
  [
    'on its last day',
    summer,
    '2027-09-30',
    ['2028-05-01', '2028-06-01', '2028-07-01', '2028-08-01', '2028-09-01'],
  ],
  [
    'over the turn of the year',
    winter,
    '2026-11-21',
    ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
  ],
  ['in its second year', winter, '2027-02-10', ['2027-02-11', '2027-03-01']],
])('a season %s has the months that one can still leave in', (_, season, today, expected) => {
  expect(starts(season, today)).toEqual(expected);
});

const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(plainDate('2024-01-01'), days));
const anySeason = fc.record({ from: fc.integer({ min: 1, max: 12 }), to: fc.integer({ min: 1, max: 12 }) });

test('whatever the season and the day, its months are ahead, in order, and within a year', () => {
  fc.assert(
    fc.property(anySeason, anyDay, (season, today) => {
      const months = monthsOfSeason(season, today);
      expect(months.length).toBeGreaterThan(0);
      let before: PlainDate = today;
      for (const { from, to } of months) {
        expect(from > before).toBe(true);
        expect(daysBetween(from, to)).toBeLessThan(31);
        before = to;
      }
      expect(daysBetween(today, before)).toBeLessThan(2 * 366);
      expect(Number(before.slice(5, 7))).toBe(season.to);
    }),
  );
});

test('the days of a season reach from its first month on, though that is over', () => {
  const days = (season: typeof summer, today: string) => daysOfSeason(season, plainDate(today));
  expect(days(summer, '2027-07-20')).toEqual({ from: '2027-05-01', to: '2027-09-30' });
  expect(days(winter, '2027-02-10')).toEqual({ from: '2026-12-01', to: '2027-03-31' });
  expect(days(winter, '2027-03-31')).toEqual({ from: '2027-12-01', to: '2028-03-31' });
});

test('every site has its seasons, and a market may have others', () => {
  for (const { seasons } of allSites) expect(Object.keys(seasons)).toEqual(['summer', 'winter']);
  const months = (id: string) => allSites.find((site) => site.id === id)!.seasons.summer;
  expect(months('b2c-pl')).toEqual(summer);
  expect(months('b2c-in')).toEqual({ from: 4, to: 6 });
});
