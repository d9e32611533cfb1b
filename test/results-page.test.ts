import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerSearchCounts } from '#api/core-search-counts.ts';
import { testApi } from '#api/test-api.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { TourKind } from '#lib/travel-kind.ts';
import { loadResults } from '#web/results/results-loader.ts';
import { loader as loadCounts } from '#web/search/lookups/lookup-counts.ts';
import { listQuery } from '#web/search/query/search-question.ts';
import { named } from './named.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  await db
    .insertInto('tour_type')
    .values({ id: 14, name: named('Excursions') })
    .execute();
  await db.updateTable('tour').set({ tour_type_id: 14 }).where('id', '=', 501).execute();
  await db.updateTable('hotel').set({ rating_count: 120 }).where('id', '=', 2).execute();
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

function openApi() {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  return testApi((api) => {
    registerLookups(api, dependencies);
    registerSearch(api, dependencies);
    registerSearchCounts(api, dependencies);
  });
}

/** Where the page of an address ends up, after its redirects, and what it is given. */
async function visit(path: string, kind: TourKind = 'tour', cookie = '') {
  const { ask } = openApi();
  let url = new URL(path, 'http://localhost');
  for (let step = 0; step < 4; step++) {
    const args = {
      context: pageContext(ask, clock()),
      url,
      request: new Request(url, { headers: { cookie } }),
      params: {},
      pattern: '',
    };
    const answer = await loadResults(args, kind).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) {
      const { data } = answer as Awaited<ReturnType<typeof loadResults>>;
      return { url, data };
    }
    url = new URL(answer.headers.get('location') ?? '', url);
  }
  throw new Error(`${path} leads round in circles`);
}

/** What the page of an address asks and finds. */
async function results(path: string, kind?: TourKind, cookie?: string) {
  const { url, data } = await visit(path, kind, cookie);
  if (data.status !== 'asked') throw new Error(`${path}: ${JSON.stringify(data)}`);
  const outcome = await data.outcome;
  if (!outcome.ok) throw new Error(outcome.reason);
  return {
    ...data,
    url,
    answer: outcome.answer,
    hotels: outcome.answer.prices.map(({ hotelInc }) => hotelInc),
  };
}

const june = 'TOWNFROM=2&CHECKIN_BEG=20270601&CHECKIN_END=20270630&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

test.each([
  'TOUR=501',
  'TOURTYPE=13',
  'PROGRAMGROUP=15',
  'UFILTER=1',
  'FIELD_RESORT_TYPE=2',
  'ACTIONS=1',
  'WITHOUT_PROMO=1',
  'FREIGHT=1',
  'CARRIERLIST=9',
  'LEAVES=6',
  'RETURNS=0,12',
  'HOTEL_INC=2',
  'PACKET_EXCURSION=1',
  'TOURTYPE=-1',
])('what the address says by %s the page finds as the call does', async (wish) => {
  const { ask } = openApi();
  const answer = await ask(`/core/search?STATEINC=3&${june}&${wish}`);
  const [called] = searchTours.answer.parse(await answer.json());
  const page = await results(`/search/tours?STATEINC=3&${june}&${wish}`);
  expect(page.answer.result.countTotal).toBe(called?.result.countTotal);
  expect(page.answer.result.minPrice).toBe(called?.result.minPrice);
});

test('what a search is wished by narrows it: none of these is without effect on this operator', async () => {
  const all = (await results(`/search/tours?STATEINC=3&${june}`)).answer.result.countTotal;
  for (const wish of ['HOTEL_INC=2', 'TOUR=502', 'PROGRAMGROUP=99'])
    expect((await results(`/search/tours?STATEINC=3&${june}&${wish}`)).answer.result.countTotal).toBeLessThan(
      all,
    );
});

test('the group filter lists tours with a program or those of a hotel; with one hotel the latter says nothing and goes [W-2.4-33] [W-4-35]', async () => {
  const packets = async (wish: string) =>
    (await results(`/search/tours?STATEINC=3&${june}${wish}`)).question.packets;
  expect(await packets('')).toEqual([]);
  expect(await packets('&PACKET_EXCURSION=1')).toEqual(['excursion']);
  expect(await packets('&PACKET_TOUR=1&HOTELLIST=1,2')).toEqual(['tour']);
  const one = await results(`/search/tours?STATEINC=3&${june}&PACKET_TOUR=1&HOTELLIST=2`);
  expect(one.question.packets).toEqual([]);
  expect(one.url.search).not.toContain('PACKET');
  const excursion = await results(`/search/tours?STATEINC=3&${june}&PACKET_EXCURSION=1&HOTELLIST=2`);
  expect(excursion.question.packets).toEqual(['excursion']);
});

test('other names of an address lead to the one that we write [W-2.1-11]', async () => {
  const { url } = await results(
    '/search/tours?STATE=3&townfrom=2&dateFrom=20270601&dateTo=20270630&NIGHTS=7&adults=2&HOTEL_INC=2&utm=mail',
  );
  expect(`${url.search}`).toBe(
    '?STATEINC=3&TOWNFROM=2&CHECKIN_BEG=20270601&CHECKIN_END=20270630&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0&HOTELLIST=2&utm=mail',
  );
});

test('a claim brings its hotel and its trip, and what the address says itself goes before it [W-2.1-11]', async () => {
  const { ask } = openApi();
  const found = await ask(`/core/search?STATEINC=3&${june}&HOTELLIST=2`);
  const [called] = searchTours.answer.parse(await found.json());
  const [row] = called?.prices ?? [];
  if (!row || !('claim' in row)) throw new Error('nothing is sold');
  const { question, hotels } = await results(`/search/tours?claim=${row.claim}&ADULT=1`);
  expect(hotels).toEqual([2]);
  expect(question).toMatchObject({ state: 3, hotels: [2], townFrom: 2, nightsFrom: 7, adults: 1 });
});

