import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerServices } from '#api/services.ts';
import { testApi } from '#api/test-api.ts';
import { serviceStateFrom, serviceStates, serviceTowns, serviceTypes } from '#calls/services.ts';
import { findServices, type ServiceQuestion } from '#domain/services/find-services.ts';
import { dayNumber, plainDate } from '#lib/plain-date.ts';
import type { Principal } from '#lib/principal.ts';
import { openTestCatalogue } from './open-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator } from './small-operator.ts';
import { addSmallServices } from './small-services.ts';

const database = await openTestDatabase();
const { db } = database;
const catalogue = await openTestCatalogue(database);
beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallServices(db);
  await catalogue.refresh();
});
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
const { ask } = testApi((api) => registerServices(api, { db, catalogue }), { serviceToken });

const authorised = { headers: { authorization: `Bearer ${serviceToken}` } };

async function get<Schema extends z.ZodType>(
  { answer }: { answer: Schema },
  path: string,
): Promise<z.output<Schema>> {
  const response = await ask(path, authorised);
  expect(response.status, await response.clone().text()).toBe(200);
  return answer.parse(await response.json());
}

const paths = [
  '/api/Services/Type',
  '/api/Services/StateFrom?serviceType=69',
  '/api/Services/States?serviceType=69&stateFrom=428',
  '/api/Services/Towns?serviceType=69&stateFrom=428&state=3',
];

test.each(paths)('%s is for bearers of a token alone [W-6-05]', async (path) => {
  const tokens = [undefined, 'Bearer', 'Bearer another', `Bearer ${serviceToken}x`, `Basic ${serviceToken}`];
  for (const authorization of tokens) {
    const response = await ask(path, authorization === undefined ? {} : { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ status: 401, title: expect.any(String) });
  }
  expect((await ask(path, authorised)).status).toBe(200);
});

test.each(paths)(
  '%s answers those who sell, by the token of their session, and no traveller [W-6-05]',
  async (path) => {
    const agent = { kind: 'manager', personId: 1, agencyId: 1, managerId: 1, sessionId: 1 } as const;
    const as = (caller: Principal) =>
      testApi((api) => registerServices(api, { db, catalogue }), { caller }).ask(path);
    const [program, byAgent, byAdministrator] = await Promise.all([
      ask(path, authorised),
      as({ ...agent, isAdministrator: false }),
      as({ ...agent, isAdministrator: true }),
    ]);
    expect([byAgent.status, byAdministrator.status]).toEqual([200, 200]);
    expect(await byAgent.json()).toEqual(await program.json());
    expect((await as({ kind: 'traveller', personId: 1, sessionId: 1 })).status).toBe(403);
  },
);

test('who has no token learns nothing of the parameters', async () => {
  expect((await ask('/api/Services/States?serviceType=mobile')).status).toBe(401);
});

test('every kind of services is told with its category [W-3.2-24] [W-7-25]', async () => {
  expect(await get(serviceTypes, '/api/Services/Type?lang=ru')).toEqual([
    { id: 69, name: 'Мобильная связь', serviceCategoryKey: '4' },
    { id: 56, name: 'Сертификаты', serviceCategoryKey: '4' },
    { id: 12, name: 'Экскурсии', serviceCategoryKey: '3' },
  ]);
});

test('countries of departure are those with prices to come [W-3.2-25] [W-7-27]', async () => {
  expect(await get(serviceStateFrom, '/api/Services/StateFrom?serviceType=69')).toEqual([
    { id: 428, name: 'Latvia', stateISO: 'LV' },
  ]);
  expect(await get(serviceStateFrom, '/api/Services/StateFrom?serviceType=12')).toEqual([]);
});

test('destinations are those with prices for people of the country, without one that means all [W-3.2-26] [W-7-28] [W-7-29]', async () => {
  expect(await get(serviceStates, '/api/Services/States?serviceType=69&stateFrom=428&lang=ru')).toEqual([
    { id: 3, name: 'Турция', slug: 'turkey' },
  ]);
  expect(await get(serviceStates, '/api/Services/States?serviceType=69&stateFrom=233')).toEqual([]);
});

test("towns are those with prices of their own, after 'all' [W-3.2-28] [W-7-31] [W-9-03]", async () => {
  const query = 'stateFrom=428&state=3&lang=ru';
  expect(await get(serviceTowns, `/api/Services/Towns?serviceType=69&${query}`)).toEqual([
    { id: -2_147_483_647, name: 'Все города' },
    { id: 311, name: 'Сиде' },
  ]);
  expect(await get(serviceTowns, `/api/Services/Towns?serviceType=56&${query}`)).toHaveLength(1);
});

