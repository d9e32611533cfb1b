import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { agentCalendar } from '#calls/agent-calendar.ts';
import { agentReport } from '#calls/agent-report.ts';
import {
  agentRequest,
  agentRequests,
  answerAgentRequest,
  changeAgentRequest,
} from '#calls/agent-requests.ts';
import { type Call, pathOf } from '#calls/call.ts';
import { feedback } from '#calls/feedback.ts';
import { roomPrices } from '#calls/hotel.ts';
import { notifications } from '#calls/notifications.ts';
import { addToQuote, saveQuote, sendQuote } from '#calls/quotes.ts';
import { deleteRequestView, requestViews, saveRequestView } from '#calls/request-views.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { asOperator, formOf, testApp } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addAgency, addPlace, addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db, connection } = database;
let now = new Date('2026-11-21T10:00:00Z');
const clock = () => now;
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let people: Awaited<ReturnType<typeof addSmallAgencies>>;
type Who = Record<string, string>;
let [anna, paul, ilze, stranger]: Who[] = [];

beforeAll(async () => {
  await addSearchChoice(db);
  people = await addSmallAgencies(db);
  await addSecondFactor(db, people.anna.personId, now); // an administrator has one
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, { catalogue, clock });
  await app.ready();
  const elsewhere = await addPlace(db, {
    ...{ personId: people.paul.personId, agency: await addAgency(db, 'Blue Compass') },
  });
  [anna, paul, ilze, stranger] = await Promise.all(
    [people.anna, people.paul, people.ilze, elsewhere].map(async (who) => ({
      authorization: `Bearer ${await beginSession(db, who, now)}`,
    })),
  );
});
afterAll(async () => {
  await app?.close();
  await catalogue?.close();
});
vi.setConfig({ testTimeout: 30_000 });

const june = {
  ...{ STATEINC: '3', TOWNFROM: '2', CHECKIN_BEG: '20270605', CHECKIN_END: '20270605' },
  ...{ NIGHTMIN: '7', NIGHTMAX: '7', ADULT: '2', CHILD: '0', CURRENCY: 'EUR' },
};

function ask(call: Call, fields: Record<string, string>, who?: Who) {
  const path = agents + pathOf(call);
  if (call.method === 'GET') return app.ask(`${path}?${new URLSearchParams(fields)}`, { headers: who ?? {} });
  const form = formOf(fields);
  return app.ask(path, { ...form, headers: { ...form.headers, ...who } });
}

async function told<C extends Call>(
  call: C,
  fields: Record<string, string>,
  who?: Who,
): Promise<z.output<C['answer']>> {
  const answer = await ask(call, fields, who);
  expect([call.name, answer.status]).toEqual([call.name, 200]);
  return answer.json();
}

async function claimOf(hotel: number) {
  const { prices } = await told(roomPrices, { ...june, HOTEL_INC: `${hotel}` });
  return prices[0]!.cat_Claim;
}

type Sending = {
  hotel?: number;
  name?: string;
  claim?: string;
  kind?: string;
  phone?: string;
  requestKey?: string;
};

/** Sends a request of an offer from a page of ours, as whoever is signed in. */
async function send(
  who: Who | undefined,
  {
    hotel = 2,
    name = 'Vera',
    claim,
    kind = 'request',
    phone = '',
    requestKey = crypto.randomUUID(),
  }: Sending = {},
) {
  const form = {
    ...{ comment: 'телефон: \nemail: vera@client.example\nadditional: Sea view', phone },
    ...{ name, replyTo: 'vera@client.example', kind, requestKey, claim: claim ?? (await claimOf(hotel)) },
  };
  const { number } = await told(feedback, form, who);
  return `${number}`;
}

const numbersOf = async (who: Who | undefined, asked: Record<string, string> = {}) =>
  (await told(agentRequests, asked, who)).requests.map(({ request }) => `${request}`);