test('what the page cannot ask is said to be left out, and so is a claim that is none of ours', async () => {
  const { ignoredParameters } = await results(
    `/search/tours?STATEINC=3&${june}&CHAIN=5&claim=nonsense&utm=mail`,
  );
  expect(ignoredParameters).toEqual(['CHAIN', 'claim']);
});

test('hotels alone asked with a town of departure are searched as hotels alone', async () => {
  const { question, answer } = await results(`/search/hotels?STATEINC=3&${june}`, 'hotel');
  expect(question.townFrom).toBe(1);
  expect(answer.prices.every(({ hasFlight }) => !hasFlight)).toBe(true);
  expect(answer.prices.length).toBeGreaterThan(0);
});

test('cruises need no country, and lead to the pages of liners', async () => {
  const { answer } = await results(`/search/cruises?${june}`, 'cruise');
  expect(answer.prices.map(({ path }) => path)).toEqual(['/cruise/blue-pearl']);
});

test('an excursion tour leads to its own page, whatever hotel stands for it', async () => {
  const { answer } = await results(`/search/excursion-tours?STATEINC=3&${june}`, 'excursion');
  const pages = answer.prices.map(({ path, journey }) => `${journey}: ${path}`);
  expect([...new Set(pages)].sort()).toEqual([
    'On the Nile: /excursion-tours/turkey/nile',
    'Seven Hills: /excursion-tours/turkey/seven-hills',
  ]);
});

test('filters are named by the lookups of the search', async () => {
  const { names } = await results(`/search/tours?STATEINC=3&${june}&HOTELLIST=2&TOUR=501`);
  expect(names.hotels?.map(({ value }) => value)).toEqual([2]);
  expect(names.tours?.map(({ value }) => value)).toEqual([501]);
});

test('an address that names no country is of that of its hotel, town or region, else of the one asked for most from its town', async () => {
  for (const said of ['', 'STATEINC=&', 'HOTELLIST=2&', 'HOTEL_INC=2&', 'TOWNTO=311&', 'REGIONTO=31&']) {
    const { url, question } = await results(`/search/tours?${said}${june}`);
    expect([question.state, url.searchParams.get('STATEINC')], said).toEqual([3, '3']);
  }
  const elsewhere = await results(`/search/tours?${june.replace('TOWNFROM=2', 'TOWNFROM=777')}`);
  expect([elsewhere.question.state, elsewhere.question.townFrom]).toEqual([3, 777]);
  const { question } = await results(`/search/cruises?${june}`, 'cruise');
  expect(question.state).toBe(90);
  const liner = await results(`/search/cruises?HOTELLIST=90&${june}`, 'cruise');
  expect(liner.question.state).toBe(90);
});

test('where a country has nothing, or there is none, those that are sold from the town stand in its place', async () => {
  const nowhere = await results(`/search/tours?STATEINC=999&${june}`);
  expect(nowhere.answer.result.countTotal).toBe(0);
  expect(nowhere.answer.instead).toEqual([{ state: 3, name: 'Türkiye', hotelCount: 4 }]);
  expect((await results(`/search/tours?STATEINC=3&${june}`)).answer.instead).toEqual([]);
});

test('visitors of the third group of the test are offered no filter by the kind of a tour, all others are [W-4-59] [W-4-60] [W-4-61] [W-4-62] [W-4-63]', async () => {
  const types = async (cookie: string) => {
    const { names } = await results(`/search/tours?STATEINC=3&${june}`, 'tour', cookie);
    return names.tourTypes?.map(({ value }) => value).sort();
  };
  for (const cookie of ['', 'abExcursionTours=1', 'abExcursionTours=2'])
    expect(await types(cookie), cookie).toEqual([13, 14]);
  expect(await types('abExcursionTours=3')).toEqual([]);

  const tours = async (cookie: string) => {
    const { question } = await results(`/search/tours?STATEINC=3&${june}`, 'tour', cookie);
    const url = new URL(`/lookup/counts?${listQuery(question)}`, 'http://localhost');
    const request = new Request(url, { headers: { cookie } });
    const context = pageContext(openApi().ask, clock());
    const answer = await loadCounts({ context, url, request, params: {}, pattern: '/lookup/counts' });
    return answer?.tourNames.map(({ value }) => value);
  };
  expect(await tours('')).toContain(501);
  expect(await tours('abExcursionTours=3')).not.toContain(501);
  expect(await tours('abExcursionTours=3')).not.toEqual([]);
});

test('a card says what guests say of its hotel, and how many of them', async () => {
  const { answer } = await results(`/search/tours?STATEINC=3&${june}&HOTELLIST=2`);
  expect(answer.prices[0]).toMatchObject({ rating: 4.1, ratingCount: 120 });
});

test('an address without nights gets those that are sold nearest to seven, and one with nights keeps them', async () => {
  const nightsOf = async (more: string) => {
    const { nightsFrom, nightsTo } = (await results(`/search/tours?STATEINC=3&TOWNFROM=2${more}`)).question;
    return [nightsFrom, nightsTo];
  };
  const day = '&CHECKIN_BEG=20270612&CHECKIN_END=20270612';
  expect(await nightsOf(day)).toEqual([7, 7]);
  // the last test of this file: from here on no tour has a week
  await db.updateTable('tour').set({ nights_from: 3, nights_to: 6 }).execute();
  await catalogue.refresh();
  expect(await nightsOf(day)).toEqual([4, 4]);
  expect(await nightsOf(`${day}&NIGHTMIN=7`)).toEqual([7, 7]);
  expect(await nightsOf('&CHECKIN_BEG=20261201&CHECKIN_END=20261201')).toEqual([7, 7]);
});
