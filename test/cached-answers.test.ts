import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHotel, registerHotelCards } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const open = () =>
  openLiveCatalogue({ db, connection, clock: () => now, log: pino({ level: 'silent' }), threads: 0 });
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  catalogue = await open();
});
afterAll(() => catalogue?.close());

const apiOf = (over: LiveCatalogue) =>
  testApi(
    (api) => {
      const dependencies = { db, catalogue: over, claimSecret: 'a secret that is long enough for a test' };
      registerSearch(api, dependencies);
      registerOffers(api, dependencies);
      registerLookups(api, dependencies);
      registerHotel(api, dependencies);
      registerHotelCards(api, dependencies);
    },
    { now, checkAnswers: false },
  );

const trip = 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';

const questions = [
  `/core/search?${trip}`,
  `/core/search?${trip}&CURRENCY=USD`,
  `/core/search?${trip}&lang=ru&ADULT=1`,
  '/core/search?SEARCH_TYPE=hotels&TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612',
  `/core/room-prices?HOTEL_INC=1&${trip}`,
  `/core/room-prices?HOTEL_INC=2&${trip}`,
  '/core/search/States?townFrom=2',
  '/core/search/PriceRange?townFrom=2&state=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612',
  '/core/search/Calendar?townFrom=2&state=3&from=20270601&to=20270630',
  '/core/search/Stays?townFrom=2&state=3&from=20270601&to=20270630',
  '/core/search/Nights?townFrom=2&state=3&checkInBeg=20270605&checkInEnd=20270612',
  '/core/search/TownFroms',
  '/core/search/Hotels?townFrom=2&state=3',
  '/core/hotel-cards?hotels=1,2',
  '/core/hotel?hotel=1',
  '/core/hotel?hotel=1&lang=ru',
  '/core/hotel-images?hotels=1,2',
];

/** What an operator changes: prices, rates, names. */
const changes: ((amount: number) => Promise<unknown>)[] = [
  (amount) =>
    db
      .updateTable('contract_season')
      .set({ double_amount: 5_000 + amount })
      .execute(),
  (amount) =>
    db
      .updateTable('exchange_rate')
      .set({ per_euro: `${1 + amount / 1_000}` })
      .execute(),
  (amount) =>
    db
      .updateTable('hotel')
      .set({ name: { en: `Hotel ${amount}`, ru: `Отель ${amount}` } })
      .where('id', '=', 1)
      .execute(),
  (amount) =>
    db
      .insertInto('hotel_text')
      .values({
        hotel_id: 1,
        key: `note-${amount}`,
        title: { en: 'A note', ru: 'Заметка' },
        body: { en: `Note ${amount}`, ru: '' },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  (amount) =>
    db
      .insertInto('image')
      .values({
        id: 10_000 + amount,
        hotel_id: 1,
        position: amount,
        src: `/img/${amount}.webp`,
        alt: { en: `View ${amount}`, ru: '' },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  (amount) =>
    db
      .updateTable('departure_town')
      .set({ name: { en: `Riga ${amount}`, ru: `Рига ${amount}` } })
      .execute(),
];

test('whatever changes, an answer that may be remembered is what one who reads everything anew would give', async () => {
  const random = seededRandom(71);
  const any = <One>(of: readonly One[]) => of[Math.floor(random() * of.length)]!;
  const { ask } = apiOf(catalogue);
  const differing = new Set<string>();
  let last = new Map<string, string>();
  for (let change = 0; change < 40; change++) {
    await any(changes)(Math.floor(random() * 1_000));
    await catalogue.refresh();
    const fresh = await open();
    const { ask: askAnew } = apiOf(fresh);
    const answers = new Map<string, string>();
    for (let time = 0; time < 12; time++) {
      const question = any(questions);
      const answer = await (await ask(question)).text();
      expect(answer, question).toBe(await (await askAnew(question)).text());
      if ((last.get(question) ?? answer) !== answer) differing.add(question);
      answers.set(question, answer);
    }
    last = answers;
    await fresh.close();
  }
  expect(differing.size, 'the changes are seen in the answers').toBeGreaterThan(8);
});
