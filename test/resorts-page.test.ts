import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { siteContext } from '#web/context/context.ts';
import { loadResorts } from '#web/countries/load-resorts.ts';
import { loadSoldCountries } from '#web/countries/load-sold-countries.ts';
import { loadResults } from '#web/results/results-loader.ts';
import { named } from './named.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  await moveToKemer(2);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

function openPage() {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi((api) => {
    registerLookups(api, dependencies);
    registerSearch(api, dependencies);
  });
  return { ask, context: pageContext(ask, clock()) };
}

/** A hotel lies in another resort, and is sold for two weeks alone. */
async function moveToKemer(hotel: number) {
  const kemer = { slug: 'kemer', name: named('Kemer', 'Кемер') };
  const at = { latitude: 36.6, longitude: 30.56, airport_code: 'AYT' };
  await db
    .insertInto('region')
    .values({ ...kemer, id: 32, state_id: 3 })
    .execute();
  await db
    .insertInto('town')
    .values({ ...kemer, ...at, id: 321, region_id: 32 })
    .execute();
  await db.updateTable('hotel').set({ town_id: 321 }).where('id', '=', hotel).execute();
  await db.updateTable('contract_season').set({ min_nights: 14 }).where('contract_id', '=', hotel).execute();
}

test('the lists of places have every country that is sold, and in its resorts each hotel once', async () => {
  const { ask, context } = openPage();
  const { countries, townFrom } = await loadSoldCountries(context);
  expect(countries.length).toBeGreaterThan(0);
  expect(countries.map(({ stateName }) => stateName)).toEqual(
    countries.map(({ stateName }) => stateName).toSorted((a, b) => a.localeCompare(b)),
  );
  const resorts = await loadResorts(context, townFrom);
  const sold: { stateKey: number; regionKey: number }[] = await (
    await ask(`/core/search/Hotels?townFrom=${townFrom}`)
  ).json();
  expect(sold.length).toBeGreaterThan(0);
  for (const { state } of countries) {
    const listed = resorts.get(state) ?? [];
    expect(listed.reduce((sum, { hotelCount }) => sum + hotelCount, 0)).toBe(
      sold.filter(({ stateKey }) => stateKey === state).length,
    );
    for (const { region, name, hotelCount } of listed) {
      expect(name).not.toBe('');
      expect(sold.filter(({ regionKey }) => regionKey === region)).toHaveLength(hotelCount);
    }
  }
});

test.each([
  ['STATEINC=3', '7', [1]],
  ['STATEINC=3&REGIONTO=31', '7', [1]],
  ['STATEINC=3&REGIONTO=32', '14', [2]],
  ['STATEINC=3&TOWNTO=321', '14', [2]],
  ['STATEINC=3&HOTELLIST=2', '14', [2]],
])(
  'a search of %s that names no nights is for %s, which are sold there [W-4-46]',
  async (place, nights, found) => {
    const asked = `${place}&TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270612`;
    const led = await pageOf(asked).catch((thrown: unknown) => thrown);
    if (!(led instanceof Response)) throw new Error('An address that names no nights is completed');
    const to = new URL(led.headers.get('location') ?? '', 'http://localhost');
    expect([to.searchParams.get('NIGHTMIN'), to.searchParams.get('NIGHTMAX')]).toEqual([nights, nights]);
    const { data } = await pageOf(to.search.slice(1));
    const outcome = data.status === 'asked' ? await data.outcome : undefined;
    if (!outcome?.ok) throw new Error(data.status);
    expect(outcome.answer.prices.map(({ hotelInc }) => hotelInc)).toEqual(found);
  },
);

async function pageOf(query: string) {
  const url = new URL(`/search/resorts?${query}`, 'http://localhost');
  const { context } = openPage();
  const args = { context, url, request: new Request(url), params: {}, pattern: '' };
  return (await loadResults(args, 'tour', 'resorts')) as Awaited<ReturnType<typeof loadResults>>;
}

test('on the site of agents hotels are searched with the flag of the trade, and on no other [W-1-19]', async () => {
  const { ask } = openPage();
  for (const [agentMode, flag] of [
    [true, 'true'],
    [false, null],
  ] as const) {
    const asked: URL[] = [];
    const context = pageContext((path, init) => {
      asked.push(new URL(path, 'http://localhost'));
      return ask(path, init);
    }, clock());
    context.set(siteContext, { ...defaultSite, agentMode });
    expect((await loadResorts(context, 2)).size).toBeGreaterThan(0);
    const searches = asked.filter(({ pathname }) => pathname === '/core/search/Hotels');
    expect(searches.map(({ searchParams }) => searchParams.get('b2bMode'))).toEqual([flag]);
  }
});
