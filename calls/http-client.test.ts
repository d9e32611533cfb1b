import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { callFailures } from './failures.ts';
import { offerCall, roomPrices } from './hotel.ts';
import { createHttpClient, type HttpOptions, localeHeader } from './http-client.ts';
import { calendar } from './lookups-dates.ts';
import { priceRange } from './lookups-filters.ts';
import { getLastMinStates, states } from './lookups-places.ts';
import { searchTours } from './search.ts';
import { anybody } from './who-may-call.ts';

const cities = defineCall({
  name: 'cities',
  method: 'GET',
  base: 'b2c',
  path: '/cities',
  summary: 'Cities',
  source: 'test',
  mayCall: anybody,
  query: z.object({
    properties: z.string().optional(),
    ids: z.array(z.number()).optional(),
    lang: z.string().optional(),
  }),
  answer: z.object({ names: z.array(z.string()) }),
});
const me = defineCall({ ...cities, name: 'me', base: 'api', path: '/auth/me' });
const search = defineCall({ ...cities, name: 'search', base: 'core', path: '/search' });
const save = defineCall({
  ...cities,
  name: 'save',
  method: 'POST',
  body: z.object({ key: z.string(), value: z.array(z.number()) }),
});

const answered = () => Response.json({ names: ['Riga'] });

