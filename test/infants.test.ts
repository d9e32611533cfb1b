import { afterAll, expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { searchTours } from '#calls/search.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { refusedParty } from '#web/search/filters/refused-party.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { june, openSearchApi } from './search-test-api.ts';

const database = await openTestDatabase();
const { db } = database;
await addSearchChoice(db);
await db.updateTable('accommodation').set({ max_infants: 4 }).execute();
// The regular flights of 7 and 14 June take no children.
await db.updateTable('flight_leg').set({ child_amount: null }).where('id', 'in', [803, 804]).execute();
const { get, searchFrom, catalogue } = await openSearchApi(database);
afterAll(() => catalogue.close());

const search = searchFrom(june);
const lap = 'ADULT=1&CHILD=1&AGES=0';
const four = 'ADULT=1&CHILD=4&AGES=0,0,0,0';

async function flights(query: string) {
  const route = `airFrom=${airportInc('RIX')}&airTo=${airportInc('AYT')}`;
  return (await get(searchTours, `/core/search?SEARCH_TYPE=avia&${route}&${query}`))[0]!;
}
const saturdays = 'CHECKIN_BEG=20270605&CHECKIN_END=20270612';

test('one adult with four infants flies for one adult, one lap and three children’s seats', async () => {
  const prices = async (party: string) => (await flights(`${saturdays}&${party}`)).prices[0]?.price;
  expect(await prices(lap)).toBe(240 + 20);
  expect(await prices(four)).toBe(240 + 20 + 3 * 180);
  expect(await prices('ADULT=2&CHILD=3&AGES=0,1,0')).toBe(480 + 2 * 20 + 180);
  expect(await prices('ADULT=2&CHILD=4&AGES=1,5,0,0')).toBe(480 + 2 * 20 + 2 * 180);
});

test('tours and cruises with a flight seat infants in the same way, hotels count them as before', async () => {
  const priceOf = async (query: string) => (await search(`${query}&SORT_TYPE=0`)).hotels[0]?.price ?? 0;
  const tour = 'TOUR=301&HOTELLIST=1&CHECKIN_END=20270605';
  const [seat, transfer] = [2 * 90, 16];
  expect(await priceOf(`${tour}&${four}`)).toBe((await priceOf(`${tour}&${lap}`)) + 3 * (seat + transfer));
  const cruise = 'SEARCH_TYPE=cruises&STATEINC=90';
  const young = 'ADULT=1&CHILD=2&AGES=0,1';
  expect(await priceOf(`${cruise}&${young}`)).toBe((await priceOf(`${cruise}&${lap}`)) + seat);
  const stay = 'SEARCH_TYPE=hotel&HOTELLIST=1';
  expect(await priceOf(`${stay}&${four}`)).toBe(await priceOf(`${stay}&${lap}`));
  expect(await priceOf(`${stay}&${four}`)).toBeGreaterThan(0);
});

test('the receipt names infants with a seat among the children, and the lines sum to the price', async () => {
  const { hotels } = await search(`TOUR=301&HOTELLIST=1&CHECKIN_END=20270605&${four}`);
  const opened = await get(offerCall, `/core/offer?claim=${hotels[0]!.cat_Claim}`);
  if (opened.status !== 'priced') throw new Error(opened.status);
  const { lines, total } = opened.receipt;
  expect(lines.filter(({ kind }) => kind === 'flight')).toMatchObject([
    { adults: 1, children: 3, infants: 1, seatedInfants: 3, amount: 120 + 10 + 3 * 90 },
    { adults: 1, children: 3, infants: 1, seatedInfants: 3 },
  ]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

/** Everything on the way is lost by so much for each traveller. */
async function loseByTraveller(amount: number) {
  const terms = { id: 77, name: 'By traveller' };
  await db.insertInto('cancellation_terms').values(terms).execute();
  await db
    .insertInto('cancellation_step')
    .values({ cancellation_terms_id: 77, days_before: 730, amount, currency: 'EUR' })
    .execute();
  await db.updateTable('flight_leg').set({ cancellation_terms_id: 77 }).execute();
  await catalogue.refresh();
}

test('what is lost by traveller is lost for whoever has a seat: infants on laps lose nothing, others as children do', async () => {
  await loseByTraveller(2_000);
  const random = seededRandom(77);
  const seen = { laps: 0, seated: 0 };
  for (let nth = 0; nth < 25; nth++) {
    const adults = 1 + Math.floor(random() * 3);
    const ages = Array.from({ length: Math.floor(random() * 5) }, () => Math.floor(random() * 4));
    const infants = ages.filter((age) => age < 2).length;
    const seats = adults + ages.length - Math.min(infants, adults);
    const party = `ADULT=${adults}&CHILD=${ages.length}&AGES=${ages.join()}`;
    const [row] = (await flights(`${saturdays}&${party}`)).prices;
    if (row?.ptype !== 'avia') throw new Error(`${party} finds no flight`);
    const opened = await get(offerCall, `/core/offer?claim=${row.cat_Claim}`);
    if (opened.status !== 'priced-flights') throw new Error(opened.status);
    expect(opened.cancellation?.feeNow, party).toBe(2 * seats * 20);
    expect(opened.receipt.lines, party).toMatchObject(
      [1, 2].map(() => ({
        infants: Math.min(infants, adults),
        seatedInfants: Math.max(0, infants - adults),
      })),
    );
    if (infants > 0) seen.laps++;
    if (infants > adults) seen.seated++;
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(2);
});

test('a party that cannot fly is refused with a reason: too few seats, or no price for children', async () => {
  const { t } = testTranslator('en');
  const business = `${saturdays}&classId=2`; // three seats are free
  expect(await flights(`${business}&ADULT=1&CHILD=3&AGES=0,0,0`)).toMatchObject({
    partyRefusal: null,
    prices: [{ price: 600 + 20 + 2 * 450 }],
  });
  expect(await flights(`${business}&${four}`)).toMatchObject({ partyRefusal: 'seats', prices: [] });
  const regular = 'CHECKIN_BEG=20270607&CHECKIN_END=20270614&isCharter=0';
  expect(await flights(`${regular}&${lap}`)).toMatchObject({ partyRefusal: null, prices: [{ price: 220 }] });
  expect(await flights(`${regular}&${four}`)).toMatchObject({ partyRefusal: 'children', prices: [] });
  expect(await flights(`${regular}&ADULT=2&CHILD=1&AGES=7`)).toMatchObject({ partyRefusal: 'children' });
  const days = 'CHECKIN_BEG=20270607&CHECKIN_END=20270607';
  expect(await search(`${days}&${four}`)).toMatchObject({ partyRefusal: 'children', hotels: [] });
  expect(refusedParty({ adults: 1, childAges: [0, 0, 0, 0] }, 'children', t)).toBe(
    'The flights or services here have no price for children. On a flight each adult holds one infant under 2. ' +
      'Each further infant needs a seat and pays as a child.',
  );
  expect(refusedParty({ adults: 9, childAges: [] }, 'seats', t)).toBe(
    'The flights here have fewer free seats than your party needs.',
  );
});
