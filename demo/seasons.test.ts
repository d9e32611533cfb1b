import { expect, test } from 'vitest';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { contractOf, contractSeasons } from './contracts.ts';
import { readFacts } from './facts/read-facts.ts';
import { buildHotels } from './hotels.ts';
import { readPlaces } from './places.ts';
import { roomsOf } from './rooms.ts';
import { monthsOnCurve, periodsBetween, seasonFactor } from './seasons.ts';

function correlation(a: readonly number[], b: readonly number[]) {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] as number) - my), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

const real = readFacts<'month' | 'coast' | 'city'>('season-curves.csv');

test('prices of Antalya follow the months of the real resort hotel, those of Rome the real city hotel', () => {
  expect(
    correlation(
      monthsOnCurve('med'),
      real.map(({ coast }) => Number(coast)),
    ),
  ).toBeGreaterThan(0.97);
  expect(
    correlation(
      monthsOnCurve('city'),
      real.map(({ city }) => Number(city)),
    ),
  ).toBeGreaterThan(0.99);
});

test('generated nightly prices of the Turkish coast rise and fall with the real ones', () => {
  const seed = 'solstice';
  const coast = buildHotels(readPlaces(), seed).filter(
    ({ resort }) => resort.id >= 3101 && resort.id <= 3145,
  );
  const year = [plainDate('2027-01-01'), plainDate('2027-12-31')] as const;
  const seasons = coast.flatMap((hotel) => [
    ...contractSeasons(contractOf(hotel, roomsOf(hotel, seed), seed), ...year, seed),
  ]);
  const means = real.map(({ month }) => {
    const day = `2027-${month.padStart(2, '0')}-15`;
    const open = seasons.filter(({ date_from, date_to }) => date_from <= day && day <= date_to);
    return open.reduce((sum, { double_amount }) => sum + double_amount, 0) / open.length;
  });
  expect(
    correlation(
      means,
      real.map(({ coast }) => Number(coast)),
    ),
  ).toBeGreaterThan(0.93);
});

test('the periods of a year follow one another without a gap, in a leap year too', () => {
  for (const year of [2027, 2028]) {
    const periods = periodsBetween(plainDate(`${year}-01-01`), plainDate(`${year}-12-31`));
    expect(periods[0]?.from).toBe(`${year}-01-01`);
    expect(periods.at(-1)?.to).toBe(`${year}-12-31`);
    const starts = periods.slice(1).map(({ from }) => from);
    expect(starts).toEqual(periods.slice(0, -1).map(({ to }) => addDays(to, 1)));
  }
});

test('a price never jumps between one day and the next by more than a tenth', () => {
  for (const curve of ['med', 'gulf', 'monsoon', 'ski', 'city'])
    for (let day = plainDate('2027-01-01'); day < '2027-12-31'; day = addDays(day, 1)) {
      const change = seasonFactor(curve, addDays(day, 1)) / seasonFactor(curve, day);
      expect(Math.abs(change - 1), `${curve} ${day}`).toBeLessThan(0.1);
    }
});
