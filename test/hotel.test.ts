import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerHotel, registerHotelCards } from '#api/core-hotel.ts';
import { registerHotelFacts } from '#api/core-hotel-facts.ts';
import { testApi } from '#api/test-api.ts';
import { hotelCall, hotelCards, hotelFacts, hotelImages, roomDetails } from '#calls/hotel.ts';
import type { DB } from '#db/schema.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallLiner } from './small-liner.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
const secret = { claimSecret: 'a secret that is long enough for a test' };
let catalogue: LiveCatalogue;
let ask: ReturnType<typeof testApi>['ask'];
beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallLiner(db);
  const clock = () => new Date('2026-11-21T10:00:00Z');
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  const dependencies = { db, catalogue, ...secret };
  ask = testApi((api) => {
    registerHotel(api, dependencies);
    registerHotelCards(api, dependencies);
    registerHotelFacts(api, dependencies);
  }).ask;
});
afterAll(() => catalogue?.close());

async function get<Schema extends z.ZodType>(
  { answer }: { answer: Schema },
  path: string,
): Promise<z.output<Schema>> {
  const response = await ask(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return answer.parse(await response.json());
}

const hotel = (name: string, more = '') =>
  get(hotelCall, `/core/hotel?hotel=${encodeURIComponent(name)}${more}`);

test('a hotel tells everything that its page shows [W-3.5-01] [W-7-37]', async () => {
  const liner = await hotel('90', '&lang=ru');
  expect(liner.code).toBe(200);
  expect(liner.info).toEqual({
    inc: 90,
    name: 'Blue Pearl',
    slug: 'blue-pearl',
    star: '5*',
    starKey: '5',
    address: '',
    paragraph: 'Корабль.',
    latitude: 40.9,
    longitude: 29.1,
    onSale: true,
    remote: false,
    cruiseItinerary: '/itineraries/sea/cruise',
    panaroma3Ds: ['https://view.example/90'],
    registryCode: 'TR-07-90',
    registryUrl: 'https://registry.example/90',
    topHotelRating: { id: 'r90' },
    videoDate: '2026-06-01',
    videoLink: 'https://video.example/90',
    builtYear: null,
    renovatedYear: null,
    roomCount: null,
    rating: null,
    ratingCount: 0,
    airportCode: 'AYT',
    airportName: 'Анталья',
    guestTax: '',
  });
  expect(liner.state).toEqual({
    inc: 90,
    name: 'Морские круизы',
    lname: 'Sea cruises',
    slug: 'sea',
    isCruise: true,
  });
  expect([liner.region?.slug, liner.town?.slug]).toEqual(['aegean', 'istanbul']);
  expect(liner.texts.map(({ key, image }) => [key, image])).toEqual([
    ['linerroute', null],
    ['cabindiagram1', '/media/deck-1.svg'],
  ]);
  expect(liner.images.map(({ img }) => img)).toEqual(['/media/2.svg', '/media/1.svg']);
  expect((await hotel('1')).attr[0]).toMatchObject({ inc: 53, name: 'To the sea', value: '150' });
});

const cabin = {
  room: 900,
  name: 'Внешняя каюта',
  lname: 'Outside cabin',
  description: 'With a window.',
  window: 'sea',
  desc: [
    { attribute: 10_001, value: '14', name: 'Площадь, м²', lname: 'Area, m²' },
    { attribute: 10_002, value: '1 двуспальная', name: 'Кровати', lname: 'Beds' },
    { attribute: 10_003, value: 'sea', name: 'Вид из окна', lname: 'View' },
    { attribute: 10_004, value: '2', name: 'Гостей, не более', lname: 'Guests at most' },
  ],
  resreg: 'TR-07-90',
  areaM2: 14,
  beds: '1 двуспальная',
  guests: 2,
  images: [{ img: '/media/3.svg', alt: 'Picture 3' }],
};

test('rooms come with the hotel, or by their incs for cards [W-3.5-01] [W-2.11-59]', async () => {
  expect((await hotel('90', '&lang=ru')).rooms).toEqual([cabin]);
  const [double, outside, ...more] = await get(roomDetails, '/core/room-details?rooms=900,10,77&lang=ru');
  expect(outside).toEqual({ hotel: 90, ...cabin });
  expect(double).toMatchObject({
    hotel: 1,
    room: 10,
    name: 'Двухместный',
    desc: [{ value: '3' }],
    images: [],
  });
  expect(more).toEqual([]);
});

test('hotels of a list are told in one answer, in its order, and unknown ones are left out', async () => {
  const found = await get(hotelCards, '/core/hotel-cards?hotels=90,999,1&lang=ru');
  expect(found.map(({ hotel: inc }) => inc)).toEqual([90, 1]);
  const { info, town, region, state, images } = await hotel('90', '&lang=ru');
  expect(found[0]).toEqual({
    hotel: 90,
    name: info?.name,
    slug: info?.slug,
    star: info?.star,
    rating: info?.rating,
    ratingCount: info?.ratingCount,
    town,
    region,
    state,
    image: images[0]?.img,
  });
});

test('facts of hotels side by side are those of their pages, in the order asked for', async () => {
  const found = await get(hotelFacts, '/core/hotel-facts?hotels=90,999,1&lang=ru');
  expect(found.map(({ hotel: inc }) => inc)).toEqual([90, 1]);
  for (const { hotel: inc, image, ...facts } of found) {
    const { info, attr, town, region, state, images } = await hotel(`${inc}`, '&lang=ru');
    expect({ ...info, attr, town, region, state }).toMatchObject(facts);
    expect(image).toBe(images[0]?.img ?? null);
  }
});

test("pictures of hotels are fetched by incs, without their rooms' and in order [W-2.11-59]", async () => {
  const found = await get(hotelImages, '/core/hotel-images?hotels=90,1,2,77');
  expect(found.map(({ hotel: inc, images }) => [inc, images.map(({ img }) => img)])).toEqual([
    [1, ['/media/4.svg']],
    [90, ['/media/2.svg', '/media/1.svg']],
  ]);
});

test.each([
  ['/core/hotel-cards?hotels=', 'hotels'],
  ['/core/hotel-facts', 'hotels'],
  ['/core/hotel-facts?hotels=one', 'hotels'],
  [`/core/hotel-facts?hotels=${Array.from({ length: 21 }, (_, inc) => inc)}`, 'hotels'],
  ['/core/hotel-images', 'hotels'],
  ['/core/hotel-images?hotels=', 'hotels'],
  ['/core/hotel-images?hotels=1,two', 'hotels'],
  [`/core/hotel-images?hotels=${Array.from({ length: 51 }, (_, inc) => inc)}`, 'hotels'],
  ['/core/room-details?rooms=10&rooms=11', 'rooms'],
  ['/core/hotel', 'hotel'],
  [`/core/hotel?hotel=${'a'.repeat(10_000)}`, 'hotel'],
])('%s is refused, naming %s', async (path, field) => {
  const response = await ask(path);
  expect(response.status).toBe(400);
  const problem = (await response.json()) as { errors: { field: string }[] };
  expect(problem.errors[0]?.field).toBe(field);
});

test('a liner is found by its own path, and its hotel paths lead there [W-7-38] [W-2.11-03]', async () => {
  expect(await hotel('/cruise/blue-pearl')).toMatchObject({ code: 200, info: { inc: 90 } });
  for (const path of ['/hotels/sea/blue-pearl', '/tours/sea/blue-pearl'])
    expect(await hotel(path)).toMatchObject({ code: 301, redirect: '/cruise/blue-pearl' });
  expect(await hotel('/cruise/marenza-palms')).toMatchObject({
    code: 301,
    redirect: '/hotels/turkey/marenza-palms',
  });
});

test('a hotel whose slug is a number stands under the long name of its country [W-2.11-02]', async () => {
  const path = '/hotels/türkiye/1204';
  expect(await hotel(path)).toMatchObject({ code: 200, info: { inc: 7, onSale: false } });
  expect(await hotel(encodeURI(path))).toMatchObject({ code: 200, info: { inc: 7 } });
  expect(await hotel('/hotels/turkey/1204')).toMatchObject({ code: 301, redirect: encodeURI(path) });
  // The inc in place of a slug leads to the slug.
  expect(await hotel('/hotels/turkey/2')).toMatchObject({ code: 301, redirect: '/hotels/turkey/pinara-bay' });
});

test('slashes at the ends of a path are no matter; a slug alone is no path', async () => {
  expect(await hotel('hotels/turkey/marenza-palms/')).toMatchObject({ code: 200, info: { inc: 1 } });
  for (const name of [
    'marenza-palms',
    '/hotels/marenza-palms',
    '/hotels/turkey/marenza-palms/rooms',
    '/%E0%A4%A',
  ])
    expect(await hotel(name)).toMatchObject({ code: -1, texts: [] });
});

test("a partner's hotel has a negative inc [W-3.5-04]", async () => {
  expect(await hotel('-8')).toMatchObject({
    code: 200,
    info: { inc: -8, remote: true, name: 'Partner House' },
  });
});

test('while the primary is away a hotel is read from the replica, and what that says is not kept', async () => {
  const pool = new pg.Pool({ host: '/nowhere', database: 'x', user: 'x' });
  const nowhere = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const dependencies = { db: nowhere, reads: db, catalogue, ...secret };
  const { ask: askAnyway } = testApi((api) => {
    registerHotel(api, dependencies);
    registerHotelCards(api, dependencies);
  });
  for (const path of ['/core/hotel?hotel=90', '/core/hotel-images?hotels=1', '/core/room-details?rooms=10']) {
    const [first, again] = [await askAnyway(path), await askAnyway(path)];
    expect([first.status, again.status], path).toEqual([200, 200]);
    expect(await first.json(), path).toEqual(await (await ask(path)).json());
    expect(again.headers.get('cache-control'), path).toBe('no-store');
  }
});
