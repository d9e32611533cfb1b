import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerTickets } from '#api/core-tickets.ts';
import { testApi } from '#api/test-api.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { readLegs } from '#domain/catalogue/price-data-store.server.ts';
import { readTours } from '#domain/catalogue/tour-data-store.server.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import { minorPerUnit } from '#lib/money.ts';
import { addDays, dayNumber, plainDate } from '#lib/plain-date.ts';
import { flightsByTheBook } from '#price-search/flights-by-the-book.test-data.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { defaultSite } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import { siteContext } from '#web/context/context.ts';
import { fitting } from '#web/results/flights/flight-list.ts';
import { loadFlights } from '#web/results/flights/load-flights.ts';
import { isOpened } from '#web/results/flights/opened-flights.ts';
import { flightAddress } from '#web/search/query/flight-question.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

const opened = new Map<Site, ReturnType<typeof testApi>>();

function openApi(site = defaultSite) {
  const api = opened.get(site) ?? newApi(site);
  opened.set(site, api);
  return api;
}

function newApi(site: Site) {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  return testApi(
    (api) => {
      registerLookups(api, dependencies);
      registerSearch(api, dependencies);
      registerTickets(api, dependencies);
      registerOffers(api, dependencies);
    },
    { site },
  );
}

/** What the call itself answers. */
async function askSearch(query: string) {
  const answer = await openApi().ask(`/core/search?${query}`);
  return searchTours.answer.parse(await answer.json())[0];
}

/** Where the page of an address ends up, after its redirects, and what it is given. */
async function visit(query: string, site = defaultSite) {
  const { ask } = openApi(site);
  let url = new URL(`/search/avia?${query}`, 'http://localhost');
  for (let step = 0; step < 3; step++) {
    const context = pageContext(ask, clock());
    context.set(siteContext, site);
    const args = { context, url, request: new Request(url), params: {}, pattern: '' };
    const answer = await loadFlights(args).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) {
      const { data } = answer as Awaited<ReturnType<typeof loadFlights>>; // it was no redirect
      return { url, data };
    }
    url = new URL(answer.headers.get('location') ?? '', url);
  }
  throw new Error(`${query} leads round in circles`);
}

async function flights(query: string, site = defaultSite) {
  const { url, data } = await visit(query, site);
  if (data.status !== 'asked') throw new Error(`${query}: ${JSON.stringify(data)}`);
  const found = await data.found;
  if (!found.ok) throw new Error(found.reason);
  return { ...data, url, found, rows: fitting(found.rows, data.question) };
}

const route = `airFrom=${airportInc('RIX')}&airTo=${airportInc('AYT')}`;
const saturday = `${route}&dateFrom=20270605&dateTo=20270612`;

test('without a query the address is replaced with the default route and dates [W-2.5-06] [W-4-12] [W-4-15]', async () => {
  const { url, question } = await flights('');
  expect(url.search).toContain('direction=there-and-back&isCharter=1&classId=1');
  // nothing flies in a week: the nearest day with a charter, and the nearest one back a week later
  expect(question).toMatchObject({ dateFrom: '2027-06-05', dateTo: '2027-06-12', adults: 2 });
});

test('the flights of a day there and back are found, of the class and the kind that are asked for', async () => {
  const { rows, from, to } = await flights(saturday);
  expect([from, to]).toEqual(['Riga', 'Antalya']);
  expect(rows).toMatchObject([{ price: 480, classId: 1, out: { flightNumber: 'BT 717' } }]);
  const every = await flights(`${saturday}&classId=5`);
  expect(every.rows.map(({ price }) => price)).toEqual([480, 1_200]);
  const dearest = await flights(`${saturday}&classId=5&AIR_TICKETS_SORT=1`);
  expect(dearest.rows.map(({ price }) => price)).toEqual([1_200, 480]);
});

/** The days and the kind that an address of the route is led to. */
async function led(query: string) {
  const { isCharter, dateFrom, dateTo } = (await flights(`${route}&${query}`)).question;
  return [isCharter, dateFrom, dateTo];
}

test('an address says whether by charter; a regular flight begins on any day, a charter on none of a regular flight [W-4-07] [W-4-09] [W-4-10]', async () => {
  expect(await led('isCharter=0')).toEqual([false, '2026-11-28', '2026-12-05']);
  expect(await led('isCharter=0&dateFrom=20270607')).toEqual([false, '2027-06-07', '2027-06-14']);
  // a week later only a regular flight leads back
  expect(await led('isCharter=1&dateFrom=20270607')).toEqual([true, '2027-06-07', '2027-06-16']);
});

