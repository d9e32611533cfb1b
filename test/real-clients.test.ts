import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { plainDate } from '#lib/plain-date.ts';
import { testApp } from '#server/test-app.ts';
import { clientRequests } from './client-requests.ts';
import { named } from './named.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSmallContent } from './small-content.ts';
import { addSmallOffices } from './small-offices.ts';

const database = await openTestDatabase();
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  const { db, connection } = database;
  await addSearchChoice(db);
  await addSmallContent(db);
  await addSmallOffices(db);
  // The operator's own numbers of two currencies; that of PLN is the one of ISO 4217.
  await db
    .insertInto('currency')
    .values([
      { code: 'RUB', inc: 1, name: named('Rouble') },
      { code: 'EUR', inc: 2, name: named('Euro') },
    ])
    .execute();
  await db
    .insertInto('exchange_rate')
    .values({ currency: 'RUB', date: plainDate('2026-11-01'), per_euro: '100' })
    .execute();
  const clock = () => new Date('2026-11-21T10:00:00Z');
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, { catalogue, clock, serviceToken });
});
afterAll(() => catalogue?.close());

const ask = (line: string) => app.ask(line, { headers: { authorization: `Bearer ${serviceToken}` } });

/** The answer of a line without claims, which are signed anew each time. */
async function answerOf(line: string): Promise<string> {
  const response = await ask(line);
  const text = await response.text();
  expect(response.status, `${line}\n${text}`).toBe(200);
  return text.replace(/"(cat_Claim|claim)":"[^"]*"/g, '"$1":""');
}

test('there are lines of every kind of call that clients make', () => {
  expect(clientRequests.length).toBeGreaterThan(75);
  const paths = new Set(clientRequests.map(({ sent }) => sent.split('?')[0]!.toLowerCase()));
  expect(paths.size).toBeGreaterThan(35);
});

test.each(clientRequests)('$sent is answered', async ({ sent, same }) => {
  const answer = await answerOf(sent);
  if (same) expect(JSON.parse(answer)).toEqual(JSON.parse(await answerOf(same)));
  else expect(rowsOf(JSON.parse(answer))).not.toEqual([]);
});

const rowsOf = (answer: { prices?: unknown; days?: unknown }[] & { days?: unknown }) =>
  answer.days ?? answer[0]?.prices ?? answer;

test('what differs is told apart: an answer in another currency, of another kind, of another page', async () => {
  const week = 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&SORT_TYPE=0';
  const answers = await Promise.all(
    ['', 'CURRENCY=1', 'SEARCH_TYPE=PACKET_ONLY_HOTELS', 'RECONPAGE=1', 'FILTER=6', 'TOURTYPE=13'].map(
      (changes) => answerOf(`/core/search?${week}&${changes}`),
    ),
  );
  expect(new Set(answers).size).toBe(answers.length);
});

test('rows say everything that such clients read, under both names of what has two [W-3.3-01]', async () => {
  const week =
    'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270605&TOUR=301&HOTELLIST=1&MEALLIST=1';
  const response = await ask(`/core/search?${week}`);
  const [{ prices, result }] = (await response.json()) as [{ prices: Row[]; result: Row }];
  expect(prices[0]).toMatchObject({
    mealName: 'Breakfast',
    roomName: 'Double',
    htPlaceName: 'DBL+CHD',
    starName: '5*',
    stars: '5*',
    starInc: 5,
    hotelInc: 1,
    townInc: 311,
    price: 1_107,
    converted_price: 1_107,
    priceOld: 1_212,
    checkIn: '2027-06-05',
    checkOut: '2027-06-12',
  });
  expect(prices[0]?.claim).toBe(prices[0]?.cat_Claim);
  expect(prices[0]?.claim).toMatch(/^.{20,}$/);
  expect(result).toMatchObject({ pages: 1, pageCount: 1, minPrice: 1_107 });
});

type Row = Record<string, unknown>;

