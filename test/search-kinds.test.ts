import { expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { searchTours } from '#calls/search.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import { changed, openSearchChoice } from './search-test-api.ts';

const { api, db, search } = await openSearchChoice();

const ask = async (query: string) => (await api.get(searchTours, `/core/search?${query}`))[0]!;

test.each([
  // Pages of tours find packages and excursion tours, on land.
  ['tour', [1, 2], ['excursion-tours', 'tour']],
  ['tours', [1, 2], ['excursion-tours', 'tour']],
  ['lato', [1, 2], ['excursion-tours', 'tour']],
  ['zima', [], []],
  ['excursion-tours', [1, 2], ['excursion-tours']],
  ['excursion', [1, 2], ['excursion-tours']],
  ['PACKET_TOUR', [1, 2], ['excursion-tours', 'tour']],
  ['Packet_Excursion', [1, 2], ['excursion-tours']],
  // Hotels alone leave from no town, whichever is sent.
  ['hotel', [1, 2], ['hotel']],
  ['PACKET_ONLY_HOTELS', [1, 2], ['hotel']],
  ['cruises', [], []],
])('SEARCH_TYPE=%s finds in the state of the tours the hotels %j', async (type, incs, kinds) => {
  const { hotels } = await search(`SEARCH_TYPE=${type}`);
  expect(hotels.map(({ hotelInc }) => hotelInc).sort()).toEqual(incs);
  const found = await search(`SEARCH_TYPE=${type}&PTYPE=${type}`);
  expect(found.hotels.map(({ hotelInc }) => hotelInc)).toEqual(hotels.map(({ hotelInc }) => hotelInc));
  for (const { ptype } of hotels) expect(kinds).toContain(ptype);
});

test('hotels alone need no departure town: it is "without flight" [W-7-35]', async () => {
  for (const type of ['hotel', 'hotels', 'without-flight']) {
    const { hotels } = await search(`SEARCH_TYPE=${type}&TOWNFROM=`);
    expect(hotels).toMatchObject([
      { ptype: 'hotel', packet_Type: 2, out: null, freightExternal: null },
      { ptype: 'hotel', packet_Type: 2 },
    ]);
  }
});

test('a season answers with its own days alone, whatever days are asked [W-4-40]', async () => {
  const days = (from: string, to: string) => `CHECKIN_BEG=${from}&CHECKIN_END=${to}`;
  const summer = await search(`SEARCH_TYPE=lato&${days('20270420', '20270610')}`);
  expect(summer.hotels.length).toBeGreaterThan(0);
  for (const { checkIn } of summer.hotels) expect(checkIn >= '2027-05-01').toBe(true);
  const spring = await search(`SEARCH_TYPE=lato&${days('20270401', '20270430')}`);
  expect(spring.hotels).toEqual([]);
});

test('an excursion tour is found without flight as well, on its own days', async () => {
  const { hotels } = await search('SEARCH_TYPE=excursion-tours&TOWNFROM=1&SORT_TYPE=0');
  expect(hotels[0]).toMatchObject({ tourInc: 502, packet_Type: 1, out: null, checkIn: '2027-06-09' });
});

test('hot tours need no country, and leave the sea to the cruises', async () => {
  const { hotels, state } = await search('SEARCH_TYPE=hot-tours&STATEINC=');
  expect(state).toBeNull();
  expect(hotels.map(({ hotelInc }) => hotelInc).sort()).toEqual([1, 2]);
});

test('cruises are found by the sea they are on or all over the world, with the flight or from the port', async () => {
  const flown = await search('SEARCH_TYPE=cruises&STATEINC=90');
  expect(flown.hotels).toMatchObject([
    { hotelInc: 90, ptype: 'cruise', packet_Type: 0, nights: 7, price: 7 * 80 + 480 },
  ]);
  const fromPort = await search('SEARCH_TYPE=cruise&STATEINC=&TOWNFROM=1');
  expect(fromPort.hotels).toMatchObject([{ hotelInc: 90, packet_Type: 2, out: null }]);
  expect((await search('SEARCH_TYPE=tour&STATEINC=90')).hotels).toEqual([]);
  expect((await search('SEARCH_TYPE=cruises&HOTELLIST=1,90')).hotels).toEqual([]);
  expect((await search('SEARCH_TYPE=cruises&STATEINC=&HOTELLIST=1,90')).hotels).toHaveLength(1);
});

const avia = `SEARCH_TYPE=avia&airFrom=${airportInc('RIX')}&airTo=${airportInc('AYT')}`;

test('flights alone: fares there and back for the party, as in a tour, under a claim of their own', async () => {
  const answer = await ask(`${avia}&dateFrom=20270605&dateTo=20270612&ADULT=2&CHILD=1&AGES=5`);
  expect(answer.prices).toMatchObject([
    {
      ptype: 'avia',
      hotelInc: 0,
      price: 330 + 330,
      adult: 2,
      child: 1,
      checkIn: '2027-06-05',
      checkOut: '2027-06-12',
      nights: 7,
      classId: 1,
      freightExternal: 0,
      daynoconfirm: 0,
      out: {
        flightNumber: 'BT 717',
        classesLeft: [
          { classId: 1, seats: 'many' },
          { classId: 2, seats: 'few' },
        ],
      },
      back: { flightNumber: 'BT 718' },
    },
  ]);
  expect(answer.result).toMatchObject({ countTotal: 1, pageCount: 1, minPrice: 660, maxPrice: 660 });
  const [row] = answer.prices;
  if (row?.ptype !== 'avia') throw new Error('no flight');
  const opened = await api.get(offerCall, `/core/offer?claim=${row.cat_Claim}`);
  if (opened.status !== 'priced-flights') throw new Error(opened.status);
  expect(opened.receipt.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['flight-out', 330],
    ['flight-back', 330],
  ]);
  expect(opened).toMatchObject({ shownPrice: 660, changes: [], receipt: { total: 660 } });
  expect(opened.offer.out).toEqual(row.out);
});

