import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#api/api.ts';
import type { Api, ApiEnv } from '#api/api-env.ts';
import { apiPath } from '#api/api-path.ts';
import { createInsideClient, type Door } from '#api/inside-client.ts';
import type { Call } from '#calls/call.ts';
import type { CallOptions, CallResult, Client } from '#calls/client.ts';
import { roomPrices } from '#calls/hotel.ts';
import { createHttpClient } from '#calls/http-client.ts';
import { hashToken } from '#domain/accounts/token.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openMailQueue } from '#domain/feedback/mail-queue.ts';
import type { Principal } from '#lib/principal.ts';
import { createJobs } from '#server/jobs.ts';
import { unlimited } from '#server/settings.ts';
import { allSites } from '#sites/all-sites.ts';
import { definedCalls } from '../scripts/describe-callers.ts';
import { callCases } from './call-cases.ts';
import { addMoreFlights } from './more-flights.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallAgencies } from './small-agencies.ts';
import { addSmallContent } from './small-content.ts';
import { addSmallExcursionTour } from './small-excursion-tour.ts';
import { addSmallLiner } from './small-liner.ts';
import { addSmallOffices } from './small-offices.ts';
import { addSmallOperator } from './small-operator.ts';
import { addSmallQuotes, addSmallRequest, smallQuoteSecret } from './small-quote.ts';
import { addSmallServices } from './small-services.ts';

const { db, connection } = await openTestDatabase();
const calls = (await definedCalls()).map((call) => [call.name, call] as const);
const site = allSites.find(({ id }) => id === 'b2c-com')!;
const log = pino({ level: 'silent' });
const now = new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
let api: Api;
// Nobody works here to send what is ordered.
const boss = createJobs(connection, log);

beforeAll(async () => {
  await addSmallOperator(db);
  await addMoreFlights(db);
  await addSmallLiner(db);
  await addSmallExcursionTour(db);
  await addSmallServices(db);
  await addSmallContent(db);
  await addSmallOffices(db);
  await db.insertInto('redirect').values({ id: 1, from_path: '/old-page', to_path: '/about' }).execute();
  const { paul } = await addSmallAgencies(db);
  await openLink(paul.personId);
  await addSmallRequest(db, site.id, now);
  await addSmallQuotes(db, site.id, now);
  await boss.start();
  await openMailQueue(boss);
  catalogue = await openLiveCatalogue({ db, connection, clock: () => now, log });
  api = createApi({
    db,
    catalogue,
    sites: allSites,
    boss,
    claimSecret: smallQuoteSecret,
    addressPlaces: { placeOf: () => undefined },
    leadLimits: unlimited,
    signInLimits: { ...unlimited, resetsPerAccount: 0 },
    checkAnswers: true,
    unknownNames: 'ignored',
    documentKeys: new Map(),
    holdLimits: { address: 1e9, session: 1e9, person: 1e9, agency: 1e9, unpaidShare: 1e9 },
    takesBookings: true,
    hasSandbox: true,
  });
});
afterAll(async () => {
  await catalogue?.close();
  await boss.stop();
});

/** A link for a new password, as if it had been mailed. */
const openLink = (personId: number) =>
  db
    .insertInto('password_reset')
    .values({
      person_id: personId,
      email: 'paul@shore.example',
      site_id: 'agent-com',
      locale: 'en',
      asked_at: now,
      origin: '',
      token_hash: hashToken('r'.repeat(43)),
      expires_at: new Date('2026-11-21T10:30:00Z'),
    })
    .execute();

/** Two clients of a page in a language: one of its own process, and one that asks the same API over HTTP. */
function bothClients(caller: Principal, lang: string): [Client, Client] {
  const door = { site, now, log, caller, requestId: 'request-1', address: '127.0.0.1' };
  const options: CallOptions = { lang, mainLocale: site.mainLocale };
  const outside = new Hono<ApiEnv>({ getPath: (request) => apiPath(new URL(request.url).pathname) });
  outside.use(async (c, next) => {
    for (const [name, value] of Object.entries(door)) c.set(name as keyof Door & keyof typeof door, value);
    await next();
  });
  outside.route('/', api.routes);
  const fetch = (request: Request) => outside.fetch(request);
  return [
    createInsideClient(api, { ...door, host: 'localhost', record: () => undefined }, options),
    createHttpClient({ ...options, fetch, root: 'http://localhost:3000' }),
  ];
}

type Asked = { query?: string | undefined; body?: string | undefined; caller?: Principal; lang?: string };

