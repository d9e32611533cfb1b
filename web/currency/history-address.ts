import type { CurrencySlug } from '#sites/currencies.ts';

const openName = 'modalCurrencyRatesDetail';
const currencyName = 'currentCurrency';

/** The code or number of the currency whose history the address opens ([S]§2.11). */
export function historyAsked(params: URLSearchParams): string | undefined {
  const open = params.get(openName);
  if (open === null || /^(0|false)$/i.test(open)) return undefined;
  return params.get(currencyName) ?? undefined;
}

/** The query with the history of a currency open; the rest of it stays. */
export function withHistory(search: string, currency: CurrencySlug): string {
  const params = new URLSearchParams(search);
  params.set(openName, 'true');
  params.set(currencyName, currency);
  return written(params);
}

/** The query with no history open. */
export function withoutHistory(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(openName);
  params.delete(currencyName);
  return written(params);
}

/** A lone `?` leads to the page without a query. Commas stay readable: they need no escape. */
const written = (params: URLSearchParams) => `?${params.toString().replaceAll('%2C', ',')}`;
