import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import type { SearchType, TourKind } from '#lib/travel-kind.ts';
import { loadResults } from '#web/results/results-loader.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed } from './search-test-api.ts';

const { db, connection } = await openTestDatabase();
const now = new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
let ask: ReturnType<typeof testApi>['ask'];
beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({
    db,
    connection,
    clock: () => now,
    log: pino({ level: 'silent' }),
  });
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  ({ ask } = testApi((api) => {
    registerLookups(api, dependencies);
    registerSearch(api, dependencies);
  }));
});
afterAll(() => catalogue?.close());

const june = 'CHECKIN_BEG=20270601&CHECKIN_END=20270630&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

/** Each kind of results: where it is, what the call is asked for, and a question that finds something. */
const pages: [path: string, kind: TourKind, type: SearchType, asked: string][] = [
  ['/search/tours', 'tour', 'tour', `STATEINC=3&TOWNFROM=2&${june}`],
  ['/search/hotels', 'hotel', 'hotel', `STATEINC=3&${june}`],
  ['/search/excursion-tours', 'excursion', 'excursion-tours', `STATEINC=3&TOWNFROM=2&${june}`],
  ['/search/cruises', 'cruise', 'cruises', `STATEINC=90&TOWNFROM=2&${june}`],
  ['/search/hot-tours', 'tour', 'hot-tours', `STATEINC=3&TOWNFROM=2&${june}`],
  ['/search/lato', 'tour', 'lato', `STATEINC=3&TOWNFROM=2&${june}`],
  ['/search/resorts', 'tour', 'resorts', `STATEINC=3&REGIONTO=31&TOWNFROM=2&${june}`],
];

/** Every parameter of [W]§3.1 that may stand in the address of a list, with values that leave something, or nothing. */
const parameters = [
  ...['REGIONTO=31', 'REGIONTO=99', 'FIELD_EXCURSION_REGION=99', 'TOWNTO=311', 'TOWNTO=99', 'Town=99'],
  ...['HOTELLIST=2', 'HOTEL_INC=2', 'HOTEL_INC=1', 'STATE=3', 'STARLIST=5', 'STARLIST=4', 'HOTELATTR=900'],
  ...[
    'MEALLIST=1',
    'MEALLIST=2',
    'COSTMIN=1200',
    'COSTMAX=950',
    'COSTMAX=500',
    'CURRENCY=PLN',
    'MOMENT_CONFIRM=1',
    'FILTER=1',
  ],
  ...[
    'TOUR=301',
    'TOUR=303',
    'TOURTYPE=13',
    'PROGRAMGROUP=15',
    'PROGRAMGROUP=1552',
    'UFILTER=1',
    'UFILTER=9',
  ],
  ...['FIELD_RESORT_TYPE=2', 'FIELD_EXCURSION_TITLE=6', 'ACTIONS=1', 'ACTIONS=True', 'WITHOUT_PROMO=1'],
  ...['PACKET_TOUR=1', 'PACKET_EXCURSION=1', 'PACKET_ONLY_HOTELS=1', 'FREIGHT=1', 'CHARTER=0', 'REGULAR=0'],
  ...['LEAVES=0', 'LEAVES=6,12', 'RETURNS=18'],
  ...['CARRIERLIST=9', 'COMFORTABLE_SEATS=1', 'classId=2', 'isCharter=0', 'direction=one-way', 'CHAIN=4'],
  ...['HAS_EXCURSION=1', 'HAS_CRUSETOUR=1', 'THE_BEST_AT_TOP=1', 'PARTITION_PRICE=1', 'RECONPAGE=1'],
  ...[
    'topCount=1',
    'onSale=0',
    'SORT_TYPE=0',
    'SORT_TYPE=1',
    'NIGHTMIN=6',
    'CHECKIN_BEG=20270608',
    'ADULT=1',
  ],
  ...[
    'CHILD=1&AGES=5',
    'AdultCount=1',
    'STATEFROM=428',
    'ServiceType=69',
    'Individual=false',
    'AIR_TICKETS_SORT=1',
  ],
  ...[`airFrom=${airportInc('RIX')}`, `airTo=${airportInc('AYT')}`, 'SEARCH_MODE=b2c', 'TAB_ACTIVE=tour'],
];

/** What is seen of an answer: how much there is of what, in which order, from which price on. */
const seen = (rows: readonly { hotelInc: number; price: number }[], countTotal: number) => ({
  countTotal,
  rows: rows.map(({ hotelInc, price }) => [hotelInc, price]),
});

async function called(type: SearchType, query: URLSearchParams) {
  const answer = await ask(`/core/search?SEARCH_TYPE=${type}&${query}`);
  if (answer.status !== 200) return undefined;
  const [found] = searchTours.answer.parse(await answer.json());
  return found && seen(found.prices, found.result.countTotal);
}

/** Where the address ends up, after its redirects, and what stands there. */
async function onPage(path: string, kind: TourKind, type: SearchType, query: URLSearchParams) {
  let url = new URL(`${path}?${query}`, 'http://localhost');
  for (let step = 0; step < 4; step++) {
    const context = pageContext(ask, now);
    const args = { context, url, request: new Request(url), params: {}, pattern: '' };
    const led = await loadResults(args, kind, type).catch((thrown: unknown) => thrown);
    if (!(led instanceof Response)) {
      const { data } = led as Awaited<ReturnType<typeof loadResults>>; // it was no redirect
      const outcome = data.status === 'asked' ? await data.outcome : undefined;
      if (data.status !== 'asked' || !outcome?.ok) throw new Error(`${url}: ${JSON.stringify(data)}`);
      const { prices, result } = outcome.answer;
      return { ignoredParameters: data.ignoredParameters, found: seen(prices, result.countTotal) };
    }
    url = new URL(led.headers.get('location') ?? '', url);
  }
  throw new Error(`${path}?${query} leads round in circles`);
}

test.each(pages)(
  'what an address of %s says is heeded as the call heeds it, or is said to be left out [W-3.1-01]',
  async (path, kind, type, asked) => {
    const usual = await called(type, new URLSearchParams(asked));
    expect(usual?.countTotal).toBeGreaterThan(0);
    const heeded = new Set<string>();
    const leftOut = new Set<string>();
    for (const parameter of parameters) {
      const query = changed(asked, parameter);
      const call = await called(type, query);
      if (!call) continue; // it contradicts the kind
      const [name = ''] = parameter.split('=');
      const page = await onPage(path, kind, type, query);
      if (page.ignoredParameters.includes(name)) {
        expect(page.found, parameter).toEqual(usual);
        leftOut.add(name);
      } else {
        expect(page.found, parameter).toEqual(call);
        if (JSON.stringify(call) !== JSON.stringify(usual)) heeded.add(name);
      }
    }
    expect([...heeded]).toEqual(
      expect.arrayContaining(['COSTMAX', 'CURRENCY', 'ADULT', 'HOTEL_INC', 'TOURTYPE']),
    );
    expect([...leftOut]).toEqual(expect.arrayContaining(['CHAIN', 'COMFORTABLE_SEATS', 'HAS_EXCURSION']));
  },
  60_000,
);
