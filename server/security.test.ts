import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { Checkbox } from 'react-aria-components';
import { renderToString } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { nonceContext } from '#web/context/context.ts';
import { usualLimits } from './settings.ts';
import { formOf, readableLog, testApp } from './test-app.ts';

const database = await openTestDatabase();

/** A page that shows its nonce. */
const pages = async (_: Request, context: RouterContextProvider) =>
  new Response(context.get(nonceContext), { headers: { 'content-type': 'text/html; charset=utf-8' } });

const { ask } = await testApp(database, { pages });

test('every page has a nonce of its own, the same in the policy and in the page', async () => {
  const answers = await Promise.all([ask('/'), ask('/')]);
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      const nonce = await answer.text();
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});

test('the policy lets in our own scripts only, and nobody may frame us', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text] as const));
  expect(directives.get('script-src')).toMatch(/^script-src 'self' 'nonce-\S+' 'strict-dynamic'$/);
  expect(directives.get('style-src')).toMatch(/^style-src 'self' 'nonce-\S+'$/);
  for (const closed of ['default-src', 'frame-ancestors', 'object-src', 'base-uri']) {
    expect(directives.get(closed)).toBe(`${closed} 'none'`);
  }
  expect(directives.get('form-action')).toBe("form-action 'self'");
  expect(directives.get('connect-src')).toBe("connect-src 'self'");
});