test('towns are asked for with a bearer token, a language, a kind, a destination and a country, and are id and name [W-7-30]', async () => {
  const sent = { lang: 'ru', serviceType: '69', state: '3', stateFrom: '428' };
  const path = `/api/Services/Towns?${new URLSearchParams(sent)}`;
  expect((await ask(path)).status).toBe(401);
  const towns = (await (await ask(path, authorised)).json()) as object[];
  expect(towns.map((town) => Object.keys(town).sort())).toEqual([
    ['id', 'name'],
    ['id', 'name'],
  ]);
  for (const [name, value] of Object.entries({
    lang: 'en',
    serviceType: '56',
    state: '1',
    stateFrom: '233',
  })) {
    const other = await ask(
      `/api/Services/Towns?${new URLSearchParams({ ...sent, [name]: value })}`,
      authorised,
    );
    expect(await other.json(), name).not.toEqual(towns);
  }
});

test.each([
  ['/api/Services/StateFrom', 'serviceType'],
  ['/api/Services/States?serviceType=69&stateFrom=LV', 'stateFrom'],
  ['/api/Services/Towns?serviceType=69&stateFrom=428', 'state'],
])('%s is refused, naming %s', async (path, field) => {
  const response = await ask(path, authorised);
  expect(response.status).toBe(400);
  const problem = (await response.json()) as { errors: { field: string }[] };
  expect(problem.errors[0]?.field).toBe(field);
});

const rates = [
  { currency: 'USD', day: dayNumber(plainDate('2026-11-01')), perEuro: 1.25 },
  { currency: 'PLN', day: dayNumber(plainDate('2026-11-01')), perEuro: 4.25 },
];
const question: ServiceQuestion = {
  typeId: 69,
  stateFromId: 428,
  stateId: 3,
  townId: undefined,
  dateFrom: plainDate('2027-06-20'),
  dateTo: plainDate('2027-07-10'),
  adults: 2,
  childAges: [],
  currency: 'EUR',
  market: 'com',
  today: plainDate('2026-11-21'),
  rateDay: plainDate('2026-11-21'),
};

async function find(more: Partial<ServiceQuestion> = {}) {
  const found = await findServices({ db, rates }, { ...question, ...more });
  return found.ok ? found.value : found.reason;
}

test('services cost what their list says for each person, by line in whole units, cheapest first', async () => {
  expect(await find({ childAges: [4, 9] })).toMatchObject([
    // 2 × €10.40 and 2 × €5.
    { id: 1, adultsMinor: 2_100, childrenMinor: 1_000, totalMinor: 3_100, currency: 'EUR', town: null },
    // 4 × $10 at 1.25.
    { id: 2, adultsMinor: 1_600, childrenMinor: 1_600, totalMinor: 3_200, town: { id: 311 } },
  ]);
  expect(await find()).toMatchObject([
    { id: 2, totalMinor: 1_600 },
    { id: 1, totalMinor: 2_100 },
  ]);
  expect(await find({ currency: 'PLN' })).toMatchObject([{ totalMinor: 6_800 }, { totalMinor: 8_800 }]);
  expect(await find({ currency: 'KZT' })).toEqual([]);
});

test('a service is offered on the days asked for that its list covers, and neither on one of the past nor today', async () => {
  expect(await find()).toMatchObject([
    { id: 2, dateFrom: '2027-06-20', dateTo: '2027-06-30' },
    { id: 1, dateFrom: '2027-06-20', dateTo: '2027-07-10' },
  ]);
  expect(await find({ dateFrom: plainDate('2027-07-01') })).toMatchObject([{ id: 1 }]);
  expect(await find({ today: plainDate('2027-07-10') })).toEqual([]);
  expect(await find({ today: plainDate('2027-07-09') })).toMatchObject([{ dateFrom: '2027-07-10' }]);
});

test("a town has its own prices and those of all towns; 'all' is every town", async () => {
  const ids = async (townId: number) => {
    const found = await find({ townId });
    return typeof found === 'string' ? found : found.map(({ id }) => id);
  };
  expect(await ids(311)).toEqual([2, 1]);
  expect(await ids(312)).toEqual([1]);
  expect(await ids(-2_147_483_647)).toEqual([2, 1]);
});

test('another country, destination or kind has prices of its own', async () => {
  expect(await find({ stateFromId: 233 })).toEqual([]);
  expect(await find({ stateId: 34 })).toEqual([]);
  expect(await find({ typeId: 56, adults: 1 })).toMatchObject([{ id: 4, totalMinor: 1_000 }]);
});

test('a party beyond the limits of the kind has no price [W-5-06] [W-5-07]', async () => {
  expect(await find({ adults: 200 })).toHaveLength(2);
  expect(await find({ adults: 201 })).toBe('party-too-large');
  expect(await find({ childAges: [1, 2, 3, 4, 5] })).toBe('party-too-large');
  expect(await find({ typeId: 56, adults: 2 })).toBe('party-too-large');
  expect(await find({ typeId: 56, adults: 1, childAges: [3] })).toBe('party-too-large');
});