/** How a call is answered inside and over HTTP. */
async function askBoth(
  call: Call,
  { query = '', body = '', caller = { kind: 'service' }, lang = 'en' }: Asked,
) {
  const read = (text: string) => Object.fromEntries(new URLSearchParams(text));
  const results = [];
  for (const client of bothClients(caller, lang)) {
    const asked = { ...read(query), ...(query === ofAnOffer ? { claim: await claimOf(client) } : {}) };
    results.push(await client.call<Call>(call, asked, call.body ? read(body) : undefined));
  }
  return results as [CallResult<unknown>, CallResult<unknown>];
}

const ofAnOffer = callCases.offer!.query;

async function claimOf(client: Client): Promise<string> {
  const asked = Object.fromEntries(new URLSearchParams(callCases.roomPrices!.query));
  const found = await client.call<Call>(roomPrices, asked);
  if (!found.ok) throw new Error(`The hotel has no offers: ${found.reason}`);
  return roomPrices.answer.parse(found.value).prices[0]!.cat_Claim;
}

/** Each answer of these has keys of its own. */
const neverTheSame = [
  'feedbackForm',
  'shortenLink',
  'takeSurvey',
  'inviteToSurvey',
  'answerSurvey',
  'saveClient',
  'duplicateQuote',
  'saveTraveller',
  'signIn',
];

/** The second answer of these is that it was the second. */
const worksOnce = ['resetPassword', 'deleteClient', 'deleteQuote', 'deleteRequestView', 'forgetTraveller'];
const namesIn = (result: CallResult<unknown>) => result.ok && Object.keys(result.value as object).sort();

test('every call has its cases', () => {
  expect(Object.keys(callCases).sort()).toEqual(calls.map(([name]) => name).sort());
});

/** These are answered for a code of this half minute, or a session that somebody has begun: `test/second-factor.test.ts`, `test/sessions.test.ts`,
 * `test/own-agencies.test.ts`, `test/sign-in-handoff.test.tsx`, `test/account-security.test.tsx`; or order a mail, or take a mail's link: `test/invitations.test.ts`,
 * `test/email-changes.test.ts`;
 * or decide something, once: `test/agencies.test.ts`; or take a claim or a booking: `test/quotes.test.ts`, `test/booking-calls.test.ts`. */
const needsMore = [
  'signInWithCode',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'endOwnSession',
  'changePassword',
  'changeAgency',
  'issueHandoff',
  'redeemHandoff',
  'inviteColleague',
  'withdrawInvitation',
  'invitation',
  'acceptInvitation',
  'emailToConfirm',
  'confirmEmail',
  'approveApplication',
  'refuseApplication',
  'inviteAdministrator',
  'suspendAgency',
  'addToQuote',
  'createBooking',
  'booking',
  'changeHold',
  'confirmHold',
  'payBooking',
  'cancelOwnBooking',
  'settleSandboxPayment',
  'answerBooking',
  'recordPayment',
];
const answerable = calls.filter(([name]) => !needsMore.includes(name));

test.each(answerable)('%s is answered alike inside and over HTTP', async (name, call) => {
  const [inside, overHttp] = await askBoth(call, callCases[name]!);
  expect(inside).toHaveProperty('ok', true);
  if (neverTheSame.includes(name)) expect(namesIn(inside)).toEqual(namesIn(overHttp));
  else if (worksOnce.includes(name)) expect(overHttp).toMatchObject({ ok: false, status: 404 });
  else expect(inside).toEqual(overHttp);
});

test.each(calls)('%s is refused alike inside and over HTTP', async (name, call) => {
  const { refused } = callCases[name]!;
  const wrong: Asked = call.body ? { body: refused } : refused ? { query: refused } : { lang: 'xx' };
  const { caller } = callCases[name]!;
  const asked: Asked = { ...wrong, ...(caller && { caller }) };
  const [inside, overHttp] = await askBoth(call, asked);
  expect(inside).toHaveProperty('ok', false);
  expect(inside).toEqual(overHttp);
});

test.each<Principal>([
  { kind: 'visitor', onOurPage: false },
  { kind: 'visitor', onOurPage: true },
  { kind: 'traveller', personId: 1, sessionId: 1 },
])('%j is let in or refused alike inside and over HTTP', async (caller) => {
  for (const [name, call] of calls.filter(([name]) => !neverTheSame.includes(name))) {
    const [inside, overHttp] = await askBoth(call, { ...callCases[name]!, caller });
    expect(inside, name).toEqual(overHttp);
  }
});
