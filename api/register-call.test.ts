import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#calls/call.ts';
import { localeHeader } from '#calls/http-client.ts';
import type { Problem } from '#calls/problem.ts';
import { anybody, ownPrograms } from '#calls/who-may-call.ts';
import type { Principal } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import { registerCall } from './register-call.ts';
import { testApi } from './test-api.ts';

const list = z.string().transform((text) => text.split(','));

const towns = defineCall({
  name: 'towns',
  method: 'GET',
  base: 'core',
  path: '/search/TownFroms',
  summary: 'Towns',
  source: 'test',
  mayCall: anybody,
  query: z.object({
    townFrom: z.string().regex(/^\d+$/, 'is not a number'),
    stateList: list.optional(),
    mockVariant: z.string().optional(),
  }),
  answer: z.object({
    lang: z.string(),
    today: z.string(),
    townFrom: z.string(),
    stateList: z.string().optional(),
    caller: z.string().optional(),
  }),
});

const polishSite = allSites.find(({ id }) => id === 'b2c-pl')!;

const { ask } = testApi(
  (api) =>
    registerCall(api, towns, ({ query, lang, today, caller }) => ({
      ok: true,
      value: {
        lang,
        today,
        townFrom: query.townFrom,
        stateList: query.stateList?.join('|'),
        caller: caller.kind,
      },
    })),
  { site: polishSite, serviceToken: 'a-token-of-a-program' },
);

const problemOf = async (response: Response) => (await response.json()) as Problem;

test.each([
  '/core/search/TownFroms?townFrom=2',
  '/core/search/townfroms?townfrom=2',
  '/CORE/SEARCH/TOWNFROMS?TOWNFROM=2',
  '/core/search/TownFroms/?TownFrom=2',
  '/core//search/TownFroms//?townFrom=2',
])('%s is matched whatever its case and slashes', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ townFrom: '2' });
});

test('values are left as they are written, and lists are separated by commas', async () => {
  const response = await ask('/core/search/TownFroms?townFrom=2&STATELIST=Tr,eG');
  expect(await response.json()).toMatchObject({ stateList: 'Tr|eG' });
});

test('[S-8-05] a wrong parameter is a 400 that names it in the spelling of the specification', async () => {
  const response = await ask('/core/search/TownFroms?TOWNFROM=Riga');
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await problemOf(response)).toEqual({
    type: 'about:blank',
    title: 'Invalid request parameters.',
    status: 400,
    requestId: 'request-1',
    errors: [{ field: 'townFrom', reason: 'is not a number' }],
  });
});

test.each([
  ['missing', '', 'townFrom', 'is required'],
  ['repeated', '?townFrom=2&TOWNFROM=3', 'townFrom', 'is given more than once'],
  ['with a null character', '?townFrom=2%00', 'townFrom', 'contains a null character'],
  ['language given twice', '?townFrom=2&lang=pl&Lang=en', 'lang', 'is given more than once'],
  ['unknown language', '?townFrom=2&lang=xx', 'lang', 'is not a language that Solstice speaks'],
])('a parameter that is %s is refused by name', async (_, query, field, reason) => {
  const response = await ask(`/core/search/TownFroms${query}`);
  expect(response.status).toBe(400);
  expect((await problemOf(response)).errors).toContainEqual({ field, reason });
});

test('every wrong parameter is named, not only the first', async () => {
  const { errors } = await problemOf(await ask('/core/search/TownFroms?townFrom=x&lang=xx'));
  expect(errors?.map(({ field }) => field).sort()).toEqual(['lang', 'townFrom']);
});

const answered: z.input<typeof towns.answer> = { lang: '', today: '', townFrom: '' };

test('an empty value is an absent one, and a required parameter has to have one', async () => {
  const seen: (string[] | undefined)[] = [];
  const { ask } = testApi((api) =>
    registerCall(api, towns, ({ query }) => {
      seen.push(query.stateList);
      return { ok: true, value: answered };
    }),
  );
  expect((await ask('/core/search/TownFroms?townFrom=2&stateList=')).status).toBe(200);
  expect(seen).toEqual([undefined]);
  const { errors } = await problemOf(await ask('/core/search/TownFroms?townFrom=&stateList='));
  expect(errors).toEqual([{ field: 'townFrom', reason: 'is required' }]);
});

test('unknown parameters are ignored whatever they say, and so are those of the transport', async () => {
  const response = await ask(
    '/core/search/TownFroms?townFrom=2&utm_source=mail&utm_source=a%00&xapi=test&__proto__=1',
  );
  expect(response.status).toBe(200);
  expect(response.headers.has('warning')).toBe(false);
});

