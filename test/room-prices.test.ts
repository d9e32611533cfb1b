import { afterAll, beforeAll, expect, test } from 'vitest';
import { roomPrices } from '#calls/hotel.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed, openSearchApi } from './search-test-api.ts';

const database = await openTestDatabase();
let api: Awaited<ReturnType<typeof openSearchApi>>;
beforeAll(async () => {
  await addSearchChoice(database.db);
  api = await openSearchApi(database);
});
afterAll(() => api?.catalogue.close());

const asked =
  'SEARCH_MODE=b2c&HOTEL_INC=1&STATE=3&TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270605&ADULT=2&CHILD=0&AGES=' +
  '&NIGHTMIN=7&NIGHTMAX=7&STARLIST=&MEALLIST=&CURRENCY=EUR&PARTITION_PRICE=200&SORT_TYPE=0&market=com' +
  '&SEARCH_TYPE=tour&CHARTER=True&REGULAR=True&FREIGHT=False&onSale=True';
const prices = (changes = '') => api.get(roomPrices, `/core/room-prices?${changed(asked, changes)}`);

test('room prices take everything that the page sends, and list the offers by price [W-7-33] [W-7-34]', async () => {
  const answer = await prices();
  expect(answer).toMatchObject({ currentPage: 1, pageCount: 1, nearest: null });
  expect(answer.prices.map(({ tourInc, mealCode, price }) => [tourInc, mealCode, price])).toEqual([
    [501, 'BB', 595 + 480],
    [601, 'BB', 595 + 480],
    [301, 'BB', 595 + 480 + 32],
    [501, 'AI', 833 + 480],
    [601, 'AI', 833 + 480],
    [301, 'AI', 833 + 480 + 32],
  ]);
  expect(answer.countTotal).toBe(6);
});

test('the page size is 200 unless another one is asked for [W-7-34]', async () => {
  const second = await prices('PARTITION_PRICE=4&PRICE_PAGE=2');
  expect(second).toMatchObject({ countTotal: 6, currentPage: 2, pageCount: 2 });
  expect(second.prices.map(({ tourInc }) => tourInc)).toEqual([601, 301]);
  const described = api.api.calls.find(({ name }) => name === 'roomPrices')!;
  const read = described.query.parse({
    HOTEL_INC: '1',
    TOWNFROM: '2',
    CHECKIN_BEG: '20270605',
    CHECKIN_END: '20270605',
  });
  expect(read).toMatchObject({ PARTITION_PRICE: 200, SORT_TYPE: 0, ADULT: 2, NIGHTMIN: 7 });
});

test('the first offers of each room can be asked for, and all of one room; what there is of each is told [W-7-33]', async () => {
  const [room] = (await prices()).rooms;
  expect(room).toMatchObject({ count: 6, price: 595 + 480 });
  expect(room).toMatchObject({ checkInFirst: '2027-06-05', checkInLast: '2027-06-05' });
  const first = await prices('PARTITION_ROOM=2');
  expect(first).toMatchObject({ countTotal: 6, pageCount: 1, rooms: [room] });
  expect(first.meals.map(({ inc }) => inc)).toEqual([1, 2]);
  expect(first.prices.map(({ tourInc, mealInc }) => [tourInc, mealInc])).toEqual([
    [501, 1],
    [601, 1],
  ]);
  expect((await prices(`ROOMS=${room!.key}`)).prices).toHaveLength(6);
  expect(await prices('ROOMS=7-7,8')).toMatchObject({
    prices: [],
    countTotal: 6,
    pageCount: 0,
    rooms: [room],
  });
  expect((await api.ask(`/core/room-prices?${changed(asked, 'ROOMS=suite')}`)).status).toBe(400);
});

test.each([
  ['STARLIST=5', 6],
  ['STARLIST=4', 0],
  ['MEALLIST=2', 3],
  ['STATE=90', 0],
  ['market=pl', 0],
  ['COSTMIN=1100&COSTMAX=1313', 3],
  ['MOMENT_CONFIRM=True', 6],
  ['CHARTER=False', 0],
  ['REGULAR=false', 6],
  ['WITHOUT_PROMO=True', 0],
  ['ACTIONS=1', 6],
  ['PROGRAMGROUP=15', 0],
  ['HOTEL_INC=777&STATE=', 0],
  ['TOWNFROM=999', 0],
])('with "%s" there are %d offers', async (changes, count) => {
  expect((await prices(changes)).countTotal).toBe(count);
});

test('without flight the town is 1; an excursion tour is asked for by tour and tour type [W-7-35] [W-7-36]', async () => {
  const stays = await prices('TOWNFROM=1&SEARCH_TYPE=hotel');
  expect(stays.prices.map(({ packet_Type, out, price }) => [packet_Type, out, price])).toEqual([
    [2, null, 770 - 116],
    [2, null, 1_078 - 162],
  ]);
  const excursion = await prices('SEARCH_TYPE=excursion-tours&tour=601');
  expect(excursion.prices.map(({ tourInc, ptype }) => [tourInc, ptype])).toEqual([
    [601, 'excursion-tours'],
    [601, 'excursion-tours'],
  ]);
  const typed = await prices('HOTEL_INC=2&tour=303&tourType=13');
  expect(typed.prices.map(({ tourInc, tourType }) => [tourInc, tourType])).toEqual([
    [303, '13'],
    [303, '13'],
  ]);
  expect((await prices('HOTEL_INC=2&tourType=14')).countTotal).toBe(0);
});

