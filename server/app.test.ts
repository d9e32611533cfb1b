import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { feedback } from '#calls/feedback.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import * as keys from '#web/context/context.ts';
import { usualLimits } from './settings.ts';
import { asOperator, formOf, readableLog, testApp } from './test-app.ts';

const database = await openTestDatabase();

/** A page that shows its nonce and what it knows of the request. */
async function showContext(_: Request, context: RouterContextProvider) {
  const seen = {
    site: context.get(keys.siteContext).id,
    locale: context.get(keys.localeContext),
    city: context.get(keys.citySlugContext),
    today: context.get(keys.clockContext).today,
    apiRoot: context.get(keys.apiRootContext),
    nonce: context.get(keys.nonceContext),
  };
  return new Response(JSON.stringify(seen), { headers: { 'content-type': 'text/html' } });
}

const { ask, clientFolder } = await testApp(database, { pages: showContext });

test('[S-1-29] a page knows its site, language, the city of its subdomain and the day there', async () => {
  const response = await ask('http://spb.ru.localhost:3000/en/tours');
  expect(await response.json()).toMatchObject({
    site: 'b2c-ru',
    locale: 'en',
    city: 'spb',
    today: '2026-11-22',
  });
});

test("the router's request for data is in the language of its page", async () => {
  const languageOf = async (path: string) => (await (await ask(path)).json()).locale;
  expect(await languageOf('/ru/tours.data')).toBe('ru');
  expect(await languageOf('/ru.data')).toBe('ru');
  expect(await languageOf('/_.data')).toBe('en');
});

test('[S-2.2-02] the locale cookie leads an unprefixed page to its language, and the answer varies by it', async () => {
  const led = await ask('/tours?page=2', { headers: { cookie: 'locale=ru' } });
  expect([led.status, led.headers.get('location')]).toEqual([302, '/ru/tours?page=2']);
  expect(led.headers.get('vary')).toContain('Cookie');
  const unled = await ask('/tours');
  expect(unled.status).toBe(200);
  expect(unled.headers.get('vary')).toContain('Cookie');
});

test('the prefix of the main locale is dropped and remembered for 400 days', async () => {
  const response = await ask('/en/tours', { headers: { cookie: 'locale=ru' } });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/tours']);
  expect(response.headers.get('set-cookie')).toBe('locale=en; Path=/; Max-Age=34560000; SameSite=Lax');
});

test('a host inside our domains that is no site is told so', async () => {
  const page = await ask('http://nowhere.agent.localhost:3000/');
  const call = await ask('http://nowhere.agent.localhost:3000/b2c/feedback', formOf({}));
  expect([page.status, page.headers.get('content-type')]).toEqual([421, 'text/html; charset=UTF-8']);
  expect([call.status, call.headers.get('content-type')]).toEqual([421, 'application/problem+json']);
});

