import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { registerCurrency } from '#api/currency.ts';
import { testApi } from '#api/test-api.ts';
import { createHttpClient } from '#calls/http-client.ts';
import { addDays, dayIn, plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { loadArchive } from '#web/rates/archive/load-archive.ts';
import { loadHistory } from '#web/rates/load-history.ts';
import { loadRates } from '#web/rates/load-rates.ts';
import { openTestDatabase } from './open-test-database.ts';

const { db } = await openTestDatabase();

/** A rouble loses a kopeck a day to a steady dollar and euro. */
beforeAll(async () => {
  const days = Array.from({ length: 800 }, (_, age) => addDays(plainDate('2026-11-21'), -age));
  const steady = { currency: 'USD', per_euro: '1', date: days.at(-1)! };
  const falling = days.map((date, age) => ({ currency: 'RUB', date, per_euro: `${90 - age / 100}` }));
  await db
    .insertInto('exchange_rate')
    .values([steady, ...falling])
    .execute();
  const dollar = { code: 'USD', inc: 840, name: { en: 'US Dollar', ru: 'доллар США' } };
  await db.insertInto('currency').values(dollar).execute();
});

const russian = allSites.find(({ id }) => id === 'b2c-ru')!;

/** What a page's loader is given, and the queries of the calls that it makes. */
function visit(now: string, site: Site = russian) {
  const asked: Record<string, string>[] = [];
  const moment = new Date(now);
  const { ask } = testApi((api) => registerCurrency(api, { db, catalogue: { current: () => undefined } }), {
    site,
    now: moment,
  });
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(localeContext, 'ru');
  context.set(clockContext, { now: moment, today: dayIn(moment, site.timeZone) });
  const fetch = ({ url }: Request) => {
    asked.push(Object.fromEntries(new URL(url).searchParams));
    return ask(url);
  };
  context.set(
    clientContext,
    createHttpClient({ fetch, root: 'http://localhost', lang: 'ru', mainLocale: 'ru' }),
  );
  return { context, asked };
}

const [beforeChange, atChange] = ['2026-11-21T08:29:59Z', '2026-11-21T08:30:00Z'];

test.each([
  [beforeChange, '20261120', 89.99],
  [atChange, '20261121', 90],
])(
  '[S-4.6-04] [S-4.6-05] at %s the header of a site with the timer asks for the rates of %s',
  async (now, day, rate) => {
    const { context, asked } = visit(now);
    const { currencies } = await loadRates(context);
    expect(asked).toEqual([{ CURRENCY: 'RUB,USD,EUR,BYN', CURRENCYBASE: 'RUB', DATEBEG: day, DATEEND: day }]);
    expect(currencies.find(({ slug }) => slug === 'EUR')?.rate).toBe(rate);
  },
);

test('[S-4.6-05] without the timer it asks for those of today from midnight on, and counts nothing down', async () => {
  const { context, asked } = visit(beforeChange, {
    ...russian,
    flags: { ...russian.flags, currencyTimer: false },
  });
  expect(await loadRates(context)).not.toHaveProperty('timer');
  expect(asked[0]?.DATEBEG).toBe('20261121');
});

test('[S-4.6-01] [S-4.6-02] the countdown runs to half past eleven of the site, then to that of the next day', async () => {
  const { timer } = await loadRates(visit(beforeChange).context);
  expect(timer && timer.next - Date.parse(beforeChange)).toBe(1_000);
  const { timer: after } = await loadRates(visit(atChange).context);
  expect(after && after.next - Date.parse(atChange)).toBe(24 * 3_600_000);
});

test('[S-3.6-06] a currency of the header has its name, number, rate and symbol; one without a rate is left out', async () => {
  const { currencies } = await loadRates(visit(atChange).context);
  expect(currencies).toEqual([
    { slug: 'RUB', currency: 'RUB', currencyKey: 643, rate: 1, written: '1', symbol: '₽' },
    { slug: 'USD', currency: 'доллар США', currencyKey: 840, rate: 90, written: '90', symbol: '$' },
    { slug: 'EUR', currency: 'EUR', currencyKey: 978, rate: 90, written: '90', symbol: '€' },
  ]);
});

test('[S-2.11-07] [S-7.2-03] a history asks for seven days, the earliest first', async () => {
  const { context, asked } = visit(atChange);
  const { list } = await loadHistory(context, 'USD');
  expect(asked).toEqual([
    { currency: 'USD', dateBeg: '20261115', dateEnd: '20261121', sortBy: 'asc', sortField: 'date' },
  ]);
  expect(list?.map(({ rate }) => rate)).toEqual([89.94, 89.95, 89.96, 89.97, 89.98, 89.99, 90]);
  expect(list?.[0]?.change).toBe(0.01);
});

test('[S-2.11-07] a site with years configured has every day of them', async () => {
  const { context } = visit(atChange, { ...russian, rateHistoryYears: 2 });
  const { list } = await loadHistory(context, 'USD');
  expect([list?.length, list?.[0]?.date, list?.at(-1)?.date]).toEqual([731, '2024-11-21', '2026-11-21']);
});

test('before half past eleven the history ends with the rate that holds, not with the one that comes', async () => {
  const { list } = await loadHistory(visit(beforeChange).context, 'USD');
  expect([list?.length, list?.at(-1)?.date]).toEqual([7, '2026-11-20']);
});

test('without an answer there are no rates, and the page is told so', async () => {
  const { context } = visit(atChange);
  const fetch = () => Promise.reject(new Error('down'));
  context.set(
    clientContext,
    createHttpClient({ fetch, root: 'http://localhost', lang: 'ru', mainLocale: 'ru' }),
  );
  expect((await loadRates(context)).currencies).toEqual([]);
  expect(await loadHistory(context, 'USD')).toEqual({ currency: 'USD' });
});

const archiveOf = (query: string) => loadArchive(visit(atChange).context, new URLSearchParams(query));

test('[S-2.11-14] the table of the archive has the asked page of days, sorted as it was asked', async () => {
  const asked = 'currency=USD&cDateBeg=2026-11-01&cDateEnd=2026-11-21';
  const { answer } = await archiveOf(`${asked}&currencyPaginationPage=2`);
  expect(answer).toMatchObject({ kind: 'table', page: 2, pageCount: 2 });
  const days = answer.kind === 'table' ? answer.list.map(({ date }) => date) : [];
  expect([days.length, days[0], days.at(-1)]).toEqual([9, '2026-11-09', '2026-11-01']);
  const cheapest = await archiveOf(`${asked}&currencyFieldSort=rate&currencySortBy=asc`);
  expect(cheapest.answer).toMatchObject({
    list: [{ date: '2026-11-01', rate: 89.8, change: 0.01 }, {}, ...Array(10).fill({})],
  });
});

test('a page that there is not is the last one, and days without rates are an empty one', async () => {
  const { answer } = await archiveOf('currency=USD&cDateBeg=2026-11-20&currencyPaginationPage=99');
  expect(answer).toMatchObject({ kind: 'table', page: 1, pageCount: 1, list: [{}, {}] });
  const { answer: none } = await archiveOf('currency=USD&cDateBeg=2020-01-01&cDateEnd=2020-02-01');
  expect(none).toEqual({ kind: 'table', list: [], page: 1, pageCount: 1 });
});

test('the chart of the archive has every day, and a question with faults asks for nothing', async () => {
  const { answer } = await archiveOf('currency=USD&cDateBeg=2026-11-18&tab=chart');
  expect(answer).toEqual({
    kind: 'chart',
    series: { from: '2026-11-18', rates: [89.97, 89.98, 89.99, 90], firstChange: 0.01 },
  });
  const { context, asked } = visit(atChange);
  const faulty = await loadArchive(context, new URLSearchParams('cDateBeg=soon'));
  expect([faulty.answer, asked]).toEqual([{ kind: 'faulty' }, []]);
});
