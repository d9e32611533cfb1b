import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { offerCall } from '#calls/hotel.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { openTestDatabase } from './open-test-database.ts';
import { changed, june } from './search-test-api.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
const usual = new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue | undefined;
afterAll(() => catalogue?.close());

const charter = 1;
const hotel = 2;
const service = 3;
const early = 4;

/** The charter costs all from 21 days before, the hotel a half from 14, the transfer all on the last day. */
beforeEach(async () => {
  await db.deleteFrom('contract_early_booking').execute();
  if (!catalogue) await addSmallOperator(db);
  await db.updateTable('contract').set({ cancellation_terms_id: null }).execute();
  await db.updateTable('flight_leg').set({ cancellation_terms_id: null, seats_free: 40 }).execute();
  await db.updateTable('service').set({ cancellation_terms_id: null }).execute();
  await db.deleteFrom('cancellation_terms').execute();
  const terms = [charter, hotel, service, early];
  await db
    .insertInto('cancellation_terms')
    .values(terms.map((id) => ({ id, name: `Terms ${id}` })))
    .execute();
  await db
    .insertInto('cancellation_step')
    .values([
      { cancellation_terms_id: charter, days_before: 21, share: 10_000 },
      { cancellation_terms_id: hotel, days_before: 14, share: 5_000 },
      { cancellation_terms_id: hotel, days_before: 2, share: 10_000 },
      { cancellation_terms_id: service, days_before: 0, share: 10_000 },
      { cancellation_terms_id: early, days_before: 730, share: 10_000 },
    ])
    .execute();
  await db.updateTable('contract').set({ cancellation_terms_id: hotel }).execute();
  await db
    .updateTable('flight_leg')
    .set({ cancellation_terms_id: charter, baggage_kg: 20, cabin_kg: 5 })
    .execute();
  await db.updateTable('service').set({ cancellation_terms_id: service }).execute();
});

/** The cheapest offer for a question, opened when it is `now`. */
async function opened({ now = usual, more = '' } = {}) {
  catalogue ??= await openLiveCatalogue({
    db,
    connection,
    clock: () => usual,
    log: pino({ level: 'silent' }),
  });
  await catalogue.refresh();
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi(
    (api) => {
      registerSearch(api, dependencies);
      registerOffers(api, dependencies);
    },
    { site: defaultSite, now },
  );
  const read = async (path: string) => (await ask(path)).json();
  const [found] = searchTours.answer.parse(
    await read(`/core/search?${changed(june, `HOTELLIST=2&CHECKIN_END=20270605${more}`)}`),
  );
  const [row] = hotelRows(found!.prices);
  const claim = row!.cat_Claim;
  const answer = offerCall.answer.parse(await read(`/core/offer?${new URLSearchParams({ claim })}`));
  if (answer.status !== 'priced') throw new Error('The offer has gone');
  // What a row of a list says is what the terms of its offer say.
  const [first] = answer.cancellation?.periods ?? [];
  expect([row!.freeUntil, answer.offer.freeUntil]).toEqual(
    Array.from({ length: 2 }, () => (first?.fee === 0 ? first.until : null)),
  );
  return answer;
}

// Two seats there and back at €120, 7 nights at €60, two transfers at €16.
const [flights, stay, transfers] = [480, 420, 32];

test('an offer says what is lost when it is cancelled: the terms of its flights, stay and services as one table', async () => {
  const { cancellation, receipt } = await opened();
  expect(receipt.total).toBe(flights + stay + transfers);
  expect(cancellation).toEqual({
    begins: '2027-06-05',
    timeZone: 'Europe/Riga',
    feeNow: 0,
    periods: [
      { from: null, until: '2027-05-14', fee: 0, parts: [] },
      {
        from: '2027-05-15',
        until: '2027-05-21',
        fee: flights,
        parts: [{ part: 'flights', percent: 100 }],
      },
      {
        from: '2027-05-22',
        until: '2027-06-02',
        fee: flights + stay / 2,
        parts: [
          { part: 'flights', percent: 100 },
          { part: 'stay', percent: 50 },
        ],
      },
      {
        from: '2027-06-03',
        until: '2027-06-04',
        fee: flights + stay,
        parts: [
          { part: 'flights', percent: 100 },
          { part: 'stay', percent: 100 },
        ],
      },
      {
        from: '2027-06-05',
        until: '2027-06-05',
        fee: receipt.total,
        parts: [
          { part: 'flights', percent: 100 },
          { part: 'stay', percent: 100 },
          { part: 'services', percent: 100 },
        ],
      },
    ],
  });
});