test('in a preview a header tells which parameters were left out, in letters that a header may have', async () => {
  const { ask } = testApi((api) => registerCall(api, towns, () => ({ ok: true, value: answered })), {
    unknownNames: 'told',
  });
  const warningOf = async (query: string) =>
    (await ask(`/core/search/TownFroms?${query}`)).headers.get('warning');
  expect(await warningOf('townFrom=2&xdebug=1&%22%0d%0aSet-Cookie:x=1')).toBe(
    '299 - "Not parameters of this call, left out: xdebug, ???Set-Cookie?x"',
  );
  expect(await warningOf('Town=2')).toContain('left out: Town"'); // beside the refusal of what is missing
  expect(await warningOf('townFrom=2&lang=en&xapi=dev&mockVariant=1')).toBeNull();
  const many = Array.from({ length: 12 }, (_, n) => `${'long'.repeat(50)}${n}=1`).join('&');
  expect(await warningOf(`townFrom=2&${many}`)).toMatch(/^.{600,750} and 2 more"$/);
});

test('a strict server refuses unknown parameters by name', async () => {
  const { ask } = testApi((api) => registerCall(api, towns, () => ({ ok: true, value: answered })), {
    unknownNames: 'refused',
  });
  expect((await ask('/core/search/TownFroms?townFrom=1&lang=en&xapi=dev')).status).toBe(200);
  const { errors } = await problemOf(await ask('/core/search/TownFroms?townFrom=1&Town=2'));
  expect(errors).toEqual([{ field: 'Town', reason: 'is not a parameter of this call' }]);
});

test.each([
  ['none', '', {}, 'pl'],
  ['empty', '&lang=', {}, 'pl'],
  ['given', '&LANG=EN', {}, 'en'],
  ['dropped by our own client', '', { [localeHeader]: 'ru' }, 'ru'],
  ['given beside the header', '&lang=en', { [localeHeader]: 'ru' }, 'en'],
])('[S-7.1-04] [S-7.1-05] language: %s', async (_, query, headers, lang) => {
  const response = await ask(`/core/search/TownFroms?townFrom=2${query}`, { headers });
  expect(await response.json()).toMatchObject({ lang });
});

test('the day is that of the site', async () => {
  const response = await ask('/core/search/TownFroms?townFrom=2');
  expect(await response.json()).toMatchObject({ today: '2026-11-21' });
});

test.each([
  [{}, 'visitor'],
  [{ authorization: 'Bearer abc.def' }, 'visitor'],
  [{ authorization: 'Bearer a-token-of-a-program' }, 'service'],
  [{ 'x-api-key': 'a-token-of-a-program' }, 'service'],
  [{ authorization: 'Bearer abc.def', 'x-api-key': 'a-token-of-a-program' }, 'visitor'],
])('[S-7.1-07] who shows %j reaches the call as %s', async (headers, kind) => {
  const response = await ask('/core/search/TownFroms?townFrom=2', { headers });
  expect(await response.json()).toMatchObject({ caller: kind });
});

test.each<[Principal, number]>([
  [{ kind: 'visitor', onOurPage: false }, 401],
  [{ kind: 'visitor', onOurPage: true }, 401],
  [{ kind: 'traveller', personId: 1, sessionId: 1 }, 403],
  [{ kind: 'manager', personId: 1, agencyId: 1, managerId: 1, isAdministrator: false, sessionId: 1 }, 403],
  [{ kind: 'staff', personId: 1 }, 200],
  [{ kind: 'service' }, 403],
  [{ kind: 'operator' }, 403],
])(
  'of a call for staff alone, %j is answered %d, and who is refused reaches nothing',
  async (caller, status) => {
    const reached: Principal[] = [];
    const { ask } = testApi(
      (api) =>
        registerCall(api, defineCall({ ...towns, mayCall: ['staff'] }), ({ caller }) => {
          reached.push(caller);
          return { ok: true, value: answered };
        }),
      { caller },
    );
    const response = await ask('/core/search/TownFroms?townFrom=2');
    expect(response.status).toBe(status);
    expect(response.headers.has('www-authenticate')).toBe(status === 401);
    expect(reached).toEqual(status === 200 ? [caller] : []);
    expect((await ask('/core/search/TownFroms?townFrom=x')).status).toBe(status === 200 ? 400 : status);
  },
);

test('HEAD answers without a body, OPTIONS with the methods, another method with 405 and Allow', async () => {
  const head = await ask('/core/search/townfroms?townFrom=2', { method: 'HEAD' });
  const options = await ask('/core/search/townfroms', { method: 'OPTIONS' });
  const post = await ask('/core/search/townfroms', { method: 'POST' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test.each(['/core', '/core/', '/core/nothing', '/b2c/search/townfroms', '/API/x'])(
  '[S-8-06] %s is a 404 in JSON',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await problemOf(response)).title).toBe(
      'The requested resource does not exist or has been deleted',
    );
  },
);

const save = defineCall({
  ...towns,
  name: 'save',
  method: 'POST',
  base: 'b2c',
  path: 'save',
  query: z.object({}),
  body: z.object({ Key: z.string() }),
  answer: z.void(),
});

test('a form is read like a query, from a path without a leading slash, and an empty success is a 204', async () => {
  const seen: string[] = [];
  const { ask } = testApi((api) =>
    registerCall(api, save, ({ body }) => {
      seen.push(body.Key);
      return { ok: true, value: undefined };
    }),
  );
  const send = (body: BodyInit) => ask('/b2c/save', { method: 'POST', body });
  expect((await send(new URLSearchParams({ key: 'a' }))).status).toBe(204);
  expect(seen).toEqual(['a']);
  expect(await problemOf(await send(new URLSearchParams({ other: 'a' })))).toMatchObject({
    errors: [{ field: 'Key', reason: 'is required' }],
  });
  expect((await send('{"key":"a"}')).status).toBe(415);
});

test.each([
  ['login-required', 401],
  ['not-found', 404],
  ['too-many-requests', 429],
  ['unavailable', 503],
] as const)('a call that answers %s becomes status %i', async (reason, status) => {
  const { ask } = testApi((api) =>
    registerCall(api, save, () => ({ ok: false, reason, retryAfterSeconds: 7 })),
  );
  const response = await ask('/b2c/save', { method: 'POST', body: new URLSearchParams({ key: 'a' }) });
  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(response.headers.has('www-authenticate')).toBe(status === 401);
});

/** A log whose lines can be read. */
function readableLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
}

test('a crash is a 500 without details, logged once with its cause', async () => {
  const { lines, log } = readableLog();
  const crash = () => {
    const cause = Object.assign(new Error('deeper'), { detail: 'Failing row contains (Anna)' });
    throw new Error('secret detail', { cause });
  };
  const { ask } = testApi((api) => registerCall(api, towns, crash), { log });
  const response = await ask('/core/search/TownFroms?townFrom=2');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('deeper');
  expect(lines[0]).not.toContain('Anna');
});

test.each([
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
  new Error('wrapped', { cause: Object.assign(new Error('x'), { code: '08006' }) }),
])('a database out of reach is a 503 that may be repeated: %s', async (error) => {
  const refuse = () => Promise.reject(error);
  const { ask } = testApi((api) => registerCall(api, towns, refuse));
  const response = await ask('/core/search/TownFroms?townFrom=2');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

test('an answer that breaks its schema is a fault while developing', async () => {
  const broken = () => ({ ok: true, value: { lang: 1 } }) as never;
  const checked = testApi((api) => registerCall(api, towns, broken), { checkAnswers: true });
  const trusted = testApi((api) => registerCall(api, towns, broken), { checkAnswers: false });
  expect((await checked.ask('/core/search/TownFroms?townFrom=2')).status).toBe(500);
  expect((await trusted.ask('/core/search/TownFroms?townFrom=2')).status).toBe(200);
});

/** A call whose answer is remembered for as long as `state` is the same. */
function rememberedTowns(call = towns, mayBeHeld = false) {
  const world = { state: {}, name: 'Riga' };
  const { ask } = testApi(
    (api) =>
      registerCall(
        api,
        call,
        () => ({ ok: true, value: { ...answered, today: world.name } }),
        Object.assign(() => [world.state], { mayBeHeld }),
      ),
    { serviceToken: 'a-token-of-a-program' },
  );
  const path = '/core/search/TownFroms?townFrom=2';
  return { world, ask: (headers: Record<string, string> = {}) => ask(path, { headers }) };
}

test('what anybody is answered alike is compressed once, by what each takes', async () => {
  const { world, ask } = rememberedTowns();
  world.name = 'Rīga '.repeat(500);
  const unpacked = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes: ArrayBuffer) => Buffer.from(bytes),
  };
  const plain = await (await ask()).text();
  expect(JSON.parse(plain).today).toBe(world.name);
  for (const [encoding, unpack] of Object.entries(unpacked)) {
    for (let time = 0; time < 2; time++) {
      const answer = await ask({ 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('vary')).toBe(`${localeHeader}, Accept-Encoding`);
      expect(unpack(await answer.arrayBuffer()).toString()).toBe(plain);
    }
  }
  world.state = {};
  world.name = 'Riga';
  expect((await ask({ 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBeNull(); // few bytes
});

test('who has an answer already is told so, until it is another one', async () => {
  const { world, ask } = rememberedTowns();
  const tag = (await ask()).headers.get('etag')!;
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
    const again = await ask({ 'If-None-Match': known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(again.headers.get('vary')).toBe(`${localeHeader}, Accept-Encoding`);
  }
  world.state = {};
  expect((await ask({ 'If-None-Match': tag })).status).toBe(304); // read anew, and the same
  world.state = {};
  world.name = 'Gdansk';
  const changed = await ask({ 'If-None-Match': tag });
  expect([changed.status, (await changed.json()).today]).toEqual([200, 'Gdansk']);
});

test('a cache asks each time for what may have a price, and may hold what editors write for some seconds', async () => {
  const priced = await rememberedTowns().ask();
  expect(priced.headers.get('cache-control')).toBe('public, no-cache');
  const written = await rememberedTowns(towns, true).ask();
  expect(written.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
  );
});

test('an answer that is not for everybody, or follows from more, is nobody’s to keep', async () => {
  const ofPrograms = rememberedTowns({ ...towns, mayCall: ownPrograms }, true);
  const own = await ofPrograms.ask({ Authorization: 'Bearer a-token-of-a-program' });
  expect(own.status).toBe(200);
  for (const { headers } of [own, await ask('/core/search/TownFroms?townFrom=2')]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('etag')).toBe(false);
  }
});