test('built files never change, other files may, and what is missing is not a page', async () => {
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js'), 'export {};'.repeat(200));
  await writeFile(join(clientFolder, 'favicon.ico'), 'icon');
  const built = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(built.headers.get('content-type')).toMatch(/javascript/);
  expect(built.headers.get('content-encoding')).toBe('gzip');
  expect(built.headers.get('vary')).toMatch(/^accept-encoding$/i);
  expect((await ask('/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await ask('/assets/app-old.js')).status).toBe(404);
});

test('a built file carries the headers that mean something for it, and is sent as the build has compressed it', async () => {
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  const path = join(clientFolder, 'assets', 'part-3c4d.js');
  const content = 'export {};'.repeat(200);
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content));
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const file = await ask('/assets/part-3c4d.js', { headers: { 'accept-encoding': accepted } });
    const sent = Buffer.from(await file.arrayBuffer());
    expect(Object.fromEntries(file.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      'content-length': String(sent.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const whole = encoding === 'br' ? brotliDecompressSync(sent) : gunzipSync(sent);
    expect(whole.toString()).toBe(content);
  }
  const plain = await ask('/assets/part-3c4d.js', { headers: { 'accept-encoding': 'identity' } });
  expect(await plain.text()).toBe(content);
  expect(plain.headers.has('content-encoding')).toBe(false);
});

test('[S-8-06] below the bases of the API a missing path is a problem in JSON, never a page', async () => {
  for (const path of ['/b2c/nothing', '/CORE/nothing/', '/api']) {
    const response = await ask(path, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
  }
});

test('[S-7.1-02] [S-7.1-03] [W-7-01] what sells has a base of its own, what needs a token another; lookups are read', async () => {
  const { paths } = await (await ask('/openapi.json')).json();
  const lookups = Object.keys(paths).filter((path) =>
    /^\/(core\/search\/|core\/Ticket\/|api\/Services\/)/.test(path),
  );
  expect(lookups.length).toBeGreaterThan(20);
  for (const path of lookups) expect(Object.keys(paths[path]), path).toEqual(['get']);
  expect((await ask('/core/search/TownFroms', { method: 'POST' })).status).not.toBe(200);
  const { status, headers } = await ask('/api/Services/Type');
  expect([status, headers.get('content-type')]).toEqual([401, 'application/problem+json']);
});

test('the bases do not swallow pages whose path begins like them', async () => {
  expect((await ask('/core-values')).status).toBe(200);
});

test('[S-2.2-05] xapi chooses a configured root of the API, and nothing else can', async () => {
  const apiRoots = { test: 'https://api.test.example' };
  const { ask } = await testApp(database, { pages: showContext, settings: { apiRoots } });
  const rootOf = async (query: string) => (await (await ask(`/${query}`)).json()).apiRoot;
  expect(await rootOf('?xapi=test')).toBe('https://api.test.example');
  for (const query of ['', '?xapi=dev', '?xapi=https://evil.example', '?xapi=constructor']) {
    expect(await rootOf(query)).toBeUndefined();
  }
  const policy = (await ask('/')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://api.test.example");
});

/** A page that makes a call with an empty form, and shows what came back. */
async function callFeedback(_: Request, context: RouterContextProvider) {
  const client = context.get(keys.clientContext);
  return Response.json(await client.call(feedback, {}, { comment: '', name: '', phone: '' }));
}

test('[S-7.1-01] a page makes its calls in process: its own visitor is not counted, checked or logged twice', async () => {
  const { lines, log } = readableLog();
  const limits = { ...usualLimits, leadsPerMinute: 1 };
  const { ask } = await testApp(database, { pages: callFeedback, settings: { limits }, log });
  const response = await ask('http://pl.localhost:3000/en/tours', formOf({}));
  expect(await response.json()).toMatchObject({
    ok: false,
    reason: 'invalid-request',
    fields: expect.arrayContaining([
      { field: 'name', reason: 'is required', messageKey: 'validations.required' },
    ]),
  });
  expect(lines).toHaveLength(1);
});

test('[S-7.1-06] [W-7-02] [W-7-03] mockVariant reaches the calls of a page in preview only, lang where it is not the main one of the site', async () => {
  const asked: (string | undefined)[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url);
    response.end('{}');
  }).listen(0);
  onTestFinished(() => void elsewhere.close());
  await once(elsewhere, 'listening');
  const apiRoot = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  for (const preview of [true, false]) {
    const { ask } = await testApp(database, { pages: callFeedback, settings: { preview, apiRoot } });
    await ask('/?mockVariant=empty');
    await ask('http://kz.localhost:3000/kk/');
    await ask('http://kz.localhost:3000/');
  }
  const languages = ['/b2c/feedback?lang=kk', '/b2c/feedback'];
  expect(asked).toEqual(['/b2c/feedback?mockVariant=empty', ...languages, '/b2c/feedback', ...languages]);
});

test('a crash of the pages is logged once and shown in the language of the page, without details', async () => {
  const { lines, log } = readableLog();
  const crash = () => Promise.reject(new Error('secret detail', { cause: new Error('deeper') }));
  const { ask } = await testApp(database, { pages: crash, log });
  const response = await ask('/ru/tours');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain('href="/ru"');
  expect(html).not.toContain('secret');
  expect(html).toContain(response.headers.get('x-request-id'));
  const errors = lines.filter((line) => line.includes('"level":50'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('deeper');
});

test('the log tells neither queries nor addresses nor what was entered', async () => {
  const { lines, log } = readableLog();
  const { ask } = await testApp(database, { pages: showContext, log });
  await ask(
    '/tours?phone=79210001122',
    { headers: { cookie: 'locale=ru', 'user-agent': 'Tell' } },
    '203.0.113.77',
  );
  await ask(
    '/b2c/feedback?x=secret',
    formOf({ name: 'Anna Petrova', phone: '1', comment: 'email: a@b.example' }),
  );
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/79210001122|203\.0\.113|Tell|secret|Anna|b\.example/);
  expect(JSON.parse(lines[1]!)).toMatchObject({
    method: 'POST',
    path: '/b2c/feedback',
    status: 400,
    route: 'call',
  });
});

test('a request keeps its name through a proxy, unless the name could break a log', async () => {
  const named = async (id: string) =>
    (await ask('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await named('abc-123')).toBe('abc-123');
  expect(await named('a b;c')).not.toBe('a b;c');
});

test('/healthz says that the process is up, /readyz when everything else is', async () => {
  let loaded = false;
  const catalogue = { current: () => (loaded ? ({} as never) : undefined) };
  const { ask, ready, close } = await testApp(database, { catalogue });
  onTestFinished(close);
  expect((await ask('/healthz')).status).toBe(200);
  expect(await (await ask('/readyz')).json()).toEqual({
    ready: false,
    jobs: false,
    catalogue: false,
    database: true,
  });
  await ready();
  expect((await ask('/readyz')).status).toBe(503);
  loaded = true;
  expect((await ask('/readyz')).status).toBe(200);
});

test('/metrics counts requests by kind, for those who show the token, wherever they come from', async () => {
  await ask('/tours/turkey');
  const metrics = await (await ask('/metrics', asOperator, '203.0.113.5')).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="page",status="200"}');
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).not.toContain('turkey');
  const wrong = { headers: { authorization: 'Bearer another-token-of-thirty-two-characters' } };
  for (const init of [{}, wrong]) expect((await ask('/metrics', init)).status, 'from this machine').toBe(404);
  expect((await ask('/metrics?token=')).status).toBe(404);
});

test('/metrics tells how fresh prices are and how many searches wait', async () => {
  const figures = () => ({
    version: 7,
    secondsSinceCheck: 0.4,
    lastChangeSeconds: 0.02,
    questionsWaiting: 3,
    heavyQuestions: 1,
    questionsRefused: 12,
    questionsGivenUp: 5,
  });
  const watched = await testApp(database, { catalogue: { current: () => undefined, figures } });
  const metrics = await (await watched.ask('/metrics', asOperator)).text();
  for (const line of [
    'catalogue_version 7',
    'catalogue_check_age_seconds 0.4',
    'catalogue_change_seconds 0.02',
    'search_questions_waiting 3',
    'search_heavy_questions 1',
    'search_questions_refused 12',
    'search_questions_given_up 5',
  ])
    expect(metrics).toContain(line);
});

test.each([
  'b2c/settings?group=site',
  // What pages are rendered from: one of these that is asked anew has its page rendered anew for each visitor.
  'core/region-climate?region=31',
  'core/cruise-programs?hotel=1',
  'b2c/ExcursionTour?slug=istanbul',
])('/metrics shows the hits and misses of the caches: %s', async (path) => {
  const countOf = async (outcome: 'hits' | 'misses') => {
    const metrics = await (await ask('/metrics', asOperator)).text();
    return Number(new RegExp(`remembered_${outcome}_total{memory="calls"} (\\d+)`).exec(metrics)?.[1]);
  };
  const [hits, misses] = [await countOf('hits'), await countOf('misses')];
  await ask(`/${path}`);
  expect([await countOf('hits'), await countOf('misses')]).toEqual([hits, misses + 1]);
  await ask(`/${path}`);
  expect([await countOf('hits'), await countOf('misses')]).toEqual([hits + 1, misses + 1]);
});

test('the documentation names every call, under the same policy as a page', async () => {
  const response = await ask('/docs');
  const html = await response.text();
  const nonce = /style nonce="([^"]+)"/.exec(html)?.[1];
  expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  const { paths } = await (await ask('/openapi.json')).json();
  for (const path of Object.keys(paths)) expect(html).toContain(path);
  expect(html).not.toMatch(/<script|https?:\/\//);
});

test.for([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'plain bytes'],
])(
  'who accepts %s gets the document of the calls in %s, and is told when it has it already',
  async ([accepted, sent]) => {
    const headers = { 'Accept-Encoding': accepted! };
    const answer = await ask('/openapi.json', { headers });
    expect(answer.headers.get('content-encoding')).toBe(sent === 'plain bytes' ? null : sent);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const read = { br: brotliDecompressSync, gzip: gunzipSync, deflate: (as: Buffer) => as }[accepted!]!(
      bytes,
    );
    expect(JSON.parse(String(read))).toMatchObject({ openapi: '3.1.0' });

    const etag = answer.headers.get('etag')!;
    const again = await ask('/openapi.json', { headers: { ...headers, 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('what is the same for everybody varies by no cookie, and who has it already is told so', async () => {
  const pages = async () =>
    new Response('User-agent: *', { headers: { 'cache-control': 'public, max-age=3600' } });
  const { ask } = await testApp(database, { pages });
  const robots = await ask('/robots.txt', { headers: { cookie: 'locale=ru' } });
  expect([robots.status, robots.headers.get('vary')]).toEqual([200, 'Accept-Encoding']);
  const again = await ask('/robots.txt', { headers: { 'If-None-Match': robots.headers.get('etag')! } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=3600']);
  const page = await (await testApp(database, { pages: showContext })).ask('/tours');
  expect([page.headers.get('vary'), page.headers.get('cache-control')]).toEqual([
    expect.stringContaining('Cookie'),
    'private, no-cache',
  ]);
});
