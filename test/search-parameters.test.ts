import { expect, test } from 'vitest';
import { queryParametersOf } from '#api/openapi.ts';
import { searchTours } from '#calls/search.ts';
import { changed, june, openSearchChoice } from './search-test-api.ts';

const { api, search } = await openSearchChoice();

/** [W]§3.1 as it is written, each with a value that it may have. */
const specified = {
  STATEFROM: '428',
  ADULT: '2',
  CHILD: '0',
  AGES: '',
  CLAIM: undefined,
  Cat_Claim: undefined,
  HOTEL_INC: '1',
  NIGHTS: '7',
  TAB_ACTIVE: 'tour',
  PARTITION_PRICE: '20',
  THE_BEST_AT_TOP: 'True',
  REGIONTO: '31',
  NIGHTMIN: '7',
  NIGHTMAX: '7',
  STATEINC: '3',
  STATE: '3',
  TOURTYPE: '',
  PROGRAMGROUP: '1552',
  TOWNFROM: '2',
  CURRENCY: 'EUR',
  STARLIST: '5',
  PTYPE: 'tour',
  TOUR: '301',
  CHECKIN_BEG: '20270605',
  CHECKIN_END: '20270612',
  direction: 'there-and-back',
  COSTMIN: '0',
  COSTMAX: '9000',
  HOTELATTR: '900',
  MEALLIST: '1,2',
  FILTER: '1',
  HOTELLIST: '1',
  TOWNTO: '311',
  UFILTER: '',
  FREIGHT: '1',
  COMFORTABLE_SEATS: '0',
  MOMENT_CONFIRM: '1',
  ACTIONS: 'True',
  WITHOUT_PROMO: 'False',
  PRICE_PAGE: '1',
  RECONPAGE: '1',
  CHARTER: '1',
  REGULAR: '0',
  SORT_TYPE: '0',
  AIR_TICKETS_SORT: '0',
  HAS_EXCURSION: '0',
  HAS_CRUSETOUR: '0',
  SEARCH_TYPE: 'tours',
  PACKET_ONLY_HOTELS: '0',
  PACKET_EXCURSION: '0',
  PACKET_TOUR: '1',
  FIELD_EXCURSION_REGION: '31',
  FIELD_EXCURSION_TITLE: '',
  FIELD_RESORT_TYPE: '',
  airFrom: '35493',
  airTo: '14213',
  isCharter: '1',
  classId: '1',
  ServiceType: '69',
  Town: '311',
  AdultCount: '2',
  ChildCount: '0',
  ChildAgeList: '',
  Individual: 'false',
  SEARCH_MODE: 'b2c',
  onSale: 'true',
  CHAIN: '',
  // Other query fields seen.
  searchType: 'tours',
  topCount: '20',
  mockVariant: '1',
  lang: 'en',
  groupFilter: 'hotel',
};

test('every parameter of the specification at once finds the one hotel that fits all of them, in any case [W-3.1-01] [W-3.1-02]', async () => {
  const values = Object.entries(specified).filter(([, value]) => value !== undefined) as [string, string][];
  for (const spell of [String, (name: string) => name.toLowerCase(), (name: string) => name.toUpperCase()]) {
    const query = new URLSearchParams(values.map(([name, value]) => [spell(name), value]));
    const [answer] = await api.get(searchTours, `/core/search?${query}`);
    expect(answer!.prices.map(({ hotelInc }) => hotelInc)).toEqual([1]);
  }
});

