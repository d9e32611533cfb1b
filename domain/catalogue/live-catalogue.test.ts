import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumber, plainDate } from '#lib/plain-date.ts';
import { noFilters } from '#price-search/filters.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallOperator } from '#test/small-operator.ts';
import { type CatalogueMoment, type LiveCatalogue, openLiveCatalogue } from './live-catalogue.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
const open = (threads: number) =>
  openLiveCatalogue({ db, connection, clock, log: pino({ level: 'warn' }), threads });
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  catalogue = await open(2);
});
afterAll(() => catalogue?.close());

const question = {
  point: { market: 'com', currency: 'EUR', today: dayNumber(plainDate('2026-11-21')) },
  party: { adults: 2, childAges: [] },
  townId: 2,
  classId: 1,
  departFrom: dayNumber(plainDate('2027-06-05')),
  departTo: dayNumber(plainDate('2027-06-12')),
  nightsMin: 7,
  nightsMax: 7,
};

/** The price of each hotel, by its number. */
const pricesIn = async (moment: CatalogueMoment) => {
  const { page } = await moment.ask('bestPerHotel', {
    question,
    where: { stateId: 3, hotelIds: [] },
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 20,
  });
  return new Map(page.map(({ offer }) => [offer.choice.hotelId, offer.totalMinor]));
};

test('threads answer as the engine does in the thread of the caller', async () => {
  const here = await open(0);
  const prices = await pricesIn(catalogue.current()!);
  expect(prices).toEqual(
    new Map(
      [
        [1, 1107],
        [2, 932],
      ].map(([id, euros]) => [id, euros! * 100]),
    ),
  );
  expect(await pricesIn(here.current()!)).toEqual(prices);
  await here.close();
});

test('a question that an error ends tells the asker why', async () => {
  const broken = { ...question, party: undefined as unknown as typeof question.party };
  const asking = catalogue.current()!.ask('nights', {
    where: { stateId: 3, hotelIds: [] },
    question: broken,
  });
  await expect(asking).rejects.toThrow(TypeError);
});
