import { assert } from '#lib/assert.ts';
import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { readFacts } from './facts/read-facts.ts';

/** A stretch of the calendar with one price. */
export type Period = {
  /** The same period has the same number in every year. */
  number: number;
  from: PlainDate;
  to: PlainDate;
  year: number;
  /** Price against the yearly mean of a curve, at this period. */
  isNewYear: boolean;
};

const starts = [
  '01-01',
  '01-08',
  '02-16',
  '04-01',
  '05-01',
  '06-01',
  '07-01',
  '08-01',
  '09-01',
  '10-01',
  '11-01',
  '12-20',
  '12-27',
];
export const periodsOfYear = starts.length;

/** The whole periods that touch the days from `from` to `to`. They hang on the calendar, never on today. */
export function periodsBetween(from: PlainDate, to: PlainDate): Period[] {
  const years = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) years.push(year);
  return years.flatMap(periodsOf).filter((period) => period.to >= from && period.from <= to);
}

const periodsOf = (year: number): Period[] =>
  starts.map((start, number) => {
    const next = starts[number + 1];
    return {
      number,
      year,
      from: plainDate(`${year}-${start}`),
      to: next ? addDays(plainDate(`${year}-${next}`), -1) : plainDate(`${year}-12-31`),
      isNewYear: number === 0 || number === periodsOfYear - 1,
    };
  });

/** `shift`: how many months later than at the Algarve the year's peak comes; `power` below 1 flattens the year. */
const curves: Record<string, { base: 'coast' | 'city'; shift: number; power: number }> = {
  med: { base: 'coast', shift: 0, power: 0.75 },
  redsea: { base: 'coast', shift: 2, power: 0.25 },
  gulf: { base: 'coast', shift: 5, power: 0.4 },
  monsoon: { base: 'coast', shift: 5, power: 0.42 },
  ocean: { base: 'coast', shift: 6, power: 0.3 },
  caribbean: { base: 'coast', shift: 6, power: 0.3 },
  'summer-tropics': { base: 'coast', shift: 0, power: 0.22 },
  southern: { base: 'coast', shift: 3, power: 0.22 },
  city: { base: 'city', shift: 0, power: 1 },
};

/** Ski has no hotel in the source: January to December, our own estimate. */
const ski = [1.12, 1.32, 1.05, 0.82, 0.7, 0.7, 0.78, 0.8, 0.7, 0.7, 0.7, 1.1];

const months = readFacts<'month' | 'coast' | 'city'>('season-curves.csv');
const monthly = new Map([...Object.keys(curves), 'ski'].map((name) => [name, monthlyOf(name)]));

/** Prices of the twelve months on a curve against their mean. */
export function monthsOnCurve(name: string): readonly number[] {
  const values = monthly.get(name);
  assert(values, `the curve ${name} is known`);
  return values;
}

/** Price on a day against the yearly mean, between the middles of the months in a straight line. */
export function seasonFactor(curve: string, date: PlainDate): number {
  const values = monthsOnCurve(curve);
  const month = Number(date.slice(5, 7)) - 1 + (Number(date.slice(8, 10)) - 15) / 30;
  const before = Math.floor(month);
  const share = month - before;
  const at = (index: number) => values[(index + 12) % 12] as number;
  return at(before) * (1 - share) + at(before + 1) * share;
}

function monthlyOf(name: string): number[] {
  const curve = curves[name];
  const values = curve
    ? months.map((_, month) => Number(months[(month - curve.shift + 12) % 12]?.[curve.base]) ** curve.power)
    : ski;
  const mean = values.reduce((sum, value) => sum + value, 0) / 12;
  return values.map((value) => value / mean);
}

/** The middle day of a period. */
export function middleOf(period: Period): PlainDate {
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000;
  return addDays(period.from, Math.floor(days / 2));
}
