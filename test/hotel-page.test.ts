import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { calendar } from '#calls/lookups-dates.ts';
import { partyLimits } from '#calls/search-limits.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { HotelKind } from '#lib/travel-kind.ts';
import { headerData } from '#web/hotel/header-data.ts';
import { hotelDays } from '#web/hotel/hotel-days.ts';
import { valuesOf } from '#web/hotel/hotel-facts.ts';
import { loadHotel } from '#web/hotel/hotel-loader.ts';
import { hotelSections } from '#web/hotel/hotel-sections.ts';
import { starPlace } from '#web/hotel/star-title.ts';
import { named } from './named.ts';
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

/** The calls that the page of a hotel makes. */
function openApi() {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  return testApi((api) => {
    registerLookups(api, dependencies);
    registerHotel(api, dependencies);
    registerSearch(api, dependencies);
    registerOffers(api, dependencies);
  });
}

/** What the page of a hotel is given, asked for as a browser does; every call of it is answered by the API. */
async function load(path: string, kind: HotelKind = 'tour') {
  const { ask } = openApi();
  const context = pageContext(ask, clock());
  const url = new URL(path, 'http://localhost');
  const [hotel, country] = url.pathname.split('/').slice(2).reverse(); // a liner has no country
  const params = { hotel, country };
  const { data } = await loadHotel({ context, url, request: new Request(url), params, pattern: '' }, kind);
  return data;
}

const day = (date: string, nights = 7) =>
  `STATEINC=3&TOWNFROM=2&CHECKIN_BEG=${date}&CHECKIN_END=${date}&NIGHTMIN=${nights}&NIGHTMAX=${nights}&ADULT=2&CHILD=0`;

/** The offers of a hotel, as its page lists them. */
async function offersOf(path: string, kind?: HotelKind) {
  const groupsOf = async (address: string) => {
    const { prices } = await load(address, kind);
    if (!prices.ok) throw new Error('no prices');
    return prices.groups;
  };
  const rooms = await groupsOf(path);
  const opened = await Promise.all(rooms.map(({ roomInc }) => groupsOf(`${path}&expand=${roomInc}`)));
  return rooms.flatMap((_, index) => opened[index]![index]!.rows);
}

const palms = '/tours/turkey/marenza-palms';
const bay = '/tours/turkey/pinara-bay';

test('offers say how sure they are and how one flies; without flight nothing is said of it [W-3.3-04] [W-3.3-05] [W-2.11-64]', async () => {
  const marks = async (path: string, kind?: HotelKind) => {
    const offers = await offersOf(path, kind);
    return [...new Set(offers.map(({ isFastConfirm, flight }) => `${isFastConfirm} ${flight}`))];
  };
  expect(await marks(`${palms}?${day('20270605')}`)).toEqual(['true charter']);
  expect(await marks(`${palms}?${day('20270607')}`)).toEqual(['true regular']);
  expect(await marks(`${palms}?${day('20270609')}`)).toEqual(['false charter']);
  const stays = '/hotels/turkey/marenza-palms';
  expect(await marks(`${stays}?${day('20270605').replace('TOWNFROM=2', 'TOWNFROM=1')}`, 'hotel')).toEqual([
    'true undefined',
  ]);
});

test('a room is sent with its first three offers and their count, one that is opened with all of them', async () => {
  const path = `${bay}?${day('20270605')}`;
  const roomsOf = async (address: string) => {
    const { prices } = await load(address);
    return prices.ok
      ? prices.groups.map(({ roomInc, rows, total }) => ({ roomInc, sent: rows.length, total }))
      : [];
  };
  const rooms = await roomsOf(path);
  const long = rooms.find(({ total }) => total > 3)!;
  expect(rooms.map(({ sent }) => sent)).toEqual(rooms.map(({ total }) => Math.min(total, 3)));
  const opened = await roomsOf(`${path}&expand=${long.roomInc}`);
  expect(opened).toEqual(
    rooms.map((room) => (room.roomInc === long.roomInc ? { ...room, sent: room.total } : room)),
  );
  const [last] = (await offersOf(path)).filter(({ roomName }) => roomName).slice(-1);
  const claimed = await roomsOf(`${path}&offer=${last!.claim}`);
  expect(claimed.at(-1)).toMatchObject({ sent: rooms.at(-1)!.total });
});

test('each day of the strip costs what stands first on the page of that day, and leads there', async () => {
  const asked = `?${day('20270605')}`;
  const question = hotelDays(await load(palms + asked), asked);
  const days = ['2027-06-05', '2027-06-06', '2027-06-07'].map(plainDate);
  const answer = await openApi().ask(`/core/search/Calendar?${question.ask(days, question)}`);
  const told = calendar.answer.parse(await answer.json()).days.map(({ price }) => price);
  const pages = days.map((date) => load(palms + question.to({ checkInFrom: date, checkInTo: date })));
  const first = (await Promise.all(pages)).map(({ prices }) =>
    prices.ok ? (prices.groups[0]?.rows[0].price ?? null) : undefined,
  );
  expect(told).toEqual(first);
  expect(told.map((price) => price === null)).toEqual([false, true, false]);
});

