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
  symbol: string;
};

/** What the header knows of rates. */
export type Rates = {
  /** The site's own currency first. */
  currencies: CurrentCurrency[];
  /** Moments in milliseconds: of this answer, and of the next rates; absent where the site has no timer. */
  timer?: { now: number; next: number };
};

/** The header's view of a rate; undefined for a currency that sites do not know. */
export function currentCurrency(item: RateItem, siteCurrency: string): CurrentCurrency | undefined {
  const slug = findCurrency(item.currencyISO)?.slug;
  if (!slug) return undefined;
  const { currency, currencyKey, rate } = item;
  return { slug, currency, currencyKey, rate, symbol: currencySymbol(slug, siteCurrency) };
}
