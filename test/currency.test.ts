import { beforeAll, expect, test } from 'vitest';
import { registerCurrency } from '#api/currency.ts';
import { testApi } from '#api/test-api.ts';
import { currencyHistory, currencyRates } from '#calls/currency.ts';
import type { Problem } from '#calls/problem.ts';
import { plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import { openTestDatabase } from './open-test-database.ts';

const { db } = await openTestDatabase();

/** Reference rates of the European Central Bank, which sets none on Saturdays and Sundays. */
const reference = `
2026-04-08 1.1706 4.2538
2026-04-09 1.1685 4.2558
2026-04-10 1.1711 4.2435
2026-04-13 1.1684 4.2543`
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string]);

beforeAll(async () => {
  const rows = reference.flatMap(([date, usd, pln]) => [
    { currency: 'USD', date: plainDate(date), per_euro: usd },
    { currency: 'PLN', date: plainDate(date), per_euro: pln },
  ]);
  await db.insertInto('exchange_rate').values(rows).execute();
  const dollar = {
    code: 'USD',
    inc: 840,
    name: { en: 'US Dollar', ru: 'Доллар США', pl: 'dolar amerykański' },
  };
  await db.insertInto('currency').values(dollar).execute();
});

const polish = allSites.find(({ id }) => id === 'b2c-pl')!;
const withTimer = { ...polish, flags: { ...polish.flags, currencyTimer: true } };

type Options = { site?: typeof polish; now?: Date };

const ask = (path: string, { site = polish, now = new Date('2026-04-13T12:00:00Z') }: Options = {}) =>
  testApi((api) => registerCurrency(api, { db, catalogue: { current: () => undefined } }), { site, now }).ask(
    `/b2c/${path}`,
  );

async function rates(query: string, options?: Options) {
  const answer = await ask(`GetCurrencyRates?${query}`, options);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return currencyRates.answer.parse(await answer.json());
}

async function refusal(path: string) {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  return ((await answer.json()) as Problem).errors;
}

test('[S-3.6-07] a rate item names the currency, its number and code, the day, the rate and when it was set', async () => {
  const { list } = await rates('CURRENCY=USD&CURRENCYBASE=PLN&DATEBEG=20260412&DATEEND=20260412&lang=pl');
  expect(list).toEqual([
    {
      currency: 'dolar amerykański',
      currencyKey: 840,
      currencyISO: 'USD',
      date: '2026-04-12',
      dateRate: '2026-04-10',
      rate: 3.6235,
      change: 0,
    },
  ]);
});

test('[S-7.2-02] without a question, the currencies of the site in its own, as they hold now', async () => {
  const { list, count } = await rates('');
  expect(count).toBe(2); // of the koruna no rate was ever set
  expect(list.map(({ currencyISO, rate }) => [currencyISO, rate])).toEqual([
    ['EUR', 4.2543],
    ['USD', 3.6411],
  ]);
});

test.each([
  ['before half past eleven', '2026-04-13T09:29:59Z', '2026-04-12', 4.2435],
  ['at half past eleven', '2026-04-13T09:30:00Z', '2026-04-13', 4.2543],
])(
  '[S-4.6-04] [S-4.6-05] %s in Warsaw a site with the timer answers its rates',
  async (_, now, date, rate) => {
    const { list } = await rates('CURRENCY=978', { site: withTimer, now: new Date(now) });
    expect(list).toMatchObject([{ date, rate }]);
  },
);

test('[S-7.2-02] lists are sorted and paged as asked', async () => {
  const period = 'CURRENCY=USD,EUR&CURRENCYBASE=PLN&DATEBEG=20260408&DATEEND=20260413';
  const { list, count } = await rates(`${period}&ORDERBY=rate&SORTTYPE=desc&page=2&pagesize=5`);
  expect(count).toBe(12);
  expect(list.map(({ currencyISO, date, rate }) => `${currencyISO} ${date} ${rate}`)).toEqual([
    'EUR 2026-04-12 4.2435',
    'USD 2026-04-09 3.6421',
    'USD 2026-04-13 3.6411',
    'USD 2026-04-08 3.6339',
    'USD 2026-04-10 3.6235',
  ]);
});

test('[S-7.2-03] [S-3.6-08] the history has each day with its rate and change', async () => {
  const answer = await ask(
    'currencyhistory?currency=EUR&dateBeg=20260409&dateEnd=20260413&sortBy=asc&sortField=date',
  );
  expect(currencyHistory.answer.parse(await answer.json()).list).toEqual([
    { date: '2026-04-09', rate: 4.2558, change: 0.002 },
    { date: '2026-04-10', rate: 4.2435, change: -0.0123 },
    { date: '2026-04-11', rate: 4.2435, change: 0 },
    { date: '2026-04-12', rate: 4.2435, change: 0 },
    { date: '2026-04-13', rate: 4.2543, change: 0.0108 },
  ]);
  const falling = await ask(
    'CurrencyHistory?currency=EUR&dateBeg=20260409&dateEnd=20260413&sortBy=desc&sortField=change',
  );
  const { list } = currencyHistory.answer.parse(await falling.json());
  expect(list.map(({ change }) => change)).toEqual([0.0108, 0.002, 0, 0, -0.0123]);
});

test.each([
  ['GetCurrencyRates?CURRENCY=USD,XYZ', 'CURRENCY', 'is not a currency that Solstice sells in'],
  ['GetCurrencyRates?CURRENCY=,', 'CURRENCY', 'names no currency'],
  ['GetCurrencyRates?CURRENCYBASE=999', 'CURRENCYBASE', 'is not a currency that Solstice sells in'],
  ['GetCurrencyRates?DATEBEG=20260413&DATEEND=20260412', 'DATEEND', 'is before DATEBEG'],
  ['GetCurrencyRates?DATEBEG=20100101&DATEEND=20260412', 'DATEEND', 'is more than 3660 days after DATEBEG'],
  [
    'CurrencyHistory?currency=EUR&dateBeg=20260413&dateEnd=20260230',
    'dateEnd',
    'is not a date: YYYYMMDD is expected',
  ],
  ['CurrencyHistory?dateBeg=20260413&dateEnd=20260413', 'currency', 'is required'],
])('%s is refused', async (path, field, reason) => {
  expect(await refusal(path)).toEqual([{ field, reason }]);
});
