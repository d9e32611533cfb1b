import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { readClaim } from '#domain/offers/claim.ts';
import { addDays, dayNumber, plainDate } from '#lib/plain-date.ts';
import type { HotelKind } from '#lib/travel-kind.ts';
import type { Catalogue } from '#price-search/catalogue.ts';
import { priceByTheBook } from '#price-search/oracle.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { loadHotel } from '#web/hotel/hotel-loader.ts';
import { loadResults } from '#web/results/results-loader.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { readBook } from './read-book.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed } from './search-test-api.ts';

const { db, connection } = await openTestDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const today = plainDate('2026-11-21');
const claimSecret = 'a secret that is long enough for a test';
let live: LiveCatalogue;
let book: Catalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  live = await openLiveCatalogue({ db, connection, clock: () => now, log: pino({ level: 'silent' }) });
  book = await readBook(db, today);
});
afterAll(() => live?.close());

function argsFor(path: string, params = {}) {
  const { ask } = testApi((api) => {
    const dependencies = { db, catalogue: live, claimSecret };
    registerLookups(api, dependencies);
    registerHotel(api, dependencies);
    registerSearch(api, dependencies);
    registerOffers(api, dependencies);
  });
  const url = new URL(path, 'http://localhost');
  return { context: pageContext(ask, now), url, request: new Request(url), params, pattern: '' };
}

/** A question by chance, of days about which something is sold. */
function randomQuestion(random: Random, kind: HotelKind): string {
  const below = (count: number) => Math.floor(random() * count);
  const from = addDays(plainDate('2027-06-01'), below(20));
  const nights = 5 + below(5);
  const ages = Array.from({ length: random() < 0.4 ? 1 + below(2) : 0 }, () => below(18)).sort(
    (a, b) => a - b,
  );
  return new URLSearchParams({
    STATEINC: '3',
    ...(kind === 'tour' ? { TOWNFROM: '2' } : {}),
    CHECKIN_BEG: from.replaceAll('-', ''),
    CHECKIN_END: addDays(from, below(5)).replaceAll('-', ''),
    NIGHTMIN: `${nights}`,
    NIGHTMAX: `${nights + below(4)}`,
    ADULT: `${1 + below(3)}`,
    CHILD: `${ages.length}`,
    ...(ages.length > 0 ? { AGES: ages.join() } : {}),
  }).toString();
}

/** The price of what a claim names, by the book. */
function priceOf(token: string) {
  const claim = readClaim(token, claimSecret);
  if (claim?.kind !== 'tour') throw new Error('not a claim of a stay');
  const point = {
    market: 'com',
    currency: claim.currency,
    today: dayNumber(today),
    rateDay: dayNumber(today),
  };
  const answer = priceByTheBook(book, claim.choice, point);
  return answer.ok ? { price: answer.totalMinor / 100, isFastConfirm: !answer.onRequest } : answer;
}

/** The cards of the results: the page that each leads to, and the price on it. */
async function cardsOf(query: string, kind: HotelKind) {
  const { data } = await loadResults(argsFor(`/search/${kind}s?${query}`), kind);
  if (data.status !== 'asked') throw new Error(data.status);
  const outcome = await data.outcome;
  return outcome.ok ? outcome.answer.prices : [];
}

async function hotelPage(path: string, query: string, kind: HotelKind) {
  const [hotel, country] = path.split('/').slice(2).reverse();
  const { data } = await loadHotel(argsFor(`${path}?${query}`, { hotel, country }), kind);
  if (!data.prices.ok) throw new Error('no prices');
  return data.prices;
}

test('on 1,000 pages of hotels, for parties by chance, each price is that of the oracle, and the first is that of the card', async () => {
  const random = seededRandom(15);
  let pages = 0;
  let prices = 0;
  for (let i = 0; pages < 1_000; i++) {
    const kind = i % 3 === 0 ? 'hotel' : 'tour';
    const query = randomQuestion(random, kind);
    for (const card of await cardsOf(query, kind)) {
      const page = await hotelPage(card.path, query, kind);
      const rows = page.groups.flatMap((group) => group.rows);
      expect([rows[0]?.price, page.offerCount], query).toEqual([card.price, card.offerCount]);
      expect(page.groups.reduce((sum, { total }) => sum + total, 0)).toBe(page.offerCount);
      for (const { claim, price, isFastConfirm } of rows)
        expect({ query, price, isFastConfirm }).toEqual({ query, ...priceOf(claim) });
      pages++;
      prices += rows.length;
    }
  }
  expect(prices).toBeGreaterThan(2_000);
}, 240_000);

const june = 'CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

test.each([
  ['tour', '/tours/turkey/marenza-palms', 'TOWNFROM=2&COSTMAX=1', ['filters']],
  ['tour', '/tours/turkey/marenza-palms', 'TOWNFROM=2&COSTMAX=1&CHARTER=0', ['filters']],
  ['tour', '/tours/turkey/marenza-palms', 'TOWNFROM=2&NIGHTMIN=9&NIGHTMAX=9', ['nights']],
  ['tour', '/tours/turkey/marenza-palms', 'TOWNFROM=2&CHECKIN_BEG=20270603&CHECKIN_END=20270603', ['dates']],
  ['hotel', '/hotels/turkey/marenza-palms', 'MOMENT_CONFIRM=1&COSTMAX=1', ['filters']],
  ['cruise', '/cruise/blue-pearl', 'TOWNFROM=2&CHECKIN_BEG=20270607&CHECKIN_END=20270607', ['dates']],
  ['cruise', '/cruise/blue-pearl', 'TOWNFROM=2&NIGHTMIN=5&NIGHTMAX=5', ['nights']],
] as const)(
  'where a page of a %s, %s, has nothing for %s, each way out leads to as many offers as it says, from its price',
  async (kind, path, asked, some) => {
    const query = `${changed(june, asked)}`;
    const { offerCount, ways } = await hotelPage(path, query, kind);
    expect(offerCount).toBe(0);
    expect(ways.map(({ change }) => change)).toEqual(expect.arrayContaining([...some]));
    for (const way of ways) {
      const led = await hotelPage(path, `${changed(query, `${new URLSearchParams(way.query)}`)}`, kind);
      const price = Math.min(...led.groups.flatMap(({ rows }) => rows.map((row) => row.price)));
      expect([led.offerCount, price], way.change).toEqual([way.count, way.price]);
      expect(led.ways).toEqual([]);
    }
  },
);
