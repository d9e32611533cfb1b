import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedback } from '#calls/feedback.ts';
import { roomPrices } from '#calls/hotel.ts';
import { setNotify } from '#calls/notify.ts';
import { deleteAccount } from '#calls/traveller-account.ts';
import { forgetTraveller, ownRequests, savedTravellers, saveTraveller } from '#calls/traveller-things.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { Principal } from '#lib/principal.ts';
import { testApp } from '#server/test-app.ts';
import { callerContext } from '#web/context/context.ts';
import { travellerField } from '#web/parts/form/contact-field-names.ts';
import { loadRequest, sendRequest } from '#web/requests/request-loader.ts';
import { shownOffer, shownOfferOf } from '#web/requests/shown-offer.ts';
import { callsAs, type Who } from './calls-as.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSmallAgencies, beginSession, everyPassword } from './small-agencies.ts';

const database = await openTestDatabase();
const { db, connection } = database;
const now = new Date('2026-11-21T10:00:00Z');
const clock = () => now;
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let people: Awaited<ReturnType<typeof addSmallAgencies>>;
let [anna, paul]: Who[] = [];

/** Somebody of the small agencies, for themselves. */
const travelling = async (who: 'anna' | 'paul'): Promise<Who> => ({
  authorization: `Bearer ${await beginSession(db, { ...people[who], managerId: undefined }, now, 'b2c-com')}`,
});

beforeAll(async () => {
  await addSearchChoice(db);
  people = await addSmallAgencies(db);
  // Without a place, a person is a traveller and nothing else.
  await db.deleteFrom('manager').where('inc', '=', people.paul.managerId).execute();
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, { catalogue, clock });
  await app.ready();
  [anna, paul] = [await travelling('anna'), await travelling('paul')];
});
afterAll(async () => {
  await app?.close();
  await catalogue?.close();
});
vi.setConfig({ testTimeout: 60_000 });

const { ask, told } = callsAs(() => app, 'http://localhost:3000');

const june = {
  STATEINC: '3',
  TOWNFROM: '2',
  CHECKIN_BEG: '20270605',
  CHECKIN_END: '20270605',
  NIGHTMIN: '7',
  NIGHTMAX: '7',
  ADULT: '2',
  CHILD: '1',
  AGES: '6',
  CURRENCY: 'EUR',
  HOTEL_INC: '2',
};

/** Sends a request, as the form of a page does; the e-mail in it may be anybody's. */
async function send(who: Who | undefined, { kind = 'request', email = 'vera@client.example' } = {}) {
  const { prices } = await told(roomPrices, june);
  const words = { comment: `телефон: \nemail: ${email}\nadditional: `, phone: '+371 20000000', name: 'Vera' };
  const form = { ...words, replyTo: email, kind, requestKey: crypto.randomUUID() };
  return (await told(feedback, { ...form, claim: prices[0]!.cat_Claim }, who)).number;
}

const numbersOf = async (who?: Who) =>
  (await told(ownRequests, {}, who)).requests.map(({ request }) => request);

test('a request that is sent signed in stands among those of its traveller, with the offer and its price of then', async () => {
  const { prices } = await told(roomPrices, june);
  const number = await send(paul);
  const { requests } = await told(ownRequests, {}, paul);
  expect(requests).toEqual([
    {
      request: number,
      sentAt: now.toISOString(),
      placeName: expect.any(String),
      currency: 'EUR',
      hotelName: expect.any(String),
      departsOn: '2027-06-05',
      nights: 7,
      adult: 2,
      ages: [6],
      total: prices[0]!.price,
      claim: expect.any(String),
    },
  ]);
  expect(requests[0]!.hotelName).not.toBe('');
});

const asPaul = (): Principal => ({ kind: 'traveller', personId: people.paul.personId, sessionId: 1 });

const unsent = { method: 'GET', headers: new Headers(), body: null };

