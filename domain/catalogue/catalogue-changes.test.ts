import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallOperator } from '#test/small-operator.ts';
import { readChanges, readState } from './catalogue-changes.server.ts';
import { type CatalogueMoment, type LiveCatalogue, openLiveCatalogue } from './live-catalogue.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
const open = () => openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  catalogue = await open();
});
afterAll(() => catalogue?.close());

const run = (statement: string) => sql.raw(statement).execute(db);

/** Everything in it, block by block. */
const contentsOf = ({ snapshot, directory }: CatalogueMoment) => ({
  hotels: new Map(
    [...snapshot.parts.hotels].sort().map(([id, block]) => [id, Buffer.from(block).toString('latin1')]),
  ),
  routes: new Map(
    [...snapshot.parts.routes].sort().map(([key, block]) => [key, Buffer.from(block).toString('latin1')]),
  ),
  trade: snapshot.trade,
  directory,
});

const season =
  'insert into contract_season (id, contract_id, room_id, meal_id, date_from, date_to, double_amount)';

test.for([
  'update contract_season set double_amount = double_amount + 700 where id = 11',
  `${season} values (90, 2, 20, 1, '2027-10-01', '2027-10-20', 5500)`,
  "update contract_season set date_to = '2027-10-25' where id = 90",
  'delete from contract_season where id = 90',
  "insert into stop_sale (id, hotel_id, room_id, date_from, date_to) values (1, 1, 10, '2027-06-10', '2027-06-14')",
  'update stop_sale set hotel_id = 2, room_id = 20 where id = 1',
  'delete from stop_sale',
  'update allotment set rooms = 0',
  "insert into allotment (id, room_id, date_from, date_to, rooms) values (2, 20, '2027-06-01', '2027-06-30', 2)",
  'update contract set release_days = 3 where id = 2',
  'update contract_child set share = 2500 where id = 1',
  "update contract_early_booking set discount = 1000, stay_to = '2027-08-01'",
  `insert into contract_stay_pay (id, contract_id, stay_nights, pay_nights, stay_from, stay_to)
    values (1, 2, 7, 6, '2027-06-01', '2027-07-01')`,
  `insert into contract_supplement (id, contract_id, date, name, adult_amount, child_amount)
    values (1, 1, '2027-06-08', '{"en":"Gala","ru":"Гала"}', 3000, 0)`,
  'update accommodation set max_adults = 3, max_guests = 4 where id = 200',
  'insert into room (id, hotel_id, name) values (21, 2, \'{"en":"Suite","ru":"Люкс"}\')',
  'update room set hotel_id = 1 where id = 21',
  'insert into hotel_attribute (hotel_id, attribute_id) values (2, 900)',
  'delete from hotel_attribute where hotel_id = 1',
  'update hotel set star_id = 4, popularity = 1 where id = 1',
  "update town set airport_code = 'RIX'",
  "update town set airport_code = 'AYT', slug = 'other'",
  `insert into state (id, iso2, slug, name, time_zone)
    values (11, 'EG', 'egypt', '{"en":"Egypt","ru":"Египет"}', 'Africa/Cairo')`,
  'update region set state_id = 11',
  'update region set state_id = 3',
  'update flight_leg set seats_free = seats_free - 1 where id = 1',
  "update flight_leg set from_airport = 'AYT', to_airport = 'RIX' where id = 3",
  "delete from flight_leg where from_airport = 'RIX'",
  'update tour set nights_to = 10 where id = 301',
  'insert into tour_hotel (tour_id, hotel_id) values (301, 2)',
  'update service set adult_amount = 2000',
  'update markup set share = 1200',
  "update exchange_rate set per_euro = 4.3 where currency = 'PLN'",
  "update departure_town set market = 'pl' where id = 2",
  'insert into image (id, hotel_id, position, src, alt) values (1, 2, 1, \'/a\', \'{"en":"A","ru":"А"}\')',
  'delete from room where id = 10',
  'update contract set hotel_id = 1 where id = 2',
  'delete from tour_hotel; delete from hotel where id = 2',
  `insert into hotel (id, town_id, star_id, slug, name, latitude, longitude)
    select id, 311, 4, 'hotel-' || id, '{"en":"New","ru":"Новый"}', 36, 31 from generate_series(3, 2300) id`,
  'update contract_season set double_amount = double_amount + 100; update hotel set on_sale = false where id = 7',
  'truncate contract_season, flight_leg',
  'delete from hotel',
])('after "%s" the catalogue is as one that is read anew', async (statement) => {
  await run(statement);
  const fresh = await open();
  expect(contentsOf(await catalogue.refresh())).toEqual(contentsOf(fresh.current()!));
  await fresh.close();
});