test('a request of an agent is kept with the offer and its price of then, under the number that they are told', async () => {
  const number = await send(paul);
  const found = await told(agentRequest, { request: number }, paul);
  expect(found).toMatchObject({
    ...{ request: Number(number), state: 'new', manager: 'Paul Novak', agency: 'Sunny Shore' },
    ...{ sentAt: now.toISOString(), currency: 'EUR', client: { name: 'Vera', email: 'vera@client.example' } },
    offer: { what: { hotelName: 'Pinara Bay', checkIn: '2027-06-05', nights: 7, adult: 2 } },
  });
  expect(found.letter).toContain('Sea view');
  expect(found.events).toMatchObject([{ state: 'new', words: '', manager: 'Paul Novak' }]);
  if (found.offer.now.status !== 'priced') throw new Error('it is sold');
  expect(found.offer.quoted.total).toBe(found.offer.now.receipt.total);
  expect((await told(agentRequests, {}, paul)).requests[0]).toMatchObject({
    ...{ request: Number(number), hotelName: 'Pinara Bay', client: 'Vera', total: found.offer.quoted.total },
  });
});

test('a price that has changed since is told as it was and as it is', async () => {
  const number = await send(paul);
  const before = await told(agentRequest, { request: number }, paul);
  const season = db.updateTable('contract_season').where('contract_id', '=', 2);
  await season.set((row) => ({ double_amount: row('double_amount', '+', 1_000) })).execute();
  await catalogue.refresh();
  const after = await told(agentRequest, { request: number }, paul);
  expect(after.offer.quoted).toEqual(before.offer.quoted);
  if (after.offer.now.status !== 'priced') throw new Error('it is sold');
  expect(after.offer.now.receipt.total).toBeGreaterThan(before.offer.quoted.total);
  expect(after.offer.now.changes).not.toEqual([]);
  await season.set((row) => ({ double_amount: row('double_amount', '-', 1_000) })).execute();
  await catalogue.refresh();
});

test('what is sent again is one request, and a visitor’s or a call-back is none of an agent', async () => {
  const before = await numbersOf(anna);
  await send(undefined);
  await send(undefined, { claim: 'of-nobody' });
  await send(paul, { kind: 'call-back', phone: '+48 600 700 8001' });
  expect(await numbersOf(anna)).toEqual(before);
  const requestKey = crypto.randomUUID();
  const claim = await claimOf(2);
  const once = await send(paul, { requestKey, claim });
  expect(await send(paul, { requestKey, claim })).toBe(once);
  expect(await numbersOf(anna)).toEqual([once, ...before]);
});

test('a claim that is none of ours is refused, and nothing is mailed for it', async () => {
  const form = { comment: '', name: 'Vera', phone: '', replyTo: 'a@b.example', kind: 'request' };
  const answer = await ask(feedback, { ...form, claim: 'of-nobody' }, paul);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field: 'claim' }]);
});

test('a manager sees their own, an administrator those of the agency and its branch, others nothing', async () => {
  const [ofPaul, ofIlze] = [await send(paul), await send(ilze)];
  expect(await numbersOf(paul)).toContain(ofPaul);
  expect(await numbersOf(paul)).not.toContain(ofIlze);
  expect(await numbersOf(ilze)).toEqual([ofIlze]);
  expect((await numbersOf(anna)).slice(0, 2)).toEqual([ofIlze, ofPaul]);
  expect(await numbersOf(stranger)).toEqual([]);
  for (const who of [ilze, stranger])
    for (const [call, more] of [
      [agentRequest, {}],
      [changeAgentRequest, { state: 'closed' }],
    ] as const) {
      expect((await ask(call, { request: ofPaul, ...more }, who)).status, call.name).toBe(404);
      expect((await ask(call, { request: '999999', ...more }, who)).status, call.name).toBe(404);
    }
  expect((await told(agentRequest, { request: ofPaul }, paul)).state).toBe('new');
});

test('who changed what is added to the history, which nothing changes', async () => {
  const number = await send(paul);
  await told(changeAgentRequest, { request: number, state: 'answered', words: 'They have room' }, paul);
  await told(changeAgentRequest, { request: number, state: 'answered' }, paul);
  await told(changeAgentRequest, { request: number, words: 'Called the client' }, anna);
  await told(changeAgentRequest, { request: number, state: 'closed' }, anna);
  await told(changeAgentRequest, { request: number, state: 'new' }, paul);
  const { state, events } = await told(agentRequest, { request: number }, paul);
  expect(state).toBe('new');
  expect(events.map(({ state, words, manager }) => [state, words, manager])).toEqual([
    ['new', '', 'Paul Novak'],
    ['answered', 'They have room', 'Paul Novak'],
    [null, 'Called the client', 'Anna Hill'],
    ['closed', '', 'Anna Hill'],
    ['new', '', 'Paul Novak'],
  ]);
  const update = db.updateTable('agent_request_event').set({ words: 'No' });
  await expect(update.execute()).rejects.toThrow('never changed');
  const empty = await ask(changeAgentRequest, { request: number }, paul);
  expect(empty.status).toBe(400);
  expect((await empty.json()).errors).toMatchObject([{ field: 'words' }]);
});

