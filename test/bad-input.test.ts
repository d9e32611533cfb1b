import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCruiseProgram } from '#api/core-cruise.ts';
import { registerHotel, registerHotelCards } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerTickets } from '#api/core-tickets.ts';
import { registerExcursionTour } from '#api/excursion-tour.ts';
import { registerOffices } from '#api/offices.ts';
import { fieldNames } from '#api/read-parameters.ts';
import { registerServices } from '#api/services.ts';
import { testApi } from '#api/test-api.ts';
import { pathOf } from '#calls/call.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { createLiveContent } from '#domain/content/live-content.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed } from './search-test-api.ts';
import { addSmallOffices } from './small-offices.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
let catalogue: LiveCatalogue;
/** One server ignores parameters that it does not know, the other refuses them. */
let api: ReturnType<typeof testApi>;
let strictApi: ReturnType<typeof testApi>;

beforeAll(async () => {
  await addSearchChoice(db);
  await addSmallOffices(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  const claimSecret = 'a secret that is long enough for a test';
  const dependencies = { db, catalogue, claimSecret };
  const register: Parameters<typeof testApi>[0] = (added) => {
    registerSearch(added, dependencies);
    registerLookups(added, dependencies);
    registerHotel(added, dependencies);
    registerHotelCards(added, dependencies);
    registerOffers(added, dependencies);
    registerTickets(added, dependencies);
    registerCruiseProgram(added, dependencies);
    registerExcursionTour(added, dependencies);
    registerServices(added, dependencies);
    registerOffices(added, { content: createLiveContent(dependencies) });
  };
  api = testApi(register, { serviceToken });
  strictApi = testApi(register, { serviceToken, unknownNames: 'refused' });
});
afterAll(() => catalogue?.close());

const bearer = { headers: { authorization: `Bearer ${serviceToken}` } };
const ask = (path: string) => api.ask(path, bearer);

const trip = 'CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0&AGES=';
const searched = `TOWNFROM=2&STATEINC=3&${trip}`;

/** Every call of the search and of the offices, with a query that it answers. */
const calls: Record<string, string> = {
  '/core/search': searched,
  '/core/room-prices': `HOTEL_INC=1&TOWNFROM=2&${trip}`,
  '/core/offer': 'claim=',
  '/core/offer-flights': 'claim=',
  '/core/offer-letter': 'claim=',
  '/core/hotel': 'hotel=1',
  '/core/hotel-images': 'hotels=1,2',
  '/core/hotel-cards': 'hotels=1,2',
  '/core/room-details': 'rooms=10,20',
  '/core/cruise-program': 'slug=round-the-aegean',
  '/core/cruise-programs': 'hotel=90',
  '/core/search/TownFroms': 'stateFrom=428',
  '/core/search/States': 'townFrom=2&topCount=5',
  '/core/search/GetLastMinStates': 'townFrom=2&topCount=5',
  '/core/search/Suggestion': 'townFrom=2&query=side',
  '/core/search/Currencies': 'searchType=tour',
  '/core/search/Hotels': 'townFrom=2&state=3',
  '/core/search/Stars': 'townFrom=2&state=3',
  '/core/search/Carriers': 'townFrom=2&state=3',
  '/core/search/Programs': 'townFrom=2&state=3',
  '/core/search/UFilterList': 'townFrom=2&state=3',
  '/core/search/Tours': 'townFrom=2&state=3',
  '/core/search/PriceRange': `townFrom=2&state=3&${trip}`,
  '/core/search/Liners': 'townFrom=2',
  '/core/search/Nights': 'townFrom=2&state=3&checkInBeg=2027-06-05&checkInEnd=2027-06-12&touristCount=2',
  '/core/search/Calendar': 'townFrom=2&state=3&from=20270601&to=20270630&ADULT=2&CHILD=0&AGES=',
  '/core/search/Stays': 'townFrom=2&state=3&from=20270601&to=20270630&NIGHTMIN=7&NIGHTMAX=14&ADULT=2&CHILD=0',
  '/core/Ticket/Sources': 'outgoing=true',
  '/core/Ticket/Targets': 'source=35493',
  '/core/Ticket/All': 'targetId=14213&fields=ADULTS',
  '/core/Ticket/Checkins': 'source=35493&target=14213&freightBack=true',
  '/core/Ticket/Checkouts': 'source=35493&target=14213&freightBack=true',
  '/b2c/ExcursionTour': 'slug=nile',
  '/api/Services/Type': '',
  '/api/Services/StateFrom': 'serviceType=69',
  '/api/Services/States': 'serviceType=69&stateFrom=428',
  '/api/Services/Towns': 'serviceType=69&stateFrom=428&state=3',
  '/core/Partners': 'state=ru&notavail_wheretobuy=false&$filter=townInc eq 1000',
  '/core/PartnerLocations': '$filter=townInc eq 1000',
  '/core/PartnerInfo': 'inc=11&state=ru&locale=en',
  '/core/ManagerInfo': 'inc=11&state=ru',
  '/core/PartnerPhones': 'state=ru&townInc=1000',
  '/core/Locations': 'markets=ru,tr&mainCity=moscow&locale=en',
};

test('the table has every call of the search and of the offices', () => {
  expect(api.api.calls.map(pathOf).sort()).toEqual(Object.keys(calls).sort());
});

const fieldsRefused = async (path: string) => fieldsOf(path, await ask(path));

async function fieldsOf(path: string, response: Response): Promise<string[]> {
  expect(response.status, path.slice(0, 200)).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as { status: number; title: string; errors: { field: string }[] };
  expect(problem).toMatchObject({ status: 400, title: expect.any(String) });
  return [...new Set(problem.errors.map(({ field }) => field))];
}

test.each(Object.entries(calls))(
  '%s answers its own query whatever else is sent, and refuses repeated parameters by name, a strict server unknown ones too',
  async (path, query) => {
    if (query !== 'claim=') {
      const own = await ask(`${path}?${query}`);
      const more = await ask(`${path}?${query}&colour=red&xdebug=&utm_source=mail&utm_source=again`);
      expect([own.status, more.status]).toEqual([200, 200]);
      expect(withoutTimes(await more.text())).toBe(withoutTimes(await own.text()));
    }
    const strange = `${path}?${query}&colour=red`;
    expect(await fieldsOf(strange, await strictApi.ask(strange, bearer))).toContain('colour');
    for (const [name, value] of new URLSearchParams(query)) {
      const repeated = new URLSearchParams(query);
      repeated.append(name.toUpperCase(), value);
      expect(await fieldsRefused(`${path}?${repeated}`)).toEqual([name]);
    }
  },
);

/** What is signed anew each time differs by nothing that was asked. */
const withoutTimes = (answer: string) => answer.replace(/"(cat_Claim|claim)":"[^"]*"/g, '');

test.each([
  // Who travels
  ['/core/search', 'CHILD=1', ['AGES']],
  ['/core/search', 'CHILD=1&AGES=5,6', ['AGES']],
  ['/core/search', 'AGES=5', ['AGES']],
  ['/core/search', 'CHILD=1&AGES=18', ['AGES']],
  ['/core/search', 'CHILD=1&AGES=-1', ['AGES']],
  ['/core/search', 'CHILD=1&AGES=five', ['AGES']],
  ['/core/search', 'CHILD=5&AGES=1,2,3,4,5', ['CHILD']],
  ['/core/search', 'ADULT=0', ['ADULT']],
  ['/core/search', 'ADULT=13', ['ADULT']],
  ['/core/search', 'ADULT=2.5', ['ADULT']],
  ['/core/room-prices', 'CHILD=1', ['AGES']],
  ['/core/room-prices', 'CHILD=1&AGES=18', ['AGES']],
  ['/core/room-prices', 'CHILD=5&AGES=1,2,3,4,5', ['CHILD', 'AGES']],
  ['/core/room-prices', 'ADULT=0', ['ADULT']],
  ['/core/search/PriceRange', 'CHILD=2&AGES=5', ['AGES']],
  ['/core/search/PriceRange', 'ADULT=0', ['ADULT']],
  ['/core/search/Calendar', 'CHILD=1', ['AGES']],
  ['/core/search/Nights', 'touristCount=0', ['touristCount']],
  // When
  ['/core/search', 'CHECKIN_BEG=20270230', ['CHECKIN_BEG']],
  ['/core/search', 'CHECKIN_BEG=30.02.2027', ['CHECKIN_BEG']],
  ['/core/search', 'CHECKIN_END=20270604', ['CHECKIN_END']],
  ['/core/search', 'CHECKIN_END=20271203', ['CHECKIN_END']],
  ['/core/search', 'CHECKIN_BEG=', ['CHECKIN_BEG']],
  ['/core/search', 'NIGHTMIN=10', ['NIGHTMAX']],
  ['/core/search', 'NIGHTMIN=0', ['NIGHTMIN']],
  ['/core/search', 'NIGHTMAX=31', ['NIGHTMAX']],
  ['/core/room-prices', 'CHECKIN_BEG=20270230', ['CHECKIN_BEG']],
  ['/core/room-prices', 'CHECKIN_END=20270604', ['CHECKIN_END']],
  ['/core/room-prices', 'CHECKIN_END=20271203', ['CHECKIN_END']],
  ['/core/room-prices', 'NIGHTMIN=10', ['NIGHTMAX']],
  ['/core/search/PriceRange', 'NIGHTMIN=10', ['NIGHTMAX']],
  ['/core/search/Nights', 'checkInEnd=2027-06-01', ['checkInEnd']],
  ['/core/search/Nights', 'checkInBeg=2027-02-30', ['checkInBeg']],
  ['/core/search/Calendar', 'from=20270230', ['from']],
  ['/core/search/Stays', 'to=20270531', ['to']],
  ['/core/search/Stays', 'to=20270702', ['to']],
  ['/core/search/Stays', 'NIGHTMAX=6', ['NIGHTMAX']],
  ['/core/search/Stays', 'NIGHTMAX=21', ['NIGHTMAX']],
  ['/core/search/Stays', 'ADULT=13', ['ADULT']],
  // Where, how much and which page
  ['/core/search', 'TOWNFROM=', ['TOWNFROM']],
  ['/core/search', 'STATEINC=', ['STATEINC']],
  ['/core/search', 'STATEINC=turkey', ['STATEINC']],
  ['/core/search', 'STATEINC=-1', ['STATEINC']],
  ['/core/search', 'STATEINC=-2147483648', ['STATEINC']],
  ['/core/search', 'REGIONTO=1,a', ['REGIONTO']],
  ['/core/search', 'COSTMIN=-1', ['COSTMIN']],
  ['/core/search', 'COSTMAX=-1', ['COSTMAX']],
  ['/core/search', 'COSTMIN=1e3', ['COSTMIN']],
  ['/core/search', 'CURRENCY=euro', ['CURRENCY']],
  ['/core/search', 'CURRENCY=XXX', ['CURRENCY']],
  ['/core/search', 'CURRENCY=1', ['CURRENCY']],
  ['/core/room-prices', 'CURRENCY=XXX', ['CURRENCY']],
  ['/core/search/PriceRange', 'CURRENCY=XXX', ['CURRENCY']],
  ['/core/search', 'PRICE_PAGE=0', ['PRICE_PAGE']],
  ['/core/search', 'PRICE_PAGE=9', ['PRICE_PAGE']],
  ['/core/search', 'PARTITION_PRICE=401', ['PARTITION_PRICE']],
  ['/core/search', 'RECONPAGE=401', ['RECONPAGE']],
  ['/core/search', 'FILTER=7', ['FILTER']],
  ['/core/search', 'SORT_TYPE=4', ['SORT_TYPE']],
  ['/core/search', 'SEARCH_TYPE=moon', ['SEARCH_TYPE']],
  ['/core/search', 'MOMENT_CONFIRM=perhaps', ['MOMENT_CONFIRM']],
  ['/core/room-prices', 'HOTEL_INC=', ['HOTEL_INC']],
  ['/core/room-prices', 'PRICE_PAGE=2', ['PRICE_PAGE']],
  ['/core/room-prices', 'SORT_TYPE=1', ['SORT_TYPE']],
  ['/core/room-prices', 'COSTMIN=5&COSTMAX=4', ['COSTMAX']],
  ['/core/room-prices', 'ACTIONS=True&WITHOUT_PROMO=True', ['WITHOUT_PROMO']],
  ['/core/offer', 'claim=nothing', ['claim']],
  ['/core/offer-flights', 'claim=nothing', ['claim']],
  ['/core/hotel', 'hotel=', ['hotel']],
  ['/core/hotel-images', 'hotels=x', ['hotels']],
  ['/core/hotel-cards', 'hotels=x', ['hotels']],
  ['/core/search/Programs', 'state=3&stateInc=11', ['stateInc']],
  ['/core/Ticket/All', 'fields=SEATS', ['fields']],
  ['/core/Ticket/Checkins', 'source=', ['source']],
  ['/api/Services/Towns', 'state=x', ['state']],
  // Offices
  ['/core/Partners', 'state=russia', ['state']],
  ['/core/Partners', 'notavail_wheretobuy=perhaps', ['notavail_wheretobuy']],
  ['/core/Partners', '$filter=name eq 1', ['$filter']],
  ['/core/Partners', "$filter=subdomain eq 'x' or 1 eq 1", ['$filter']],
  ['/core/PartnerLocations', '$filter=inc eq 1', ['$filter']],
  ['/core/PartnerInfo', 'inc=x', ['inc']],
  ['/core/PartnerInfo', 'locale=xx', ['locale']],
  ['/core/ManagerInfo', 'inc=', ['inc']],
  ['/core/PartnerPhones', 'townInc=a', ['townInc']],
])('%s with "%s" is refused, naming %j', async (path, changes, fields) => {
  expect(await fieldsRefused(`${path}?${changed(calls[path]!, changes)}`)).toEqual(fields);
});

test.each([
  ['/core/search', 'TOWNFROM=999'],
  ['/core/search', 'STATEINC=999'],
  ['/core/search', 'HOTELLIST=999'],
  ['/core/search', 'REGIONTO=999'],
  ['/core/search', 'STARLIST=999'],
  ['/core/search', 'STATEINC=-3'],
  ['/core/search', 'HOTELLIST=-5,-999'],
  ['/core/search', 'TOWNFROM=-7'],
  ['/core/search', 'CHECKIN_BEG=20200605&CHECKIN_END=20200612'],
  ['/core/search', 'CHECKIN_BEG=29990605&CHECKIN_END=29990612'],
  ['/core/room-prices', 'HOTEL_INC=999'],
  ['/core/room-prices', 'TOWNFROM=999'],
  ['/core/room-prices', 'HOTEL_INC=-999'],
])('%s with "%s" is legal, and empty', async (path, changes) => {
  const response = await ask(`${path}?${changed(calls[path]!, changes)}`);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { prices: unknown[] } | { prices: unknown[] }[];
  expect((Array.isArray(body) ? body[0] : body)?.prices).toEqual([]);
});

/** What a parameter may be sent that nobody thought of. */
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer({ min: -3e9, max: 3e9 }).map(String),
  fc.array(fc.integer({ min: -5, max: 400 }), { maxLength: 8 }).map(String),
  fc.constantFrom(
    '',
    '0',
    'true',
    'NaN',
    '-0',
    '1e9',
    '0x10',
    '٣',
    '\0',
    '%',
    "'",
    '"',
    '\\',
    '\ud800',
    '[]',
    '{}',
  ),
  fc.constantFrom('20270605', '2027-06-31', '99999999', '00000000', '2147483647', '2147483648'),
  fc.constantFrom(
    'x'.repeat(10_240),
    '1'.repeat(10_240),
    ','.repeat(10_240),
    '7,'.repeat(5_000),
    '../'.repeat(3_000),
  ),
);