test('children are a comma list of ages, and everybody is priced [W-7-34]', async () => {
  const { prices: family } = await prices('CHILD=1&AGES=5&TOUR=301');
  expect(family[0]).toMatchObject({ adult: 2, child: 1, price: 595 + 660 + 48 });
  expect((await prices('CHILD=1&AGES=14&TOUR=301')).prices[0]?.price).toBeGreaterThan(family[0]!.price);
});

test('every offer leaves and stays as asked, over a whole window of 60 days and all lengths of stay', async () => {
  const wide = await prices('CHECKIN_BEG=20270606&CHECKIN_END=20270805&NIGHTMIN=8&NIGHTMAX=14');
  expect(wide.countTotal).toBeGreaterThan(10);
  for (const { checkIn, nights, adult, child } of wide.prices) {
    expect(checkIn >= '2027-06-06' && checkIn <= '2027-08-05').toBe(true);
    expect(nights >= 8 && nights <= 14).toBe(true);
    expect([adult, child]).toEqual([2, 0]);
  }
});

test('where there is no offer the nearest question that has one is told, unless a filter left it out', async () => {
  const tuesday = 'CHECKIN_BEG=20270608&CHECKIN_END=20270608';
  const { nearest } = await prices(tuesday);
  expect(nearest).toMatchObject({ CHECKIN_BEG: '20270605', CHECKIN_END: '20270609', NIGHTMIN: 7 });
  expect((await prices(`${tuesday}&MEALLIST=2`)).nearest).toBeNull();
});

test('a season that is months away is no dead end: its first day is the nearest, and no later one than half a year', async () => {
  const { nearest } = await prices('CHECKIN_BEG=20270201&CHECKIN_END=20270201');
  expect(nearest).toMatchObject({ CHECKIN_BEG: '20270603', CHECKIN_END: '20270607', NIGHTMIN: 7 });
  expect((await prices('CHECKIN_BEG=20261204&CHECKIN_END=20261204')).nearest).toBeNull();
});

test('one excursion tour can be asked for, and days of the week to begin on', async () => {
  const ofTheNile = await prices('SEARCH_TYPE=excursion-tours&FIELD_EXCURSION_TITLE=6');
  expect(ofTheNile.prices.map(({ tourInc, excursionTourSlug }) => [tourInc, excursionTourSlug])).toEqual([
    [601, 'nile'],
    [601, 'nile'],
  ]);
  expect((await prices('SEARCH_TYPE=excursion-tours&FIELD_EXCURSION_TITLE=999')).countTotal).toBe(0);

  const window = 'CHECKIN_BEG=20270606&CHECKIN_END=20270805&NIGHTMIN=3&NIGHTMAX=14';
  const all = await prices(window);
  const beginning = (days: number[]) =>
    all.prices.filter(({ out }) => days.includes(new Date(out?.departsAt ?? '').getDay() || 7)).length;
  expect(all.countTotal).toBe(all.prices.length);
  for (const days of [[1], [6], [3, 6, 7], [2]])
    expect((await prices(`${window}&doW=${days.join(',')}`)).countTotal).toBe(beginning(days));
  expect(new Set([[1], [6], [2]].map(beginning)).size).toBeGreaterThan(1);
  expect((await prices(`CHECKIN_BEG=20270608&CHECKIN_END=20270608&doW=2`)).nearest).toBeNull();
});

test.each(['doW=0', 'doW=8', 'doW=x', 'doW=1,2,3,4,5,6,7,1'])(
  '"%s" is no day of the week',
  async (changes) => {
    const [field] = await api.fieldsRefused(`/core/room-prices?${changed(asked, changes)}`);
    expect(field).toMatch(/^doW/);
  },
);

test('a liner takes 8 adults and 3 children, however it is asked for; a hotel 12 and 4 [W-5-05]', async () => {
  const refused = (changes: string) => api.fieldsRefused(`/core/room-prices?${changed(asked, changes)}`);
  const liner = 'HOTEL_INC=90&STATE=90';
  for (const searchType of ['tour', 'cruises', '']) {
    const cabins = `${liner}&SEARCH_TYPE=${searchType}`;
    expect(await refused(`${cabins}&ADULT=9`)).toEqual(['ADULT']);
    expect(await refused(`${cabins}&CHILD=4&AGES=1,2,3,4`)).toEqual(['CHILD']);
    await prices(`${cabins}&ADULT=8&CHILD=3&AGES=1,2,3`);
  }
  await prices('ADULT=12&CHILD=4&AGES=1,2,3,4');
});
