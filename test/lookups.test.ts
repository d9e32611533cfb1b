import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerLookups } from '#api/core-lookups.ts';
import { registerStateFlag } from '#api/state-flag.ts';
import { testApi } from '#api/test-api.ts';
import { calendar, nights } from '#calls/lookups-dates.ts';
import {
  carriers,
  currencies,
  hotels,
  liners,
  priceRange,
  programs,
  stars,
  tours,
  uFilterList,
} from '#calls/lookups-filters.ts';
import { getLastMinStates, states, suggestion, townFroms } from '#calls/lookups-places.ts';
import type { Problem } from '#calls/problem.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { allSites, type defaultSite } from '#sites/all-sites.ts';
import { groupTowns } from '#web/search/query/lookup-options.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator } from './small-operator.ts';
import { addWideChoice } from './wide-choice.ts';

const { db, connection } = await openTestDatabase();
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  await addWideChoice(db);
  const clock = () => new Date('2026-11-21T10:00:00Z');
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

type AskOptions = { site?: typeof defaultSite; now?: Date };

function ask(path: string, options: AskOptions = {}) {
  const dependencies = { catalogue, claimSecret: 'a secret that is long enough for a test' };
  return testApi((api) => registerLookups(api, dependencies), options).ask(`/core/search/${path}`);
}