/** A client whose requests are kept, and answered by `answer`. */
function clientWith(options: Partial<HttpOptions> = {}, answer: HttpOptions['fetch'] = answered) {
  const requests: Request[] = [];
  const client = createHttpClient({
    root: 'https://pl.solstice.example',
    lang: 'en',
    mainLocale: 'pl',
    ...options,
    fetch: (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests };
}

test('[S-7.1-01] [S-7.1-02] [S-7.1-03] each base has its own path below the root', async () => {
  const { client, requests } = clientWith();
  for (const call of [cities, search, me]) await client.call(call, {});
  expect(requests.map(({ url }) => url)).toEqual([
    'https://pl.solstice.example/b2c/cities?lang=en',
    'https://pl.solstice.example/core/search?lang=en',
    'https://pl.solstice.example/api/auth/me?lang=en',
  ]);
});

test.each([
  { lang: '', mainLocale: 'pl', sent: null },
  { lang: 'ru', mainLocale: 'pl', sent: null },
  { lang: 'pl', mainLocale: 'pl', sent: null },
  { lang: 'en', mainLocale: 'pl', sent: 'en' },
  { lang: 'kk', mainLocale: 'ru', sent: 'kk' },
])(
  '[S-7.1-04] [S-7.1-05] [W-7-02] language $lang on a site in $mainLocale sends lang $sent',
  async ({ lang, mainLocale, sent }) => {
    const { client, requests } = clientWith({ lang, mainLocale });
    await client.call(cities, { lang: 'de' });
    expect(new URL(requests[0]!.url).searchParams.get('lang')).toBe(sent);
  },
);

test('a page in Russian on a site that is not Russian still says its language, beside the dropped lang', async () => {
  const abroad = clientWith({ lang: 'ru', mainLocale: 'en' });
  const atHome = clientWith({ lang: 'ru', mainLocale: 'ru' });
  await abroad.client.call(cities, {});
  await atHome.client.call(cities, {});
  expect(abroad.requests[0]!.headers.get(localeHeader)).toBe('ru');
  expect(atHome.requests[0]!.headers.get(localeHeader)).toBeNull();
});

test('[S-7.1-06] [W-7-03] mockVariant is sent in preview only, where the client is given one', async () => {
  const preview = clientWith({ mockVariant: 'empty' });
  const usual = clientWith();
  await preview.client.call(cities, {});
  await usual.client.call(cities, {});
  expect(new URL(preview.requests[0]!.url).searchParams.get('mockVariant')).toBe('empty');
  expect(usual.requests[0]!.url).not.toContain('mockVariant');
});

test('[S-7.1-07] authenticated calls carry the bearer token, and no other call does', async () => {
  const { client, requests } = clientWith({ bearer: 'token-1' });
  await client.call(me, {});
  await client.call(cities, {});
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', null]);
});

test('lists are written with commas and what is undefined is left out', async () => {
  const { client, requests } = clientWith();
  await client.call(cities, { ids: [3, 5], properties: undefined });
  expect(decodeURIComponent(new URL(requests[0]!.url).search)).toBe('?lang=en&ids=3,5');
});

test('a body is form-urlencoded', async () => {
  const { client, requests } = clientWith();
  await client.call(save, {}, { key: 'COMPARE', value: [7, 9] });
  expect(requests[0]!.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  expect(await requests[0]!.text()).toBe('key=COMPARE&value=7%2C9');
});

test('a root may have a path of its own', async () => {
  const { client, requests } = clientWith({ root: 'https://core.example/v2/' });
  await client.call(cities, {});
  expect(requests[0]!.url).toBe('https://core.example/v2/b2c/cities?lang=en');
});

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init);

test.each([
  ['[S-8-01] status 200 without data', () => new Response(null, { status: 200 }), 'no-data'],
  ['status 200 with null', json(null), 'no-data'],
  ['status 200 with an answer of another shape', json({ towns: [] }), 'no-data'],
  ['[S-8-02] status 201', json({ names: [] }, { status: 201 }), 'invalid-status'],
  ['[S-8-02] status 500', json({}, { status: 500 }), 'invalid-status'],
  ['[S-8-05] status 400', json({}, { status: 400 }), 'invalid-request'],
  ['[S-8-06] status 404', json({}, { status: 404 }), 'not-found'],
  ['[S-8-07] status 401', json({}, { status: 401 }), 'login-required'],
  ['status 429', json({}, { status: 429 }), 'too-many-requests'],
  ['status 503', json({}, { status: 503 }), 'unavailable'],
] as const)('%s is a failure of its own', async (_, answer, reason) => {
  const { client } = clientWith({}, answer);
  expect(await client.call(cities, {})).toMatchObject({ ok: false, reason });
});

test('[S-8-01] [S-8-02] [S-8-05] [S-8-06] [S-8-07] failures have the texts of the specification', () => {
  expect(
    Object.fromEntries(Object.entries(callFailures).map(([reason, { text }]) => [reason, text])),
  ).toMatchObject({
    'no-data': 'API Error. No data!',
    'invalid-status': 'API Error! Invalid status code!',
    'invalid-request': 'Invalid request parameters.',
    'not-found': 'The requested resource does not exist or has been deleted',
    'login-required': 'Please login to access this resource',
  });
});

test('status 204 is an empty success', async () => {
  const { client } = clientWith({}, () => new Response(null, { status: 204 }));
  expect(await client.call(cities, {})).toEqual({ ok: true, value: undefined });
});

test('an invalid request names its fields, a hurried one says how long to wait', async () => {
  const errors = [{ field: 'phone', reason: 'is required', messageKey: 'validations.required' }];
  const problem = { type: 'about:blank', title: 'Invalid request parameters.', status: 400, errors };
  const invalid = clientWith({}, json(problem, { status: 400 }));
  const hurried = clientWith({}, json({}, { status: 429, headers: { 'retry-after': '30' } }));
  expect(await invalid.client.call(cities, {})).toMatchObject({ fields: errors });
  expect(await hurried.client.call(cities, {})).toMatchObject({ retryAfterSeconds: 30 });
});

test('[S-8-03] a network failure is logged as a connection problem', async () => {
  const logged: unknown[] = [];
  const broken = () => Promise.reject(new TypeError('fetch failed'));
  const { client } = clientWith({ log: (...entry) => logged.push(entry.slice(0, 2)) }, broken);
  expect(await client.call(cities, {})).toEqual({ ok: false, reason: 'network' });
  expect(logged).toEqual([['network', 'cities']]);
});

const untilAborted = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

test('a page that is no longer wanted cancels its calls, but for those that have a signal of their own', async () => {
  const hangUp = new AbortController();
  const { client } = clientWith({ signal: hangUp.signal }, () => new Promise(() => {}));
  const own = new AbortController();
  const results = [client.call(cities, {}), client.call(cities, {}, undefined, own.signal)];
  hangUp.abort();
  expect(await results[0]).toEqual({ ok: false, reason: 'cancelled' });
  own.abort();
  expect(await results[1]).toEqual({ ok: false, reason: 'cancelled' });
});

test('[S-8-04] a cancelled request is logged as cancelled', async () => {
  const logged: unknown[] = [];
  const { client } = clientWith({ log: (failure) => logged.push(failure) }, untilAborted);
  const abort = new AbortController();
  const result = client.call(cities, {}, undefined, abort.signal);
  abort.abort();
  expect(await result).toEqual({ ok: false, reason: 'cancelled' });
  expect(logged).toEqual(['cancelled']);
});

test('a server that never answers is a connection problem', async () => {
  const { client } = clientWith({ timeoutMs: 10 }, untilAborted);
  expect(await client.call(cities, {})).toEqual({ ok: false, reason: 'network' });
});

const priced = defineCall({
  ...search,
  name: 'priced',
  query: z.object({ CURRENCY: z.string().optional() }).superRefine(() => undefined),
});

test('prices are asked for in the currency of the visitor, where a call takes one and is told none', async () => {
  const { client, requests } = clientWith({ currency: 'USD' });
  await client.call(priced, { CURRENCY: undefined });
  await client.call(priced, { CURRENCY: 'CZK' });
  await client.call(search, {});
  const asked = requests.map(({ url }) => new URL(url).searchParams.get('CURRENCY'));
  expect(asked).toEqual(['USD', 'CZK', null]);
});

test('every call that answers prices for a question takes the currency; one about a claim does not', () => {
  const takes = (call: { query: z.ZodType }) =>
    call.query instanceof z.ZodObject && 'CURRENCY' in call.query.shape;
  const calls = [searchTours, roomPrices, states, getLastMinStates, calendar, priceRange];
  expect(calls.filter((call) => !takes(call)).map(({ name }) => name)).toEqual([]);
  expect(takes(offerCall)).toBe(false);
});