test('a row of a list tells the last free day as long as there is one, and nothing after it', async () => {
  const freeAt = async (now: string) => (await opened({ now: new Date(now) })).offer.freeUntil;
  expect(await freeAt('2027-05-14T20:59:59Z')).toBe('2027-05-14');
  expect(await freeAt('2027-05-14T21:00:00Z')).toBe(null);
});

test('what would be lost now turns at midnight of the place that the trip begins in, and days that are over are left out', async () => {
  const at = async (now: string) => (await opened({ now: new Date(now) })).cancellation;
  const before = await at('2027-05-14T20:59:59Z');
  expect(before).toMatchObject({
    feeNow: 0,
    periods: [{ from: null, until: '2027-05-14', fee: 0 }, {}, {}, {}, {}],
  });
  const after = await at('2027-05-14T21:00:00Z');
  expect(after).toMatchObject({
    feeNow: flights,
    periods: [{ from: null, until: '2027-05-21', fee: flights }, {}, {}, {}],
  });
});

test('a stay without flight begins, and is counted, where its hotel is', async () => {
  const { cancellation } = await opened({ more: '&TOWNFROM=1&SEARCH_TYPE=hotel' });
  expect(cancellation).toMatchObject({ begins: '2027-06-05', timeZone: 'Europe/Istanbul' });
  expect(cancellation?.periods.map(({ until }) => until)).toEqual(['2027-05-21', '2027-06-02', '2027-06-05']);
});

test('a discount for booking early may come with terms of its own', async () => {
  const window = {
    book_from: '2026-11-01',
    book_to: '2027-01-31',
    stay_from: '2027-06-01',
    stay_to: '2027-09-30',
  };
  const row = { id: 9, contract_id: 2, discount: 1000, cancellation_terms_id: early, ...window };
  await db
    .insertInto('contract_early_booking')
    .values(row as never)
    .execute();
  const { cancellation } = await opened();
  expect(cancellation?.periods[0]).toMatchObject({
    from: null,
    fee: stay * 0.9,
    parts: [{ part: 'stay', percent: 100 }],
  });
});

test('an amount is for each traveller, in the money of the sale, and never more than was paid', async () => {
  await db
    .updateTable('cancellation_step')
    .set({ share: null, amount: 5_000, currency: 'EUR' })
    .where('cancellation_terms_id', '=', charter)
    .execute();
  const feeOf = async (more = '') => (await opened({ more })).cancellation?.periods[1]?.fee;
  expect(await feeOf()).toBe(2 * 2 * 50);
  expect(await feeOf('&CURRENCY=PLN')).toBe(2 * 2 * 50 * 4.25);
  await db.updateTable('cancellation_step').set({ amount: 50_000 }).where('share', 'is', null).execute();
  expect(await feeOf()).toBe(flights);
});

test('where the operator has not said all of the terms, nothing is promised', async () => {
  await db.updateTable('flight_leg').set({ cancellation_terms_id: null }).where('id', '=', 2).execute();
  await db.updateTable('flight_leg').set({ cancellation_terms_id: null }).where('id', '=', 4).execute();
  expect((await opened()).cancellation).toBe(null);
});

test('a changed step is in the next answer', async () => {
  expect((await opened()).cancellation?.periods[0]?.until).toBe('2027-05-14');
  await db
    .updateTable('cancellation_step')
    .set({ days_before: 30 })
    .where('cancellation_terms_id', '=', charter)
    .execute();
  expect((await opened()).cancellation?.periods[0]?.until).toBe('2027-05-05');
});

test('a flight says what may be carried, and how many seats are left where they are few', async () => {
  const seats = async (seats_free: number) => {
    await db.updateTable('flight_leg').set({ seats_free }).execute();
    return (await opened()).offer.out;
  };
  expect(await seats(10)).toMatchObject({ seats: 'many', seatsLeft: null, baggageKg: 20, cabinKg: 5 });
  expect(await seats(9)).toMatchObject({ seats: 'few', seatsLeft: 9 });
});

test('an offer says what is in its price and what is not', async () => {
  const { included, notIncluded } = await opened();
  expect(included).toEqual(['flights', 'baggage', 'stay', 'meals', 'transfer']);
  expect(notIncluded).toEqual(['insurance']);
  const alone = await opened({ more: '&TOWNFROM=1&SEARCH_TYPE=hotel' });
  expect(alone.included).toEqual(['stay', 'meals']);
  expect(alone.notIncluded).toEqual(['flights', 'transfer', 'insurance']);
  await db.updateTable('flight_leg').set({ baggage_kg: 0 }).execute();
  await db.updateTable('state').set({ visa_required: true }).execute();
  expect((await opened()).notIncluded).toEqual(['baggage', 'insurance', 'visa']);
});