test('lowest prices of lookups and of the search are all of the party', async () => {
  const [country] = (await (await ask('/core/search/States?townFrom=2&searchType=tour')).json()) as Row[];
  expect(Math.ceil(Number(country?.minPrice ?? 0) / 2)).toBe(country?.minPricePerPerson ?? 0);
  const { app: june } = await appOn('2027-05-30T10:00:00Z');
  const states = (await (await june.ask('/core/search/States?townFrom=2')).json()) as Row[];
  const week = 'CHECKIN_BEG=20270531&CHECKIN_END=20270714&NIGHTMIN=7&NIGHTMAX=7&ADULT=2';
  const [{ result }] = (await (await june.ask(`/core/search?TOWNFROM=2&STATEINC=3&${week}`)).json()) as [
    { result: Row },
  ];
  expect(states[0]).toMatchObject({ state: 3, minPrice: result.minPrice });
  expect(Number(states[0]?.minPricePerPerson)).toBe(Math.ceil(Number(result.minPrice) / 2));
});

/** The same operator as of another moment. */
async function appOn(now: string, settings: Parameters<typeof testApp>[1] & object = {}) {
  const clock = () => new Date(now);
  return { app: await testApp(database, { catalogue, clock, serviceToken, ...settings }) };
}

test('a window longer than the server looks into is refused with the longest that is answered', async () => {
  const { app: short } = await appOn('2026-11-21T10:00:00Z', { settings: { longestWindowDays: 90 } });
  const refusal = async (line: string) => {
    const response = await short.ask(line);
    return response.status === 200 ? [] : ((await response.json()) as { errors: object[] }).errors;
  };
  const reason = 'is more than 90 days after the first day, the longest that is answered';
  const from = 'CHECKIN_BEG=20270605&NIGHTMIN=7&NIGHTMAX=7';
  for (const line of ['search?TOWNFROM=2&STATEINC=3', 'room-prices?HOTEL_INC=1&TOWNFROM=2']) {
    expect(await refusal(`/core/${line}&${from}&CHECKIN_END=20270903`)).toEqual([]);
    expect(await refusal(`/core/${line}&${from}&CHECKIN_END=20270904`)).toEqual([
      { field: 'CHECKIN_END', reason },
    ]);
  }
  const nights = '/core/search/Nights?townFrom=2&state=3&checkInBeg=20270605';
  expect(await refusal(`${nights}&checkInEnd=20270904`)).toEqual([{ field: 'checkInEnd', reason }]);
});

test('a preview tells what it left out, a strict server refuses it', async () => {
  const line = '/core/search/States?townFrom=2&xdebug=1';
  const { app: preview } = await appOn('2026-11-21T10:00:00Z', { settings: { preview: true } });
  const told = await preview.ask(line);
  expect([told.status, told.headers.get('warning')]).toEqual([200, expect.stringContaining('xdebug')]);
  const { app: strict } = await appOn('2026-11-21T10:00:00Z', { settings: { strictParameters: true } });
  expect((await strict.ask(line)).status).toBe(400);
  expect((await ask(line)).headers.has('warning')).toBe(false);
});

const comment = 'телефон: +371 20000000\nemail: anna@mail.example\nadditional: ';
const notGiven = { email: '', emailto: '', faddress: '', requestKey: '', pass: '', kind: '' };

test.each([
  [{ authorization: 'Bearer of.a.partner' }, 200],
  [{ 'x-api-key': 'key-of-a-partner' }, 200],
  [{}, 403],
  [{ 'x-api-key': 'key-of-a-partner', origin: 'https://evil.example' }, 200],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
])('the feedback call of a server without an Origin, with %j, is answered %d', async (headers, status) => {
  await app.ready();
  onTestFinished(app.close);
  const body = new URLSearchParams({ name: 'Anna', phone: '+371 20000000', comment, ...notGiven });
  const sent = await app.ask('/b2c/feedback', { method: 'POST', headers, body });
  expect(sent.status, await sent.clone().text()).toBe(status);
});