test('whatever is sent is answered or refused by name: never a failure of ours', async () => {
  const paths = Object.keys(calls);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 }),
      async (path, changes) => {
        const call = api.api.calls.find((each) => pathOf(each) === path)!;
        const names = [...fieldNames(call.query), 'lang'];
        const query = new URLSearchParams(calls[path]);
        const sent = changes.map(([nth, value]) => [names[nth % names.length]!, value] as const);
        for (const [name, value] of sent) query.set(name, value);
        const response = await ask(`${path}?${query}`);
        const body = await response.text();
        expect([200, 400, 404], `${path}?${query}`.slice(0, 400)).toContain(response.status);
        if (response.status !== 400) return;
        const { errors } = JSON.parse(body) as { errors: { field: string }[] };
        expect(errors.length).toBeGreaterThan(0);
        for (const { field } of errors) expect([...names, 'lang']).toContain(field);
      },
    ),
    { numRuns: 1_500, seed: 21 },
  );
}, 120_000);

test.each(Object.entries(calls))(
  '10 kB in a parameter of %s are an answer or a refusal',
  async (path, query) => {
    const call = api.api.calls.find((each) => pathOf(each) === path)!;
    for (const name of fieldNames(call.query)) {
      const long = new URLSearchParams(query);
      long.set(name, 'a'.repeat(10_240));
      const response = await ask(`${path}?${long}`);
      expect([200, 400, 404], `${path} ${name}`).toContain(response.status);
    }
  },
  60_000,
);
