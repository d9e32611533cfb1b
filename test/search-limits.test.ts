import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerSearchCounts } from '#api/core-search-counts.ts';
import { registerSearchMap } from '#api/core-search-map.ts';
import { registerTickets } from '#api/core-tickets.ts';
import { testApi } from '#api/test-api.ts';
import type { Problem } from '#calls/problem.ts';
import { partyLimits, searchLimits } from '#calls/search-limits.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import type { TravelKind } from '#lib/travel-kind.ts';
import { everyNight } from '#web/search/query/night-range.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed, june } from './search-test-api.ts';

// What the form lets a visitor choose is what each call answers, and no more of it.

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  api = testApi((added) => {
    for (const register of [registerSearch, registerSearchMap, registerSearchCounts, registerOffers])
      register(added, dependencies);
    registerLookups(added, dependencies);
    registerTickets(added, dependencies);
  });
});
afterAll(() => catalogue?.close());

const trip = 'CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';
const days = 'townFrom=2&from=20270605&to=20270612&NIGHTMIN=7&NIGHTMAX=7';
const sea = 'STATEINC=90&SEARCH_TYPE=cruises';
const flight = `SEARCH_TYPE=avia&airFrom=${airportInc('RIX')}&airTo=${airportInc('AYT')}&dateFrom=20270605&dateTo=20270612`;

/** Every call that is asked for a party, by the kind of travel whose limits it holds. */
const asked: [call: string, kind: TravelKind, query: string][] = [
  ['/core/search', 'tour', june],
  ['/core/search', 'hotel', `${june}&SEARCH_TYPE=hotels`],
  ['/core/search', 'excursion', `${june}&SEARCH_TYPE=excursion-tours`],
  ['/core/search', 'cruise', `${changed(june, sea)}`],
  ['/core/search', 'flight', flight],
  ['/core/search/Map', 'tour', june],
  ['/core/search/Map', 'cruise', `${changed(june, sea)}`],
  ['/core/search/Counts', 'tour', june],
  ['/core/search/Counts', 'cruise', `${changed(june, sea)}`],
  ['/core/room-prices', 'tour', `HOTEL_INC=1&TOWNFROM=2&${trip}`],
  ['/core/room-prices', 'cruise', `HOTEL_INC=90&TOWNFROM=2&${trip}`],
  ['/core/search/PriceRange', 'tour', `townFrom=2&state=3&${trip}`],
  ['/core/search/PriceRange', 'cruise', `townFrom=2&state=90&${trip}`],
  ['/core/search/Calendar', 'tour', `${days}&state=3`],
  ['/core/search/Calendar', 'cruise', `${days}&state=90`],
  ['/core/search/Nights', 'tour', 'townFrom=2&state=3&checkInBeg=20270605&checkInEnd=20270612&ADULT=2'],
  ['/core/search/Nights', 'cruise', 'townFrom=2&state=90&checkInBeg=20270605&checkInEnd=20270612&ADULT=2'],
  ['/core/search/Stays', 'tour', `${days}&state=3`],
  ['/core/search/Stays', 'cruise', `${days}&state=90`],
];

test('every call that takes a party is in the table', () => {
  const takesParty = api.api.calls.filter((call) => 'query' in call && 'ADULT' in shapeOf(call.query));
  const paths = takesParty.map(({ base, path }) => `/${base}${path}`);
  expect([...new Set(asked.map(([call]) => call))].sort()).toEqual(paths.sort());
});

describe.each(asked)('%s of kind "%s"', (call, kind, usual) => {
  const { adults, children } = partyLimits(kind);
  const ages = (count: number) => Array.from({ length: count }, () => 5).join(',');
  const withChildren = (count: number) => `CHILD=${count}&AGES=${ages(count)}`;

  test('takes as many people as the form offers, and no more [W-5-01] [W-5-02] [W-5-05]', async () => {
    for (const most of [`ADULT=${adults.min}`, `ADULT=${adults.max}`, withChildren(children.max)])
      expect(await refused(call, changed(usual, most)), most).toEqual([]);
    for (const count of [adults.min - 1, adults.max + 1])
      expect(await refused(call, changed(usual, `ADULT=${count}`)), `${count}`).toEqual(['ADULT']);
    expect(await refused(call, changed(usual, withChildren(children.max + 1)))).toContain('CHILD');
  });

  test('takes a child of every age of the list', async () => {
    const { min, max } = searchLimits.age;
    const aged = (age: number) => changed(usual, `CHILD=1&AGES=${age}`);
    for (const age of [min, max]) expect(await refused(call, aged(age)), `${age}`).toEqual([]);
    expect(await refused(call, aged(max + 1))).toEqual([expect.stringMatching(/^AGES/)]);
  });
});

const stays = asked.filter(([, , usual]) => usual.includes('NIGHTMIN'));

test.each(stays)(
  '%s of kind "%s" takes every length of stay of the grid [W-5-19]',
  async (call, _, usual) => {
    const staying = (nights: number) => changed(usual, `NIGHTMIN=${nights}&NIGHTMAX=${nights}`);
    for (const nights of [everyNight[0]!, everyNight.at(-1)!])
      expect(await refused(call, staying(nights)), `${nights}`).toEqual([]);
    for (const nights of [everyNight[0]! - 1, everyNight.at(-1)! + 1])
      expect(await refused(call, staying(nights)), `${nights}`).toEqual(['NIGHTMIN', 'NIGHTMAX']);
  },
);

test('nights are looked up for as many as may travel, counted as one number', async () => {
  const nights = (query: string) =>
    refused(
      '/core/search/Nights',
      new URLSearchParams(`townFrom=2&checkInBeg=20270605&checkInEnd=20270612&${query}`),
    );
  expect(await nights('state=3&touristCount=16')).toEqual([]);
  expect(await nights('state=3&touristCount=17')).toEqual(['touristCount']);
  expect(await nights('state=90&touristCount=11')).toEqual([]);
  expect(await nights('state=90&touristCount=12')).toEqual(['touristCount']);
  expect(await nights('state=3&searchType=cruises&touristCount=12')).toEqual(['touristCount']);
});

test('the lowest price that can be asked for is 0 [W-5-23]', async () => {
  for (const [call, , usual] of asked.filter(([name]) => !/(PriceRange|Nights)$/.test(name))) {
    expect(await refused(call, changed(usual, 'COSTMIN=0')), call).toEqual([]);
    expect(await refused(call, changed(usual, 'COSTMIN=-1')), call).toEqual(['COSTMIN']);
  }
});

test('the fields of flights say the limits that their search holds [W-5-04]', async () => {
  const answer = await api.ask(`/core/Ticket/All?targetId=${airportInc('AYT')}&fields=ADULTS,CHILDS`);
  const { adults, children } = partyLimits('flight');
  expect(await answer.json()).toEqual({
    adults: { ...adults, default: 2 },
    childs: { ...children, default: 0 },
  });
});

/** The parameters that a refusal names; none where the question is answered. */
async function refused(call: string, query: URLSearchParams): Promise<string[]> {
  const response = await api.ask(`${call}?${query}`);
  if (response.status === 200) return [];
  expect(response.status, `${call}?${query}`).toBe(400);
  const { errors = [] } = (await response.json()) as Problem;
  return [...new Set(errors.map(({ field }) => field))];
}

const shapeOf = (schema: object): object => ('shape' in schema ? (schema.shape as object) : {});
