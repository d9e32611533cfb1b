import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { embeddedAddress } from '#web/parts/map/embedded-address.ts';
import { embeddedMap } from './embedded-map-address.ts';
import { testApp } from './test-app.ts';

const database = await openTestDatabase();
const page = () => new Response('A page', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const pages = async () => page();

const demo = embeddedMap({ DEMO: true, EMBEDDED_MAP: undefined })!;
const { ask } = await testApp(database, { pages, settings: { maps: { embedded: demo } } });
const india = 'http://in.localhost:3000';
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

test('[S-1-36] a demo embeds a page of its own where no provider is named; an operator embeds what it names', () => {
  expect(demo).toMatch(/^\/embedded-map\?/);
  const own = 'https://maps.example/?at={latitude},{longitude}&z={zoom}';
  for (const DEMO of [true, false]) {
    expect(embeddedMap({ DEMO, EMBEDDED_MAP: own })).toBe(own);
    expect(embeddedMap({ DEMO, EMBEDDED_MAP: 'off' })).toBeUndefined();
  }
  expect(embeddedMap({ DEMO: false, EMBEDDED_MAP: undefined })).toBeUndefined();
});

test('[S-1-36] the page shows the place and steps of zoom, with nothing of another host', async () => {
  const address = embeddedAddress(demo, [{ coordinates: [28.6139, 77.209] }]);
  const answer = await ask(india + address);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('28.6139, 77.2090');
  expect(html).toContain('?latitude=28.6139&amp;longitude=77.209&amp;zoom=13');
  expect(html).not.toMatch(/<script|https?:|url\(/);
  expect(await (await ask(`http://tr.localhost:3000/ru${address}`)).text()).toContain('<html lang="ru">');
});

test('[S-1-36] pages of the same host alone may frame it, and it may run and fetch nothing', async () => {
  const { headers } = await ask(india + embeddedAddress(demo, []));
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  );
  expect(headers.has('x-frame-options')).toBe(false);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['', 'latitude'],
  ['latitude=91&longitude=0&zoom=5', 'latitude'],
  ['latitude=1&longitude=-181&zoom=5', 'longitude'],
  ['latitude=1&longitude=2&zoom=18', 'zoom'],
  ['latitude=1&longitude=2&zoom=0', 'zoom'],
  ['latitude=1&longitude=2&zoom=1.5', 'zoom'],
  ['latitude=%22%3E%3Cscript%3E&longitude=2&zoom=5', 'latitude'],
  ['latitude=NaN&longitude=2&zoom=5', 'latitude'],
  ['latitude=1&latitude=2&longitude=2&zoom=5', 'latitude'],
])('a map of ?%s is refused for its %s, and the refusal may not be framed', async (query, field) => {
  const answer = await ask(`${india}/embedded-map?${query}`);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors[0]).toMatchObject({ field });
  expect(policyOf(answer)).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  [-85, -180, 1],
  [85, 180, 17],
  [0, 1e-7, 9],
])('a map of the ends %d, %d, %d has no number that is none', async (latitude, longitude, zoom) => {
  const answer = await ask(`${india}/embedded-map?latitude=${latitude}&longitude=${longitude}&zoom=${zoom}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/NaN|Infinity/);
});

test('[S-1-36] sites with the flag alone may embed the map, and their pages may not be framed', async () => {
  const embedding = await ask(`${india}/`);
  expect(policyOf(embedding)).toMatch(/frame-src [^;]*'self';/);
  expect(policyOf(embedding)).toContain("frame-ancestors 'none'");
  expect(embedding.headers.get('x-frame-options')).toBe('DENY');
  expect(policyOf(await ask('http://ru.localhost:3000/'))).not.toMatch(/frame-src [^;]*'self'/);
});

test('[S-1-36] where another provider is named, the page is none of the server', async () => {
  const embedded = 'https://maps.example/?at={latitude},{longitude}&z={zoom}';
  const other = await testApp(database, { pages, settings: { maps: { embedded } } });
  const answer = await other.ask(india + embeddedAddress(demo, []));
  expect(await answer.text()).toBe('A page'); // the router answers it, as any address without a route
  expect(policyOf(answer)).toMatch(/frame-src [^;]*https:\/\/maps\.example;.*frame-ancestors 'none'/);
});