test('the OpenAPI document has each of them, and says what it means here [W-3.1-01]', () => {
  const described = queryParametersOf(searchTours.query);
  const aliasesOf = (words = '') => [...words.matchAll(/also read as (\w+)/g)].map(([, alias]) => alias!);
  const names = new Set(
    described
      .flatMap(({ name, description }) => [name, ...aliasesOf(description)])
      .map((name) => name.toLowerCase()),
  );
  const missing = Object.keys(specified).filter((name) => !names.has(name.toLowerCase()));
  expect(missing).toEqual(['mockVariant', 'lang']); // every call takes them
  expect(described.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

const lists = [
  ...['UFILTER', 'FIELD_RESORT_TYPE', 'TOUR', 'TOURTYPE', 'PROGRAMGROUP', 'FIELD_EXCURSION_TITLE', 'CHAIN'],
  ...['REGIONTO', 'FIELD_EXCURSION_REGION', 'TOWNTO', 'HOTELLIST', 'STARLIST', 'MEALLIST', 'HOTELATTR'],
  'CARRIERLIST',
];

test.each(lists)('%s of 0 or -1, alone or among others, asks for nothing', async (name) => {
  const all = (await search('')).hotels.map(({ hotelInc }) => hotelInc);
  for (const value of ['0', '-1', '0,77', ' 0 '])
    expect((await search(`${name}=${value}`)).hotels.map(({ hotelInc }) => hotelInc)).toEqual(all);
});

test.each([
  ['', [1, 2]],
  ['HOTEL_INC=2', [2]],
  ['HOTELLIST=1,777', [1]],
  ['STATEINC=&STATE=3', [1, 2]],
  ['REGIONTO=99', []],
  ['FIELD_EXCURSION_REGION=31', [1, 2]],
  ['FIELD_EXCURSION_REGION=99', []],
  ['TOWNTO=311', [1, 2]],
  ['Town=99', []],
  ['Town=-2147483647', [1, 2]],
  ['CHAIN=4', []],
  ['STARLIST=5', [1]],
  ['HOTELATTR=900', [1]],
  ['HOTELATTR=900,101', [1]],
  ['HOTELATTR=900,999', []],
  ['MOMENT_CONFIRM=1', [1]],
  ['FILTER=True', [1]],
  ['ACTIONS=1', [1]],
  ['WITHOUT_PROMO=1', [2]],
  ['TOUR=303', [2]],
  ['TOURTYPE=13', [2]],
  ['PROGRAMGROUP=15', [2]],
  ['UFILTER=1', [2]],
  ['FIELD_RESORT_TYPE=2,77', [2]],
  ['FIELD_EXCURSION_TITLE=6', [1]],
  ['FIELD_EXCURSION_TITLE=6&HAS_EXCURSION=1', []],
  ['HAS_CRUSETOUR=1', [1]],
  ['HAS_EXCURSION=1', [1, 2]],
  ['HAS_EXCURSION=1&TOUR=601', []],
  ['PACKET_ONLY_HOTELS=1', []],
  ['PACKET_ONLY_HOTELS=1&PACKET_TOUR=1', [1, 2]],
  ['REGULAR=0', [1, 2]],
  ['COMFORTABLE_SEATS=1', []],
  ['onSale=0', [1, 2]],
  ['NIGHTMIN=&NIGHTMAX=&NIGHTS=8', []],
  ['TOWNFROM=999', []],
  ['STATEINC=999', []],
  ['TAB_ACTIVE=hotel', [1, 2]],
  ['TAB_ACTIVE=hotel&TOWNFROM=1', [1, 2]],
  ['TAB_ACTIVE=hotel&SEARCH_TYPE=tour', [1, 2]],
])('"%s" finds the hotels %j', async (changes, incs) => {
  const { hotels } = await search(changes);
  expect(hotels.map(({ hotelInc }) => hotelInc).sort()).toEqual(incs);
});

test.each([
  ['MEALLIST=2', { mealCode: 'AI' }],
  ['TOUR=301', { tourInc: 301, packet_Type: 0 }],
  ['PACKET_EXCURSION=1', { packet_Type: 1 }],
  ['PACKET_TOUR=1', { packet_Type: 0 }],
  ['CHARTER=0', { freightExternal: 2, checkIn: '2027-06-07' }],
  ['isCharter=0', { freightExternal: 2 }],
  ['isCharter=1', { freightExternal: 0 }],
  ['classId=2', { out: expect.objectContaining({ classId: 2 }) }],
  ['NIGHTMIN=&NIGHTMAX=&NIGHTS=14', { nights: 14 }],
  ['AdultCount=1', { adult: 1, child: 0 }],
  ['ChildCount=1&ChildAgeList=5', { adult: 2, child: 1 }],
  ['CURRENCY=PLN', { currency: 'PLN' }],
])('with "%s" every row is %j', async (changes, row) => {
  const { hotels } = await search(changes);
  expect(hotels.length).toBeGreaterThan(0);
  for (const hotel of hotels) expect(hotel).toMatchObject(row);
});

test('only flights with seats of ours: FREIGHT leaves out those on request', async () => {
  const wednesday = 'CHECKIN_BEG=20270609&CHECKIN_END=20270609';
  expect((await search(wednesday)).hotels[0]).toMatchObject({ daynoconfirm: 1, out: { seats: 'request' } });
  expect((await search(`${wednesday}&FREIGHT=1`)).hotels).toEqual([]);
});

test('only flights of an airline: CARRIERLIST names it by its number, and a search for none of them says so', async () => {
  const codes = async (changes: string) =>
    new Set((await search(changes)).hotels.map(({ out }) => out?.flightNumber.split(' ')[0]));
  const week = 'CHECKIN_BEG=20270605&CHECKIN_END=20270608';
  expect(await codes(`${week}&CARRIERLIST=9`)).toEqual(new Set(['TR']));
  expect(await codes(`${week}&CARRIERLIST=7`)).toEqual(new Set(['BT']));
  expect((await search(`${week}&CARRIERLIST=7,9`)).result).toEqual((await search(week)).result);
  expect(await codes(`${week}&CARRIERLIST=8`)).toEqual(new Set());
  expect((await search('CARRIERLIST=8')).relaxations).toContainEqual(
    expect.objectContaining({ change: 'filters', query: { CARRIERLIST: '' } }),
  );
});

test('only flights that leave in some hours: LEAVES on the way there and RETURNS back, and a search for none of them says so', async () => {
  const hours = async (changes: string) =>
    (await search(changes)).hotels.map(({ out, back }) =>
      [out, back].map((leg) => Number(leg?.departsAt.slice(11, 13))),
    );
  const week = 'CHECKIN_BEG=20270605&CHECKIN_END=20270608';
  const all = await hours(week);
  expect(all.length).toBeGreaterThan(0);
  for (const [index, name] of (['LEAVES', 'RETURNS'] as const).entries()) {
    const part = Math.floor(all[0]![index]! / 6) * 6;
    const within = await hours(`${week}&${name}=${part}`);
    expect(within.length).toBeGreaterThan(0);
    for (const leg of within) expect(Math.floor(leg[index]! / 6) * 6).toBe(part);
    const others = [0, 6, 12, 18].filter((each) => each !== part);
    for (const leg of await hours(`${week}&${name}=${others}`))
      expect(Math.floor(leg[index]! / 6) * 6).not.toBe(part);
  }
  expect((await search(`${week}&LEAVES=0,6,12,18&RETURNS=0,6,12,18`)).result).toEqual(
    (await search(week)).result,
  );
});

test('rows are sorted and paged; recommended ones come first when that is asked for', async () => {
  const incs = async (changes: string) => (await search(changes)).hotels.map(({ hotelInc }) => hotelInc);
  expect(await incs('SORT_TYPE=0')).toEqual([2, 1]);
  expect(await incs('SORT_TYPE=1')).toEqual([1, 2]);
  expect(await incs('SORT_TYPE=0&THE_BEST_AT_TOP=1')).toEqual([1, 2]);
  expect(await incs('SORT_TYPE=0&PARTITION_PRICE=1')).toEqual([2]);
  expect(await incs('SORT_TYPE=0&topCount=1&PRICE_PAGE=2')).toEqual([1]);
  expect((await search('SORT_TYPE=0&PARTITION_PRICE=224&RECONPAGE=1&PRICE_PAGE=2')).result).toMatchObject({
    countTotal: 2,
    currentPage: 2,
    pageCount: 2,
    pages: 2,
  });
});

test('a hotel shows its cheapest offer that costs at least COSTMIN and at most COSTMAX', async () => {
  const all = await search('HOTELLIST=2');
  const dearest = all.facets.price.max;
  const { hotels } = await search(`HOTELLIST=2&COSTMIN=${dearest + 1}`);
  expect(hotels[0]?.price).toBeGreaterThan(dearest);
  const within = await search(`HOTELLIST=2&COSTMIN=${hotels[0]!.price}&COSTMAX=${hotels[0]!.price}`);
  expect(within.hotels[0]).toMatchObject({ price: hotels[0]!.price });
});

test('a claim stands in for the hotel and the trip that are not said [W-3.1-01]', async () => {
  const { hotels } = await search('HOTELLIST=1&CHILD=1&AGES=5&CHECKIN_END=20270605');
  const { cat_Claim: claim, checkIn } = hotels[0]!;
  for (const name of ['CLAIM', 'Cat_Claim']) {
    const [answer] = await api.get(searchTours, `/core/search?${name}=${claim}`);
    expect(answer!.state?.inc).toBe(3);
    expect(answer!.prices).toMatchObject([{ hotelInc: 1, checkIn, nights: 7, adult: 2, child: 1 }]);
  }
  const longer = await api.get(searchTours, `/core/search?CLAIM=${claim}&NIGHTMIN=14&NIGHTMAX=14`);
  expect(longer[0]!.prices).toMatchObject([{ hotelInc: 1, checkIn, nights: 14, child: 1 }]);
  const single = await api.get(searchTours, `/core/search?CLAIM=${claim}&ADULT=1`);
  expect(single[0]!.prices).toMatchObject([{ adult: 1, child: 0 }]);
  expect(await api.fieldsRefused(`/core/search?CLAIM=${claim.slice(1)}`)).toEqual(['CLAIM']);
  expect(await api.fieldsRefused(`/core/search?CLAIM=${claim}&dateTo=29990605`)).toEqual(['dateTo']);
  expect(await api.fieldsRefused('/core/search?Cat_Claim=x')).toEqual(['Cat_Claim']);
});

test.each([
  ['STATE=11', 'STATE'],
  ['searchType=hotel&SEARCH_TYPE=tour', 'searchType'],
  ['HOTELLIST=1&HOTEL_INC=2', 'HOTEL_INC'],
  ['NIGHTS=8', 'NIGHTS'],
  ['ADULT=2&AdultCount=3', 'AdultCount'],
  ['SEARCH_TYPE=tour&PTYPE=hotel', 'PTYPE'],
  ['ACTIONS=1&WITHOUT_PROMO=1', 'WITHOUT_PROMO'],
  ['COSTMIN=5&COSTMAX=4', 'COSTMAX'],
  ['classId=-1', 'classId'],
  ['SEARCH_TYPE=cruises&ADULT=9', 'ADULT'],
  ['SEARCH_TYPE=cruises&AdultCount=9', 'AdultCount'],
  ['SEARCH_TYPE=cruises&CHILD=4&AGES=2,3,4,5', 'CHILD'],
])('"%s" contradicts itself, and %s is named [W-5-05]', async (changes, field) => {
  expect(await api.fieldsRefused(`/core/search?${changed(june, changes)}`)).toEqual([field]);
});

test('one to twelve adults and at most four children are asked for, two adults alone where nothing is said [W-5-01] [W-5-02]', async () => {
  const party = async (changes: string) => {
    const { hotels } = await search(`PACKET_TOUR=1&HOTELLIST=1&${changes}`);
    return [hotels[0]?.adult, hotels[0]?.child];
  };
  expect(await party('')).toEqual([2, 0]);
  expect(await party('ADULT=1')).toEqual([1, 0]);
  expect(await party('ADULT=4&CHILD=4&AGES=3,4,5,6')).toEqual([4, 4]);
  const answers = async (changes: string) => (await api.ask(`/core/search?${changed(june, changes)}`)).status;
  expect(await answers('ADULT=12')).toBe(200);
  for (const [changes, field] of [
    ['ADULT=0', 'ADULT'],
    ['ADULT=13', 'ADULT'],
    ['AdultCount=13', 'AdultCount'],
    ['CHILD=5&AGES=1,2,3,4,5', 'CHILD'],
  ] as const)
    expect(await api.fieldsRefused(`/core/search?${changed(june, changes)}`), changes).toEqual([field]);
});
