import type { RateItem } from '#calls/currency.ts';
import { type CurrencySlug, currencySymbol, findCurrency } from '#sites/currencies.ts';

/** A currency of the header ([S]§3.6). */
export type CurrentCurrency = {
  slug: CurrencySlug;
  /** Its name in the page's language. */
  currency: string;
  currencyKey: number;
  /** Units of the site's currency. */
  rate: number;
  /** The rate as the header shows it. */
  written: string;
  symbol: string;
};

/** What the header knows of rates. */
export type Rates = {
  /** The site's own currency first. */
  currencies: CurrentCurrency[];
  /** The moment of the next rates in milliseconds, with its time of day; absent without a timer. */
  timer?: { next: number; time: string };
};

/** The header's view of a rate; undefined for a currency that sites do not know. */
export function currentCurrency(
  item: RateItem,
  siteCurrency: string,
  write: (rate: number, decimals: number) => string,
): CurrentCurrency | undefined {
  const slug = findCurrency(item.currencyISO)?.slug;
  if (!slug) return undefined;
  const { currency, currencyKey, rate } = item;
  const written = write(rate, decimalsOf(rate));
  return { slug, currency, currencyKey, rate, written, symbol: currencySymbol(slug, siteCurrency) };
}

/** Five figures or so are enough to know what money costs; the history has them all. */
function decimalsOf(rate: number): number {
  if (rate >= 1_000) return 0;
  return rate >= 10 ? 2 : 4;
}
