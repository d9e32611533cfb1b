import { currencyHistory, currencyRates, longestHistoryDays } from '#calls/currency.ts';
import { findHistory, findRates, type NamedQuote, type RateSource } from '#domain/currency/find-rates.ts';
import type { Period } from '#domain/currency/quote.ts';
import { sortQuotes } from '#domain/currency/sort-quotes.ts';
import { daysBetween } from '#lib/plain-date.ts';
import { type Currency, findCurrency } from '#sites/currencies.ts';
import { rateDay } from '#sites/rate-day.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import type { DependsOn } from './cache-outcomes.ts';
import type { SellingDependencies } from './core-context.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type Selling = Pick<SellingDependencies, 'catalogue'>;

/** The calls about rates ([S]§2.11, §7.2): a change of a rate is a change of the catalogue. */
export function registerCurrency(api: Api, dependencies: RateSource & Selling): void {
  const { catalogue } = dependencies;
  // While there is no catalogue nothing tells when a rate changes.
  const dependsOn: DependsOn = () => [catalogue.current() ?? {}];
  registerRates(api, dependencies, dependsOn);
  registerHistory(api, dependencies, dependsOn);
}

/** `GET /b2c/GetCurrencyRates` */
function registerRates(api: Api, source: RateSource, dependsOn: DependsOn): void {
  const answer: Handler<typeof currencyRates> = async ({ query, site, lang, now }) => {
    const { CURRENCY = site.otherCurrencies, CURRENCYBASE = site.currency } = query;
    const found = { CURRENCY: CURRENCY.map(slugOf), CURRENCYBASE: slugOf(CURRENCYBASE) };
    const currencies = found.CURRENCY.filter((slug) => slug !== undefined);
    if (currencies.length < found.CURRENCY.length) return refused('CURRENCY', unknownCurrency);
    if (!found.CURRENCYBASE) return refused('CURRENCYBASE', unknownCurrency);
    const from = query.DATEBEG ?? rateDay(site, now);
    const period = { from, to: query.DATEEND ?? from };
    const wrong = wrongPeriod(period);
    if (wrong) return refused('DATEEND', `${wrong} DATEBEG`);

    const quotes = await findRates(source, { currencies, base: found.CURRENCYBASE }, period);
    const sorted = sortQuotes(quotes, { field: query.ORDERBY, direction: query.SORTTYPE });
    const size = query.pagesize ?? sorted.length;
    const page = sorted.slice((query.page - 1) * size, query.page * size);
    const text = textsIn(lang, site);
    return { ok: true, value: { list: page.map((quote) => rateItem(quote, text)), count: sorted.length } };
  };
  registerCall(api, currencyRates, answer, dependsOn);
}

/** `GET /b2c/CurrencyHistory` */
function registerHistory(api: Api, source: RateSource, dependsOn: DependsOn): void {
  const answer: Handler<typeof currencyHistory> = async ({ query, site }) => {
    const currency = slugOf(query.currency);
    if (!currency) return refused('currency', unknownCurrency);
    const period = { from: query.dateBeg, to: query.dateEnd };
    const wrong = wrongPeriod(period);
    if (wrong) return refused('dateEnd', `${wrong} dateBeg`);

    const quotes = await findHistory(source, { currency, base: site.currency }, period);
    const sorted = sortQuotes(quotes, { field: query.sortField, direction: query.sortBy });
    return { ok: true, value: { list: sorted.map(({ date, rate, change }) => ({ date, rate, change })) } };
  };
  registerCall(api, currencyHistory, answer, dependsOn);
}

const rateItem = ({ currency, name, date, dateRate, rate, change }: NamedQuote, text: Texts) => ({
  currency: name ? text(name) : currency,
  currencyKey: currencyOf(currency).inc,
  currencyISO: currency,
  date,
  dateRate,
  rate,
  change,
});

const slugOf = (key: string) => findCurrency(key)?.slug;

/** Only slugs that were found come here. */
const currencyOf = (slug: string) => findCurrency(slug) as Currency;

const unknownCurrency = 'is not a currency that Solstice sells in';

function wrongPeriod({ from, to }: Period): string | undefined {
  const days = daysBetween(from, to);
  if (days < 0) return 'is before';
  return days > longestHistoryDays ? `is more than ${longestHistoryDays} days after` : undefined;
}

const refused = (field: string, reason: string) => ({
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field, reason }],
});