test('offers stand by price, each with its days, party, title, stars and the words of its tour [W-2.11-51] [W-3.3-02] [W-3.3-03] [W-3.3-12]', async () => {
  const query = day('20270605');
  const offers = await offersOf(`${bay}?${query}`);
  const prices = offers.map(({ price }) => price);
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  for (const offer of offers) {
    expect(offer).toMatchObject({
      title: 'Pinara Bay',
      stars: '4*',
      dateIn: '2027-06-05',
      dateOut: '2027-06-12',
      duration: 7,
      people: { adult: 2, kids: 0 },
    });
  }
  const early = offers.filter(({ isEarlyBooking }) => isEarlyBooking);
  expect(early.map(({ tourType }) => tourType)).toEqual(['Round trip', 'Round trip']);
  expect(early[0]!.tourIcons.map(({ name, link }) => `${name} ${link}`)).toEqual([
    'EARLY BOOKING /early',
    'Quiet ',
    'With children /kids',
  ]);
  for (const offer of offers) if (!early.includes(offer)) expect(offer.tourType).toBeUndefined();
});

test('the usual program has an icon without a name, two numbers no icon, and one name is translated [W-3.3-08] [W-3.3-09] [W-3.3-10] [W-3.3-11]', async () => {
  const drawn = async (id: number, name: string) => {
    await db
      .insertInto('program_type')
      .values({ id, name })
      .onConflict((known) => known.column('id').doUpdateSet({ name }))
      .execute();
    await db.updateTable('tour').set({ program_type_id: id }).where('id', '=', 303).execute();
    await catalogue.refresh();
    const offers = await offersOf(`${bay}?${day('20270605')}&PROGRAMGROUP=${id}`);
    const icons = offers.find(({ tourType }) => tourType === 'Round trip')!.tourIcons;
    return icons
      .filter(({ name }) => !['Quiet', 'With children'].includes(name))
      .map(({ image, name }) => [image, name]);
  };
  expect(await drawn(21, 'RETURN TO DIFFERENT CITY')).toEqual([['compass', 'Return to another city']]);
  expect(await drawn(1552, 'Holiday')).toEqual([['tag', '']]);
  expect(await drawn(1552, 'Standard')).toEqual([['check', '']]);
  expect(await drawn(22, 'standard')).toEqual([['check', '']]);
  expect(await drawn(1, 'STANDARD')).toEqual([]);
  expect(await drawn(147, 'Sun')).toEqual([[undefined, 'Sun']]);
  await db.updateTable('tour').set({ program_type_id: 15 }).where('id', '=', 303).execute();
  await catalogue.refresh();
});

test('the header tells distances by name, badges, actions, the register and the first six icons [W-2.11-25] [W-3.5-06] [W-3.5-09] [W-9-33] [W-9-34] [W-9-35] [W-9-36] [W-9-37] [W-9-38] [W-9-39]', async () => {
  const flags = [1, 2, 3, 4, 5].map((number) => ({ id: 700 + number, kind: 'flag', code: `flag${number}` }));
  const known = [
    { id: 51, kind: 'distance', code: 'airport', value: '62000' },
    { id: 52, kind: 'distance', code: 'centre', value: '400' },
    { id: 1_000_246, kind: 'text', code: 'airportName', value: 'Gazipaşa' },
    { id: 1_000_235, kind: 'text', code: 'rooms', value: '120' },
    { id: 1_000_236, kind: 'text', code: 'pools', value: '2' },
    { id: 1_000_032, kind: 'text', code: 'action', value: 'https://example.com/spa' },
  ];
  const attributes = [...flags.map((flag) => ({ ...flag, value: '' })), ...known];
  await db
    .insertInto('attribute')
    .values(
      attributes.map(({ id, kind, code }, index) => ({
        id,
        kind,
        code,
        name: named(`A${id}`),
        position: 20 + index,
      })),
    )
    .execute();
  await db
    .insertInto('hotel_attribute')
    .values(attributes.map(({ id, value }) => ({ hotel_id: 1, attribute_id: id, value })))
    .execute();
  await catalogue.refresh();
  const { hotel } = await load(`${palms}?${day('20270605')}`);
  const header = headerData(hotel, 'tour');
  expect(header.destinations).toEqual([
    { attribute: 53, text: 'To the sea', value: 150 },
    { attribute: 51, text: 'Gazipaşa', value: 62_000 },
    { attribute: 52, text: 'A52', value: 400 },
  ]);
  expect(header.badgeList).toEqual(['Opened in 2026']);
  expect(valuesOf(hotel.attr).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'A1000235 120',
    'A1000236 2',
  ]);
  expect(header.hotelActions).toEqual([{ link: 'https://example.com/spa', title: 'A1000032' }]);
  expect(header.iconsAll.map(({ inc }) => inc)).toEqual([900, 101, 701, 702, 703, 704, 705]);
  expect(header.tags.map(({ inc }) => inc)).toEqual([900, 101, 701, 702, 703, 704]);
  expect(header).toMatchObject({ hasRegistry: false, isActive: true, ptype: 'tour', rating: 4.7 });
});

