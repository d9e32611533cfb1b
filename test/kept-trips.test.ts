import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { testApp } from '#server/test-app.ts';
import { travellerContext } from '#web/context/context.ts';
import { travellerCookie } from '#web/context/user/traveller-here.ts';
import { restoreKept, toggleKept } from '#web/lists/change-list.ts';
import { loader } from '#web/lists/favourites-page.tsx';
import { keptList } from '#web/lists/kept-lists.ts';
import { keptTrips } from '#web/lists/kept-trips.ts';
import { syncLists } from '#web/lists/sync-lists.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db, connection } = database;
const now = new Date('2026-11-21T10:00:00Z');
const clock = () => now;
const origin = 'http://localhost:3000';
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let who: { authorization: string };

beforeAll(async () => {
  await addSearchChoice(db);
  const { anna } = await addSmallAgencies(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, { catalogue, clock });
  await app.ready();
  const token = await beginSession(db, { ...anna, managerId: undefined }, now, 'b2c-com');
  who = { authorization: `Bearer ${token}` };
});
afterAll(async () => {
  await app?.close();
  await catalogue?.close();
});
vi.setConfig({ testTimeout: 60_000 });

const sent: string[] = [];
beforeEach(async () => {
  await db.deleteFrom('kept_list').execute();
  sent.length = 0;
  vi.stubGlobal('document', { cookie: `${travellerCookie}=7` });
  vi.stubGlobal(
    'fetch',
    (path: string, { method = 'GET', body }: { method?: string; body?: URLSearchParams } = {}) => {
      sent.push(method);
      const headers = body ? { ...who, 'content-type': 'application/x-www-form-urlencoded' } : who;
      return app.ask(origin + path, { method, headers, ...(body && { body: body.toString() }) });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A device with a storage of its own; what is done on it is done when the lists are in step. */
function newDevice() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  return async (act: () => void = () => {}) => {
    vi.stubGlobal('localStorage', storage);
    act();
    await vi.dynamicImportSettled();
    await syncLists();
    return { favourites: keptList('favorites'), trips: Object.fromEntries(keptTrips()) };
  };
}

const trip = (day: string, party = 'ADULT=2&CHILD=1&AGES=6') =>
  `TOWNFROM=2&CHECKIN_BEG=${day}&CHECKIN_END=${day}&NIGHTMIN=7&NIGHTMAX=7&${party}`;
const [june, july] = [trip('20270605'), trip('20270701', 'ADULT=1')];

test('a hotel comes to another device with the trip that it was kept for, and with the later one when that changes [S-4.7-04] [S-4.7-06]', async () => {
  const [desk, phone] = [newDevice(), newDevice()];
  await desk(() => toggleKept('favorites', 2, june));
  expect(await phone()).toEqual({ favourites: [2], trips: { 2: june } });

  // Put into the other list from another page: the hotel has one trip on every device.
  await phone(() => toggleKept('compare', 2, july));
  expect((await desk()).trips).toEqual({ 2: july });
  expect((await newDevice()()).trips).toEqual({ 2: july });

  await desk(() => {
    toggleKept('favorites', 2);
    restoreKept('favorites', 2, 0, june);
  });
  expect(await phone()).toEqual({ favourites: [2], trips: { 2: june } });
});

test('a device that has seen nothing of a change undoes nothing of it, and sends nothing that the server has', async () => {
  const [desk, phone] = [newDevice(), newDevice()];
  await desk(() => toggleKept('favorites', 2, june));
  await phone();
  await phone(() => toggleKept('favorites', 2));
  await phone(() => toggleKept('favorites', 2, july));
  await desk(() => toggleKept('favorites', 3, june));
  const both = { favourites: [2, 3], trips: { 2: july, 3: june } };
  expect([await desk(), await phone()]).toEqual([both, both]);
  sent.length = 0;
  await desk();
  expect(new Set(sent)).toEqual(new Set(['GET']));
});

test('what was kept before signing in goes with its trips, in parts that a form takes; what is no trip stays', async () => {
  const desk = newDevice();
  vi.stubGlobal('document', { cookie: '' });
  await desk(() => {
    for (let inc = 1; inc <= 400; inc++) toggleKept('favorites', inc, inc === 400 ? 'offer=abc' : june);
  });
  vi.stubGlobal('document', { cookie: `${travellerCookie}=7` });
  await desk();
  const { favourites, trips } = await newDevice()();
  expect(favourites).toHaveLength(400);
  expect(Object.keys(trips)).toHaveLength(399);
});

test('the page of the favourites says each hotel with its trip, also without scripts', async () => {
  const phone = newDevice();
  await phone(() => {
    toggleKept('favorites', 2, june);
    toggleKept('favorites', 3);
  });
  const context = pageContext((path, init) => {
    const headers = { ...Object.fromEntries(init?.headers ?? []), ...who };
    return app.ask(path.replace(/^http:\/\/localhost(?=\/)/, origin), { ...init, headers } as RequestInit);
  }, now);
  context.set(travellerContext, { name: 'Anna', email: 'anna@agency.example' });
  const url = new URL('/favorites', origin);
  const args = { context, url, request: new Request(url), params: {} } as unknown as Parameters<
    typeof loader
  >[0]; // all that it reads
  const { kept } = await loader(args);
  expect(kept?.list.trips).toEqual(new Map([[2, june]]));
  const addresses = kept!.newest.map(({ trip: of, told }) => [
    of,
    told.hotels[0]!.inc,
    told.hotels[0]!.found?.address,
  ]);
  expect(addresses).toHaveLength(2);
  const [, , address] = addresses.find(([of]) => of === june)!;
  const asked = new URL(`${address}`, origin).searchParams;
  expect([asked.get('CHECKIN_BEG'), asked.get('ADULT'), asked.get('AGES')]).toEqual(['20270605', '2', '6']);
});
