import type { CurrencySlug } from '#sites/currencies.ts';
import { travelsOn } from '#web/ui/shallow-query.ts';

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
  const params = travelling(search);
  params.set(openName, 'true');
  params.set(currencyName, currency);
  return written(params);
}

/** The query with no history open. */
export function withoutHistory(search: string): string {
  const params = travelling(search);
  params.delete(openName);
  params.delete(currencyName);
  return written(params);
}

/** What of a page's query belongs to its question, and not to how the page was made ([S]§2.2). */
const travelling = (search: string) =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => travelsOn(key)));

/** A lone `?` leads to the page without a query. Commas stay readable: they need no escape. */
const written = (params: URLSearchParams) => `?${params.toString().replaceAll('%2C', ',')}`;
