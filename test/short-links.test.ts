import { expect, test } from 'vitest';
import { shortenLink } from '#calls/links.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';

const database = await openTestDatabase();
const { db } = database;
let now = new Date('2026-11-21T22:30:00Z');
const serviceToken = 'a-token-of-at-least-thirty-two-characters';
const { ask } = await testApp(database, { clock: () => now, serviceToken });

const bearer = { authorization: `Bearer ${serviceToken}` };
const shorten = (fields: Record<string, string>, headers: Record<string, string> = bearer) =>
  ask('/api/shorts/shorten', { ...formOf(fields), headers });

async function keyOf(fields: Record<string, string>): Promise<string> {
  const response = await shorten(fields);
  expect(response.status, await response.clone().text()).toBe(200);
  const { code, shortUrlKey } = await response.json();
  expect(code).toBe(0);
  return shortUrlKey;
}

const storedEnd = async (key: string) =>
  (await db.selectFrom('short_link').select('expires_at').where('key', '=', key).executeTakeFirst())
    ?.expires_at;

const page = 'http://localhost:3000/hotels/egypt/palm?ADULT=2&NIGHTMIN=7';

test('a short link leads to its page, on the scheme and port that it is opened with [S-7.2-39]', async () => {
  const key = await keyOf({ OriginalUrl: page });
  expect(key).toMatch(/^[\w-]{11}$/);
  const followed = await ask(`/s/${key}`);
  expect(followed.status).toBe(302);
  expect(followed.headers.get('location')).toBe('//localhost:3000/hotels/egypt/palm?ADULT=2&NIGHTMIN=7');
  expect(followed.headers.get('cache-control')).toBe('no-store');
});

test('the three values are all that is sent, and the key and the code all that is answered [S-3.17-01]', async () => {
  const values = {
    Expirable: 'true',
    ExpiringDate: '2027-01-01 00:00:00.000',
    OriginalUrl: `${page}&AGES=9`,
  };
  expect(Object.keys(shortenLink.body!.shape).sort()).toEqual(Object.keys(values).sort());
  const answered = await (await shorten(values)).json();
  expect(answered).toEqual({ code: 0, shortUrlKey: expect.stringMatching(/^[\w-]{11}$/) });
  for (const name of ['Expirable', 'ExpiringDate', 'OriginalUrl']) {
    const refused = await shorten({ ...values, [name]: 'nothing of the kind' });
    expect([refused.status, (await refused.json()).errors[0].field], name).toEqual([400, name]);
  }
});

test('it is opened on any of our sites, and leads to the one that it was made for', async () => {
  const key = await keyOf({ OriginalUrl: 'https://pl.localhost/search/tours?STATEINC=3' });
  const followed = await ask(`http://ru.localhost:3000/s/${key}`);
  expect(followed.headers.get('location')).toBe('//pl.localhost:3000/search/tours?STATEINC=3');
});

test('a link ends in a year unless it is told otherwise [S-7.2-40] [S-7.2-41]', async () => {
  const usual = await keyOf({ OriginalUrl: `${page}&AGES=1` });
  expect(await storedEnd(usual)).toEqual(new Date('2027-11-21T22:30:00Z'));
  const told = await keyOf({
    OriginalUrl: `${page}&AGES=2`,
    Expirable: 'true',
    ExpiringDate: '2026-12-01 10:20:30.400',
  });
  expect(await storedEnd(told)).toEqual(new Date('2026-12-01T10:20:30.400Z'));
  const never = await keyOf({ OriginalUrl: `${page}&AGES=3`, Expirable: 'false' });
  expect(await storedEnd(never)).toBeNull();
});

test('a page has one short link, with the later of its ends', async () => {
  const wish = { OriginalUrl: `${page}&AGES=4` };
  const key = await keyOf({ ...wish, ExpiringDate: '2026-12-01 00:00:00.000' });
  expect(await keyOf({ ...wish, ExpiringDate: '2027-01-01 00:00:00.000' })).toBe(key);
  expect(await keyOf({ ...wish, ExpiringDate: '2026-12-02 00:00:00.000' })).toBe(key);
  expect(await storedEnd(key)).toEqual(new Date('2027-01-01T00:00:00Z'));
  expect(await keyOf({ ...wish, Expirable: 'false' })).toBe(key);
  expect(await keyOf(wish)).toBe(key);
  expect(await storedEnd(key)).toBeNull();
});

test('an expired link leads nowhere, and goes when the next one is made', async () => {
  const key = await keyOf({ OriginalUrl: `${page}&AGES=5`, ExpiringDate: '2026-11-21 22:31:00.000' });
  expect((await ask(`/s/${key}`)).status).toBe(302);
  now = new Date('2026-11-21T22:31:00Z');
  expect((await ask(`/s/${key}`)).status).toBe(404);
  await keyOf({ OriginalUrl: `${page}&AGES=6` });
  expect(await storedEnd(key)).toBeUndefined();
});

test('an address that is not ours is answered with code -1, and nothing is stored [S-7.2-42]', async () => {
  const count = () => db.selectFrom('short_link').select('key').execute();
  const before = (await count()).length;
  for (const OriginalUrl of [
    'https://elsewhere.example/',
    'https://localhost@elsewhere.example/',
    'https://elsewhere.example/?localhost',
  ]) {
    const response = await shorten({ OriginalUrl });
    expect(await response.json()).toEqual({ code: -1, shortUrlKey: '' });
  }
  expect(await count()).toHaveLength(before);
});

