import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerCall, offerFlights, roomPrices } from '#calls/hotel.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { openSearchApi } from './search-test-api.ts';

const database = await openTestDatabase();
let api: Awaited<ReturnType<typeof openSearchApi>>;
beforeAll(async () => {
  const { db } = database;
  await addSearchChoice(db);
  const [out] = await db
    .selectFrom('flight_leg')
    .selectAll()
    .where('from_airport', '=', 'RIX')
    .where('class_id', '=', 1)
    .where('freight_external', '=', 0)
    .orderBy('departs_at')
    .execute();
  const { id: _, ...flight } = out!;
  const day = out!.departs_at.slice(0, 10);
  // The same Saturday in the evening, for €20 more an adult.
  await db
    .insertInto('flight_leg')
    .values({
      ...flight,
      id: 950,
      flight_number: '950',
      departs_at: `${day} 17:10`,
      arrives_at: `${day} 20:50`,
      adult_amount: flight.adult_amount + 2_000,
    })
    .execute();
  api = await openSearchApi(database);
});
afterAll(() => api?.catalogue.close());

const party = 'ADULT=2&CHILD=0&NIGHTMIN=7&NIGHTMAX=7&CURRENCY=EUR';
const asked = (days: string, town = 2) =>
  `/core/room-prices?HOTEL_INC=1&TOWNFROM=${town}&CHECKIN_BEG=${days}&CHECKIN_END=${days}&${party}`;

const flightsOf = (claim: string) =>
  api.get(offerFlights, `/core/offer-flights?${new URLSearchParams({ claim })}`);

test('an offer can be taken with every pair of flights of its days, each at its price; its claim opens exactly it', async () => {
  const [cheapest] = (await api.get(roomPrices, asked('20270605'))).prices;
  const pairs = await flightsOf(cheapest!.cat_Claim);
  expect(pairs.map(({ out, price, isChosen }) => [out.departsAt.slice(11), price, isChosen])).toContainEqual([
    '17:10',
    cheapest!.price + 40,
    false,
  ]);
  expect(pairs.filter(({ isChosen }) => isChosen)).toMatchObject([
    { price: cheapest!.price, out: cheapest!.out, back: cheapest!.back },
  ]);
  expect(pairs.map(({ price }) => price)).toEqual(pairs.map(({ price }) => price).toSorted((a, b) => a - b));
  for (const pair of pairs) {
    const query = new URLSearchParams({ claim: pair.cat_Claim });
    const opened = await api.get(offerCall, `/core/offer?${query}`);
    expect(opened).toMatchObject({
      status: 'priced',
      changes: [],
      offer: {
        out: pair.out,
        back: pair.back,
        price: pair.price,
        daynoconfirm: pair.daynoconfirm,
        roomInc: cheapest!.roomInc,
        mealInc: cheapest!.mealInc,
        checkIn: cheapest!.checkIn,
        nights: 7,
      },
    });
  }
});

test('a stay without flight has no flights to choose, and what is no claim is refused', async () => {
  const [stay] = (await api.get(roomPrices, `${asked('20270605', 1)}&SEARCH_TYPE=hotel`)).prices;
  expect(await flightsOf(stay!.cat_Claim)).toEqual([]);
  expect(await api.fieldsRefused('/core/offer-flights?claim=x')).toEqual(['claim']);
});