async function get<Schema extends z.ZodType>(
  call: { answer: Schema },
  path: string,
  options?: AskOptions,
): Promise<z.output<Schema>> {
  const response = await ask(path, options);
  expect(response.status, await response.clone().text()).toBe(200);
  return call.answer.parse(await response.json());
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('departure towns carry their country; "without flight" and other markets\' towns are none [W-7-04] [W-3.2-01] [W-3.2-05]', async () => {
  const towns = await get(townFroms, 'TownFroms?SEARCH_MODE=b2c');
  expect(towns).toEqual([
    {
      townFrom: 2,
      townName: 'Riga',
      townNameFrom: 'Riga',
      secondLevel: 'riga',
      stateFrom: 51,
      stateFromName: 'Latvia',
      stateFromLName: 'Latvia',
      isMain: true,
    },
    expect.objectContaining({ townFrom: 4, stateFrom: 52, stateFromLName: 'Estonia' }),
  ]);
  const [riga] = await get(townFroms, 'TownFroms?lang=ru');
  expect(riga).toMatchObject({
    townName: 'Рига',
    townNameFrom: 'Риги',
    stateFromName: 'Латвия',
    stateFromLName: 'Latvia',
  });
});

test('a name after "from" is as it is stored; where none is, Russian declines a noun before it', async () => {
  const after = async (lang: string) =>
    (await get(townFroms, `TownFroms?lang=${lang}`)).map(({ townNameFrom }) => townNameFrom);
  expect(await after('ru')).toEqual(['Риги', 'города Таллин']);
  expect(await after('pl')).toEqual(['Riga', 'Tallinn']);
});

test('the calendar of a sea is for as many as a cruise takes [W-5-05]', async () => {
  const days = 'from=20270605&to=20270606';
  const statusOf = async (query: string) => (await ask(`Calendar?townFrom=2&${days}&${query}`)).status;
  expect(await statusOf('state=16&ADULT=9')).toBe(400);
  expect(await statusOf('state=16&ADULT=8')).toBe(200);
  expect(await statusOf('state=3&ADULT=9')).toBe(200);
  expect(await statusOf('state=3&searchType=cruises&ADULT=9')).toBe(400);
  // Cruises may be asked about wherever they go.
  expect(await statusOf('searchType=cruises&ADULT=8')).toBe(200);
  expect(await statusOf('searchType=tour&ADULT=8')).toBe(400);
});

test('departure towns of one country, of one kind of trip, to one destination', async () => {
  const townsOf = async (query: string) =>
    (await get(townFroms, `TownFroms?${query}`)).map(({ townName }) => townName);
  expect(await townsOf('stateFrom=52')).toEqual(['Tallinn']);
  expect(await townsOf('SEARCH_TYPE=excursion-tours')).toEqual(['Riga']);
  expect(await townsOf('state=13')).toEqual(['Riga', 'Tallinn']);
  expect(await townsOf('stateFrom=99')).toEqual([]);
});

test('a market whose towns lie in one country asks for that one, as its configuration says [W-7-05]', async () => {
  const site = { ...allSites[0]!, stateFrom: 51 };
  const townsOf = async (query: string) =>
    (await get(townFroms, `TownFroms?${query}`, { site })).map(({ townName }) => townName);
  expect(await townsOf('')).toEqual(['Riga']);
  expect(await townsOf('stateFrom=52')).toEqual(['Tallinn']);
});

test('a destination of services shows the flag that its slug names', async () => {
  const { ask: askFlag } = testApi((api) => registerStateFlag(api, { catalogue }));
  const answer = await askFlag('/flags/state/turkey.svg');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/flags/tr.svg']);
  for (const other of ['/flags/state/atlantis.svg', '/flags/state/fjords.svg'])
    expect((await askFlag(other)).status).toBe(404);
});

test("five countries stand first, the operator's own choice before the largest; the others follow by name [W-7-06] [W-7-07] [W-3.2-06]", async () => {
  const found = await get(states, 'States?townFrom=2&searchType=tour&stateFrom=51&topCount=5&lang=');
  expect(found.map(({ isTop }) => isTop)).toEqual([true, true, true, true, true, false]);
  expect(found[0]).toMatchObject({ state: 3, stateName: 'Türkiye', stateLName: 'Türkiye', townFrom: 2 });
  expect(found[1]?.state).toBe(11);
  const inRussian = await get(states, 'States?townFrom=2&lang=ru&topCount=1');
  expect(inRussian.map(({ stateName }) => stateName)).toEqual([
    'Турция',
    'Албания',
    'Болгария',
    'Египет',
    'Кипр',
    'Объединённые Арабские Эмираты',
  ]);
});

test('countries are those of the search type and of the tour type [W-7-06]', async () => {
  const found = async (query: string) =>
    (await get(states, `States?townFrom=2&topCount=0&${query}`)).map(({ slug }) => slug);
  expect(await found('searchType=cruise')).toEqual(['fjords']);
  expect(await found('searchType=excursion-tours')).toEqual(['cyprus']);
  expect(await found('tourType=13')).toEqual(['cyprus']);
  expect(await found('')).not.toContain('fjords');
});

test('the countries of the coming days: the cheapest are the top ones [W-7-08]', async () => {
  const now = new Date('2027-05-30T10:00:00Z');
  const [turkey, ...others] = await get(getLastMinStates, 'GetLastMinStates?townFrom=2', { now });
  // Seven nights at €60, two seats there and back at €120, two transfers at €16.
  expect(turkey).toEqual({
    state: 3,
    stateName: 'Türkiye',
    stateLName: 'Türkiye',
    townFrom: 2,
    slug: 'turkey',
    iso2: 'TR',
    top: true,
    minPrice: 420 + 480 + 32,
    currency: 'EUR',
  });
  expect(others).toEqual([]);
  const none = await get(getLastMinStates, 'GetLastMinStates?townFrom=2&topCount=0', { now });
  expect(none.map(({ top }) => top)).toEqual([false]);
  expect(await get(getLastMinStates, 'GetLastMinStates?townFrom=2&stateInc=11', { now })).toEqual([]);
  const [stay] = await get(getLastMinStates, 'GetLastMinStates?searchType=hotel&lang=', { now });
  expect(stay).toMatchObject({ state: 3, townFrom: 1, minPrice: Math.round(5 * 60 * 1.1) });
  expect((await ask('GetLastMinStates')).status).toBe(400);
});

test('currencies begin with the one of the site, which is the default [W-7-09] [W-3.2-08]', async () => {
  const found = await get(currencies, 'Currencies?townFrom=2&state=3&searchType=tour&market=com');
  expect(found.map(({ alias, inc, isDefault }) => [alias, inc, isDefault])).toEqual([
    ['EUR', 978, true],
    ['PLN', 985, false],
  ]);
  const polish = allSites.find(({ id }) => id === 'b2c-pl')!;
  const [first] = await get(currencies, 'Currencies?townFrom=5&lang=en', { site: polish });
  expect(first).toMatchObject({ alias: 'PLN', isDefault: true });
  expect(await get(currencies, 'Currencies?tour=999')).toEqual([]);
  expect(await get(currencies, 'Currencies?market=pl')).toEqual([]);
});

test('prices of countries, of the coming days and of the calendar are in the asked currency', async () => {
  const of = async (currency: string) => {
    const now = new Date('2027-05-30T10:00:00Z');
    const [country] = await get(states, `States?townFrom=2&CURRENCY=${currency}`, { now });
    const [soon] = await get(getLastMinStates, `GetLastMinStates?townFrom=2&CURRENCY=${currency}`, { now });
    const june = 'from=2027-06-01&to=2027-06-30&ADULT=2';
    const found = await get(calendar, `Calendar?townFrom=2&state=3&${june}&CURRENCY=${currency}`);
    return { country, soon, calendar: { ...found, day: found.days.find(({ price }) => price !== null) } };
  };
  const [euros, zloty] = [await of('EUR'), await of('PLN')];
  expect([zloty.country, zloty.soon, zloty.calendar].map((each) => each?.currency)).toEqual([
    'PLN',
    'PLN',
    'PLN',
  ]);
  for (const [inEuros, inZloty] of [
    [euros.country?.minPrice, zloty.country?.minPrice],
    [euros.soon?.minPrice, zloty.soon?.minPrice],
    [euros.calendar.day?.price, zloty.calendar.day?.price],
  ]) {
    // Each line is rounded to a whole unit by itself.
    expect((inZloty ?? 0) / (inEuros ?? 1)).toBeCloseTo(4.25, 1);
  }
});

test('hotels are those on sale in the asked places, by name [W-7-10] [W-3.2-09]', async () => {
  const found = await get(hotels, 'Hotels?townFrom=2&state=11&b2bMode=1&stateFrom=51&ptype=tour');
  expect(names(found)).toEqual(['Aphrodite', 'Cypress Garden']);
  expect(found[0]).toEqual({
    id: 21,
    name: 'Aphrodite',
    star: '5*+',
    starKey: 6,
    starGroupList: [5, 6],
    stateKey: 11,
    regionKey: 110,
    townKey: 1100,
    typeList: [],
    slug: 'aphrodite',
  });
  expect(names(await get(hotels, 'Hotels?townFrom=2&state=13'))).toEqual(['Red Reef']);
  const [marenza] = await get(hotels, 'Hotels?townFrom=2&region=31');
  expect(marenza).toMatchObject({ name: 'Marenza Palms', typeList: [900] });
  expect(ids(await get(hotels, 'Hotels?townFrom=2&town=1200,1500'))).toEqual([27, 23]);
  expect(ids(await get(hotels, 'Hotels?townFrom=2&tour=406'))).toEqual([22]);
  expect(ids(await get(hotels, 'Hotels?townFrom=2&tourType=13'))).toEqual([22]);
  // Who looks for hotels alone leaves from no town.
  expect(await get(hotels, 'Hotels?townFrom=2&state=11&searchType=hotel')).toEqual(
    await get(hotels, 'Hotels?townFrom=1&state=11&searchType=hotel'),
  );
  expect(await get(hotels, 'Hotels?townFrom=5')).toEqual([]);
});

test('nights are the lengths of stay that are sold, with places or on request [W-7-11] [W-3.2-11]', async () => {
  const summer = 'checkInBeg=2027-06-05&checkInEnd=2027-06-12';
  const asked = `Nights?townFrom=2&state=3&${summer}&ptype=tour&searchType=tour&touristCount=2`;
  expect(await get(nights, asked)).toEqual([
    { nights: 7, places: 1 },
    { nights: 14, places: 1 },
  ]);
  // Nine need five rooms; of the three that are ours to confirm there are too few.
  expect(await get(nights, `Nights?townFrom=2&state=3&${summer}&touristCount=9`)).toEqual([
    { nights: 7, places: 2 },
    { nights: 14, places: 2 },
  ]);
  for (const other of ['tour=302', 'tourType=13', 'ptype=excursion-tours'])
    expect(await get(nights, `Nights?townFrom=2&state=3&${summer}&${other}`)).toEqual([]);
  for (const alone of [
    'townFrom=1',
    'townFrom=2&searchType=hotel',
    'townFrom=2&SEARCH_TYPE=WITHOUT-FLIGHT',
  ]) {
    const stays = await get(nights, `Nights?${alone}&state=3&${summer}`);
    expect(stays.map((stay) => stay.nights)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  }
});

test('nights of one hotel are those that it sells, and of one excursion tour those of its programs', async () => {
  const summer = 'state=3&checkInBeg=2027-06-05&checkInEnd=2027-06-12';
  const lengths = async (asked: string) =>
    (await get(nights, `Nights?${summer}&${asked}`)).map((length) => length.nights);
  expect(await lengths('townFrom=2&HOTELLIST=1')).toEqual([7, 14]);
  expect(await lengths('townFrom=2&HOTELLIST=99')).toEqual([]);
  expect(await lengths('townFrom=2&FIELD_EXCURSION_TITLE=99')).toEqual([]);
  expect(await lengths('townFrom=2&HOTELLIST=&FIELD_EXCURSION_TITLE=')).toEqual([7, 14]);
});

test('airlines of a town and a country are those that fly there, by the number that searches ask for', async () => {
  expect(await get(carriers, 'Carriers?townFrom=2&state=3')).toEqual([]);
  await db.updateTable('carrier').set({ number: 7 }).where('code', '=', 'BT').execute();
  await expect
    .poll(() => get(carriers, 'Carriers?townFrom=2&state=3'))
    .toEqual([{ id: 7, name: 'airBaltic' }]);
  for (const other of ['townFrom=1&state=3', 'townFrom=2&state=99'])
    expect(await get(carriers, `Carriers?${other}`), other).toEqual([]);
});

test('a day of the calendar has a price or the reason why not, and all of it the moment it was priced', async () => {
  const month = 'Calendar?townFrom=2&state=3&from=2027-06-04&to=2027-06-06';
  expect(await get(calendar, month)).toEqual({
    currency: 'EUR',
    fetchedAt: '2026-11-21T22:30:00.000Z',
    days: [
      { date: '2027-06-04', status: 'none', price: null, reason: 'noTours' },
      { date: '2027-06-05', status: 'charter', price: 420 + 480 + 32, reason: null },
      { date: '2027-06-06', status: 'none', price: null, reason: 'noOffers' },
    ],
  });
  const later = await get(calendar, month, { now: new Date('2027-06-06T10:00:00Z') });
  expect(later.days.map(({ reason }) => reason)).toEqual(['past', 'past', 'noOffers']);
});

test('towns to leave from are options by country, sorted by name, without the one without flight [W-3.2-02] [W-3.2-03] [W-3.2-04]', async () => {
  const told = await get(townFroms, 'TownFroms?SEARCH_MODE=b2c');
  const groups = groupTowns(told, 'en');
  expect(groups.map(({ type, name }) => `${type} ${name}`)).toEqual([
    ...new Set(
      told.filter(({ townFrom }) => townFrom !== 1).map(({ stateFromLName }) => `group ${stateFromLName}`),
    ),
  ]);
  const items = groups.flatMap((group) => group.items);
  expect(items.map(({ inc }) => inc)).not.toContain('1');
  expect(items.find(({ name }) => name === 'Riga')).toMatchObject({
    inc: '2',
    state: 'Latvia',
    stateInc: expect.any(Number),
    town: 'riga',
    value: 'riga',
  });
  for (const { items } of groups) {
    const own = items.map(({ name }) => name);
    expect(own).toEqual(own.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
  expect(groupTowns(await get(townFroms, 'TownFroms?lang=ru'), 'ru')[0]?.name).toBe('Латвия');
});

test("categories are in the operator's order; the one without stars is -* [W-7-12] [W-3.2-10]", async () => {
  expect(await get(stars, 'Stars?townFrom=2&state=11&searchType=tour')).toEqual([
    { inc: 6, name: '5*+' },
    { inc: 9, name: '-*' },
  ]);
  expect(names(await get(stars, 'Stars?townFrom=2&searchType=cruise'))).toEqual(['5*', '4*']);
});

test('programs of the asked tours [W-7-13] [W-3.2-12]', async () => {
  expect(await get(programs, 'Programs?townFrom=2&state=11')).toEqual([
    { id: 15, name: 'EARLY BOOKING' },
    { id: 21, name: 'RETURN TO DIFFERENT CITY' },
  ]);
  expect(ids(await get(programs, 'Programs?townFrom=2&state=11&programgroup=15,1552'))).toEqual([15]);
  expect(
    ids(await get(programs, 'Programs?townFrom=2&searchType=excursion-tours&tour=406&tourType=13')),
  ).toEqual([21]);
  expect(ids(await get(programs, 'Programs?townFrom=2&town=1200'))).toEqual([1552]);
});

test('without flight the country comes as stateInc [W-7-14] [W-7-16]', async () => {
  expect(ids(await get(programs, 'Programs?townFrom=1&stateInc=13'))).toEqual([15]);
  expect(ids(await get(programs, 'Programs?townFrom=1&stateInc=11'))).toEqual([1552]);
  expect(ids(await get(uFilterList, 'UFilterList?townFrom=1&stateInc=13'))).toEqual([2]);
  expect(await get(uFilterList, 'UFilterList?townFrom=1&stateInc=11')).toEqual([]);
  expect(await problemOf('Programs?townFrom=1&state=3&stateInc=13')).toEqual(['stateInc']);
});

test('filters of the asked tours, with what they mean and where that is told [W-7-15] [W-3.2-13]', async () => {
  expect(await get(uFilterList, 'UFilterList?townFrom=2&state=11&ptype=tour&searchType=tour')).toEqual([
    { id: 2, name: 'Quiet', note: '', url: '' },
    { id: 1, name: 'With children', note: 'Kids pay less', url: '/kids' },
  ]);
  expect(await get(uFilterList, 'UFilterList?townFrom=2&tour=402')).toEqual([]);
});

test('tours, the range of prices and liners have lookups [W-7-19]', async () => {
  expect(await get(tours, 'Tours?townFrom=2&state=11')).toEqual([
    {
      id: 406,
      name: 'Antiquities of Cyprus',
      tourType: 13,
      tourTypeName: 'Round trip',
      programTypeInc: 21,
      isExcursionTour: true,
    },
    expect.objectContaining({ id: 401, tourType: null, tourTypeName: '', isExcursionTour: false }),
  ]);
  const june = 'CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';
  const range = await get(priceRange, `PriceRange?townFrom=2&state=3&${june}`);
  expect(range).toEqual({ min: 420 + 480 + 32, max: 595 + 480 + 32, currency: 'EUR' });
  const inPolish = await get(priceRange, `PriceRange?townFrom=2&state=3&${june}&CURRENCY=PLN`);
  expect(inPolish).toMatchObject({ min: 1785 + 2040 + 136, currency: 'PLN' });
  const otherTour = await get(priceRange, `PriceRange?townFrom=2&state=3&${june}&tour=302`);
  expect(otherTour).toEqual({ min: null, max: null, currency: 'EUR' });
  const nothing = await get(priceRange, `PriceRange?townFrom=2&state=14&${june}`);
  expect(nothing).toEqual({ min: null, max: null, currency: 'EUR' });
  const ships = await get(liners, 'Liners?townFrom=2&state=16&lang=ru');
  expect(ids(ships)).toEqual([31, 32]);
  expect(ships[1]).toEqual({
    id: 32,
    name: 'Polar Queen',
    slug: 'polar-queen',
    star: '4*',
    starKey: 4,
    stateKey: 16,
    stateSlug: 'fjords',
    image: '',
  });
  expect(await get(liners, 'Liners?townFrom=4')).toEqual([]);
});

test('a suggestion tells where it lies and shows the flag [W-7-17] [W-3.2-14]', async () => {
  expect(await get(suggestion, 'Suggestion?townFrom=2&query=marenza')).toEqual([
    {
      type: 'hotel',
      inc: 1,
      name: 'Marenza Palms',
      slug: 'turkey/marenza-palms',
      country: { name: 'Türkiye', iso2: 'tr', flag: '/flags/tr.svg' },
      stateInc: 3,
      stateName: 'Türkiye',
      regionInc: 31,
      regionName: 'Side',
      townInc: 311,
      townName: 'Side',
    },
  ]);
  const [cyprus] = await get(suggestion, 'Suggestion?townFrom=2&query=cyprus');
  expect(cyprus).toMatchObject({ type: 'state', inc: 11, slug: 'cyprus', regionInc: null, townInc: null });
});

test('suggestions are states, regions, towns, hotels, and by name within each; they begin with what is typed, else have it in them [W-2.9-38] [W-2.9-39] [W-5-31] [S-5.14-03]', async () => {
  const found = await get(suggestion, 'Suggestion?townFrom=2&query=a');
  const kinds = found.map(({ type }) => type);
  expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  const ofKind = (kind: string) => names(found.filter(({ type }) => type === kind));
  expect(new Set(kinds).size).toBe(4);
  for (const kind of order)
    expect(ofKind(kind)).toEqual([...ofKind(kind)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(ofKind('hotel')).toEqual(['Aphrodite']); // Balkan has the letter inside: not beside what begins with it
  expect(names(await get(suggestion, 'Suggestion?townFrom=2&query=lka'))).toEqual(['Balkan']);
});

const order = ['state', 'region', 'town', 'hotel'];

test.each([
  ['cypr', 'Cyprus'],
  ['кипр', 'Cyprus'],
  ['rbgh', 'Cyprus'],
  ['объединенные', 'Emirates'],
  ['emiraty', 'Emirates'],
  ['афродита', 'Aphrodite'],
  ['afrodita', 'Aphrodite'],
  ['фзркщвшеу', 'Aphrodite'],
  ['turkiye', 'Türkiye'],
  ['turciya', 'Türkiye'],
  ['marenza-palms', 'Marenza Palms'],
  ['marenzapalms', 'Marenza Palms'],
])(
  "every language's name, alphabet and keyboard finds a place, whatever signs are in it: %j finds %j [W-7-17] [W-5-29] [W-5-30] [W-5-31] [S-5.14-01] [S-5.14-02] [S-5.14-04]",
  async (typed, name) => {
    const found = await get(suggestion, `Suggestion?townFrom=2&query=${encodeURIComponent(typed)}`);
    expect(names(found)).toContain(name);
  },
);

test('a place that an address names by its number has a name again', async () => {
  expect(await get(suggestion, 'Suggestion?townFrom=2&type=region&inc=31&lang=ru')).toEqual([
    expect.objectContaining({ type: 'region', name: 'Сиде', stateInc: 3, regionInc: 31, townInc: null }),
  ]);
  expect(await get(suggestion, 'Suggestion?townFrom=4&type=region&inc=31')).toEqual([]);
});

test('only what is sold from the town is suggested, and no liners', async () => {
  const found = async (townFrom: number, query: string) =>
    names(await get(suggestion, `Suggestion?townFrom=${townFrom}&query=${query}`));
  expect(await found(2, 'qatar')).toEqual([]);
  expect(await found(2, 'closed oasis')).toEqual([]);
  expect(await found(2, 'polar queen')).toEqual([]);
  expect(await found(4, 'cyprus')).toEqual([]);
  expect(await found(4, 'egypt')).toEqual(['Egypt', 'Egypt coast', 'Egypt bay']);
  expect(await found(1, 'egypt')).toContain('Egypt');
  expect(await found(5, 'albania')).toEqual([]);
  expect(await found(2, '%20')).toEqual([]);
});

test('a site of Latin letters suggests nothing for Cyrillic ones alone [W-5-24]', async () => {
  const polish = allSites.find(({ id }) => id === 'b2c-pl')!;
  const found = async (query: string) =>
    names(
      await get(suggestion, `Suggestion?townFrom=1&lang=en&query=${encodeURIComponent(query)}`, {
        site: polish,
      }),
    );
  expect(await found('кипр')).toEqual([]);
  expect(await found('кипр ')).toEqual([]);
  expect(await found('cypr')).toContain('Cyprus');
});

async function problemOf(path: string): Promise<string[]> {
  const response = await ask(path);
  expect(response.status, path).toBe(400);
  const { errors = [] } = (await response.json()) as Problem;
  return errors.map(({ field }) => field);
}

test.each([
  ['TownFroms?stateFrom=x', 'stateFrom'],
  ['TownFroms?SEARCH_TYPE=boats', 'SEARCH_TYPE'],
  ['States', 'townFrom'],
  ['States?townFrom=2&townfrom=2', 'townFrom'],
  ['States?townFrom=2&searchType=tour&SEARCH_TYPE=hotel', 'SEARCH_TYPE'],
  ['States?townFrom=2&CURRENCY=XXX', 'CURRENCY'],
  ['States?townFrom=two', 'townFrom'],
  ['States?townFrom=2&topCount=-1', 'topCount'],
  ['GetLastMinStates?stateInc=3', 'townFrom'],
  ['Hotels?townFrom=2&region=a', 'region'],
  ['Hotels?townFrom=2&ptype=7', 'ptype'],
  ['Nights?townFrom=2&state=3&checkInBeg=2027-02-30&checkInEnd=2027-06-12', 'checkInBeg'],
  ['Nights?townFrom=2&state=3&checkInBeg=2027-06-12&checkInEnd=2027-06-05', 'checkInEnd'],
  ['Nights?townFrom=2&state=3&checkInBeg=2027-06-05&checkInEnd=2027-06-12&touristCount=0', 'touristCount'],
  ['Nights?townFrom=2&state=3&checkInBeg=2027-06-05&checkInEnd=2027-06-12&touristCount=17', 'touristCount'],
  ['Nights?townFrom=2&state=3&checkInBeg=2027-06-05&checkInEnd=2027-12-03', 'checkInEnd'],
  ['PriceRange?townFrom=2&state=3&CHECKIN_BEG=20270605&CHECKIN_END=20271203', 'CHECKIN_END'],
  ['PriceRange?townFrom=2&state=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&CHILD=1', 'AGES'],
  [
    'PriceRange?townFrom=2&state=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=10&NIGHTMAX=7',
    'NIGHTMAX',
  ],
  [`Suggestion?townFrom=2&query=${'a'.repeat(10_000)}`, 'query'],
  ['Suggestion?townFrom=2&inc=3', 'query'],
  ['Suggestion?townFrom=2&type=region', 'query'],
  ['Suggestion?townFrom=2&type=planet&inc=3', 'type'],
  ['Suggestion?townFrom=2&query=%00', 'query'],
])('%s is refused, and the parameter named', async (path, field) => {
  expect(await problemOf(path)).toContain(field);
});

test.each([
  'States?townFrom=99',
  'Hotels?townFrom=99',
  'Hotels?townFrom=2&state=99',
  'Stars?townFrom=2&state=99',
  'Programs?townFrom=2&tour=99',
  'UFilterList?townFrom=99',
  'Tours?townFrom=2&tourType=99',
  'Liners?townFrom=99',
  'Suggestion?townFrom=99&query=a',
  'Suggestion?townFrom=2&query=',
  'Hotels?townFrom=2&state=-3',
  'Nights?townFrom=2&state=99&checkInBeg=2027-06-05&checkInEnd=2027-06-12',
])('%s is legal and has an empty answer', async (path) => {
  const response = await ask(path);
  expect([response.status, await response.json()]).toEqual([200, []]);
});

test('names of parameters and paths are matched whatever their case', async () => {
  expect(await get(stars, 'STARS?TOWNFROM=2&STATE=11&SearchType=tour')).toHaveLength(2);
});
