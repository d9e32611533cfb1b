import type { RowOf } from '#domain/imports/format.ts';
import { assert } from '#lib/assert.ts';
import { addDays, eachDay, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { dice } from './dice.ts';
import { readFacts } from './facts/read-facts.ts';

/** The operator sells a little above the market, as banks do. */
const spread = 1.012;
const daysOfHistory = 60;

/** Real market rates of their days; after the last of them a daily rate that wanders within half a percent, to today. */
export function* rateRows(today: PlainDate, seed: string): Generator<RowOf<'exchange_rate'>> {
  const days = readFacts('rates.csv');
  const past = days.filter(({ date }) => (date ?? '') <= today);
  const last = past.at(-1) ?? days[0];
  const lastDay = parsePlainDate(last?.date ?? '');
  assert(last && lastDay, 'the file of rates has a day');
  const currencies = Object.keys(last).filter((column) => column !== 'date');
  for (const day of past)
    for (const currency of currencies)
      yield { currency, date: day.date as PlainDate, per_euro: rate(day[currency]) };
  const newest = addDays(today, -daysOfHistory);
  for (const date of eachDay(newest > lastDay ? newest : addDays(lastDay, 1), today))
    for (const currency of currencies) {
      const wander = 0.995 + dice(seed, 'rate', currency, date).share() * 0.01;
      yield { currency, date, per_euro: rate(last[currency], wander) };
    }
}

const rate = (market: string | undefined, wander = 1) => (Number(market) * spread * wander).toFixed(6);
