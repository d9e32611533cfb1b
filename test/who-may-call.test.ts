import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import type { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, pathOf } from '#calls/call.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { CallerKind, Principal } from '#lib/principal.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { callerContext, clientContext } from '#web/context/context.ts';
import { definedCalls, describeCallers } from '../scripts/describe-callers.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';
import { addSmallContent } from './small-content.ts';

const database = await openTestDatabase();
const calls = await definedCalls();
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
const operatorToken = 'another-token-of-at-least-thirty-two-characters';
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let people: Awaited<ReturnType<typeof addSmallAgencies>>;

/** A site that has accounts, beside everything else. */
const agents = 'http://agent.localhost:3000';
/** One where travellers have some. */
const shop = 'http://localhost:3000';
const now = new Date('2026-11-21T10:00:00Z');

type Told = { caller: Principal; statuses: Record<string, number | undefined> };

/** A page that makes every call for its visitor, and shows who that is and how each call failed. */
async function pageOfEveryCall(_: Request, context: RouterContextProvider): Promise<Response> {
  const client = context.get(clientContext);
  const statuses: Told['statuses'] = {};
  for (const call of calls) {
    const answer = await client.call<Call>(call, {}, call.body ? {} : undefined);
    statuses[call.name] = answer.ok ? 200 : answer.status;
  }
  return Response.json({ caller: context.get(callerContext), statuses } satisfies Told);
}

beforeAll(async () => {
  const { db, connection } = database;
  await addSearchChoice(db);
  await addSmallContent(db);
  people = await addSmallAgencies(db);
  await addSecondFactor(db, people.anna.personId, now);
  const clock = () => now;
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, {
    catalogue,
    clock,
    serviceToken,
    pages: pageOfEveryCall,
    settings: { operatorToken },
  });
});
afterAll(() => catalogue?.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Shown = Record<string, string> | (() => Promise<Record<string, string>>);

/** A session of its own for each request: one of the calls ends it. */
const cookieOf = (who: 'anna' | 'paul') => async () => ({
  cookie: `session=${await beginSession(database.db, people[who], now)}`,
  'sec-fetch-site': 'same-origin',
});
const bearerOf = (who: 'anna' | 'paul') => async () =>
  bearer(await beginSession(database.db, people[who], now));

/** Anna, for herself. */
const travellerCookie = async () => ({
  cookie: `session=${await beginSession(database.db, { ...people.anna, managerId: undefined }, now, 'b2c-com')}`,
  'sec-fetch-site': 'same-origin',
});

const headersOf = async (shown: Shown) => (typeof shown === 'function' ? shown() : shown);

/** Every kind of caller that there is today, by what their requests show. A form needs a page of ours, or a key. */
const callers: [shown: string, kinds: CallerKind[], headers: Shown, at?: string][] = [
  ['the key of nobody', ['visitor'], { 'x-api-key': 'key-of-a-partner' }],
  ['the token of nobody', ['visitor'], bearer('a-token-that-nobody-has-ever-been-given')],
  [
    'the token of nobody, on our page',
    ['visitor'],
    { ...bearer('of-nobody'), 'sec-fetch-site': 'same-origin' },
  ],
  ['a page of ours', ['visitor', 'visitor-on-our-page'], { 'sec-fetch-site': 'same-origin' }],
  ['the service token', ['service'], bearer(serviceToken)],
  ['the service token as a key', ['service'], { 'x-api-key': serviceToken }],
  ["the operator's token", ['operator'], bearer(operatorToken)],
  ['the cookie of a manager', ['manager'], cookieOf('paul')],
  ['the token of a manager', ['manager'], bearerOf('paul')],
  ['the cookie of an administrator', ['manager', 'agency-admin'], cookieOf('anna')],
  ['the token of an administrator', ['manager', 'agency-admin'], bearerOf('anna')],
  ['the cookie of a traveller', ['traveller'], travellerCookie, shop],
];

const mayCall = (call: Call, kinds: CallerKind[]) => kinds.some((kind) => call.mayCall.includes(kind));

/** The status of who is not meant: it is known who they are, or it is not. */
const refusedWith = (kinds: CallerKind[]) => (kinds.includes('visitor') ? 401 : 403);

test.each(callers)(
  'with %s each call is answered or refused as its definition says',
  async (_, kinds, shown, at = agents) => {
    for (const call of calls) {
      const form = call.method === 'POST' ? formOf({}) : {};
      const headers = await headersOf(shown);
      const { status } = await app.ask(at + pathOf(call), { ...form, method: call.method, headers });
      if (mayCall(call, kinds)) expect([200, 204, 400, 404], call.name).toContain(status);
      else expect(status, call.name).toBe(refusedWith(kinds));
    }
  },
);

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another site of ours', { 'sec-fetch-site': 'same-site' }],
])('with %s each call is answered as to any visitor, and no form is', async (_, headers) => {
  for (const call of calls) {
    const form = call.method === 'POST' ? formOf({}) : {};
    const { status } = await app.ask(pathOf(call), { ...form, method: call.method, headers });
    if (call.method === 'POST') expect(status, call.name).toBe(403);
    else if (mayCall(call, ['visitor'])) expect([200, 400, 404], call.name).toContain(status);
    else expect(status, call.name).toBe(401);
  }
});

