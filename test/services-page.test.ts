import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSearch } from '#api/core-search.ts';
import { registerServices } from '#api/services.ts';
import { testApi } from '#api/test-api.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { loadServices } from '#web/results/services/load-services.ts';
import { loadServiceOptions } from '#web/search/lookups/load-service-options.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSmallOperator } from './small-operator.ts';
import { addSmallServices } from './small-services.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2027-06-10T10:00:00Z');
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallServices(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

function openPage(token: string | undefined = serviceToken) {
  const { ask } = testApi(
    (api) => {
      registerServices(api, { db, catalogue });
      registerSearch(api, { db, catalogue, claimSecret: 'a secret that is long enough for a test' });
    },
    { serviceToken, now: clock() },
  );
  return { ask, context: () => pageContext(ask, clock(), token) };
}

/** Where the page of an address ends up, after its redirects, and what it is given. */
async function visit(path: string, token?: string) {
  const { context } = openPage(token);
  let url = new URL(path, 'http://localhost');
  for (let step = 0; step < 4; step++) {
    const args = { context: context(), url, request: new Request(url), params: {}, pattern: '' };
    const answer = await loadServices(args).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) {
      const { data, init } = answer as Awaited<ReturnType<typeof loadServices>>;
      return { url, data, status: init?.status ?? 200 };
    }
    url = new URL(answer.headers.get('location') ?? '', url);
  }
  throw new Error(`${path} leads round in circles`);
}

async function services(path: string) {
  const { url, data } = await visit(path);
  if (data.status !== 'asked') throw new Error(`${path}: ${JSON.stringify(data)}`);
  return { ...data, url, ids: data.found.shown.map(({ serviceInc }) => serviceInc) };
}

test('an address that says nothing is replaced by the first of everything, two adults and the currency [W-2.8-04] [W-9-01] [W-9-02]', async () => {
  const { url } = await services('/search/services');
  expect(url.search).toBe(
    '?ServiceType=69&StateFrom=428&State=3&Town=311&dateFrom=20270617&dateTo=20270624&AdultCount=2&ChildCount=0&Currency=EUR',
  );
});

test('other names lead to the ones that we write, and what is none of ours stays', async () => {
  const { url } = await services(
    '/search/services?servicetype=69&StateFrom=428&STATEINC=3&CHECKIN_BEG=20270620&dateto=20270710&ADULT=1&utm=mail',
  );
  expect(url.search).toBe(
    '?ServiceType=69&StateFrom=428&State=3&Town=311&dateFrom=20270620&dateTo=20270710&AdultCount=1&ChildCount=0&Currency=EUR&utm=mail',
  );
});

const june = 'ServiceType=69&StateFrom=428&State=3&dateFrom=20270620&dateTo=20270710';
const fromJune = { ...Object.fromEntries(new URLSearchParams(june)), Town: '-2147483647' };

test.each([
  'Town=311',
  'Town=312',
  'Town=-2147483647',
  'AdultCount=4',
  'ChildCount=2&ChildAgeList=4,9',
  'dateFrom=20270705',
])('with %s the page finds what the call finds', async (said) => {
  const asked = new URLSearchParams({ ...fromJune, ...Object.fromEntries(new URLSearchParams(said)) });
  const page = await services(`/search/services?${asked}`);
  const { ask } = openPage();
  const { search } = page.url;
  const answer = await ask(
    `/core/search?SEARCH_TYPE=services&${search.slice(1).replace('Currency', 'CURRENCY')}`,
  );
  const [called] = searchTours.answer.parse(await answer.json());
  expect(page.ids).toEqual(called?.prices.map((row) => ('serviceInc' in row ? row.serviceInc : 0)));
  expect(page.found.total).toBe(called?.result.countTotal);
  expect(page.found.minPrice).toBe(called?.result.minPrice);
});

test('a certificate is for one adult, whatever is asked [W-4-21] [W-5-07]', async () => {
  const { url, ids } = await services(
    '/search/services?ServiceType=56&StateFrom=428&State=3&AdultCount=3&ChildCount=1',
  );
  expect(url.search).toContain('AdultCount=1&ChildCount=0');
  expect(ids).toEqual([4]);
});

test('a mobile connection is for 200 people, no more [W-5-06]', async () => {
  expect((await services(`/search/services?${june}&AdultCount=200`)).ids).toHaveLength(2);
  const { data, status } = await visit(`/search/services?${june}&AdultCount=201`);
  expect({ status, data }).toMatchObject({
    status: 400,
    data: { status: 'unreadable', problems: [{ field: 'ADULT', max: 200 }] },
  });
});

test('where nothing is sold, other days and another kind are proposed with their prices', async () => {
  const { found, ways } = await services(
    '/search/services?ServiceType=69&StateFrom=428&State=3&dateFrom=20270910&dateTo=20270920',
  );
  expect(found.total).toBe(0);
  expect(ways.map(({ change, count, minPrice }) => [change, count, minPrice])).toEqual([
    ['days', 2, 16],
    ['type', 1, 10],
  ]);
  for (const { to, count } of ways) expect((await services(`/search/services${to}`)).found.total).toBe(count);
});

test.each([
  ['over for years', 'dateFrom=20200601&dateTo=20200607'],
  ['over since yesterday', 'dateFrom=20270601&dateTo=20270609'],
  ['of today', 'dateFrom=20270610&dateTo=20270610'],
])('days that are %s find nothing, and lead to the next days', async (_, days) => {
  const { found, ways } = await services(`/search/services?ServiceType=69&StateFrom=428&State=3&${days}`);
  expect(found.total).toBe(0);
  const next = ways.filter(({ change }) => change === 'days');
  expect(next).toHaveLength(1);
  expect(next[0]?.question.checkInFrom).toMatch(/^2027-06-1[1-9]$/);
  expect((await services(`/search/services${next[0]?.to}`)).found.total).toBeGreaterThan(0);
});

test('a bound of the price that nothing keeps can be taken away', async () => {
  const { ways } = await services(`/search/services?${june}&COSTMAX=5`);
  expect(ways.map(({ change }) => change)).toEqual(['filters', 'type']);
});

test('the wizard shows the kinds it is for, the countries with prices, and one town without "all" [W-7-26] [W-7-32]', async () => {
  const options = await loadServiceOptions(openPage().context(), {});
  expect(options).toMatchObject({
    types: [{ inc: 69 }, { inc: 56 }],
    statesFrom: [{ inc: 428, iso2: 'lv' }],
    states: [{ inc: 3, slug: 'turkey' }],
    towns: [{ inc: 311 }],
    firstTown: 311,
  });
  const certificates = await loadServiceOptions(openPage().context(), { serviceType: 56, state: 999 });
  expect(certificates).toMatchObject({ of: { state: 3 }, towns: [{ inc: -2_147_483_647 }] });
});

test('without the token of the site nothing is told, and the page says that it cannot tell [W-6-05]', async () => {
  expect(await loadServiceOptions(openPage('another-token').context(), {})).toBeUndefined();
  expect(await visit('/search/services', 'another-token')).toMatchObject({
    status: 503,
    data: { status: 'down' },
  });
});