/** The form of a request for the offer of June, as somebody opens it or sends it. */
async function formOf(caller: Principal, who: Who = {}) {
  const { prices } = await told(roomPrices, june);
  const url = new URL(`http://localhost:3000/tours?request=${prices[0]!.cat_Claim}`);
  const context = pageContext((path, { body, ...sent } = unsent) => {
    const headers = { ...Object.fromEntries(sent.headers), ...who };
    return app.ask(path, { method: sent.method, headers, ...(body !== null && { body }) });
  }, now);
  context.set(callerContext, caller);
  return { context, url };
}

test('the form of a request knows the traveller who is signed in, and nobody else', async () => {
  const opened = async (caller: Principal, who: Who = {}) => loadRequest(await formOf(caller, who));
  const paulKnown = { FIELD_NAME: 'Paul Novak', FIELD_EMAIL: 'paul@shore.example', FIELD_PHONE: '' };
  expect(await opened(asPaul(), paul)).toMatchObject({ status: 'open', form: { known: paulKnown } });
  expect(await opened({ kind: 'visitor', onOurPage: true })).not.toHaveProperty('form.known');
});

test('whom a traveller has saved stands in the form of a request, and goes with it once they are chosen', async () => {
  const [emil, olga] = [
    { name: 'Emil Berg', born: '2019-09-02' },
    { name: 'Olga Berg', born: '1990-01-31' },
  ];
  for (const one of [emil, olga]) await told(saveTraveller, one, paul);
  const other = (await told(saveTraveller, { name: 'Ida Hill', born: '1988-05-05' }, anna)).savedTraveller;
  const page = await formOf(asPaul(), paul);
  const opened = await loadRequest(page);
  if (opened?.status !== 'open') throw new Error('The offer is gone');
  expect(opened.form.saved).toEqual(
    [emil, olga].map((one) => ({ ...one, savedTraveller: expect.any(Number) })),
  );
  expect(await loadRequest(await formOf({ kind: 'visitor', onOurPage: true }))).not.toHaveProperty(
    'form.saved',
  );

  /** The comment of the request that is sent with such boxes. */
  const commentWith = async (chosen: readonly number[]) => {
    const form = new URLSearchParams({
      FIELD_NAME: 'Paul',
      FIELD_EMAIL: 'paul@shore.example',
      FIELD_AGREE: 'on',
      [shownOffer]: shownOfferOf(opened),
      requestKey: crypto.randomUUID(),
      ...Object.fromEntries(chosen.map((number) => [travellerField(number), 'on'])),
    });
    const request = new Request(page.url, { method: 'POST', body: form });
    const { data } = await sendRequest({ ...page, request });
    if (!('sent' in data)) throw new Error('It was refused');
    const row = db.selectFrom('feedback').select('comment').where('id', '=', data.sent);
    return (await row.executeTakeFirstOrThrow()).comment;
  };
  const [first, second] = opened.form.saved!.map(({ savedTraveller }) => savedTraveller);
  expect(await commentWith([second!])).toMatch(/\nTravellers: Olga Berg \(.*1990\)$/);
  expect(await commentWith([first!, second!])).toMatch(
    /\nTravellers: Emil Berg \(.*2019\), Olga Berg \(.*1990\)$/,
  );
  // Nobody is chosen unasked, and nobody whom somebody else has saved.
  for (const chosen of [[], [other]]) expect(await commentWith(chosen)).not.toContain('Travellers');
  await db.deleteFrom('saved_traveller').execute();
});

test('a request is nobody’s by its e-mail: not what others send, nor what was sent before signing in, nor a call-back', async () => {
  const before = await numbersOf(paul);
  await send(undefined, { email: 'paul@shore.example' });
  await send(anna, { email: 'paul@shore.example' });
  await send(paul, { kind: 'call-back' });
  expect(await numbersOf(paul)).toEqual(before);
  expect(await numbersOf(anna)).toHaveLength(1);
  expect((await ask(ownRequests)).status).toBe(401);
});

