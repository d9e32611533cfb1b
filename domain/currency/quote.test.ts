import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, eachDay, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { quotesOf, type SetRate } from './quote.ts';

const rates: SetRate[] = [
  set('USD', '2026-11-13', 1.1),
  set('RUB', '2026-11-13', 99),
  set('RUB', '2026-11-16', 99.55),
  set('USD', '2026-11-17', 1.13125),
  set('RUB', '2026-11-18', 0.000113),
];

function set(currency: string, date: string, perEuro: number): SetRate {
  return { currency, date: plainDate(date), perEuro };
}

const quotes = (currency: string, base: string, from: string, to = from) =>
  quotesOf(rates, { currency, base }, { from: plainDate(from), to: plainDate(to) });

test('[S-3.6-08] each day has the last rate set on or before it, and its change against the day before', () => {
  expect(quotes('USD', 'RUB', '2026-11-15', '2026-11-17')).toEqual([
    { date: '2026-11-15', dateRate: '2026-11-13', rate: 90, change: 0 },
    { date: '2026-11-16', dateRate: '2026-11-16', rate: 90.5, change: 0.5 },
    { date: '2026-11-17', dateRate: '2026-11-17', rate: 88, change: -2.5 },
  ]);
});

test('the euro, in which rates are kept, needs none of its own', () => {
  expect(quotes('EUR', 'RUB', '2026-11-16')).toEqual([
    { date: '2026-11-16', dateRate: '2026-11-16', rate: 99.55, change: 0.55 },
  ]);
  expect(quotes('USD', 'EUR', '2026-11-14')).toEqual([
    { date: '2026-11-14', dateRate: '2026-11-13', rate: 0.9091, change: 0 },
  ]);
});

test('days before the first rate have no quote, and the first one that has one did not change', () => {
  expect(quotes('USD', 'RUB', '2026-11-10', '2026-11-13')).toEqual([
    { date: '2026-11-13', dateRate: '2026-11-13', rate: 90, change: 0 },
  ]);
  expect(quotes('PLN', 'RUB', '2026-11-10', '2026-11-20')).toEqual([]);
});

test('a rate that four decimals would swallow keeps its digits', () => {
  expect(quotes('USD', 'RUB', '2026-11-18')[0]?.rate).toBe(0.00009989);
});

const days = [...eachDay(plainDate('2026-01-01'), plainDate('2026-03-31'))];
const someRates = fc.uniqueArray(
  fc.record({
    currency: fc.constantFrom('USD', 'RUB'),
    date: fc.constantFrom(...days),
    perEuro: fc.double({ min: 0.5, max: 150, noNaN: true }),
  }),
  { selector: ({ currency, date }) => currency + date },
);

test('a longer period only adds days: what a day says does not depend on where the question began', () => {
  fc.assert(
    fc.property(someRates, fc.integer({ min: 1, max: 60 }), (set, skipped) => {
      const sorted = set.sort((a, b) => (a.date < b.date ? -1 : 1));
      const from = days[0] as PlainDate;
      const period = (start: PlainDate) => ({ from: start, to: addDays(from, 80) });
      const whole = quotesOf(sorted, { currency: 'USD', base: 'RUB' }, period(from));
      const part = quotesOf(sorted, { currency: 'USD', base: 'RUB' }, period(addDays(from, skipped)));
      expect(part).toEqual(whole.filter(({ date }) => date >= addDays(from, skipped)));
    }),
  );
});