test('whose request it is, and whoever had a hand in it, is told of a step of somebody else; who did it is not', async () => {
  const number = await send(paul);
  const newsOf = async (who: Who | undefined) =>
    (await told(notifications, {}, who)).notifications
      .filter(({ request }) => `${request?.request}` === number)
      .map(({ kind, request, words, offer }) => [
        ...[kind, request!.state, request!.client, request!.by, request!.isOperator],
        ...[words, offer],
      ]);
  const change = (fields: Record<string, string>, who?: Who) =>
    told(changeAgentRequest, { request: number, ...fields }, who);
  await change({ words: 'Sea view, they say' }, paul);
  expect(await newsOf(paul)).toEqual([]);
  await change({ state: 'answered', words: 'They have room' }, anna);
  await change({ state: 'answered' }, anna); // is known already
  const byAnna = ['request', 'answered', 'Vera', 'Anna Hill', false, 'They have room', 'Pinara Bay'];
  expect(await newsOf(paul)).toEqual([byAnna]);
  expect([await newsOf(anna), await newsOf(ilze)]).toEqual([[], []]);
  await change({ words: 'The client agrees' }, paul);
  const byPaul = ['request', null, 'Vera', 'Paul Novak', false, 'The client agrees', 'Pinara Bay'];
  expect([await newsOf(anna), await newsOf(paul)]).toEqual([[byPaul], [byAnna]]);
});

test('the operator answers a request, which is a step of its history, and everybody concerned is told', async () => {
  const number = await send(ilze);
  await told(changeAgentRequest, { request: number, words: 'I look after it' }, anna);
  const answer = (request: string) =>
    app.ask(agents + pathOf(answerAgentRequest), {
      ...formOf({ request, words: 'Two rooms are kept' }),
      ...asOperator,
    });
  expect((await answer(number)).status).toBe(200);
  const { state, events } = await told(agentRequest, { request: number }, ilze);
  expect(state).toBe('answered');
  expect(events.at(-1)).toMatchObject({
    ...{ state: 'answered', words: 'Two rooms are kept', manager: null, isOperator: true },
  });
  for (const who of [ilze, anna])
    expect((await told(notifications, {}, who)).notifications[0]).toMatchObject({
      ...{ kind: 'request', words: 'Two rooms are kept', isRead: false },
      request: { request: Number(number), state: 'answered', by: '', isOperator: true },
    });
  expect((await answer('999999')).status).toBe(404);
});

test('a list is narrowed by state, manager, country, days and words, in the order that is asked', async () => {
  now = new Date('2026-12-01T22:30:00Z');
  const [marenza, pinara] = [
    await send(ilze, { hotel: 1, name: 'Zoe 100%_x' }),
    await send(paul, { name: 'Adam' }),
  ];
  await told(changeAgentRequest, { request: pinara, state: 'closed' }, paul);
  const only = async (asked: Record<string, string>) =>
    (await numbersOf(anna, { sentFrom: '2026-12-01', ...asked })).toSorted();
  const both = [marenza, pinara].toSorted();
  expect(await only({})).toEqual(both);
  expect(await only({ state: 'closed' })).toEqual([pinara]);
  expect(await only({ by: `${people.ilze.managerId}` })).toEqual([marenza]);
  expect(await only({ country: '3' })).toEqual(both);
  expect(await only({ country: '4' })).toEqual([]);
  expect(await only({ departsFrom: '2027-06-05', departsTo: '2027-06-05' })).toEqual(both);
  expect(await only({ departsFrom: '2027-06-06' })).toEqual([]);
  expect(await only({ text: 'PINARA adam' })).toEqual([pinara]);
  expect(await only({ text: marenza })).toEqual([marenza]);
  expect(await only({ text: '100%_X' })).toEqual([marenza]);
  expect(await only({ text: 'z%e' })).toEqual([]);
  expect(await numbersOf(anna, { sentFrom: '2026-12-01', order: 'client' })).toEqual([pinara, marenza]);
  expect(await numbersOf(anna, { order: 'oldest', take: '1' })).not.toContain(pinara);
  const { total, counts, managers, countries } = await told(
    ...([agentRequests, { sentFrom: '2026-12-01', state: 'closed', take: '1' }, anna] as const),
  );
  expect([total, counts]).toEqual([1, { new: 1, answered: 0, closed: 1 }]);
  expect(managers.map(({ name, agency }) => `${name}, ${agency}`)).toEqual([
    'Ilze Kalnina, Sunny Riga',
    'Paul Novak, Sunny Shore',
  ]);
  expect(countries).toMatchObject([{ country: 3 }]);
});

