import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { unlimited, usualLimits } from '#server/settings.ts';
import { formOf, readableLog, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallAgencies, anna, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db } = database;
const people = await addSmallAgencies(db);
const agents = 'http://agent.localhost:3000';
const hour = 3_600_000;
const begin = new Date('2026-11-21T10:00:00Z').getTime();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type App = Awaited<ReturnType<typeof startApp>>;

/** An application whose clock a test may set; nobody is slowed down unless the test says so. */
async function startApp(options: Parameters<typeof testApp>[1] = {}) {
  let now = begin;
  const app = await testApp(database, { clock: () => new Date(now), ...options });
  const at = (ms: number) => {
    now = begin + ms;
  };
  return { ...app, at };
}

/** For most tests: where nobody is slowed down and nothing is mailed. */
const app = await startApp();

const post = ({ ask }: App, path: string, fields: Record<string, string>, from?: string) =>
  ask(`${agents}/api/auth/${path}`, formOf(fields), from);

const me = ({ ask }: App, headers: Record<string, string>, at = agents) =>
  ask(`${at}/api/auth/me`, { headers });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function tokenOf(app: App, credentials: { email: string; password: string } = anna) {
  const answer = await post(app, 'sign-in', credentials);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

test('whoever signs in is known by the token, as a cookie of the browser and as the bearer token of a program', async () => {
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
  await db.updateTable('agency').set({ state: 'suspended' }).where('inc', '=', people.riga).execute();
  expect(await told({ ...anna, email: 'ilze@shore.example' })).toEqual(unknown);
  await db.updateTable('person').set({ state: 'active' }).execute();
  await db.updateTable('agency').set({ state: 'approved' }).execute();
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

test('five wrong passwords slow the account down, for whoever guesses from wherever, in all servers', async () => {
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

test('who signs in rightly, however often, is not slowed down', async () => {
  await db.deleteFrom('request_limit').execute();
  const app = await startApp({ settings: { limits: { ...usualLimits, ...slow } } });
  for (let time = 1; time <= 8; time++) await tokenOf(app);
});

test('signing in ends the session that the browser had: nobody goes on with a token from before', async () => {
  const before = await tokenOf(app);
  const form = formOf(anna);
  const answer = await app.ask(`${agents}/api/auth/sign-in`, {
    ...form,
    headers: { ...form.headers, cookie: `session=${before}` },
  });
  const { token } = (await answer.json()) as { token: string };
  expect(token).not.toBe(before);
  expect((await me(app, bearer(before))).status).toBe(401);
  expect((await me(app, bearer(token))).status).toBe(200);
});

test('a token that somebody has put into the browser signs nobody in', async () => {
  const planted = 'a'.repeat(43);
  const form = formOf(anna);
  const cookie = `session=${planted}`;
  await app.ask(`${agents}/api/auth/sign-in`, { ...form, headers: { ...form.headers, cookie } });
  expect((await me(app, { cookie })).status).toBe(401);
});

test('signing out ends the session on the server, and only that one', async () => {
  const [token, other] = [await tokenOf(app), await tokenOf(app)];
  const out = await app.ask(`${agents}/api/auth/sign-out`, { method: 'POST', headers: bearer(token) });
  expect(out.status).toBe(200);
  expect((await me(app, bearer(token))).status).toBe(401);
  expect((await me(app, bearer(other))).status).toBe(200);
});

test('a session holds on the site that it was begun on: its token is nobody’s on another one of ours', async () => {
  const token = await tokenOf(app);
  for (const host of ['localhost', 'agent.pl.localhost', 'photobase.localhost', 'b2b.localhost'])
    expect((await me(app, bearer(token), `http://${host}:3000`)).status, host).toBe(401);
});

test('a session that is not used for a fortnight is over, and any is after ninety days', async () => {
  const status = async (token: string, days: number) => {
    app.at(days * 24 * hour);
    return (await me(app, bearer(token))).status;
  };
  const unused = await tokenOf(app);
  const used = await tokenOf(app);
  for (const day of [13, 26, 39, 52, 65, 78, 89]) expect(await status(used, day)).toBe(200);
  expect(await status(used, 91)).toBe(401);
  expect(await status(unused, 13.9)).toBe(200);
  app.at(0);
  const forgotten = await tokenOf(app);
  expect(await status(forgotten, 15)).toBe(401);
});

test('a person or an agency that is suspended is not signed in any more', async () => {
  const token = await beginSession(db, people.ilze, new Date(begin));
  await db.updateTable('agency').set({ state: 'suspended' }).where('inc', '=', people.riga).execute();
  expect((await me(app, bearer(token))).status).toBe(401);
  await db.updateTable('agency').set({ state: 'approved' }).execute();
  expect((await me(app, bearer(token))).status).toBe(200);
  await db.updateTable('person').set({ state: 'suspended' }).where('id', '=', people.ilze.personId).execute();
  expect((await me(app, bearer(token))).status).toBe(401);
  await db.updateTable('person').set({ state: 'active' }).execute();
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

test('what is done with sessions is written down, with who did it and from where, and cannot be changed', async () => {
  const token = await tokenOf(app);
  await app.ask(`${agents}/api/auth/sign-out`, { method: 'POST', headers: bearer(token) }, '203.0.113.77');
  const [last, before] = await db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();
  const who = { person_id: people.anna.personId, agency_inc: people.shore, subject: 'session' };
  expect(before).toMatchObject({ ...who, deed: 'sign-in', address: '127.0.0.1' });
  expect(last).toMatchObject({
    ...who,
    deed: 'sign-out',
    address: '203.0.113.77',
    subject_key: before?.subject_key,
  });
  for (const change of [db.updateTable('audit_entry').set({ deed: 'nothing' }), db.deleteFrom('audit_entry')])
    await expect(change.execute()).rejects.toThrow('an audit entry is never changed');
});

const newPassword = 'Seven Swans a-Swimming';
const mail = memoryMail();
const { lines, log } = readableLog();
let mailing: App;
beforeAll(async () => {
  mailing = await startApp({ mail, log });
  await mailing.ready();
});
beforeEach(() => {
  app.at(0);
  mailing.at(0);
});
afterAll(() => mailing.close());

/** The link that was mailed last. */
const lastLink = () => /^http.*$/m.exec(mail.sent.at(-1)!.text)![0];

/** Asks for a link, and returns what it has for a token once it was mailed. */
async function askLink(email = anna.email, origin = agents) {
  const count = mail.sent.length;
  await post(mailing, 'forgot-password', { email, origin });
  await vi.waitFor(() => expect(mail.sent.length).toBeGreaterThan(count), 10_000);
  return lastLink().split('/').at(-1)!;
}

const reset = (token: string, password = newPassword) => post(mailing, 'reset-password', { token, password });

test('a link for a new password works once, ends all sessions, and the old password is no more', async () => {
  const session = await tokenOf(mailing);
  const token = await askLink(anna.email.toLowerCase());
  expect(mail.sent.at(-1)).toMatchObject({ to: anna.email, subject: 'New password: Solstice Travel' });
  expect(lastLink()).toBe(`${agents}/auth/reset-password/${token}`);

  expect((await reset(token)).status).toBe(200);
  expect((await me(mailing, bearer(session))).status).toBe(401);
  expect((await post(mailing, 'sign-in', anna)).status).toBe(401);
  await tokenOf(mailing, { ...anna, password: newPassword });
  expect((await reset(token, 'another good password')).status).toBe(404);
  const deeds = await db
    .selectFrom('audit_entry')
    .select('person_id')
    .where('deed', '=', 'reset-password')
    .execute();
  expect(deeds).toEqual([{ person_id: people.anna.personId }]);
  await reset(await askLink(), anna.password);
});

test('a link is over after an hour, and once another one has changed the password', async () => {
  const late = await askLink();
  mailing.at(hour + 1_000);
  expect((await reset(late)).status).toBe(404);
  const [one, other] = [await askLink(), await askLink()];
  expect((await reset(other, anna.password)).status).toBe(200);
  expect((await reset(one)).status).toBe(404);
  expect((await reset('x'.repeat(43))).status).toBe(404);
});

test('a password that is short, endless or common is refused with the reason, and the link still works', async () => {
  const token = await askLink();
  for (const [password, messageKey] of [
    ['123456789', 'account.fault.short'],
    ['Password123', 'account.fault.common'],
    ['x'.repeat(201), 'account.fault.long'],
  ] as const) {
    const refused = await reset(token, password);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field: 'password', messageKey }]);
  }
  expect((await reset(token, 'x'.repeat(10))).status).toBe(200);
  await reset(await askLink(), anna.password);
});

test('asking for a link for nobody’s e-mail is answered the same, mails nothing and keeps nothing', async () => {
  const count = mail.sent.length;
  const asked = (email: string) => post(mailing, 'forgot-password', { email, origin: agents });
  const [unknown, known] = [await asked('nobody@shore.example'), await asked(anna.email)];
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  await vi.waitFor(async () => {
    expect(mail.sent.slice(count).map(({ to }) => to)).toEqual([anna.email]);
    const emails = await db.selectFrom('password_reset').select('email').execute();
    expect(emails.map(({ email }) => email)).not.toContain('nobody@shore.example');
  }, 10_000);
});

test('a link leads to this very site, whatever the request says', async () => {
  for (const origin of ['https://elsewhere.example', 'javascript:alert(1)', '']) {
    await askLink(anna.email, origin);
    expect(lastLink()).toMatch(/^https:\/\/agent\.solstice-travel\.com\/auth\/reset-password\/[\w-]{43}$/);
  }
});

test('more than three mails an hour to one account are not sent', async () => {
  await db.deleteFrom('request_limit').execute();
  const app = await startApp({
    settings: { limits: { ...unlimited, resetsPerAccount: 0 } },
  });
  const rows = () => db.selectFrom('password_reset').select('id').execute();
  const before = await rows();
  expect((await post(app, 'forgot-password', { email: anna.email })).status).toBe(200);
  expect(await rows()).toEqual(before);
  expect(usualLimits.resetsPerAccount).toBe(3);
});

test('neither e-mails nor passwords nor tokens are in the log', async () => {
  const token = await tokenOf(mailing);
  await post(mailing, 'sign-in', refusals.wrong);
  const text = lines.join('');
  for (const secret of [anna.email, anna.password, token, 'shore.example', lastLink().split('/').at(-1)!])
    expect(text).not.toContain(secret);
  expect(text).toContain('Somebody could not sign in');
});
