import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { usualLimits } from '#server/settings.ts';
import { formOf } from '#server/test-app.ts';
import { agents, bearer, me, openAccounts, post, tokenOf } from './accounts-app.ts';
import { anna } from './small-agencies.ts';

const { db, people, app, startApp } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('anyone who signs in is known by the token, as a cookie of the browser and as the bearer token of a program', async () => {
  const token = await tokenOf(app);
  for (const headers of [bearer(token), { cookie: `theme=dark; session=${token}` }]) {
    const answer = await me(app, headers);
    expect([answer.status, (await answer.json()).PartPassName]).toEqual([200, 'Anna Hill']);
  }
});

test('over an encrypted connection only a cookie of this very host counts', async () => {
  const app = await startApp({ settings: { trustedProxyHops: 1 } });
  const token = await tokenOf(app);
  const status = async (cookie: string) =>
    (await me(app, { cookie, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' })).status;
  expect(await status(`__Host-session=${token}`)).toBe(200);
  expect(await status(`session=${token}`)).toBe(401);
});

test('an e-mail is the same however it is spelt', async () => {
  await tokenOf(app, { ...anna, email: anna.email.toUpperCase() });
});

test('the database has no token: who reads it can sign in with nothing', async () => {
  const token = await tokenOf(app);
  const { rows } = await sql<{ text: string }>`
    select session::text as text from session union all select audit_entry::text from audit_entry
    union all select person::text from person`.execute(db);
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).not.toContain(token);
  expect(all).not.toContain(anna.password);
  expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

const refusals = {
  unknown: { ...anna, email: 'nobody@shore.example' },
  wrong: { ...anna, password: 'wrong' },
};

test('an unknown e-mail and a wrong password are answered alike, and so is who may not sign in', async () => {
  const told = async (credentials: typeof anna) => {
    const answer = await post(app, 'sign-in', credentials);
    const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    return { status: answer.status, problem };
  };
  const unknown = await told(refusals.unknown);
  expect(unknown.status).toBe(401);
  expect(await told(refusals.wrong)).toEqual(unknown);
  await db.updateTable('person').set({ state: 'suspended' }).where('id', '=', people.paul.personId).execute();
  expect(await told({ ...anna, email: 'paul@shore.example' })).toEqual(unknown);
  await db.updateTable('person').set({ state: 'active' }).execute();
});

test('who works for no agency that is open is told so, once their password was right', async () => {
  const ilze = { ...anna, email: 'ilze@shore.example' };
  const status = async (credentials: typeof anna) => (await post(app, 'sign-in', credentials)).status;
  const shut = [
    ['agency', 'approved', people.riga],
    ['manager', 'active', people.ilze.managerId],
  ] as const;
  for (const [table, open, inc] of shut) {
    await db.updateTable(table).set({ state: 'suspended' }).where('inc', '=', inc).execute();
    expect([await status(ilze), await status({ ...ilze, password: 'wrong' })], table).toEqual([403, 401]);
    await db.updateTable(table).set({ state: open }).where('inc', '=', inc).execute();
  }
  expect(await status(ilze)).toBe(200);
});

test('an unknown e-mail takes as long as a wrong password', async () => {
  const spent = { unknown: [] as number[], wrong: [] as number[] };
  await post(app, 'sign-in', refusals.unknown);
  for (let round = 0; round < 6; round++)
    for (const kind of ['unknown', 'wrong'] as const) {
      const start = performance.now();
      await post(app, 'sign-in', refusals[kind]);
      spent[kind].push(performance.now() - start);
    }
  const quickest = { unknown: Math.min(...spent.unknown), wrong: Math.min(...spent.wrong) };
  // Without the comparison with nobody's hash it is a tenth.
  expect(quickest.unknown).toBeGreaterThan(quickest.wrong * 0.4);
  expect(quickest.unknown).toBeLessThan(quickest.wrong * 2.5);
});

const slow = { failuresPerAccount: 5, failuresPerAddress: 5 };

test('five wrong passwords slow the account down, for anyone who guesses from wherever, in all servers', async () => {
  await db.deleteFrom('request_limit').execute();
  const settings = { limits: { ...usualLimits, ...slow, leadsPerMinute: 1e9, leadsPerHour: 1e9 } };
  const apps = [await startApp({ settings }), await startApp({ settings })];
  const guess = (number: number, credentials: typeof anna) =>
    post(apps[number % 2]!, 'sign-in', credentials, `203.0.113.${number}`);
  for (let number = 1; number <= 5; number++) expect((await guess(number, refusals.wrong)).status).toBe(401);
  const refused = await guess(6, anna);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await guess(7, { ...anna, email: 'PAUL@shore.example' })).status).toBe(200);
});

test('five wrong passwords slow the address down, at whomever it guesses, and so do those of nobody', async () => {
  await db.deleteFrom('request_limit').execute();
  const limits = { ...usualLimits, ...slow, leadsPerMinute: 1e9, leadsPerHour: 1e9 };
  const app = await startApp({ settings: { limits } });
  for (let number = 1; number <= 5; number++) {
    const guess = { email: `nobody-${number}@shore.example`, password: 'wrong' };
    expect((await post(app, 'sign-in', guess, '203.0.113.50')).status).toBe(401);
  }
  expect((await post(app, 'sign-in', anna, '203.0.113.50')).status).toBe(429);
  expect((await post(app, 'sign-in', anna, '203.0.113.51')).status).toBe(200);
});

test('an account is guessed at five times, however its e-mail is spelled, whether there is such an account or not', async () => {
  const spellings = ['ilze', 'İlze', 'ILZE', 'ılze', 'ｉｌｚｅ', 'ÎLZE', 'iLZé'];
  for (const domain of ['shore.example', 'nobody.example']) {
    await db.deleteFrom('request_limit').execute();
    const limits = { ...usualLimits, ...slow, leadsPerMinute: 1e9, leadsPerHour: 1e9 };
    const app = await startApp({ settings: { limits } });
    const statuses: number[] = [];
    for (const [nth, name] of spellings.entries()) {
      const guess = { email: `${name}@${domain}`, password: 'wrong' };
      statuses.push((await post(app, 'sign-in', guess, `203.0.113.${nth}`)).status);
    }
    expect(statuses, domain).toEqual([401, 401, 401, 401, 401, 429, 429]);
  }
});

test('a spelling that finds an account signs in to it: the database and the limits have one identity', async () => {
  await db.deleteFrom('request_limit').execute();
  for (const email of ['\uFF29\uFF2C\uFF3A\uFF25@shore.example', 'IL\u005AE@SHORE.example'])
    await tokenOf(app, { ...anna, email });
});

test('addresses of one /64, and of one /48, are slowed down together', async () => {
  await db.deleteFrom('request_limit').execute();
  const limits = { ...usualLimits, ...slow, leadsPerMinute: 1e9, leadsPerHour: 1e9 };
  const app = await startApp({ settings: { limits } });
  const guess = (nth: number, address: string) =>
    post(app, 'sign-in', { email: `nobody-${nth}@shore.example`, password: 'wrong' }, address);
  for (let nth = 0; nth < 5; nth++) expect((await guess(nth, `2001:db8:1:2::${nth}`)).status).toBe(401);
  expect((await guess(5, '2001:db8:1:2:ffff::1')).status).toBe(429);
  for (let nth = 6; nth < 81; nth++)
    expect((await guess(nth, `2001:db8:1:${nth.toString(16)}::1`)).status).toBe(401);
  expect((await guess(81, '2001:db8:1:ffff::1')).status).toBe(429);
  expect((await guess(82, '2001:db8:2:1::1')).status).toBe(401);
});

test('who signs in rightly, however often, is not slowed down', async () => {
  await db.deleteFrom('request_limit').execute();
  const app = await startApp({ settings: { limits: { ...usualLimits, ...slow } } });
  for (let time = 1; time <= 8; time++) await tokenOf(app);
});

test('of sixty who sign in at once some are told to come back; none of these is a guess, and then all is well', async () => {
  await db.deleteFrom('request_limit').execute();
  const limits = { ...usualLimits, ...slow, leadsPerMinute: 1e9, leadsPerHour: 1e9 };
  const app = await startApp({ settings: { limits: { ...limits, failuresPerAccount: 100 } } });
  const wrong = { ...anna, password: 'wrong' };
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => post(app, 'sign-in', wrong, `203.0.113.${nth}`)),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(count(503)).toBeGreaterThan(0);
  expect(count(401) + count(503)).toBe(60);
  const busy = answers.find(({ status }) => status === 503)!;
  expect(busy.headers.get('content-type')).toBe('application/problem+json');
  expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post(app, 'sign-in', anna, '203.0.113.99')).status).toBe(200);
  const { rows } = await sql<{ points: number }>`
    select points from request_limit where key like 'sign-in-account:%'`.execute(db);
  expect(rows).toEqual([{ points: count(401) }]);
  await db.deleteFrom('request_limit').execute();
});

test('no form of another site signs anybody in or out, whatever cookie the browser sends along', async () => {
  const cookie = `session=${await tokenOf(app)}`;
  const strangers = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { origin: 'https://elsewhere.example' },
  ];
  for (const path of ['sign-in', 'sign-out', 'forgot-password', 'reset-password'])
    for (const stranger of strangers) {
      const form = formOf({ ...anna, token: 'x' });
      const { status } = await app.ask(`${agents}/api/auth/${path}`, {
        ...form,
        headers: { cookie, ...stranger } as Record<string, string>,
      });
      expect(status, path).toBe(403);
    }
  expect((await me(app, { cookie })).status).toBe(200);
});

test('what is missing or too long is named, and nothing is tried', async () => {
  for (const [fields, field] of [
    [{ email: '', password: 'x' }, 'email'],
    [{ email: 'a@b.example' }, 'password'],
    [{ email: 'a'.repeat(300), password: 'x' }, 'email'],
    [{ ...anna, password: 'x'.repeat(1_001) }, 'password'],
  ] as [Record<string, string>, string][]) {
    const answer = await post(app, 'sign-in', fields);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ field }]);
  }
});