test('a configured tag manager may send what it measures, to its own and the named origins alone', async () => {
  const tags = {
    address: 'https://tags.example/tag.js?id=1',
    origins: ['https://*.counts.example'],
    analyticsCookie: '_ga',
  };
  const tagged = await testApp(database, { pages, settings: { tags } });
  const policy = (await tagged.ask('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://tags.example https://*.counts.example;");
  expect(policy).toContain("img-src 'self' data: https://tags.example https://*.counts.example;");
  expect(policy).toMatch(/script-src 'self' 'nonce-\S+' 'strict-dynamic';/);
});

test('text becomes markup only by our own policy, and tags may make some of their own', async () => {
  const headersOf = async (settings: object) =>
    (await (await testApp(database, { pages, settings })).ask('/')).headers;
  const enforced = await headersOf({});
  expect(enforced.get('content-security-policy')).toContain(
    "require-trusted-types-for 'script'; trusted-types default",
  );
  expect(enforced.get('content-security-policy-report-only')).toBeNull();

  const told = await headersOf({ trustedTypes: 'report' });
  expect(told.get('content-security-policy')).not.toContain('trusted-types');
  expect(told.get('content-security-policy-report-only')).toMatch(
    /^require-trusted-types-for 'script'; trusted-types default; report-to policy; report-uri/,
  );
  const tags = { address: 'https://tags.example/tag.js', origins: [], analyticsCookie: '_ga' };
  expect((await headersOf({ tags })).get('content-security-policy')).toContain('trusted-types *');
});

test('configured maps may show their pictures and their page, of their own origins alone', async () => {
  const maps = {
    tiles: { address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
    embedded: 'https://maps.example/?at={latitude},{longitude}&zoom={zoom}',
  };
  const policyOf = async (settings: object) => {
    const { ask } = await testApp(database, { pages, settings });
    return (await ask('http://in.localhost:3000/')).headers.get('content-security-policy') ?? '';
  };
  const policy = await policyOf({ maps });
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy).toMatch(/frame-src [^;]*https:\/\/maps\.example;/);
  expect(await policyOf({})).not.toMatch(/tiles\.example|maps\.example/);
});

const ofAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test('a page carries the security headers', async () => {
  const { headers } = await ask('/');
  expect(Object.fromEntries(headers)).toMatchObject({
    ...ofAll,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
  expect(headers.has('strict-transport-security')).toBe(false);
});

test.each(['/b2c/nothing', '/assets/missing.js', '/healthz'])(
  '%s, which is no page, may run nothing and carries no headers of pages',
  async (path) => {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...ofAll,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    for (const name of ['permissions-policy', 'reporting-endpoints', 'strict-transport-security'])
      expect(headers.has(name), name).toBe(false);
  },
);

const keyPaths = [
  '/quote/',
  '/ru/quote/',
  '/print/quote/',
  '/question/',
  '/auth/invitation/',
  '/auth/reset-password/',
  '/s/',
];

test.each(keyPaths)('an address below %s is in no log and in no referrer', async (before) => {
  const { lines, log } = readableLog();
  const logged = await testApp(database, { pages, log });
  const key = '1k-Zq3v_8XyAbCdEfGhIjKlM';
  for (const path of [
    `${before}${key}`,
    `${before}${key}.data`,
    `${before}${key}/question`,
    `${before.toUpperCase()}${key}`,
  ]) {
    const { headers } = await logged.ask(path);
    expect(headers.get('referrer-policy'), path).toBe('strict-origin');
    await logged.ask(path, { ...formOf({ a: '1' }) });
  }
  expect(lines.filter((line) => line.includes('"path"'))).toHaveLength(8);
  expect(lines.join()).not.toContain(key);
});

test('a failure on a page whose address is a key tells the log of no key', async () => {
  const { lines, log } = readableLog();
  const key = '1k-Zq3v_8XyAbCdEfGhIjKlM';
  const broken = async ({ url }: Request) => {
    throw new Error(`Cannot show ${url}`);
  };
  await (await testApp(database, { pages: broken, log })).ask(`/quote/${key}`);
  expect(lines.join()).toContain('Cannot show');
  expect(lines.join()).not.toContain(key);
});

test('HSTS is sent over https only, as a trusted proxy tells it', async () => {
  const behindProxy = await testApp(database, { settings: { trustedProxyHops: 1 } });
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await behindProxy.ask('/healthz', { headers })).headers.has('strict-transport-security')).toBe(
    true,
  );
  expect((await ask('/healthz', { headers })).headers.has('strict-transport-security')).toBe(false);
});

test.each([
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//etc/secret.txt',
  '/.env.txt',
  '/assets/.hidden.js',
])('%s does not leave the folder of files', async (path) => {
  const { ask, clientFolder } = await testApp(database);
  await mkdir(join(clientFolder, 'assets'), { recursive: true });
  await writeFile(join(clientFolder, '..', 'secret.txt'), 'secret');
  await writeFile(join(clientFolder, '.env.txt'), 'secret');
  await writeFile(join(clientFolder, 'assets', '.hidden.js'), 'secret');
  const response = await ask(`http://localhost:3000${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

test('a body over the limit is refused', async () => {
  const large = formOf({ comment: 'x'.repeat(70_000) });
  const call = await ask('/b2c/feedback', large);
  const page = await ask('/tours', large);
  expect([call.status, page.status]).toEqual([413, 413]);
  expect(call.headers.get('content-type')).toBe('application/problem+json');
});

test('a body without a length is counted while it comes', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
  });
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const response = await ask('/b2c/feedback', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
});

test('a form from another site is refused, ours and a call with a token are not', async () => {
  const send = (headers: Record<string, string>, path = '/tours') =>
    ask(path, { method: 'POST', body: new URLSearchParams({ a: '1' }), headers });
  expect((await send({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({})).status).toBe(403);
  expect((await send({ 'sec-fetch-site': 'same-site', origin: 'http://pl.localhost:3000' })).status).toBe(
    403,
  );
  expect((await send({ origin: 'null' }, '/b2c/feedback')).status).toBe(403);
  expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await send({ origin: 'https://localhost:3000' })).status).toBe(200);
  expect((await send({ authorization: 'Bearer t' }, '/api/nothing')).status).toBe(404);
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/csp-report',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/x-unknown',
  '',
])('another site sends nothing, whichever type it says it is: %j', async (type) => {
  const send = async (headers: Record<string, string>, method = 'POST') =>
    (await ask('/api/auth/sign-in', { method, body: '{}', headers: { 'content-type': type, ...headers } }))
      .status;
  const strangers: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:3000@evil.example' },
    { origin: 'http://pl.localhost:3000' },
    { origin: 'http://localhost:3001' },
    { origin: 'ftp://localhost:3000' },
    { origin: 'localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const stranger of strangers)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await send(stranger, method), JSON.stringify([method, stranger])).toBe(403);
  for (const own of [{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }])
    expect(await send(own), JSON.stringify(own)).not.toBe(403);
  expect(await send({ authorization: 'Bearer of-a-program' })).not.toBe(403);
});

const fewLeads = { ...usualLimits, leadsPerMinute: 5, leadsPerHour: 20 };

test('who sends more forms than its limit waits; another address does not', async () => {
  const { ask } = await testApp(database, { pages, settings: { limits: fewLeads } });
  const send = (from: string) => ask('/tours', formOf({ a: '1' }), from);
  for (let i = 0; i < 5; i++) expect((await send('203.0.113.5')).status).toBe(200);
  const refused = await send('203.0.113.5');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await send('203.0.113.6')).status).toBe(200);
  expect((await ask('/tours', {}, '203.0.113.5')).status).toBe(200);
});

test('an office behind one address sends 40 requests in a minute, whatever its people click and choose', async () => {
  const { ask } = await testApp(database, { pages, settings: { limits: usualLimits } });
  const send = (path: string) => ask(path, formOf({ a: '1' }), '203.0.113.8');
  const choices = [
    '/banners',
    '/cookies',
    '/ru/cookies.data',
    '/theme',
    '/currency',
    '/banners.data',
    '/reads',
  ];
  for (let i = 0; i < usualLimits.choicesPerMinute; i++)
    expect((await send(choices[i % choices.length]!)).status).toBe(200);
  for (const path of [...choices, '/b2c/advertisements/click']) expect((await send(path)).status).toBe(429);
  for (let i = 0; i < 40; i++) expect((await send('/call-back')).status).toBe(200);
});

test('a minute later an address may send forms again, until those of its hour are used up', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask } = await testApp(database, { pages, settings: { limits: fewLeads } });
  const sent = async (count: number) => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push(await ask('/tours', formOf({ a: '1' }), '203.0.113.7'));
    return answers;
  };
  for (let minute = 0; minute < 4; minute++) {
    expect((await sent(6)).map(({ status }) => status)).toEqual([...Array<number>(5).fill(200), 429]);
    vi.advanceTimersByTime(61_000);
  }
  const [refused] = await sent(1);
  expect(refused!.status).toBe(429);
  expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(3_000);
  vi.advanceTimersByTime(3_600_000);
  expect((await sent(1))[0]!.status).toBe(200);
});

test('calls are limited generously, pictures are not', async () => {
  const { ask } = await testApp(database, { settings: { limits: { ...usualLimits, requestsPerMinute: 3 } } });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await ask('/core/nothing')).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect((await ask('/img')).status).toBe(404);
});

test('behind a trusted proxy the limit counts visitors, and what they write themselves counts for nothing', async () => {
  const limits = { ...usualLimits, leadsPerMinute: 1 };
  const { ask } = await testApp(database, { pages, settings: { limits, trustedProxyHops: 1 } });
  const send = (forwarded: string) => {
    const form = formOf({ a: '1' });
    return ask('/tours', { ...form, headers: { ...form.headers, 'x-forwarded-for': forwarded } }, '10.0.0.1');
  };
  expect((await send('203.0.113.77')).status).toBe(200);
  expect((await send('198.51.100.77, 203.0.113.77')).status).toBe(429);
  expect((await send('203.0.113.77, 198.51.100.77')).status).toBe(200);
});

test('style attributes are let in because fields of React Aria are hidden by them in the HTML of the server', () => {
  expect(renderToString(createElement(Checkbox, { 'aria-label': 'Charter' }))).toMatch(
    /<span style="[^"]*position:absolute/,
  );
});