async function changesOf(...statements: string[]) {
  const before = await readState(db);
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
  const state = await readState(db);
  const { hasChanged, ...changes } = await readChanges(db, before, state);
  return { raised: state.version - before.version, ...changes, names: hasChanged('hotel') };
}

const newHotels = (from: number, to: number) =>
  `insert into hotel (id, town_id, star_id, slug, name, latitude, longitude)
    select id, 311, 4, 'hotel-' || id, '{"en":"New","ru":"Новый"}', 36, 31 from generate_series(${from}, ${to}) id`;

test('a transaction makes one version, which names the hotels and routes it touches', async () => {
  expect(await changesOf(newHotels(1, 3), 'update hotel set on_sale = false where id = 2')).toEqual({
    raised: 1,
    hotelIds: [1, 2, 3],
    routes: [],
    names: true,
  });
  const leg = `insert into flight_leg (id, carrier_code, flight_number, from_airport, to_airport, departs_at, arrives_at,
      freight_external, seats_total, seats_free, currency, adult_amount, child_amount, infant_amount)
    values (1, 'BT', '1', 'RIX', 'AYT', '2027-06-05 06:00', '2027-06-05 09:00', 0, 9, 9, 'EUR', 1, 1, 1)`;
  expect(await changesOf(leg)).toEqual({
    raised: 1,
    hotelIds: [],
    routes: [{ from: 'RIX', to: 'AYT' }],
    names: false,
  });
});

test('what touches very many hotels, or empties a table, is told as all of them', async () => {
  expect(await changesOf(newHotels(10, 2_100))).toMatchObject({ raised: 1, hotelIds: 'all', routes: [] });
  expect(await changesOf('truncate stop_sale')).toMatchObject({ raised: 1, hotelIds: 'all' });
  expect(await changesOf('truncate flight_leg')).toMatchObject({ hotelIds: [], routes: 'all' });
  expect(await changesOf('update hotel set on_sale = false where id = 1')).toMatchObject({ hotelIds: [1] });
});

test('what is taken back has not changed', async () => {
  const before = await readState(db);
  const taken = db.transaction().execute(async (transaction) => {
    await sql`update hotel set on_sale = true`.execute(transaction);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await readState(db)).toEqual(before);
});

test('since a state that is not before this one, everything may have changed', async () => {
  const state = await readState(db);
  const later = { ...state, version: state.version + 5 };
  expect(await readChanges(db, later, state)).toMatchObject({ hotelIds: 'all', routes: 'all' });
  expect(await readChanges(db, { ...state, stamp: 'another' }, state)).toMatchObject({ hotelIds: 'all' });
});

test('a state that was lost with its primary is not before this one, however far the count has gone on', async () => {
  const { version } = await readState(db);
  const lost = { version: version + 1, stamp: crypto.randomUUID() };
  await run('update markup set share = 1300');
  await run('update markup set share = 1400');
  const state = await readState(db);
  expect(state.version).toBe(version + 2);
  expect(await readChanges(db, lost, state)).toMatchObject({ hotelIds: 'all', routes: 'all' });
});