test('where charters are hidden regular flights are looked for, whatever the address says [W-4-04] [W-4-08]', async () => {
  const { flags } = defaultSite;
  const site = { ...defaultSite, flags: { ...flags, showCharter: false, showGds: true } };
  for (const query of ['', '&isCharter=1']) {
    const { question, rows } = await flights(`${route}&direction=one-way&dateFrom=20270607${query}`, site);
    expect(question.isCharter, query).toBe(false);
    expect(
      rows.map(({ freightExternal }) => freightExternal),
      query,
    ).toEqual([2]);
  }
});

test('where no charter leads back any more the return is a week after the departure [W-4-16] [W-8-03]', async () => {
  expect(await led('isCharter=1&dateFrom=20271002')).toEqual([true, '2027-10-02', '2027-10-09']);
});

/** Flights by chance, of days about which something flies. */
function randomFlight(random: Random) {
  const below = (count: number) => Math.floor(random() * count);
  const dateFrom = addDays(plainDate('2027-06-04'), below(10));
  const isOneWay = random() < 0.3;
  return {
    isOneWay,
    isCharter: random() < 0.6,
    classId: [1, 1, 2, 5][below(4)]!,
    dateFrom,
    dateTo: isOneWay ? dateFrom : addDays(dateFrom, 1 + below(9)),
    adults: 1 + below(5),
    childAges: random() < 0.3 ? [below(18)] : [],
    onlySeats: random() < 0.3,
  };
}

type RandomFlight = ReturnType<typeof randomFlight>;

const flightQuery = ({ childAges, ...trip }: RandomFlight) =>
  new URLSearchParams({
    direction: trip.isOneWay ? 'one-way' : 'there-and-back',
    isCharter: trip.isCharter ? '1' : '0',
    classId: `${trip.classId}`,
    dateFrom: trip.dateFrom.replaceAll('-', ''),
    dateTo: trip.dateTo.replaceAll('-', ''),
    ADULT: `${trip.adults}`,
    CHILD: `${childAges.length}`,
    ...(childAges.length > 0 ? { AGES: childAges.join() } : {}),
    ...(trip.onlySeats ? { FREIGHT: '1' } : {}),
  });

test('of 1,000 searches for flights the page shows what the call counts, and what the rows could sell', async () => {
  const random = seededRandom(14);
  const { rates, markups } = await readTours(db);
  const book = { rates, markups, legs: await readLegs(db, plainDate('2026-11-21'), 'all') };
  const today = dayNumber(plainDate('2026-11-21'));
  const point = { market: 'com', currency: 'EUR', today, rateDay: today };
  let found = 0;
  for (let i = 0; i < 1_000; i++) {
    const trip = randomFlight(random);
    const query = flightQuery(trip);
    const { rows } = await flights(`${route}&${query}`);
    const called = await askSearch(`SEARCH_TYPE=avia&${route}&${query}`);
    const sold = flightsByTheBook(book, {
      point,
      party: { adults: trip.adults, childAges: trip.childAges },
      from: 'RIX',
      to: 'AYT',
      departDay: dayNumber(trip.dateFrom),
      returnDay: trip.isOneWay ? null : dayNumber(trip.dateTo),
      classId: trip.classId === 5 ? null : trip.classId,
      charter: trip.isCharter,
      regular: !trip.isCharter,
      seatsOnly: trip.onlySeats,
    });
    const prices = sold.map((offer) => Number(offer.split('-').at(-1)) / minorPerUnit);
    const lowest = prices.length > 0 ? Math.min(...prices) : null;
    expect({ trip, page: rows.length, call: called?.result.countTotal }).toEqual({
      trip,
      page: sold.length,
      call: sold.length,
    });
    expect([rows[0]?.price ?? null, called?.result.minPrice], `${query}`).toEqual([lowest, lowest]);
    if (sold.length > 0) found++;
  }
  expect(found).toBeGreaterThan(50);
}, 120_000);

