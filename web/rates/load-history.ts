import type { RouterContextProvider } from 'react-router';
import { currencyHistory, type HistoryItem } from '#calls/currency.ts';
import { compactDate } from '#lib/plain-date.ts';
import type { CurrencySlug } from '#sites/currencies.ts';
import { rateDay } from '#sites/rate-day.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { historyPeriod } from './history-period.ts';

export type History = {
  currency: CurrencySlug;
  /** The earliest day first; absent where it cannot be told. */
  list?: HistoryItem[];
};

/** How the rate of a currency moved in the days that the site shows. */
export async function loadHistory(
  context: Readonly<RouterContextProvider>,
  currency: CurrencySlug,
): Promise<History> {
  const site = context.get(siteContext);
  const { from, to } = historyPeriod(site, rateDay(site, context.get(clockContext).now));
  const answer = await context.get(clientContext).call(currencyHistory, {
    currency,
    dateBeg: compactDate(from),
    dateEnd: compactDate(to),
    sortBy: 'asc',
    sortField: 'date',
  });
  return answer.ok ? { currency, list: answer.value.list } : { currency };
}
