import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AgentPrice } from '#calls/agent-prices.ts';
import { hotelRows } from '#calls/hotel-rows.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { changed, june } from './search-test-api.ts';
import { addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';
import { addSmallCommission } from './small-commission.ts';

const database = await openTestDatabase();
const { db, connection } = database;
const agents = 'http://agent.localhost:3000';
const operatorToken = 'a-token-of-at-least-thirty-two-characters';
let now = new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let people: Awaited<ReturnType<typeof addSmallAgencies>>;

beforeAll(async () => {
  await addSearchChoice(db);
  people = await addSmallAgencies(db);
  await addSecondFactor(db, people.anna.personId, now);
  await addSmallCommission(db);
  const clock = () => now;
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, { catalogue, clock, settings: { operatorToken } });
});
afterAll(() => catalogue?.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await db.deleteFrom('agency_commission').execute();
  await db.deleteFrom('agent_markup').execute();
});

type Who = 'anna' | 'paul' | 'ilze';

async function asked(who: Who, path: string, fields?: Record<string, string>) {
  const siteId = 'agent-com';
  const headers = { authorization: `Bearer ${await beginSession(db, people[who], now, siteId)}` };
  return app.ask(`${agents}${path}`, fields ? { ...formOf(fields), headers } : { headers });
}

/** The first hotels of a search, as anybody finds them. */
async function found(changes = '') {
  const answer = await app.ask(`${agents}/core/search?${changed(`SEARCH_TYPE=tour&${june}`, changes)}`);
  const [first] = searchTours.answer.parse(await answer.json());
  return hotelRows(first!.prices);
}

async function pricesOf(who: Who, claims: readonly string[]): Promise<(AgentPrice | null)[]> {
  const answer = await asked(who, '/api/MyOffice/AgentPrices', { claims: claims.join(',') });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()).prices;
}

const givePlan = (agency: number, plan: number | '') =>
  app.ask('/api/agencies/commission-plan', {
    ...formOf({ agency: `${agency}`, plan: `${plan}` }),
    headers: { authorization: `Bearer ${operatorToken}` },
  });

async function percentOf(who: Who) {
  const [offer] = await found();
  return (await pricesOf(who, [offer!.cat_Claim]))[0]?.commissionPercent;
}

test('an agent is told gross, commission and net of each offer, in the order of the question', async () => {
  const offers = await found();
  expect(offers.length).toBeGreaterThan(1);
  const told = await pricesOf('paul', ['of-nobody', ...offers.map(({ cat_Claim }) => cat_Claim)]);
  expect(told[0]).toBeNull();
  expect(told.slice(1)).toEqual(
    offers.map(({ price, currency }) => {
      const commission = Math.floor(price / 10 + 0.5);
      return {
        gross: price,
        commission,
        net: price - commission,
        currency,
        commissionPercent: 10,
        clientPrice: null,
      };
    }),
  );
});

test('an agency has the plan it was given, else that of its head office, else that of everybody', async () => {
  expect([await percentOf('paul'), await percentOf('ilze')]).toEqual([10, 10]);
  expect((await givePlan(people.shore, 2)).status).toBe(200);
  expect([await percentOf('paul'), await percentOf('ilze')]).toEqual([15, 15]);
  expect((await givePlan(people.riga, 1)).status).toBe(200);
  expect([await percentOf('paul'), await percentOf('ilze')]).toEqual([15, 10]);
  expect((await givePlan(people.riga, '')).status).toBe(200);
  expect(await percentOf('ilze')).toBe(15);
  const entries = await db
    .selectFrom('audit_entry')
    .where('deed', '=', 'give-commission-plan')
    .orderBy('id', 'desc')
    .select(['person_id', 'agency_inc', 'before', 'after'])
    .execute();
  expect(entries[0]).toEqual({
    person_id: null,
    agency_inc: people.riga,
    before: { planId: 1 },
    after: { planId: null },
  });
});

test('only what is there can be given, and by nobody but the operator', async () => {
  for (const [agency, plan, field] of [
    [424_242, 1, 'agency'],
    [people.shore, 424_242, 'plan'],
  ] as const) {
    const answer = await givePlan(agency, plan);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ field }]);
  }
  const form = { agency: `${people.shore}`, plan: '2' };
  expect((await asked('anna', '/api/agencies/commission-plan', form)).status).toBe(403);
});

test('a version holds from its very moment on', async () => {
  now = new Date('2026-12-01T09:59:59Z');
  expect(await percentOf('paul')).toBe(10);
  now = new Date('2026-12-01T10:00:00Z');
  expect(await percentOf('paul')).toBe(20);
  const { plan } = await (await asked('paul', '/api/MyOffice/Commission')).json();
  expect(plan).toEqual({
    name: 'Standard',
    version: 2,
    since: '2026-12-01T10:00:00.000Z',
    percent: 20,
    least: 20,
    most: 20,
  });
});

test('the day of departure, the program and the country of an offer say what is earned on it', async () => {
  await givePlan(people.shore, 2);
  const percents = async (changes: string) =>
    new Set(
      (
        await pricesOf(
          'paul',
          (await found(changes)).map(({ cat_Claim }) => cat_Claim),
        )
      ).map((price) => price?.commissionPercent),
    );
  expect(await percents('CHECKIN_BEG=20270605&CHECKIN_END=20270605&PROGRAMGROUP=1552')).toEqual(new Set([5]));
  expect(await percents('CHECKIN_BEG=20270612&CHECKIN_END=20270612&PROGRAMGROUP=1552')).toEqual(
    new Set([15]),
  );
  expect(await percents('PROGRAMGROUP=15')).toEqual(new Set([7]));
});