test('nobody is led away by a forged host', async () => {
  const trap = { ...formOf({ OriginalUrl: 'http://elsewhere.example/trap' }), headers: bearer };
  const address = 'http://elsewhere.example/api/shorts/shorten';
  expect((await ask(address, trap)).status).toBe(421);

  const otherHosts = ['elsewhere.example'];
  const known = await testApp(database, { clock: () => now, serviceToken, settings: { otherHosts } });
  const { shortUrlKey } = await (await known.ask(address, trap)).json();
  expect((await ask(`/s/${shortUrlKey}`)).headers.get('location')).toBe('/trap');
});

test.each([
  [{}, 'OriginalUrl'],
  [{ OriginalUrl: 'not an address' }, 'OriginalUrl'],
  [{ OriginalUrl: `http://localhost/${'x'.repeat(8_000)}` }, 'OriginalUrl'],
  [{ OriginalUrl: page, ExpiringDate: '2027-02-30 00:00:00.000' }, 'ExpiringDate'],
  [{ OriginalUrl: page, ExpiringDate: '2027-02-28' }, 'ExpiringDate'],
  [{ OriginalUrl: page, ExpiringDate: '2020-01-01 00:00:00.000' }, 'ExpiringDate'],
  [{ OriginalUrl: page, Expirable: 'perhaps' }, 'Expirable'],
])('%j is refused for its %s', async (fields, field) => {
  const response = await shorten(fields as Record<string, string>);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

test('links are made for bearers of the token and for our own pages, not for other sites [S-7.2-39]', async () => {
  const fields = { OriginalUrl: page };
  expect((await shorten(fields, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await shorten(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await shorten(fields, { authorization: 'Bearer another' })).status).toBe(401);
  expect((await shorten(fields, {})).status).toBe(403);
});

const sendJson = (body: unknown, headers: Record<string, string> = bearer, type = 'application/json') =>
  ask('/api/shorts/shorten', {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a link is made from JSON as from a form, with the same rules [S-7.2-39] [S-7.2-40] [S-7.2-41]', async () => {
  const address = `${page}&AGES=9`;
  const made = await sendJson({
    OriginalUrl: address,
    Expirable: true,
    ExpiringDate: '2027-01-01 00:00:00.000',
  });
  expect(made.status, await made.clone().text()).toBe(200);
  const { code, shortUrlKey } = await made.json();
  expect(code).toBe(0);
  expect(await keyOf({ OriginalUrl: address, ExpiringDate: '2027-01-01 00:00:00.000' })).toBe(shortUrlKey);
  const never = { originalurl: `${page}&AGES=10`, expirable: false, expiringDate: null };
  const endless = await (await sendJson(never, bearer, 'application/json; charset=utf-8')).json();
  expect(await storedEnd(endless.shortUrlKey)).toBeNull();
  const foreign = await sendJson({ OriginalUrl: 'https://elsewhere.example/' });
  expect(await foreign.json()).toEqual({ code: -1, shortUrlKey: '' });
});

test.each<[unknown, number, object]>([
  ['{', 400, { detail: 'The body is not a JSON object' }],
  ['[]', 400, { detail: 'The body is not a JSON object' }],
  ['null', 400, { detail: 'The body is not a JSON object' }],
  ['', 400, { detail: 'The body is not a JSON object' }],
  [{}, 400, { errors: [{ field: 'OriginalUrl' }] }],
  [{ OriginalUrl: ['x'] }, 400, { errors: [{ field: 'OriginalUrl' }] }],
  [{ OriginalUrl: { a: 1 } }, 400, { errors: [{ field: 'OriginalUrl' }] }],
  [{ OriginalUrl: page, originalUrl: page }, 400, { errors: [{ field: 'OriginalUrl' }] }],
  [{ OriginalUrl: page, ExpiringDate: '2027-02-30' }, 400, { errors: [{ field: 'ExpiringDate' }] }],
])('the JSON %j is refused with its reason', async (body, status, told) => {
  const refused = await sendJson(body);
  expect([refused.status, await refused.json()]).toEqual([status, expect.objectContaining({ status })]);
  expect(await (await sendJson(body)).json()).toMatchObject(told);
});

test('another type is told which ones are taken; a call of forms takes no JSON, and another site may send none', async () => {
  const xml = await sendJson('<a/>', bearer, 'application/xml');
  expect([xml.status, (await xml.json()).detail]).toEqual([
    415,
    'This call takes application/x-www-form-urlencoded or application/json',
  ]);
  const json = { method: 'POST', headers: { ...bearer, 'content-type': 'application/json' }, body: '{}' };
  expect((await ask('/b2c/feedback', json)).status).toBe(415);
  expect((await sendJson({ OriginalUrl: page }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await sendJson({ OriginalUrl: page }, { origin: 'https://evil.example' })).status).toBe(403);
});

test.each(['nothing', '%00', '..%2f', 'AAAAAAAAAAA'])('the key %s leads nowhere', async (key) => {
  expect((await ask(`/s/${key}`)).status).toBe(404);
});

test('copied links are limited by themselves: a visitor can still send a form', async () => {
  const { usualLimits } = await import('#server/settings.ts');
  const limited = await testApp(database, { settings: { limits: { ...usualLimits, linksPerMinute: 2 } } });
  const link = () => limited.ask('/api/shorts/shorten', formOf({ OriginalUrl: page }));
  expect([(await link()).status, (await link()).status, (await link()).status]).toEqual([200, 200, 429]);
  expect((await limited.ask('/b2c/feedback', formOf({}))).status).toBe(400);
});
