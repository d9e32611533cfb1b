import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unlimited } from '#server/settings.ts';
import { formOf } from '#server/test-app.ts';
import { type App, agents, bearer, begin, me, openAccounts, post, tokenOf } from './accounts-app.ts';
import { anna } from './small-agencies.ts';

const { db, people, app, startApp } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const halfMinute = 30_000;
beforeAll(() => app.ready());
afterAll(() => app.close());
beforeEach(async () => {
  app.at(0);
  await db.deleteFrom('second_factor').execute();
});

const change = (token: string, path: string, fields: Record<string, string> = {}, at: App = app) =>
  at.ask(`${agents}/api/auth/second-factor/${path}`, { ...formOf(fields), headers: bearer(token) });
const state = async (token: string) =>
  (await app.ask(`${agents}/api/auth/second-factor`, { headers: bearer(token) })).json();

/** What an app makes of the key. */
const codeOf = (key: string, after = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: begin + after });

/** Sets it up, and shows its first code. */
async function switchOn(token: string) {
  await change(token, 'begin');
  const { key } = await state(token);
  const confirmed = await change(token, 'confirm', { code: codeOf(key) });
  expect(confirmed.status).toBe(200);
  return { key, codes: (await confirmed.json()).recoveryCodes as string[] };
}

const ticketOf = async (at: App = app) => (await (await post(at, 'sign-in', anna)).json()).ticket as string;
const show = (ticket: string, code: string, at: App = app) => post(at, 'sign-in/code', { ticket, code });

test('it is set up with a key, and is on once a code of it was shown; who was signed in elsewhere is not any more', async () => {
  const [token, other] = [await tokenOf(app), await tokenOf(app)];
  expect(await state(token)).toEqual({ state: 'off' });
  await change(token, 'begin');
  const pending = await state(token);
  expect(pending).toEqual({
    state: 'pending',
    key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    address: `otpauth://totp/Solstice%20Travel:Anna.Hill%40shore.example?issuer=Solstice%20Travel&secret=${pending.key}&algorithm=SHA1&digits=6&period=30`,
  });
  await change(token, 'begin');
  expect((await state(token)).key).toBe(pending.key);
  expect('token' in (await (await post(app, 'sign-in', anna)).json())).toBe(true);

  const wrong = await change(token, 'confirm', { code: '000000' });
  expect([wrong.status, (await wrong.json()).errors]).toEqual([
    400,
    [{ field: 'code', reason: expect.any(String), messageKey: 'account.fault.code' }],
  ]);
  const confirmed = await change(token, 'confirm', { code: codeOf(pending.key) });
  expect((await confirmed.json()).recoveryCodes).toHaveLength(10);
  expect(await state(token)).toEqual({ state: 'on', codesLeft: 10 });
  expect([(await me(app, bearer(token))).status, (await me(app, bearer(other))).status]).toEqual([200, 401]);
});

test('then the password alone begins no session: its ticket does, with a code, on the site that it was begun on', async () => {
  const { key } = await switchOn(await tokenOf(app));
  app.at(2 * halfMinute);
  const answer = await (await post(app, 'sign-in', anna)).json();
  expect(Object.keys(answer)).toEqual(['ticket']);
  expect((await me(app, bearer(answer.ticket))).status).toBe(401);
  expect((await show(answer.ticket, '123456')).status).toBe(400);
  const elsewhere = await app.ask(
    'http://agent.pl.localhost:3000/api/auth/sign-in/code',
    formOf({ ticket: answer.ticket, code: codeOf(key, 2 * halfMinute) }),
  );
  expect(elsewhere.status).toBe(404);
  const signed = await show(answer.ticket, ` ${codeOf(key, 2 * halfMinute)} `);
  expect(signed.status).toBe(200);
  expect((await me(app, bearer((await signed.json()).token))).status).toBe(200);
  expect((await show(answer.ticket, codeOf(key, 3 * halfMinute))).status).toBe(404);
});

test('no code works twice, and a ticket works for ten minutes', async () => {
  const { key } = await switchOn(await tokenOf(app));
  expect((await show(await ticketOf(), codeOf(key))).status).toBe(400);
  app.at(2 * halfMinute);
  const late = await ticketOf();
  const twice = await Promise.all([ticketOf(), ticketOf()]);
  const code = codeOf(key, 2 * halfMinute);
  const answers = await Promise.all(twice.map((ticket) => show(ticket, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  app.at(2 * halfMinute + 601_000);
  expect((await show(late, codeOf(key, 2 * halfMinute + 601_000))).status).toBe(404);
});

test('a recovery code stands in for the app, once, however it is typed; a new list ends the old one', async () => {
  const token = await tokenOf(app);
  const { key, codes } = await switchOn(token);
  const [one, other] = codes as [string, string];
  expect((await show(await ticketOf(), one.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await show(await ticketOf(), one)).status).toBe(400);
  expect(await state(token)).toEqual({ state: 'on', codesLeft: 9 });
  app.at(2 * halfMinute);
  const renewed = await change(token, 'recovery-codes', { code: codeOf(key, 2 * halfMinute) });
  const [fresh] = (await renewed.json()).recoveryCodes;
  expect((await show(await ticketOf(), other)).status).toBe(400);
  expect((await show(await ticketOf(), fresh)).status).toBe(200);
});

test('it is switched off by a code, and then the password is enough again; what was done is written down', async () => {
  const token = await tokenOf(app);
  const { key } = await switchOn(token);
  app.at(2 * halfMinute);
  expect((await change(token, 'off', { code: '000000' })).status).toBe(400);
  expect(await state(token)).toEqual({ state: 'on', codesLeft: 10 });
  expect((await change(token, 'off', { code: codeOf(key, 2 * halfMinute) })).status).toBe(200);
  expect(await state(token)).toEqual({ state: 'off' });
  await tokenOf(app);
  const deeds = await db
    .selectFrom('audit_entry')
    .select(['deed', 'person_id'])
    .where('subject', '=', 'second_factor')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(deeds).toEqual([
    { deed: 'switch-second-factor-off', person_id: people.anna.personId },
    { deed: 'switch-second-factor-on', person_id: people.anna.personId },
  ]);
});

test('after five wrong codes the account waits, with whatever ticket and from wherever', async () => {
  const token = await tokenOf(app);
  const { key } = await switchOn(token);
  await db.deleteFrom('request_limit').execute();
  const slow = await startApp({ settings: { limits: { ...unlimited, failuresPerCode: 5 } } });
  for (let guess = 0; guess < 5; guess++)
    expect((await show(await ticketOf(slow), `00000${guess}`, slow)).status).toBe(400);
  slow.at(2 * halfMinute);
  const refused = await show(await ticketOf(slow), codeOf(key, 2 * halfMinute), slow);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await change(token, 'off', { code: '000000' }, slow)).status).toBe(429);
});

test('the database has neither key nor codes: who reads it can make nothing of it', async () => {
  const { key, codes } = await switchOn(await tokenOf(app));
  const factors = JSON.stringify(await db.selectFrom('second_factor').selectAll().execute());
  const kept = JSON.stringify(await db.selectFrom('recovery_code').selectAll().execute());
  expect(factors).not.toContain(key);
  for (const code of codes) expect(kept).not.toContain(code);
});
