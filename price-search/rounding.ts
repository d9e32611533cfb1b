import type { Markup, PointOfSale, Rate } from './catalogue.ts';

/** Two adults' price in basis points of one adult's half: the unit in which guests are weighed. */
export const doubleShare = 20_000;

/** Sale amounts are whole units: of every line, so that the lines the traveller sees sum exactly. */
const unit = 100;

/**
 * The one place where money is rounded: contract minor units → sale minor units, half up to a whole unit.
 * Order: weigh (exact integers), convert and mark up (one multiplication), round. Discounts are rounded as positive
 * amounts and then subtracted.
 */
export const roundToSale = (contractMinor: number, multiplier: number) =>
  Math.round((contractMinor * multiplier) / unit) * unit;

/** Rates are quoted in this currency, so it needs none of its own. */
const quoteCurrency = 'EUR';

/** The operator's rate of a currency on a day: the last one set on or before it. */
export function rateOn(rates: readonly Rate[], currency: string, day: number): Rate | undefined {
  if (currency === quoteCurrency) return { currency, day, perEuro: 1 };
  let latest: Rate | undefined;
  for (const rate of rates) {
    if (rate.currency === currency && rate.day <= day && (!latest || rate.day > latest.day)) latest = rate;
  }
  return latest;
}

/** What one contract unit costs the traveller: rate of the sale currency over the contract's, and the markup. */
export function saleMultiplier(
  prices: { rates: readonly Rate[]; markups: readonly Markup[] },
  point: PointOfSale,
  packetType: number,
  currency: string,
): number | undefined {
  const from = rateOn(prices.rates, currency, point.rateDay);
  const to = rateOn(prices.rates, point.currency, point.rateDay);
  if (!from || !to) return undefined;
  const markup =
    prices.markups.find((m) => m.market === point.market && m.packetType === packetType)?.share ?? 0;
  return ((to.perEuro / from.perEuro) * (10_000 + markup)) / 10_000;
}

/** The day of the rate between two currencies: of the one that is not the quote currency; null where there is none. */
export function rateDayBetween(
  rates: readonly Rate[],
  contract: string,
  { currency: sale, rateDay }: Pick<PointOfSale, 'currency' | 'rateDay'>,
): number | null {
  if (sale === contract) return null;
  return rateOn(rates, sale === quoteCurrency ? contract : sale, rateDay)?.day ?? null;
}