test('days of sending are days at the site', async () => {
  const { timeZone } = (await import('#sites/all-sites.ts')).allSites.find(({ id }) => id === 'agent-com')!;
  now = new Date('2026-12-05T23:30:00Z');
  const number = await send(paul);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  expect(await numbersOf(paul, { sentFrom: day, sentTo: day })).toEqual([number]);
});

test.each([
  ['state', { state: 'lost' }],
  ['sentTo', { sentFrom: '2026-12-02', sentTo: '2026-12-01' }],
  ['departsTo', { departsFrom: '2026-12-02', departsTo: '2026-12-01' }],
  ['departsFrom', { departsFrom: 'soon' }],
  ['take', { take: '5001' }],
])('a wrong %s of a list is refused with its name', async (field, wrong) => {
  const answer = await ask(agentRequests, wrong, paul);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field }]);
});

test('filters are kept under a name, of each manager their own, twenty at most', async () => {
  const filters = 'state=new&departsFrom=2027-01-01';
  await told(saveRequestView, { name: 'Soon', filters: `${filters}&page=3&text=` }, paul);
  await told(saveRequestView, { name: 'Soon', filters: 'state=closed' }, paul);
  await told(saveRequestView, { name: 'Soon', filters }, paul);
  const { views } = await told(requestViews, {}, paul);
  expect(views).toEqual([{ view: expect.any(Number), name: 'Soon', filters }]);
  expect((await told(requestViews, {}, anna)).views).toEqual([]);
  const view = `${views[0]!.view}`;
  expect((await ask(deleteRequestView, { view }, anna)).status).toBe(404);
  for (let nth = 2; nth <= 20; nth++)
    await told(saveRequestView, { name: `View ${nth}`, filters: 'state=new' }, paul);
  const full = await ask(saveRequestView, { name: 'One more', filters: 'state=new' }, paul);
  expect([full.status, (await full.json()).errors]).toMatchObject([400, [{ field: 'view' }]]);
  await told(saveRequestView, { name: 'Soon', filters: 'state=new' }, paul);
  await told(deleteRequestView, { view }, paul);
  await told(saveRequestView, { name: 'One more', filters: 'state=new' }, paul);
  expect((await told(requestViews, {}, paul)).views.map(({ name }) => name)).not.toContain('Soon');
});

test.each([
  ['name', { name: '', filters: 'state=new' }],
  ['name', { name: 'x'.repeat(61), filters: 'state=new' }],
  ['filters', { name: 'A', filters: 'state=lost' }],
  ['filters', { name: 'A', filters: '' }],
])('a view with a wrong %s is refused with its name', async (field, wrong) => {
  const answer = await ask(saveRequestView, wrong, paul);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [{ field }]]);
});

test('the calendar has departures of open requests and of quoted offers, each of whoever may see them', async () => {
  const [open, closed] = [await send(paul), await send(paul)];
  await told(changeAgentRequest, { request: closed, state: 'closed' }, paul);
  const { quote } = await told(addToQuote, { claim: await claimOf(2), quote: '0' }, paul);
  const asked = { from: '2027-06-01', to: '2027-06-30' };
  const { entries } = await told(agentCalendar, asked, paul);
  const found = entries.map(({ day, kind, of, number }) => [day, kind, of, number].join(' '));
  expect(found).toContain(`2027-06-05 departure request ${open}`);
  expect(found).toContain(`2027-06-05 departure quote ${quote}`);
  expect(found.join()).not.toContain(`request ${closed}`);
  expect(found.join()).not.toContain('held'); // nothing says here for how long prices are held
  const numbers = (await told(agentCalendar, asked, ilze)).entries.map(({ number }) => `${number}`);
  expect(numbers).not.toContain(open);
  expect(numbers).not.toContain(`${quote}`);
  expect((await told(agentCalendar, { from: '2027-07-01', to: '2027-07-31' }, paul)).entries).toEqual([]);
});

