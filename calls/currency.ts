import { z } from 'zod';
import { defineCall } from './call.ts';
import { dateField, langField, wholeNumber } from './query-fields.ts';
import { anybody } from './who-may-call.ts';

/** ISO code or number, in any case; the API knows which there are. */
const currency = z.string().regex(/^([A-Z]{3}|\d{1,10})$/i, 'is not a currency code or number');

const currencyList = z
  .string()
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .pipe(z.array(currency).min(1, 'names no currency').max(13, 'has more than 13 currencies'));

const quoted = {
  rate: z.number().describe('units of the base for one unit of the currency'),
  change: z.number().describe('against the rate of the day before; 0 on the first day there is'),
};

const rateItem = z.object({
  currency: z.string().describe('name in the language of the answer'),
  currencyKey: z.int().describe('number of the currency'),
  currencyISO: z.string(),
  date: z.string().describe('the day that the rate holds on, YYYY-MM-DD'),
  dateRate: z.string().describe('the day that it was set on, the same or an earlier one'),
  ...quoted,
});
export type RateItem = z.output<typeof rateItem>;

/** What lists of rates are sorted by. */
export const rateSortFields = ['date', 'rate', 'change'] as const;

/** The longest stretch of days that is answered. */
export const longestHistoryDays = 3_660;

/** Rates of one or several currencies, a row for each day. */
export const currencyRates = defineCall({
  name: 'currencyRates',
  method: 'GET',
  base: 'b2c',
  path: '/GetCurrencyRates',
  summary: 'Rates of currencies by day; without days those that hold now at the site',
  source: '[S]§2.11, §3.6, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    CURRENCY: currencyList
      .optional()
      .describe('codes or numbers, separated by commas; where absent, those that the site shows'),
    CURRENCYBASE: currency.optional().describe("what they are quoted in; the site's currency where absent"),
    DATEBEG: dateField.optional().describe('first day; where absent, the day whose rates hold now'),
    DATEEND: dateField.optional().describe('last day; the first one where absent'),
    ORDERBY: z.enum(rateSortFields).default('date'),
    SORTTYPE: z.enum(['asc', 'desc']).default('asc'),
    page: wholeNumber(1, 100_000).default(1),
    pagesize: wholeNumber(1, 5_000).optional().describe('rows a page; all of them where absent'),
  }),
  answer: z.object({
    list: z.array(rateItem),
    count: z.int().describe('rows of all pages'),
  }),
});

const historyItem = z.object({ date: z.string().describe('YYYY-MM-DD'), ...quoted });
export type HistoryItem = z.output<typeof historyItem>;

/** How the rate of one currency moved. */
export const currencyHistory = defineCall({
  name: 'currencyHistory',
  method: 'GET',
  base: 'b2c',
  path: '/CurrencyHistory',
  summary: 'Rate of a currency in that of the site, day by day',
  source: '[S]§2.11, §3.6, §7.2',
  mayCall: anybody,
  query: z.object({
    ...langField,
    currency: currency.describe('code or number'),
    dateBeg: dateField.describe('first day'),
    dateEnd: dateField.describe('last day'),
    sortField: z.enum(rateSortFields).default('date'),
    sortBy: z.enum(['asc', 'desc']).default('asc'),
  }),
  answer: z.object({ list: z.array(historyItem) }),
});
