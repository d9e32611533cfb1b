import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { offerCall } from '#calls/hotel.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { openTestDatabase } from './open-test-database.ts';
import { june } from './search-test-api.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
const timed = {
  ...defaultSite,
  timeZone: 'Europe/Moscow',
  flags: { ...defaultSite.flags, currencyTimer: true },
};
const beforeChange = new Date('2026-11-21T08:29:59Z');
const afterChange = new Date('2026-11-21T08:30:00Z');
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  await db
    .insertInto('exchange_rate')
    .values([
      { currency: 'PLN', date: plainDate('2026-11-20'), per_euro: '4' },
      { currency: 'PLN', date: plainDate('2026-11-21'), per_euro: '5' },
    ])
    .execute();
  const log = pino({ level: 'silent' });
  catalogue = await openLiveCatalogue({ db, connection, clock: () => beforeChange, log });
});
afterAll(() => catalogue?.close());

/** A site where it is `now`. */
function at(now: Date, site = timed) {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi(
    (api) => {
      registerSearch(api, dependencies);
      registerOffers(api, dependencies);
    },
    { site, now },
  );
  const read = async (path: string) => (await ask(path)).json();
  return {
    async cheapest() {
      const [answer] = searchTours.answer.parse(await read(`/core/search?${june}&CURRENCY=PLN`));
      return hotelRows(answer!.prices)[0]!;
    },
    async open(claim: string) {
      const opened = offerCall.answer.parse(await read(`/core/offer?claim=${encodeURIComponent(claim)}`));
      if (opened.status !== 'priced') throw new Error('The offer has gone');
      return opened;
    },
  };
}

const euros = 595 + 480 + 32;

test('[S-4.6-04] offers and receipts are worth yesterday’s rate until the rates change, and today’s from then on', async () => {
  const early = await at(beforeChange).cheapest();
  expect(early.price).toBe(euros * 4);
  expect((await at(beforeChange).open(early.cat_Claim)).receipt).toMatchObject({
    total: euros * 4,
    rateDate: '2026-11-20',
  });

  const late = await at(afterChange).cheapest();
  expect(late.price).toBe(euros * 5);
  expect((await at(afterChange).open(late.cat_Claim)).receipt.rateDate).toBe('2026-11-21');
});

test('a claim that is opened after the rates have changed says so line by line', async () => {
  const { cat_Claim } = await at(beforeChange).cheapest();
  const opened = await at(afterChange).open(cat_Claim);
  expect(opened.shownPrice).toBe(euros * 4);
  expect(opened.receipt.total).toBe(euros * 5);
  expect(opened.changes.reduce((sum, { before, after }) => sum + after - before, 0)).toBe(euros);
});

test('a site without the timer has today’s rate all day', async () => {
  const untimed = { ...timed, flags: { ...timed.flags, currencyTimer: false } };
  expect((await at(beforeChange, untimed).cheapest()).price).toBe(euros * 5);
});