test('flights alone: classes, kinds, one way, sorting and on request', async () => {
  const day = 'dateFrom=20270605&dateTo=20270612';
  const classes = async (more: string) =>
    (await ask(`${avia}&${day}${more}`)).prices.map(
      (row) => row.ptype === 'avia' && [row.classId, row.price],
    );
  expect(await classes('&classId=2')).toEqual([[2, 1_200]]);
  expect(await classes('&classId=-1')).toEqual([
    [1, 480],
    [2, 1_200],
  ]);
  expect(await classes('&classId=5&AIR_TICKETS_SORT=1')).toEqual([
    [2, 1_200],
    [1, 480],
  ]);
  expect(await classes('&classId=2&ADULT=4')).toEqual([]);
  expect(await classes('&isCharter=0')).toEqual([]);
  const monday = await ask(`${avia}&dateFrom=20270607&direction=one-way`);
  expect(monday.prices).toMatchObject([
    { freightExternal: 2, back: null, checkOut: '2027-06-07', price: 200 },
  ]);
  const wednesday = `${avia}&dateFrom=20270609&dateTo=20270616`;
  expect((await ask(wednesday)).prices).toMatchObject([{ daynoconfirm: 1, out: { seats: 'request' } }]);
  expect((await ask(`${wednesday}&FREIGHT=1`)).prices).toEqual([]);
  const fromTown = avia.replace(/airFrom=\d+/, 'TOWNFROM=2');
  expect((await ask(`${fromTown}&${day}`)).prices).toHaveLength(1);
});

