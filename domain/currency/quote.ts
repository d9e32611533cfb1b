import { addDays, eachDay, type PlainDate } from '#lib/plain-date.ts';

/** A rate as it is kept: units of the currency for one euro, from its day on. */
export type SetRate = { currency: string; date: PlainDate; perEuro: number };

/** What one unit of a currency costs in another one on a day. */
export type Quote = {
  date: PlainDate;
  /** When the rate was set: on the day, or the last time before it. */
  dateRate: PlainDate;
  rate: number;
  /** Against the day before; 0 on the first day that has a rate. */
  change: number;
};

export type Pair = { currency: string; base: string };
export type Period = { from: PlainDate; to: PlainDate };

/** Rates are kept against the euro, which therefore needs none of its own. */
export const quoteCurrency = 'EUR';

/**
 * The quotes of a pair for every day of the period that has one. `rates` are in the order of their days and reach
 * back to the last one that was set before the period.
 */
export function quotesOf(rates: readonly SetRate[], { currency, base }: Pair, { from, to }: Period): Quote[] {
  const [currencyOn, baseOn] = [holder(rates, currency), holder(rates, base)];
  const quotes: Quote[] = [];
  let before: number | undefined;
  for (const date of eachDay(addDays(from, -1), to)) {
    const [of, per] = [currencyOn(date), baseOn(date)];
    if (!of || !per) continue;
    const rate = currency === base ? 1 : rounded(per.perEuro / of.perEuro);
    const change = before === undefined ? 0 : rounded(rate - before, rate);
    if (date >= from) quotes.push({ date, dateRate: laterOf(of, per) ?? date, rate, change });
    before = rate;
  }
  return quotes;
}

/** Says which rate of a currency holds on a day; the days are asked for in their order. */
function holder(rates: readonly SetRate[], currency: string) {
  if (currency === quoteCurrency) return (): Held => ({ perEuro: 1, date: undefined });
  const own = rates.filter((rate) => rate.currency === currency);
  let next = 0;
  return (day: PlainDate): Held | undefined => {
    while (next < own.length && own[next]!.date <= day) next += 1;
    return own[next - 1];
  };
}

type Held = { perEuro: number; date: PlainDate | undefined };

/** Of the days that the two were set on the later one; the euro is set on none. */
const laterOf = (a: Held, b: Held) =>
  [a.date, b.date]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);

/** Four decimals, as banks quote; a rate that would lose its digits has eight. */
function rounded(value: number, like = value): number {
  const scale = Math.abs(like) < 0.01 ? 1e8 : 1e4;
  return Math.round(value * scale) / scale;
}
