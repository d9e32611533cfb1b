import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, daysBetween, eachDay, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { dice } from './dice.ts';
import { readFacts } from './facts/read-facts.ts';

/** The operator sells a little above the market, as banks do. */
const spread = 1.012;

/** A rate a day: real market rates on the days they are known of, and a wandering way from each to the next. */
export function* rateRows(today: PlainDate, seed: string): Generator<RowOf<'exchange_rate'>> {
  const market = readFacts('rates.csv').map(({ date = '', ...rates }) => ({ date: plainDate(date), rates }));
  const past = market.filter(({ date }) => date <= today);
  for (const [index, here] of (past.length > 0 ? past : market.slice(0, 1)).entries()) {
    const next = past[index + 1];
    const last = next ? addDays(next.date, -1) : today;
    for (const date of eachDay(here.date < today ? here.date : today, last)) {
      const share = next ? daysBetween(here.date, date) / daysBetween(here.date, next.date) : 0;
      for (const currency of Object.keys(here.rates)) {
        const [from, to] = [here, next ?? here].map(({ rates }) => Number(rates[currency]));
        const way = (from ?? 0) + ((to ?? 0) - (from ?? 0)) * share;
        yield { currency, date, per_euro: (way * spread * wander(seed, currency, date)).toFixed(6) };
      }
    }
  }
}

/** Within half a percent either way. */
const wander = (seed: string, currency: string, date: PlainDate) =>
  0.995 + dice(seed, 'rate', currency, date).share() * 0.01;