test('travellers are saved with a name as in a passport and a birthday, changed and forgotten', async () => {
  const saved = async () => (await told(savedTravellers, {}, paul)).travellers;
  const emil = { name: ' Emil  Berg ', born: '2019-09-02' };
  const { savedTraveller } = await told(saveTraveller, emil, paul);
  expect(await saved()).toEqual([{ savedTraveller, name: 'Emil Berg', born: '2019-09-02' }]);
  const changed = { savedTraveller: `${savedTraveller}`, name: 'Emil Novak', born: '2019-09-03' };
  await told(saveTraveller, changed, paul);
  expect(await saved()).toEqual([{ savedTraveller, name: 'Emil Novak', born: '2019-09-03' }]);
  expect((await told(savedTravellers, {}, anna)).travellers).toEqual([]);
  await told(forgetTraveller, { savedTraveller: `${savedTraveller}` }, paul);
  expect(await saved()).toEqual([]);
});

test.each([
  ['name', { name: 'Эмиль Берг', born: '2019-09-02' }],
  ['name', { name: ' ', born: '2019-09-02' }],
  ['name', { name: 'E'.repeat(101), born: '2019-09-02' }],
  ['born', { name: 'Emil Berg', born: '' }],
  ['born', { name: 'Emil Berg', born: '2019-02-30' }],
  ['born', { name: 'Emil Berg', born: '2026-11-22' }],
  ['born', { name: 'Emil Berg', born: '1906-11-20' }],
])('a traveller with such a %s is not saved: %j', async (field, fields) => {
  const refused = await ask(saveTraveller, fields, paul);
  expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field }]]);
});

test('somebody born today is saved, and so is who is as old as anybody', async () => {
  for (const born of ['2026-11-21', '1906-11-21']) {
    const { savedTraveller } = await told(saveTraveller, { name: 'Emil Berg', born }, paul);
    await told(forgetTraveller, { savedTraveller: `${savedTraveller}` }, paul);
  }
});

test('twenty travellers are saved, and no more', async () => {
  const save = () => ask(saveTraveller, { name: 'Emil Berg', born: '2019-09-02' }, anna);
  const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await save()).status));
  expect(statuses.sort()).toEqual([...Array.from({ length: 20 }, () => 200), 400]);
  await db.deleteFrom('saved_traveller').execute();
});

test('with the account go the travellers and lists of it, and its requests are of nobody', async () => {
  const rows = async () => ({
    saved: (await db.selectFrom('saved_traveller').select('name').execute()).length,
    lists: (await db.selectFrom('kept_list').select('hotels').execute()).map(({ hotels }) => hotels),
    requests: (await db.selectFrom('traveller_request').select('person_id').execute()).length,
  });
  await db.deleteFrom('traveller_request').execute();
  const numbers = [await send(paul), await send(anna)];
  for (const who of [anna, paul]) {
    await told(saveTraveller, { name: 'Emil Berg', born: '2019-09-02' }, who);
    await told(setNotify, { key: 'FAVORITES', value: '7' }, who);
  }
  const manager = { manager_inc: people.anna.managerId, name: 'favorites', hotels: [9] };
  await db.insertInto('kept_list').values(manager).execute();
  expect(await rows()).toEqual({ saved: 2, lists: [[7], [7], [9]], requests: 2 });

  await told(deleteAccount, { password: everyPassword }, paul);
  expect(await rows()).toEqual({ saved: 1, lists: [[7], [9]], requests: 1 });
  // Anna works for an agency, which keeps its manager with what she keeps there.
  await told(deleteAccount, { password: everyPassword }, anna);
  expect(await rows()).toEqual({ saved: 0, lists: [[9]], requests: 0 });
  const left = await db.selectFrom('feedback').select('id').where('id', 'in', numbers).execute();
  expect(left).toHaveLength(2);
  expect(
    await db.selectFrom('person').select('name').where('id', '=', people.paul.personId).execute(),
  ).toEqual([]);
});