test('the last day of a quote stands in the calendar of whoever may see it, once it was sent', async () => {
  now = new Date('2026-12-02T10:00:00Z');
  const { quote } = await told(addToQuote, { claim: await claimOf(2), quote: '0' }, paul);
  const asked = { from: '2026-12-01', to: '2026-12-31' };
  const ends = async (who: Who | undefined) =>
    (await told(agentCalendar, asked, who)).entries.filter(({ kind }) => kind === 'valid');
  expect(await ends(paul)).toEqual([]);
  const said = { quote: `${quote}`, quoteLang: 'en', title: 'June', client: 'Vera' };
  await told(saveQuote, { ...said, validUntil: '2026-12-20' }, paul);
  await told(sendQuote, { quote: `${quote}` }, paul);
  const entry = {
    day: '2026-12-20',
    kind: 'valid',
    of: 'quote',
    number: quote,
    name: 'June',
    client: 'Vera',
  };
  expect([await ends(paul), await ends(anna), await ends(ilze)]).toEqual([[entry], [entry], []]);
});

test('where prices are held for some days, the last of them stands in the calendar', async () => {
  const holding = await testApp(database, { catalogue, clock, claimMaxAge: 48 });
  await holding.ready();
  onTestFinished(holding.close);
  now = new Date('2026-12-10T10:00:00Z');
  const number = await send(paul);
  const path = `${agents}${pathOf(agentCalendar)}?from=2026-12-01&to=2026-12-31`;
  const answer = await holding.ask(path, { headers: paul! });
  const { entries } = agentCalendar.answer.parse(await answer.json());
  expect(entries).toContainEqual(
    expect.objectContaining({ day: '2026-12-12', kind: 'held', of: 'request', number: Number(number) }),
  );
});

test.each([
  ['to', { from: '2026-12-02', to: '2026-12-01' }],
  ['to', { from: '2026-01-01', to: '2026-12-31' }],
  ['from', { from: 'soon', to: '2026-12-01' }],
])('a calendar with a wrong %s is refused with its name', async (field, wrong) => {
  const answer = await ask(agentCalendar, wrong, paul);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [{ field }]]);
});

test('a report counts requests and quoted offers of its days by group and currency, with what is earned by the plan', async () => {
  now = new Date('2026-12-15T10:00:00Z');
  const claim = await claimOf(2);
  for (const who of [paul, paul, ilze]) await send(who, { claim });
  await told(addToQuote, { claim, quote: '0' }, paul);
  const day = { from: '2026-12-15', to: '2026-12-15' };
  const { total } = (await told(agentRequests, { sentFrom: day.from, sentTo: day.to }, paul)).requests[0]!;
  const byManager = await told(agentReport, { ...day, by: 'manager' }, anna);
  expect(byManager.rows).toMatchObject([
    {
      ...{ name: 'Paul Novak', currency: 'EUR', requests: 2, requestsSum: 2 * total },
      ...{ offers: 1, offersSum: total, commission: null },
    },
    { name: 'Ilze Kalnina', requests: 1, requestsSum: total, offers: 0 },
  ]);
  await db.insertInto('commission_plan').values({ id: 1, name: 'Basic', is_default: true }).execute();
  const begun = '2026-01-01 00:00:00';
  const version = { id: 1, commission_plan_id: 1, version: 1, starts_at: begun, share: 1000 };
  await db.insertInto('commission_version').values(version).execute();
  const byMonth = await told(agentReport, { ...day, by: 'month' }, paul);
  const earned = 2 * Math.round(total / 10);
  expect(byMonth.rows).toMatchObject([{ group: '2026-12', requests: 2, commission: earned }]);
  const byCountry = await told(agentReport, { ...day, by: 'country' }, anna);
  expect(byCountry.rows).toMatchObject([{ group: '3', requests: 3, offers: 1 }]);
  const before = { from: '2026-12-14', to: '2026-12-14' };
  expect((await told(agentReport, { ...before, by: 'month' }, anna)).rows).toEqual([]);
});

test.each([
  ['by', { by: 'hotel', from: '2026-12-01', to: '2026-12-01' }],
  ['to', { by: 'month', from: '2026-12-02', to: '2026-12-01' }],
  ['to', { by: 'month', from: '2026-01-01', to: '2027-01-03' }],
])('a report with a wrong %s is refused with its name', async (field, wrong) => {
  const answer = await ask(agentReport, wrong, paul);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [{ field }]]);
});
