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
import { loadHotel } from '#web/shop/hotel/hotel-loader.ts';
import { loadResults } from '#web/shop/results/results-loader.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { readBook } from './read-book.ts';
import { addSearchChoice } from './search-choice.ts';

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
