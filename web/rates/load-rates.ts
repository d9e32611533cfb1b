import type { RouterContextProvider } from 'react-router';
import { currencyRates } from '#calls/currency.ts';
import { compactDate } from '#lib/plain-date.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { intlLocale } from '#sites/intl-locale.ts';
import { nextRateChange, rateChangeTime, rateDay } from '#sites/rate-day.ts';
import { numberMarks, writeNumber } from '#texts/number-marks.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { currentCurrency, type Rates } from './rates.ts';

/** The rates that hold now at the site; none where they cannot be told. */
export async function loadRates(context: Readonly<RouterContextProvider>): Promise<Rates> {
  const site = context.get(siteContext);
  const locale = context.get(localeContext);
  const { now } = context.get(clockContext);
  const day = compactDate(rateDay(site, now));
  const answer = await context.get(clientContext).call(currencyRates, {
    CURRENCY: currenciesOf(site).join(','),
    CURRENCYBASE: site.currency,
    DATEBEG: day,
    DATEEND: day,
  });
  const list = answer.ok ? answer.value.list : [];
  const timer = { next: nextRateChange(site, now).getTime(), time: rateChangeTime };
  const marks = numberMarks(locale, intlLocale(site, locale));
  const write = (rate: number, decimals: number) => writeNumber(rate, decimals, marks);
  return {
    currencies: list.flatMap((item) => currentCurrency(item, site.currency, write) ?? []),
    ...(site.flags.currencyTimer ? { timer } : {}),
  };
}
