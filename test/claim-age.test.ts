import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { offerCall } from '#calls/hotel.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { openTestDatabase } from './open-test-database.ts';
import { june } from './search-test-api.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
const shown = new Date('2026-11-21T10:00:40Z');
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  const log = pino({ level: 'silent' });
  catalogue = await openLiveCatalogue({ db, connection, clock: () => shown, log });
});
afterAll(() => catalogue?.close());

/** A server where it is `now`, which holds prices for so many hours. */
function at(now: Date, claimMaxAge?: number) {
  const dependencies = { db, catalogue, claimMaxAge, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi(
    (api) => {
      registerSearch(api, dependencies);
      registerOffers(api, dependencies);
    },
    { site: defaultSite, now },
  );
  const read = async (path: string) => (await ask(path)).json();
  return {
    async cheapest() {
      const [answer] = searchTours.answer.parse(await read(`/core/search?${june}`));
      return hotelRows(answer!.prices)[0]!;
    },
    async open(claim: string) {
      const opened = offerCall.answer.parse(await read(`/core/offer?${new URLSearchParams({ claim })}`));
      if (opened.status !== 'priced') throw new Error('The offer has gone');
      return opened;
    },
  };
}

const after = (hours: number, minutes = 0) => new Date(shown.getTime() + (hours * 60 + minutes) * 60_000);

test('anyone who opens a claim is told when its price was computed, and gets a claim of now', async () => {
  const offer = await at(shown).cheapest();
  const opened = await at(after(2)).open(offer.cat_Claim);
  expect(opened).toMatchObject({ claimedAt: '2026-11-21T10:00:00.000Z', isOutdated: false });
  const again = await at(after(2, 5)).open(opened.offer.cat_Claim);
  expect(again).toMatchObject({ claimedAt: '2026-11-21T12:00:00.000Z', isOutdated: false });
});

test('a price is held for the hours of the setting; an older one is computed anew, and nothing of it is lost', async () => {
  const offer = await at(shown).cheapest();
  const open = (now: Date, hours?: number) => at(now, hours).open(offer.cat_Claim);
  expect((await open(after(23, 59), 24)).isOutdated).toBe(false);
  const late = await open(after(24, 1), 24);
  expect(late).toMatchObject({ isOutdated: true, shownPrice: offer.price, receipt: { total: offer.price } });
  expect((await at(after(24, 1), 24).open(late.offer.cat_Claim)).isOutdated).toBe(false);
  expect((await open(after(24 * 100))).isOutdated).toBe(false);
});

test('the same offer, asked for later, is of the same choice and price behind another minute', async () => {
  const [early, late] = [await at(shown).cheapest(), await at(after(0, 5)).cheapest()];
  expect(late.cat_Claim).not.toBe(early.cat_Claim);
  expect(late.cat_Claim.split('.')[0]).toBe(early.cat_Claim.split('.')[0]);
});
