import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import type { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { encryptedContext } from '#web/context/context.ts';
import { createListener } from './listener.ts';
import { createReadinessGate } from './readiness-gate.ts';
import { usualServerLimits } from './server-limits.ts';
import type { ServerSettings } from './settings.ts';
import { testApp } from './test-app.ts';

const database = await openTestDatabase();

let begun = 0;

/** A page that shows the address that it was asked at. */
async function pages({ url }: Request, context: RouterContextProvider): Promise<Response> {
  begun++;
  return Response.json({ url, isEncrypted: context.get(encryptedContext) });
}

/** The whole server but for its pages, listening: everything from the first byte of a request on is as it is in the product. */
async function listen(settings: Partial<ServerSettings> = {}) {
  const { app } = await testApp(database, { pages, settings });
  const gate = createReadinessGate();
  gate.open(app.fetch);
  const trustedProxyHops = settings.trustedProxyHops ?? 0;
  const log = pino({ level: 'silent' });
  const server = createServer(createListener(gate, { ...usualServerLimits, log, trustedProxyHops }));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}) => exchange(port, path, headers);
  return Object.assign(ask, { port });
}

type Heard = { status: number; headers: string; body: string };

/** Writes a request byte for byte: clients would mend what is wrong with it. */
async function exchange(port: number, path: string, headers: Record<string, string>): Promise<Heard> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const heard = await text(socket);
  const [head = '', ...body] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head, body: body.join('\r\n\r\n') };
}

test('the longest addresses of ours are answered', async () => {
  const ask = await listen();
  const slug = encodeURIComponent('ж'.repeat(100));
  for (const path of ['/', `/ru/tours/${slug}/${slug}.data`, `/info/${'a/'.repeat(14)}a`]) {
    expect((await ask(path)).status).toBe(200);
  }
});

test.for([
  ['of thousands of segments', `/${'a/'.repeat(7_900)}`],
  ['below a page that takes any', `/info/${'a/'.repeat(7_800)}`],
  ['of one segment too many', `/${'a/'.repeat(16)}a`],
  ['of the data of such a page', `/${'a/'.repeat(7_000)}a.data`],
  ['with too long a slug', `/tours/${'x'.repeat(621)}`],
  ['that is too long', `/${`${'x'.repeat(200)}/`.repeat(11)}`],
  ['with a NUL', '/tours/%00'],
  ['with a line break', '/tours/%0d%0aSet-Cookie:a=b'],
  ['with a % that stands for nothing', '/tours/100%'],
  ['with half a letter', '/tours/%d0'],
  ['of the routes of such a page', `/routes.json?version=1&paths=/${'a/'.repeat(3_000)}`],
  ['of the routes of too many pages', `/routes.json?version=1&paths=${'/a,'.repeat(301)}`],
] as const)('an address %s is not found before any page is looked for', async ([, path]) => {
  const ask = await listen();
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(headers).toContain('Cache-Control: no-store'.toLowerCase());
  expect(body).not.toContain('"url"');
});

test('a call below such a path is told so in its own way', async () => {
  const ask = await listen();
  const { status, headers } = await ask(`/core/${'a/'.repeat(7_900)}`);
  expect([status, headers]).toEqual([404, expect.stringContaining('application/problem+json')]);
});

test.for([
  'xn--',
  'xn--:80',
  'a b',
  'a@localhost',
  'localhost/x',
  'localhost?x',
  'local%68ost',
  '[::1',
  '%00',
  '1.2.3.4.5',
  'localhost:99999',
])('the host %j is refused, and says why', async (host) => {
  const ask = await listen();
  for (const trusted of [{}, { 'X-Forwarded-Proto': 'https' }]) {
    const { status, body } = await ask('/', { Host: host, ...trusted });
    expect([400, 421]).toContain(status);
    expect(body).toMatch(/\S/);
    expect(body).not.toContain('"url"');
  }
});

test('a host that is no site is refused, whatever is asked of it, and nothing of that may be kept', async () => {
  const ask = await listen();
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/core/search', '/tours.data']) {
    for (const host of ['evil.example', '10.1.2.3', 'localhost.evil.example', '[2001:db8::1]']) {
      const { status, headers, body } = await ask(path, { Host: host });
      expect(status).toBe(421);
      expect(headers).toContain('cache-control: no-store');
      expect(body).not.toContain(host);
    }
  }
});

test('this machine, the sites and the other hosts of the installation are answered', async () => {
  const ask = await listen({ otherHosts: ['shop.internal', '10.0.0.5'] });
  const hosts = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    'ru.localhost',
    'www.solstice-travel.com.pl',
    'SHOP.internal',
    '10.0.0.5',
  ];
  for (const host of hosts) {
    expect([host, (await ask('/', { Host: `${host}:3000` })).status]).toEqual([host, 200]);
  }
  expect((await ask('/', { Host: 'x.shop.internal' })).status).toBe(421);
});

test('those who watch the server ask by any address', async () => {
  const ask = await listen();
  expect((await ask('/healthz', { Host: '10.1.2.3:3000' })).body).toBe('ok');
});

test('under development any host will do', async () => {
  const ask = await listen({ production: false });
  expect((await ask('/', { Host: 'my-laptop:3000' })).status).toBe(200);
});

test('behind a trusted proxy that ends TLS the address of a page is an https one', async () => {
  const ask = await listen({ trustedProxyHops: 1 });
  const seenAs = async (headers: Record<string, string>) =>
    JSON.parse((await ask('/tours?a=1', headers)).body);
  const https = { url: 'https://localhost/tours?a=1', isEncrypted: true };
  const http = { url: 'http://localhost/tours?a=1', isEncrypted: false };
  expect(await seenAs({ 'X-Forwarded-Proto': 'https' })).toEqual(https);
  expect(await seenAs({ 'X-Forwarded-Proto': 'http, https' })).toEqual(https);
  expect(await seenAs({ 'X-Forwarded-Proto': 'https, http' })).toEqual(http);
  expect(await seenAs({})).toEqual(http);
});

test('who is not trusted does not choose the scheme', async () => {
  const ask = await listen();
  const { body } = await ask('/tours', { 'X-Forwarded-Proto': 'https' });
  expect(JSON.parse(body)).toEqual({ url: 'http://localhost/tours', isEncrypted: false });
});

test('the cookie of the language is for encrypted connections once the visitor has one', async () => {
  const ask = await listen({ trustedProxyHops: 1 });
  const { headers } = await ask('/en/tours', { 'X-Forwarded-Proto': 'https' });
  expect(headers).toMatch(/set-cookie: locale=en;.* Secure/);
});

test('no page is begun for who asked for hundreds at once and was cut', async () => {
  const { port } = await listen();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const before = begun;
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300));
  await once(socket.resume(), 'close');
  await new Promise((settle) => setTimeout(settle, 50));
  expect(begun - before).toBeLessThan(10);
});
