import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import type { Localised } from '#lib/localised.ts';
import { addDays } from '#lib/plain-date.ts';
import { type Pair, type Period, type Quote, quotesOf } from './quote.ts';
import { readCurrencyNames, readRates } from './rate-store.server.ts';

/** Where rates are found. */
export type RateSource = { db: Kysely<DB> };

/** A quote of one of several currencies. */
export type NamedQuote = Quote & { currency: string; name: Localised | undefined };

/** What currencies cost in `base`, day by day. */
export async function findRates(
  { db }: RateSource,
  { currencies, base }: { currencies: readonly string[]; base: string },
  period: Period,
): Promise<NamedQuote[]> {
  const [rates, names] = await Promise.all([
    ratesOf(db, [...currencies, base], withDayBefore(period)),
    staleIfError(db, ['currency names'], () => readCurrencyNames(db)),
  ]);
  return currencies.flatMap((currency) =>
    quotesOf(rates, { currency, base }, period).map((quote) => ({
      ...quote,
      currency,
      name: names.get(currency),
    })),
  );
}

/** How the rate of a pair moved. */
export const findHistory = async ({ db }: RateSource, pair: Pair, period: Period): Promise<Quote[]> =>
  quotesOf(await ratesOf(db, [pair.currency, pair.base], withDayBefore(period)), pair, period);

const ratesOf = (...[db, currencies, period]: Parameters<typeof readRates>) =>
  staleIfError(db, ['rates', currencies, period], () => readRates(db, currencies, period));

/** The change of the first day is told against the one before. */
const withDayBefore = ({ from, to }: Period): Period => ({ from: addDays(from, -1), to });