test('where no plan is for an agency it is told of no commission', async () => {
  await db.updateTable('commission_plan').set({ is_default: false }).where('id', '=', 1).execute();
  const [offer] = await found();
  expect(await pricesOf('paul', [offer!.cat_Claim])).toEqual([
    {
      gross: offer!.price,
      currency: offer!.currency,
      commission: null,
      commissionPercent: null,
      net: null,
      clientPrice: null,
    },
  ]);
  expect(await (await asked('paul', '/api/MyOffice/Commission')).json()).toEqual({ plan: null });
  await db.updateTable('commission_plan').set({ is_default: true }).where('id', '=', 1).execute();
});

test('more claims than a page has, and none at all, are refused', async () => {
  for (const claims of ['', Array(501).fill('x').join(',')])
    expect((await asked('paul', '/api/MyOffice/AgentPrices', { claims })).status).toBe(400);
});

const save = (who: Who, fields: Record<string, string>) => asked(who, '/api/MyOffice/SaveMarkup', fields);
const markupsOf = async (who: Who) => (await asked(who, '/api/MyOffice/Markups')).json();
const none = { ofAgency: null, own: null, mayChangeAgency: false, mayHaveOwn: false };

const mayHaveOwn = (has: boolean) =>
  db.updateTable('manager').set({ has_fixed_markup: has }).where('inc', '=', people.paul.managerId).execute();

async function clientPrices(who: Who) {
  const [offer] = await found();
  const [price] = await pricesOf(who, [offer!.cat_Claim]);
  return { gross: price!.gross, client: price!.clientPrice };
}

test("an administrator says the markup of the agency, which is inside the prices of all its managers' clients", async () => {
  expect(await markupsOf('paul')).toEqual(none);
  expect((await save('anna', { of: 'agency', kind: 'percent', percent: '3,5' })).status).toBe(200);
  expect(await markupsOf('anna')).toEqual({
    ...none,
    mayChangeAgency: true,
    ofAgency: { kind: 'percent', percent: 3.5 },
  });
  for (const who of ['anna', 'paul'] as const) {
    const { gross, client } = await clientPrices(who);
    expect(client).toBe(gross + Math.floor((gross * 350) / 10_000 + 0.5));
  }
  expect((await clientPrices('ilze')).client).toBeNull(); // a branch is an agency of its own
  expect((await save('anna', { of: 'agency', kind: 'none' })).status).toBe(200);
  expect((await clientPrices('paul')).client).toBeNull();
  const entries = await db
    .selectFrom('audit_entry')
    .where('deed', '=', 'change-markup')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
  expect(entries[0]).toMatchObject({
    person_id: people.anna.personId,
    agency_inc: people.shore,
    subject: 'agency',
    before: { markup: { kind: 'share', share: 350 } },
    after: { markup: null },
  });
});

test('a manager who may have a markup of their own has it in place of that of the agency, in the currencies that it says [S-6-15]', async () => {
  await save('anna', { of: 'agency', kind: 'percent', percent: '10' });
  await mayHaveOwn(true);
  const sums = 'EUR:1 050;RUB:4000;PLN:';
  expect((await save('paul', { of: 'manager', kind: 'sums', sums })).status).toBe(200);
  const { own } = await markupsOf('paul');
  expect(own).toEqual({
    kind: 'sums',
    sums: [
      { currency: 'EUR', amount: 1050 },
      { currency: 'RUB', amount: 4000 },
    ],
  });
  const paul = await clientPrices('paul');
  expect(paul.client).toBe(paul.gross + 1050);
  const anna = await clientPrices('anna');
  expect(anna.client).toBe(anna.gross + Math.floor(anna.gross / 10 + 0.5));
  await mayHaveOwn(false);
  expect((await clientPrices('paul')).client).toBe(anna.client);
  await mayHaveOwn(true);
  await save('paul', { of: 'manager', kind: 'percent', percent: '0' });
  expect((await clientPrices('paul')).client).toBe(paul.gross);
  await mayHaveOwn(false);
});

test('nobody says the markup of an agency but its administrator, nor their own without the right', async () => {
  const form = { kind: 'percent', percent: '3' };
  expect((await save('paul', { of: 'agency', ...form })).status).toBe(403);
  expect((await save('paul', { of: 'manager', ...form })).status).toBe(403);
  expect(await markupsOf('paul')).toEqual(none);
});

test.each([
  ['percent', { percent: '50.01' }, 'percent'],
  ['percent', { percent: '-1' }, 'percent'],
  ['percent', { percent: '1.234' }, 'percent'],
  ['percent', { percent: '' }, 'percent'],
  ['sums', { sums: 'EUR:0' }, 'sums.EUR'],
  ['sums', { sums: 'EUR:1000001' }, 'sums.EUR'],
  ['sums', { sums: 'EUR:12.50' }, 'sums.EUR'],
  ['sums', { sums: 'XXX:12' }, 'sums.XXX'],
  ['sums', { sums: '' }, 'sums'],
  ['much', {}, 'kind'],
])('a markup of %s with %j is refused, and the place is named', async (kind, fields, field) => {
  const answer = await save('anna', { of: 'agency', kind, ...(fields as Record<string, string>) });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field }]);
  expect((await markupsOf('anna')).ofAgency).toBeNull();
});

test('the limits themselves are taken', async () => {
  for (const fields of [
    { kind: 'percent', percent: '50' },
    { kind: 'percent', percent: '0' },
    { kind: 'sums', sums: 'EUR:1;RUB:1000000' },
  ])
    expect((await save('anna', { of: 'agency', ...fields })).status).toBe(200);
});
