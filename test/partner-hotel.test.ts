import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { testApi } from '#api/test-api.ts';
import { hotelCall, offerCall, roomPrices } from '#calls/hotel.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed, openSearchApi } from './search-test-api.ts';

// What a partner's system sells under a negative number, priced, shown and sold as any other hotel.

const database = await openTestDatabase();
let api: Awaited<ReturnType<typeof openSearchApi>>;
beforeAll(async () => {
  await addSearchChoice(database.db);
  await sellPartnerHouse();
  api = await openSearchApi(database);
});
afterAll(() => api?.catalogue.close());

/** One room of the partner's hotel (-8) at 70 euros a night with breakfast; the market adds a tenth. */
async function sellPartnerHouse() {
  const { db } = database;
  const summer = { date_from: plainDate('2027-06-05'), date_to: plainDate('2027-09-30') };
  await db
    .insertInto('room')
    .values({ id: 880, hotel_id: -8, name: named('Loft') })
    .execute();
  const guests = { min_adults: 1, max_adults: 2, max_children: 1, max_infants: 1, max_guests: 3 };
  await db
    .insertInto('accommodation')
    .values({ id: 8800, room_id: 880, name: 'DBL', ...guests })
    .execute();
  const shares = { single_share: 8_000, third_adult_share: 8_000, child_default_share: 5_000 };
  await db
    .insertInto('contract')
    .values({ id: 88, hotel_id: -8, name: 'Partner', currency: 'EUR', release_days: 7, ...shares })
    .execute();
  await db
    .insertInto('contract_season')
    .values({ id: 881, contract_id: 88, room_id: 880, meal_id: 1, double_amount: 7_000, ...summer })
    .execute();
  await db
    .insertInto('allotment')
    .values({ id: 88, room_id: 880, rooms: 3, ...summer })
    .execute();
}

const trip =
  'TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0&CURRENCY=EUR';
const prices = (changes = '') =>
  api.get(roomPrices, `/core/room-prices?${changed(`HOTEL_INC=-8&${trip}`, changes)}`);

test("a search finds a partner's hotel under its number, and its prices are those of its contract [W-3.5-04]", async () => {
  const { hotels } = await api.searchFrom(`STATEINC=3&${trip}`)('');
  const found = hotels.find(({ slug }) => slug === 'partner-house');
  expect(found).toMatchObject({ hotelInc: -8, hotelName: 'Partner House' });
  const { prices: offers } = await prices();
  expect(offers.length).toBeGreaterThan(0);
  expect(offers[0]).toMatchObject({ hotelInc: -8, roomInc: 880, roomName: 'Loft' });
  expect(found?.price).toBe(offers[0]?.price);
  const alone = await api.searchFrom(`STATEINC=3&HOTELLIST=-8&${trip}`)('');
  expect(alone.hotels.map(({ hotelInc }) => hotelInc)).toEqual([-8]);
  expect((await prices('STATE=3')).countTotal).toBe(offers.length);
  const [stay] = (await prices('TOWNFROM=1&SEARCH_TYPE=hotel')).prices;
  expect(stay).toMatchObject({ hotelInc: -8, price: 539, packet_Type: 2 });
});

test("the claim of a partner's offer opens with the same price, line by line", async () => {
  const [offer] = (await prices()).prices;
  const opened = await api.get(offerCall, `/core/offer?claim=${offer?.cat_Claim}`);
  expect(opened).toMatchObject({
    status: 'priced',
    offer: { hotelInc: -8, price: offer?.price },
    receipt: { total: offer?.price },
    changes: [],
  });
});

test("a change of a partner's prices is sold at once", async () => {
  await database.db
    .updateTable('contract_season')
    .set({ double_amount: 9_000 })
    .where('id', '=', 881)
    .execute();
  await api.catalogue.refresh();
  const [stay] = (await prices('TOWNFROM=1&SEARCH_TYPE=hotel')).prices;
  expect(stay?.price).toBe(693);
});

test("the page of a partner's hotel is told as any other [W-3.5-04]", async () => {
  const dependencies = {
    db: database.db,
    catalogue: api.catalogue,
    claimSecret: 'a secret that is long enough for a test',
  };
  const { ask } = testApi((added) => registerHotel(added, dependencies));
  const answer = await ask('/core/hotel?hotel=/hotels/turkey/partner-house');
  expect(hotelCall.answer.parse(await answer.json())).toMatchObject({
    code: 200,
    info: { inc: -8, remote: true },
    rooms: [{ room: 880, name: 'Loft' }],
  });
});