test('the page of a liner offers 8 adults and 3 children, and says so to an address that asks for more [W-5-05]', async () => {
  const liner = await load('/cruise/blue-pearl?ADULT=9&CHILD=4&AGES=1,2,3,4');
  expect(liner.isReadable).toBe(false);
  expect(liner.trip).toMatchObject({ adults: 8, childAges: [1, 2, 3] });
  expect(partyLimits(liner.mode)).toEqual({ adults: { min: 1, max: 8 }, children: { min: 0, max: 3 } });
  expect(liner.prices.ok).toBe(true);
  expect((await load('/cruise/blue-pearl?ADULT=8&CHILD=3&AGES=1,2,3')).isReadable).toBe(true);
});

test('a hotel of the sea is a liner on the register; one that is off sale says so [W-3.5-02] [W-3.5-05] [W-3.5-06]', async () => {
  const { hotel } = await load('/cruise/blue-pearl');
  expect(headerData(hotel, 'tour')).toMatchObject({
    ptype: 'cruise',
    hasRegistry: true,
    registryCode: 'TR-07-90',
    registryUrl: 'https://registry.example/90',
    panorama: 'https://view.example/90',
    isActive: true,
  });
  await db.updateTable('hotel').set({ on_sale: false }).where('id', '=', 2).execute();
  await catalogue.refresh();
  expect(headerData((await load(bay)).hotel, 'tour')).toMatchObject({ isActive: false, ptype: 'tour' });
  await db.updateTable('hotel').set({ on_sale: true }).where('id', '=', 2).execute();
  await catalogue.refresh();
});

test('a section of texts is there exactly when one of them says something [W-2.11-40]', async () => {
  const sections = async () => hotelSections((await load(palms)).hotel.texts).map(({ id }) => id);
  expect(await sections()).toEqual([]);
  const texts = { hotelconcept: 'Sun.', beachinfo: '<p>Sand.</p>', mealinfo: '<p> </p>' };
  await db
    .insertInto('hotel_text')
    .values(
      Object.entries(texts).map(([key, body]) => ({
        hotel_id: 1,
        key,
        title: named(key),
        body: named(body),
      })),
    )
    .execute();
  await catalogue.refresh();
  expect(await sections()).toEqual(['concept', 'beach']);
});

test('stars stand beside the name when they begin with a digit that the name does not have, else among the facts [W-5-34] [W-5-35]', async () => {
  const place = async (star: string, name: string) => {
    await db.updateTable('star').set({ name: star }).where('id', '=', 4).execute();
    await db
      .updateTable('hotel')
      .set({ name: named(name) })
      .where('id', '=', 2)
      .execute();
    await catalogue.refresh();
    const { info } = (await load(bay)).hotel;
    return starPlace(info.star, info.name);
  };
  expect(await place('5**/HV-1', 'Pinara Bay')).toBe('title');
  expect(await place('Boutique', 'Pinara Bay')).toBe('facts');
  expect(await place('4*', 'Pinara Bay 4*')).toBe('facts');
  expect(await place('4*', 'Pinara Bay')).toBe('title');
});

/** What the filters tell of hotel 2 when its category is written like this: its name, and which of both hotels fit it. */
async function filtersOf(category: string, other = '1.5') {
  await db.updateTable('star').set({ name: other }).where('id', '=', 5).execute();
  await db.updateTable('star').set({ name: category }).where('id', '=', 4).execute();
  await catalogue.refresh();
  const get = async (path: string) => (await openApi().ask(`/core/search/${path}`)).json();
  const stars: { inc: number; name: string }[] = await get('Stars?townFrom=2&state=3');
  const hotels: { id: number; starGroupList: number[] }[] = await get('Hotels?townFrom=2&state=3');
  return {
    name: stars.find(({ inc }) => inc === 4)?.name,
    group: hotels.find(({ id }) => id === 2)?.starGroupList.toSorted(),
  };
}

test('names of categories, those with a slash, and decimals pass as they are written and are alone [W-9-43] [W-9-44] [W-9-48]', async () => {
  const written =
    'Boutique|SPECIAL CLASS|Guest house|S CLASS|HV-1|S KLASS|SCLASS|Special Category|HV-2|5**/HV-1';
  for (const name of [...written.split('|'), '1.0', '4.5', '7.0'])
    expect(await filtersOf(name, '5*'), name).toEqual({ name, group: [4] });
});

test('categories are one when they have as many stars, however that is written [W-9-45] [W-9-46] [W-9-47]', async () => {
  for (const [count, ...spellings] of [
    ['4', '4*', '****', '4 stars', '4star', '4 zvezdy'],
    ['1', '*', '1*', '1ZVEZDA'],
  ] as const)
    for (const spelling of spellings) {
      expect((await filtersOf(spelling, count)).group, spelling).toEqual([4, 5]);
      expect((await filtersOf(spelling, '3*')).group, spelling).toEqual([4]);
    }
});

test('a category that says nothing is none [W-9-50]', async () => {
  for (const empty of ['- ', 'zero', '-', 'empty', 'null', 'false', '0', ' -', 'true', 'None', 'NaN'])
    expect((await filtersOf(empty)).name, empty).toBe('-*');
});