const pageVisitors: typeof callers = [
  ...callers,
  ['nothing', ['visitor'], {}],
  ['a page of another site', ['visitor'], { 'sec-fetch-site': 'cross-site' }],
];

test.each(pageVisitors)(
  'a page that is asked for with %s may call what its visitor may',
  async (_, kinds, shown, at = agents) => {
    const headers = await headersOf(shown);
    const { caller, statuses } = (await (await app.ask(`${at}/tours`, { headers })).json()) as Told;
    expect(kinds).toContain(caller.kind);
    for (const call of calls) {
      const status = statuses[call.name];
      if (mayCall(call, kinds)) expect([200, 204, 400, 404], call.name).toContain(status);
      else expect(status, call.name).toBe(refusedWith(kinds));
    }
  },
);

test("the pages of those who run the server are for the operator's token alone, and are not there for others", async () => {
  for (const path of ['/metrics', '/dev/outbox']) {
    for (const [shown, kinds, shows] of callers) {
      const { status } = await app.ask(path, { headers: await headersOf(shows) });
      expect(status, `${path} with ${shown}`).toBe(kinds.includes('operator') ? 200 : 404);
    }
    expect((await app.ask(`${path}?token=${operatorToken}`)).status).toBe(200);
    expect((await app.ask(`${path}?token=${serviceToken}`)).status).toBe(404);
  }
});

test('every call that is defined is answered, and OpenAPI says what it is to be shown', async () => {
  const { paths } = await (await app.ask('/openapi.json')).json();
  const operations = Object.values<Record<string, { operationId: string; security: object[] }>>(paths)
    .flatMap((path) => Object.values(path))
    .sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  expect(operations.map(({ operationId }) => operationId)).toEqual(calls.map(({ name }) => name).sort());
  for (const { operationId, security } of operations) {
    const call = calls.find(({ name }) => name === operationId)!;
    const ways = security.flatMap((one) => Object.keys(one));
    if (mayCall(call, ['visitor'])) expect(security, call.name).toEqual([]);
    else
      expect(ways, call.name).toEqual(call.mayCall.includes('service') ? ['bearer', 'apiKey'] : ['bearer']);
    if (security.length > 0)
      expect(security.some((one) => Object.keys(one).length === 0)).toBe(
        mayCall(call, ['visitor-on-our-page']),
      );
  }
});

test('anyone who signs in may call what a visitor on our page may', () => {
  for (const call of calls.filter((one) => mayCall(one, ['visitor-on-our-page'])))
    for (const kind of ['traveller', 'manager', 'agency-admin', 'staff'] as const)
      expect(call.mayCall, call.name).toContain(kind);
});

test('docs/who-may-call.md is as the calls say: node scripts/run.mjs scripts/who-may-call.ts', async () => {
  const file = await readFile(new URL('../docs/who-may-call.md', import.meta.url), 'utf8');
  expect(file.split('\n<!-- calls -->\n')[1]?.trim()).toBe(await describeCallers());
});
