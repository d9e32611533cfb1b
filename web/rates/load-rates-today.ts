import type { RouterContextProvider } from 'react-router';
import { currencyRates } from '#calls/currency.ts';
import { compactDate, type PlainDate } from '#lib/plain-date.ts';
import { type CurrencySlug, currencies, findCurrency } from '#sites/currencies.ts';
import { rateDay } from '#sites/rate-day.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { nominalOf } from './nominal.ts';

export type RateOfToday = {
  slug: CurrencySlug;
  name: string;
  /** So many units are quoted together. */
  nominal: number;
  rate: number;
  change: number;
};
export type RatesToday = { day: PlainDate; list: RateOfToday[] };

/** Every currency in that of the site, as it holds now: those of the site first, the others by name ([S]§3.6). */
export async function loadRatesToday(context: Readonly<RouterContextProvider>): Promise<RatesToday> {
  const site = context.get(siteContext);
  const day = rateDay(site, context.get(clockContext).now);
  const asked = currencies.map(({ slug }) => slug).filter((slug) => slug !== site.currency);
  const answer = await context.get(clientContext).call(currencyRates, {
    CURRENCY: asked.join(','),
    CURRENCYBASE: site.currency,
    DATEBEG: compactDate(day),
    DATEEND: compactDate(day),
  });
  const list = (answer.ok ? answer.value.list : []).flatMap(({ currency, currencyISO, rate, change }) => {
    const slug = findCurrency(currencyISO)?.slug;
    const nominal = nominalOf(rate);
    return slug ? [{ slug, name: currency, nominal, rate: rate * nominal, change: change * nominal }] : [];
  });
  const place = ({ slug }: RateOfToday) => (site.otherCurrencies.indexOf(slug) + 1 || list.length) as number;
  return { day, list: list.sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1)) };
}
