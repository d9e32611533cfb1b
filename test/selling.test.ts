import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { hotelCall, offerCall, roomPrices } from '#calls/hotel.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { calendar, nights, stays } from '#calls/lookups-dates.ts';
import { states, townFroms } from '#calls/lookups-places.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { changed } from './search-test-api.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
let ask: ReturnType<typeof testApi>['ask'];

beforeAll(async () => {
  await addSmallOperator(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }), threads: 2 });
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  ask = testApi((api) => {
    registerSearch(api, dependencies);
    registerLookups(api, dependencies);
    registerHotel(api, dependencies);
    registerOffers(api, dependencies);
  }).ask;
});
afterAll(() => catalogue?.close());

async function get<Schema extends z.ZodType>(
  call: { answer: Schema },
  path: string,
): Promise<z.output<Schema>> {
  const response = await ask(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return call.answer.parse(await response.json());
}

const june = 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';

async function search(more = '') {
  const query = changed(june, more);
  const answer = (await get(searchTours, `/core/search?${query}`))[0]!;
  return { ...answer, prices: hotelRows(answer.prices) };
}

test('the main search answers the best offer of each hotel, recommended first, priced from the contract [W-3.3-07]', async () => {
  const { prices, result, state } = await search();
  expect(state?.slug).toBe('turkey');
  expect(prices.map((price) => price.hotelName)).toEqual(['Marenza Palms', 'Pinara Bay']);
  // 7 × €100 less 15 %, two seats there and back at €120, two transfers at €16.
  expect(prices[0]).toMatchObject({
    price: 595 + 480 + 32,
    priceOld: 700 + 480 + 32,
    nights: 7,
    checkIn: '2027-06-05',
  });
  expect(prices[1]).toMatchObject({ price: 420 + 480 + 32, priceOld: null, daynoconfirm: 1 });
  expect(result).toMatchObject({
    countTotal: 2,
    currentPage: 1,
    pageCount: 1,
    minPrice: 932,
    currency: 'EUR',
  });
  expect(prices[0]).toMatchObject({
    daynoconfirm: 0,
    freightExternal: 0,
    packet_Type: 0,
    beachMetres: 150,
    beachKind: 'Sandy beach',
    offerCount: 4,
  });
});

test('a child of the first rule is free in the hotel and pays its own fare', async () => {
  const { prices } = await search('&CHILD=1&AGES=5&HOTELLIST=2');
  expect(prices[0]).toMatchObject({ price: 420 + 660 + 48, adult: 2, child: 1 });
});

test.each([
  '',
  'MEALLIST=2',
  'STARLIST=5',
  'HOTELATTR=900&MEALLIST=1',
  'HOTELLIST=2',
  'MOMENT_CONFIRM=1',
  'COSTMIN=1000',
  'CHARTER=0',
  'ACTIONS=1',
  'WITHOUT_PROMO=1',
  'PROGRAMGROUP=99',
  'PACKET_ONLY_HOTELS=1',
])(
  'the cheapest day of the calendar is the cheapest of the list, and so is each stay of the grid: "%s"',
  async (filters) => {
    const trip = 'townFrom=2&state=3&from=20270605&to=20270612&searchType=tour&ADULT=2';
    const { days } = await get(calendar, `/core/search/Calendar?${trip}&NIGHTMIN=7&NIGHTMAX=9&${filters}`);
    const cheapest = Math.min(...days.map(({ price }) => price ?? Number.POSITIVE_INFINITY));
    const listed = await search(`&NIGHTMAX=9&${filters}`);
    expect(cheapest).toBe(listed.result.minPrice ?? Number.POSITIVE_INFINITY);

    const grid = await get(stays, `/core/search/Stays?${trip}&NIGHTMIN=6&NIGHTMAX=8&${filters}`);
    expect(grid.nights).toEqual([6, 7, 8]);
    expect(grid.days.map(({ date }) => date).at(-1)).toBe('2027-06-12');
    const saturday = grid.days.find(({ date }) => date === '2027-06-05')!;
    for (const [index, nights] of grid.nights.entries()) {
      const day = `&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=${nights}&NIGHTMAX=${nights}`;
      const { result } = await search(`${day}&${filters}`);
      expect(saturday.prices[index]).toBe(result.minPrice);
    }
  },
);

test('sorting, filters and facets', async () => {
  const cheapest = await search('&SORT_TYPE=0');
  expect(cheapest.prices.map((price) => price.hotelInc)).toEqual([2, 1]);
  const spa = await search('&HOTELATTR=900&MEALLIST=2');
  expect(spa.prices.map((price) => [price.hotelInc, price.mealCode])).toEqual([[1, 'AI']]);
  expect(spa.facets.stars).toEqual([{ value: 5, name: '5*', count: 1 }]);
  expect(cheapest.facets.attributes).toEqual([{ value: 900, name: 'Spa', count: 1 }]);
  expect(cheapest.facets.meals.map(({ name, count }) => [name, count])).toEqual([
    ['All inclusive', 2],
    ['Breakfast', 2],
  ]);
  expect(cheapest.facets.instant).toBe(1);
});

test('an empty answer names the changes that lead to offers', async () => {
  const { prices, relaxations } = await search('&COSTMAX=500');
  expect(prices).toEqual([]);
  expect(relaxations[0]).toMatchObject({ change: 'filters', count: 2, minPrice: 932 });
  const midweek = await get(
    searchTours,
    '/core/search?TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270607&CHECKIN_END=20270608&NIGHTMIN=7&NIGHTMAX=7',
  );
  expect(midweek[0]!.relaxations).toContainEqual(expect.objectContaining({ change: 'dates', count: 2 }));
});

test.each([
  ['HOTELLIST=2&STARLIST=5', { STARLIST: '' }],
  ['HOTELLIST=2&STARLIST=5&MEALLIST=1', { STARLIST: '' }],
  ['COSTMIN=5&COSTMAX=6', { COSTMIN: '', COSTMAX: '' }],
  ['COSTMAX=6', { COSTMAX: '' }],
  ['HOTELLIST=2&MOMENT_CONFIRM=1', { MOMENT_CONFIRM: '' }],
  ['HOTELLIST=2&FILTER=1', { FILTER: '' }],
  ['CHARTER=0', { CHARTER: '' }],
  ['isCharter=0', { isCharter: '' }],
  ['FIELD_EXCURSION_REGION=99', { REGIONTO: '', FIELD_EXCURSION_REGION: '' }],
])('where "%s" finds nothing, one relaxation empties exactly %j', async (filters, query) => {
  const { prices, relaxations } = await search(`&${filters}`);
  expect(prices).toEqual([]);
  expect(relaxations.filter(({ change }) => change === 'filters')).toMatchObject([{ query }]);
  expect(Object.keys(relaxations[0]!.query)).toEqual(Object.keys(query));
});

test('every relaxation of an empty answer is a question that the search takes', async () => {
  const wide = 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270411&CHECKIN_END=20270603&NIGHTMIN=7&NIGHTMAX=7';
  const [empty] = await get(searchTours, `/core/search?${wide}`);
  expect(empty!.prices).toEqual([]);
  expect(empty!.relaxations.map(({ change }) => change)).toContain('dates');
  for (const { query, count } of empty!.relaxations) {
    const parameters = new URLSearchParams(wide);
    for (const [name, value] of Object.entries(query)) {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    }
    const [led] = await get(searchTours, `/core/search?${parameters}`);
    expect(led!.result.countTotal).toBe(count);
  }
});

test('the search in another currency converts every line at the rate of the day and rounds it to whole units', async () => {
  const { prices } = await search('&CURRENCY=PLN&HOTELLIST=2');
  expect(prices[0]).toMatchObject({ price: 1_785 + 1_020 + 1_020 + 136, currency: 'PLN' });
});

test.each([
  ['CHECKIN_END=20270601', 'CHECKIN_END'],
  ['CHECKIN_BEG=20270230', 'CHECKIN_BEG'],
  ['NIGHTMIN=10', 'NIGHTMAX'],
  ['ADULT=0', 'ADULT'],
  ['ADULT=13', 'ADULT'],
  ['CHILD=1', 'AGES'],
  ['CHILD=1&AGES=18', 'AGES'],
  ['PRICE_PAGE=9', 'PRICE_PAGE'],
  ['COSTMIN=-1', 'COSTMIN'],
  ['STATEINC=', 'STATEINC'],
  ['CHECKIN_END=20271203', 'CHECKIN_END'],
])('a query with %s is refused, naming %s', async (wrong, field) => {
  const parameters = new URLSearchParams(june);
  for (const [name, value] of new URLSearchParams(wrong)) parameters.set(name, value);
  const response = await ask(`/core/search?${parameters}`);
  expect(response.status).toBe(400);
  const problem = (await response.json()) as { errors: { field: string }[] };
  expect(problem.errors.map((error) => error.field)).toContain(field);
});

test('room prices list every offer of a hotel, cheapest first; without flight they ask town 1 [W-7-33] [W-7-35]', async () => {
  const dates = 'CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7';
  const flown = await get(roomPrices, `/core/room-prices?HOTEL_INC=1&TOWNFROM=2&${dates}`);
  expect(flown.prices.map((price) => [price.mealCode, price.price])).toEqual([
    ['BB', 1_107],
    ['AI', 833 + 512],
  ]);
  const stays = await get(roomPrices, `/core/room-prices?HOTEL_INC=1&TOWNFROM=1&${dates}`);
  // With the ten per cent of the hotel-only markup: 770 less 115.50, each rounded.
  expect(stays.prices[0]).toMatchObject({ packet_Type: 2, out: null, price: 770 - 116 });
  const none = await get(
    roomPrices,
    '/core/room-prices?HOTEL_INC=1&TOWNFROM=2&CHECKIN_BEG=20270607&CHECKIN_END=20270607',
  );
  expect(none).toMatchObject({
    prices: [],
    nearest: { CHECKIN_BEG: '20270603', CHECKIN_END: '20270607', NIGHTMIN: 7 },
  });
});

test('a claim opens to a receipt whose lines sum to the total, and to what changed when the contract changes', async () => {
  const { prices } = await search('&HOTELLIST=1&CHILD=1&AGES=5');
  const claim = prices[0]!.cat_Claim;
  const opened = await get(offerCall, `/core/offer?claim=${claim}`);
  if (opened.status !== 'priced') throw new Error(opened.status);
  expect(opened.receipt.lines.map((line) => [line.key, line.amount])).toEqual([
    ['flight-out', 330],
    ['flight-back', 330],
    ['nights-20974', 700],
    ['free-0', 0],
    ['early-booking', -105],
    ['service-1', 48],
  ]);
  expect(opened.receipt.total).toBe(prices[0]!.price);
  expect(opened.changes).toEqual([]);

  await db.updateTable('contract_season').set({ double_amount: 11_000 }).where('id', '=', 11).execute();
  await catalogue.refresh();
  const later = await get(offerCall, `/core/offer?claim=${claim}`);
  if (later.status !== 'priced') throw new Error(later.status);
  expect(later.shownPrice).toBe(prices[0]!.price);
  expect(later.changes).toEqual([
    { key: 'nights-20974', kind: 'nights', name: '', date: '2027-06-05', before: 700, after: 770 },
    { key: 'early-booking', kind: 'early-booking', name: '', date: null, before: -105, after: -116 },
  ]);
  expect(later.receipt.total - later.shownPrice).toBe(59);

  await db.updateTable('hotel').set({ on_sale: false }).where('id', '=', 1).execute();
  await catalogue.refresh();
  // What was chosen is told, to ask for its like.
  expect(await get(offerCall, `/core/offer?claim=${claim}`)).toMatchObject({
    status: 'gone',
    reason: 'hotel',
    hotelInc: 1,
    stay: {
      checkIn: prices[0]!.checkIn.slice(0, 10),
      nights: prices[0]!.nights,
      adults: 2,
      childAges: [5],
      hasFlight: true,
    },
  });
  await db.updateTable('hotel').set({ on_sale: true }).where('id', '=', 1).execute();
  await db.updateTable('contract_season').set({ double_amount: 10_000 }).where('id', '=', 11).execute();
  await catalogue.refresh();
});

test('a claim that is not ours is a bad request', async () => {
  const response = await ask('/core/offer?claim=eyJhIjoxfQ.AAAAAAAAAAAAAAAAAAAAAA');
  expect(response.status).toBe(400);
});

test('a change of the catalogue is visible within two seconds, without anybody asking for it', async () => {
  await db.updateTable('contract_season').set({ double_amount: 7_000 }).where('id', '=', 21).execute();
  await expect
    .poll(async () => (await search('&HOTELLIST=2')).prices[0]?.price, { timeout: 2_000, interval: 50 })
    .toBe(490 + 512);
  await db.updateTable('contract_season').set({ double_amount: 6_000 }).where('id', '=', 21).execute();
  await catalogue.refresh();
});

test('departure towns, destinations, nights and the calendar [W-7-04] [W-7-07] [W-7-11]', async () => {
  const [riga] = await get(townFroms, '/core/search/TownFroms');
  expect(riga).toMatchObject({ townFrom: 2, townName: 'Riga', secondLevel: 'riga', isMain: true });
  const [turkey] = await get(states, '/core/search/States?townFrom=2');
  expect(turkey).toMatchObject({
    state: 3,
    stateName: 'Türkiye',
    slug: 'turkey',
    isTop: true,
    hotelCount: 2,
  });
  const window = 'townFrom=2&state=3&checkInBeg=2027-06-05&checkInEnd=2027-06-12';
  expect(await get(nights, `/core/search/Nights?${window}`)).toEqual([
    { nights: 7, places: 1 },
    { nights: 14, places: 1 },
  ]);
  const days = await get(calendar, '/core/search/Calendar?townFrom=2&state=3&from=20270604&to=20270606');
  expect(days.days).toMatchObject([
    { date: '2027-06-04', status: 'none', price: null },
    { date: '2027-06-05', status: 'charter', price: 932 },
    { date: '2027-06-06', status: 'none', price: null },
  ]);
});

test('a hotel is found by its number and by its path; another country is a redirect, an unknown one no data [W-7-38]', async () => {
  const byNumber = await get(hotelCall, '/core/hotel?hotel=1');
  expect(byNumber).toMatchObject({
    code: 200,
    info: { name: 'Marenza Palms', star: '5*' },
    state: { slug: 'turkey' },
  });
  expect(await get(hotelCall, '/core/hotel?hotel=/hotels/turkey/marenza-palms')).toEqual(byNumber);
  expect(await get(hotelCall, '/core/hotel?hotel=/hotels/egypt/marenza-palms')).toMatchObject({
    code: 301,
    redirect: '/hotels/turkey/marenza-palms',
  });
  expect(await get(hotelCall, '/core/hotel?hotel=/hotels/turkey/nowhere')).toMatchObject({ code: -1 });
});

test('names come in the asked language', async () => {
  const { prices } = await search('&lang=ru&HOTELLIST=1');
  expect(prices[0]).toMatchObject({ stateName: 'Турция', roomName: 'Двухместный', roomLName: 'Double' });
});