test('an address opens the price of its flights alone: a line each way for the whole party, which sum to it', async () => {
  const party = 'classId=5&ADULT=2&CHILD=2&AGES=0,5';
  const [row] = (await flights(`${saturday}&${party}`)).rows;
  const { rows, opened } = await flights(`${saturday}&${party}&offer=${row!.cat_Claim}`);
  if (opened?.answer?.status !== 'priced-flights') throw new Error('nothing is open');
  const { lines, total } = opened.answer.receipt;
  expect(lines).toMatchObject([
    { direction: 'out', adults: 2, children: 1, infants: 1 },
    { direction: 'back', adults: 2, children: 1, infants: 1 },
  ]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(total).toBe(row!.price);
  expect(rows.map((each) => isOpened(each, opened))).toEqual([true, ...rows.slice(1).map(() => false)]);
  expect(rows.length).toBeGreaterThan(1);
  const damaged = await flights(`${saturday}&offer=${row!.cat_Claim.slice(1)}`);
  expect(damaged.opened).toEqual({ answer: undefined });
});

test('one way leads back on the day that it leaves, and finds the way there alone [W-4-03]', async () => {
  const { url, rows } = await flights(`${route}&direction=one-way&isCharter=0&dateFrom=20270607`);
  expect(url.searchParams.get('dateTo')).toBe('20270607');
  expect(rows).toMatchObject([{ price: 200, back: null, freightExternal: 2 }]);
});

test('where nothing fits, each way out is counted by the search that it leads to', async () => {
  const { rows, found } = await flights(`${saturday}&isCharter=0`);
  expect(rows).toEqual([]);
  expect(found.ways.map(({ change }) => change)).toContain('kind');
  for (const { question, count, minPrice } of found.ways) {
    const led = await flights(flightAddress(question).slice(1));
    expect([led.rows.length, Math.min(...led.rows.map(({ price }) => price))]).toEqual([count, minPrice]);
  }
});

test('a day without flights leads to the nearest one that has them', async () => {
  const { found } = await flights(`${route}&dateFrom=20270603&dateTo=20270612`);
  const days = found.ways.filter(({ change }) => change === 'dates');
  expect(days.map(({ question }) => question.dateFrom)).toContain('2027-06-05');
});

test('what cannot be read is named, field by field, and what narrows tours alone is said to be ignored', async () => {
  const { data } = await visit('airFrom=riga&dateFrom=20270230&ADULT=40');
  if (data.status !== 'unreadable') throw new Error(data.status);
  expect(data.problems.map(({ field }) => field).sort()).toEqual(['ADULT', 'AIRFROM', 'CHECKIN_BEG']);
  expect((await flights(`${saturday}&STARLIST=5`)).ignoredParameters).toEqual(['STARLIST']);
});

test('ages that a plain form sent by itself are confirmed before anything is priced', async () => {
  const { data } = await visit(`${saturday}&CHILD=1&AGE1=2`);
  expect(data.status).toBe('unsure');
});

test('days that are over are asked together, with the next ones as a way out, though the return is not said', async () => {
  const { data, url } = await visit(`${route}&CHECKIN_BEG=20200101`);
  if (data.status !== 'asked') throw new Error(JSON.stringify(data));
  expect(data.question).toMatchObject({ dateFrom: '2020-01-01', dateTo: '2020-01-08' });
  expect(url.search).toContain('dateFrom=20200101&dateTo=20200108');
  const found = await data.found;
  if (!found.ok) throw new Error(found.reason);
  const next = found.ways.filter(({ change }) => change === 'dates');
  expect(next.length).toBeGreaterThan(0);
  for (const { question } of next) expect(question.dateFrom > '2026-11-21', question.dateFrom).toBe(true);
});

test('a return may be later than the longest range of departures', async () => {
  const { question } = await flights(`${route}&dateFrom=20270605&dateTo=20270911`);
  expect(question).toMatchObject({ dateFrom: '2027-06-05', dateTo: '2027-09-11' });
});

test('nothing leaves today any more: the day is proposed by no way out', async () => {
  const { data } = await visit(`${route}&isCharter=0&dateFrom=20261121&dateTo=20261128`);
  if (data.status !== 'asked') throw new Error(JSON.stringify(data));
  const found = await data.found;
  if (!found.ok) throw new Error(found.reason);
  for (const { question } of found.ways.filter(({ change }) => change === 'dates'))
    expect(question.dateFrom > '2026-11-21', question.dateFrom).toBe(true);
});
