import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSearch } from '#api/core-search.ts';
import { registerServices } from '#api/services.ts';
import { testApi } from '#api/test-api.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { loadServices } from '#web/results/services/load-services.ts';
import { named } from './named.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSmallOperator } from './small-operator.ts';
import { addSmallServices } from './small-services.ts';

const { db, connection } = await openTestDatabase();
const now = new Date('2027-06-10T10:00:00Z');
const today = plainDate('2027-06-10');
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
const random = seededRandom(15);
const below = (count: number) => Math.floor(random() * count);
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallServices(db);
  await addMorePrices();
  catalogue = await openLiveCatalogue({
    db,
    connection,
    clock: () => now,
    log: pino({ level: 'silent' }),
  });
});
afterAll(() => catalogue?.close());

/** Thousandths of a currency that a euro buys. */
const perEuro: Record<string, bigint> = { EUR: 1_000n, USD: 1_250n, CZK: 24_321n };
const currencies = Object.keys(perEuro);

/** Prices by chance: of three kinds, in two towns or in all of them, in three currencies, for some days of the summer. */
async function addMorePrices() {
  await db
    .insertInto('exchange_rate')
    .values({ currency: 'CZK', date: plainDate('2026-11-01'), per_euro: '24.321' })
    .execute();
  const at = { latitude: 36.54, longitude: 32, airport_code: 'AYT' };
  await db
    .insertInto('town')
    .values({ ...at, id: 312, region_id: 31, slug: 'alanya', name: named('Alanya', 'Аланья') })
    .execute();
  const priceOf = (index: number) => {
    const from = addDays(today, below(60) - 20);
    return {
      id: 100 + index,
      service_type_id: [69, 56, 12][below(3)]!,
      departure_country_id: 428,
      state_id: 3,
      town_id: [null, 311, 312][below(3)]!,
      name: named(`Service ${index}`),
      currency: currencies[below(3)]!,
      adult_amount: 50 + below(9_000),
      child_amount: below(3_000),
      date_from: from,
      date_to: addDays(from, below(40)),
    };
  };
  const prices = Array.from({ length: 40 }, (_, index) => priceOf(index));
  await db.insertInto('service_price').values(prices).execute();
}

/** Most adults and children of each kind ([W]§9). */
const limits: Record<number, [number, number]> = { 69: [200, 4], 56: [1, 0], 12: [8, 3] };

function randomSearch(chance: Random) {
  const upTo = (most: number) => Math.floor(chance() * (most + 1));
  const type = [69, 56, 12][upTo(2)]!;
  const [adults, children] = limits[type]!;
  const from = addDays(today, upTo(60) - 5);
  return {
    type,
    town: [undefined, 311, 312][upTo(2)],
    from,
    to: addDays(from, upTo(20)),
    adults: Math.min(adults, 1 + upTo(7)),
    childAges: Array.from({ length: Math.min(children, upTo(3)) }, () => upTo(12)).sort((a, b) => a - b),
    currency: currencies[upTo(2)]!,
    costMin: chance() < 0.3 ? 1 + upTo(60) : undefined,
    costMax: chance() < 0.3 ? 100 + upTo(600) : undefined,
  };
}

type Search = ReturnType<typeof randomSearch>;

const addressOf = ({ type, town, from, to, adults, childAges, currency, costMin, costMax }: Search) =>
  new URLSearchParams({
    ServiceType: `${type}`,
    StateFrom: '428',
    State: '3',
    Town: `${town ?? -2_147_483_647}`,
    dateFrom: from.replaceAll('-', ''),
    dateTo: to.replaceAll('-', ''),
    AdultCount: `${adults}`,
    ChildCount: `${childAges.length}`,
    ...(childAges.length > 0 ? { ChildAgeList: childAges.join() } : {}),
    Currency: currency,
    ...(costMin === undefined ? {} : { COSTMIN: `${costMin}` }),
    ...(costMax === undefined ? {} : { COSTMAX: `${costMax}` }),
  });

type Price = Awaited<ReturnType<typeof readPrices>>[number];
const readPrices = () => db.selectFrom('service_price').selectAll().execute();

/** What a list of prices says by the book, in fractions: each part is rounded half up to a whole unit. */
function pricesByTheBook(prices: readonly Price[], asked: Search): number[] {
  const inUnits = (minor: number, currency: string) => {
    const over = 100n * perEuro[currency]!;
    return Number((2n * BigInt(minor) * perEuro[asked.currency]! + over) / (2n * over));
  };
  return prices
    .filter(
      (price) =>
        price.service_type_id === asked.type &&
        price.departure_country_id === 428 &&
        (asked.town === undefined || price.town_id === null || price.town_id === asked.town) &&
        price.date_from <= asked.to &&
        price.date_to >= asked.from &&
        price.date_to > today && // nothing of today is sold any more
        asked.to > today,
    )
    .map(
      ({ currency, adult_amount, child_amount }) =>
        inUnits(asked.adults * adult_amount, currency) +
        inUnits(asked.childAges.length * child_amount, currency),
    )
    .filter((cost) => cost >= (asked.costMin ?? 0) && cost <= (asked.costMax ?? Number.POSITIVE_INFINITY));
}

function openApi() {
  return testApi(
    (api) => {
      registerServices(api, { db, catalogue });
      registerSearch(api, { db, catalogue, claimSecret: 'a secret that is long enough for a test' });
    },
    { serviceToken, now },
  );
}

async function onPage(query: URLSearchParams) {
  const url = new URL(`/search/services?${query}`, 'http://localhost');
  const context = pageContext(openApi().ask, now, serviceToken);
  const args = { context, url, request: new Request(url), params: {}, pattern: '' };
  const { data } = (await loadServices(args)) as Awaited<ReturnType<typeof loadServices>>;
  if (data.status !== 'asked') throw new Error(`${url}: ${JSON.stringify(data)}`);
  return { count: data.found.total, lowest: data.found.minPrice };
}

test('of 200 searches for services the page counts what the call counts, and what the list of prices says', async () => {
  const prices = await readPrices();
  const chance = seededRandom(16);
  const found = new Map<number, number>();
  for (let i = 0; i < 200; i++) {
    const asked = randomSearch(chance);
    const query = addressOf(asked);
    const answer = await openApi().ask(`/core/search?SEARCH_TYPE=services&${query}`);
    const [called] = searchTours.answer.parse(await answer.json());
    const costs = pricesByTheBook(prices, asked);
    const sold = { count: costs.length, lowest: costs.length > 0 ? Math.min(...costs) : null };
    const call = { count: called?.result.countTotal, lowest: called?.result.minPrice };
    expect({ asked, page: await onPage(query), call }).toEqual({ asked, page: sold, call: sold });
    if (sold.count > 0) found.set(asked.type, (found.get(asked.type) ?? 0) + 1);
  }
  for (const type of [69, 56, 12]) expect(found.get(type), `${type}`).toBeGreaterThan(10);
}, 120_000);