test('a claim of a flight that is full is gone for want of seats; in the search it is no claim of a hotel', async () => {
  const answer = await ask(`${avia}&dateFrom=20270607&dateTo=20270614`);
  const [row] = answer.prices;
  if (row?.ptype !== 'avia') throw new Error('no flight');
  expect(await api.fieldsRefused(`/core/search?CLAIM=${row.cat_Claim}`)).toEqual(['CLAIM']);
  await db.updateTable('flight_leg').set({ seats_free: 1 }).where('id', '=', 803).execute();
  await api.catalogue.refresh();
  expect(await api.get(offerCall, `/core/offer?claim=${row.cat_Claim}`)).toEqual({
    status: 'gone',
    reason: 'seats',
    shownPrice: 400,
    hotelInc: 0,
    stay: null,
  });
  await db.updateTable('flight_leg').set({ seats_free: 40 }).where('id', '=', 803).execute();
  await api.catalogue.refresh();
});

const services = 'SEARCH_TYPE=services&StateFrom=428&dateFrom=20270601&dateTo=20270615';

test('services: mobile connection in country 3 and all its towns unless another kind or place is named [W-9-01] [W-9-02] [W-9-03]', async () => {
  const answer = await ask(services);
  expect(answer.state?.inc).toBe(3);
  expect(answer.prices).toMatchObject([
    { ptype: 'service', serviceInc: 2, townInc: 311, price: 16, adult: 2, child: 0 },
    { ptype: 'service', serviceInc: 1, townInc: null, price: 21, serviceName: 'SIM card' },
  ]);
  expect(answer.result).toMatchObject({ countTotal: 2, minPrice: 16, maxPrice: 21, currency: 'EUR' });
  expect(await ask(`${services}&ServiceType=69&State=3&Town=-2147483647&Individual=false`)).toEqual(answer);
  const children = await ask(`${services}&Town=99&AdultCount=150&ChildCount=2&ChildAgeList=4,7`);
  expect(children.prices).toMatchObject([
    { serviceInc: 1, adult: 150, child: 2, adultPrice: 1_560, childPrice: 10 },
  ]);
  expect((await ask(`${services}&State=4`)).prices).toEqual([]);
  expect((await ask(`${services}&ServiceType=777`)).prices).toEqual([]);
});

test.each([
  ['', [2, 1], 16, 21],
  ['&SORT_TYPE=1', [1, 2], 16, 21],
  ['&COSTMIN=16&COSTMAX=21', [2, 1], 16, 21],
  ['&COSTMIN=17', [1], 21, 21],
  ['&COSTMAX=20&SORT_TYPE=1', [2], 16, 16],
  ['&COSTMIN=22', [], null, null],
])('services asked with "%s" are %j, from %s to %s', async (more, incs, minPrice, maxPrice) => {
  const { prices, result } = await ask(`${services}${more}`);
  expect(prices.map((row) => 'serviceInc' in row && row.serviceInc)).toEqual(incs);
  expect(result).toMatchObject({ countTotal: incs.length, minPrice, maxPrice });
});

test.each([
  ['AdultCount=201', 'AdultCount'],
  ['ChildCount=5&ChildAgeList=1,2,3,4,5', 'ChildCount'],
  ['ServiceType=56&AdultCount=2', 'AdultCount'],
  ['ServiceType=12&AdultCount=9', 'AdultCount'],
  ['ServiceType=12&ChildCount=4&ChildAgeList=1,2,3,4', 'ChildCount'],
  ['Town=311,312', 'Town'],
  ['StateFrom=', 'STATEFROM'],
  ['dateTo=20270531', 'dateTo'],
])('services with %s are refused, naming %s [W-5-06] [W-5-07] [W-5-08]', async (changes, field) => {
  expect(await api.fieldsRefused(`/core/search?${changed(services, changes)}`)).toEqual([field]);
});

test('certificates are for one adult, without anybody saying so [W-5-07]', async () => {
  const { prices } = await ask(`${services}&ServiceType=56`);
  expect(prices).toMatchObject([{ serviceInc: 4, adult: 1, child: 0, price: 10 }]);
});
