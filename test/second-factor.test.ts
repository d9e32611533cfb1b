import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unlimited } from '#server/settings.ts';
import { formOf } from '#server/test-app.ts';
import { type App, agents, bearer, begin, me, openAccounts, post, tokenOf } from './accounts-app.ts';
import { anna, everyPassword } from './small-agencies.ts';

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

/** The password that a code is shown with. */
const withPassword = { password: everyPassword };

/** Sets it up, shows its first code, and returns the token that the session goes on with. */
async function switchOn(before: string) {
  await change(before, 'begin');
  const { key } = await state(before);
  const confirmed = await change(before, 'confirm', { code: codeOf(key), ...withPassword });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes, token } = (await confirmed.json()) as { recoveryCodes: string[]; token: string };
  return { key, codes: recoveryCodes, token };
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

  const wrong = await change(token, 'confirm', { code: '000000', ...withPassword });
  expect([wrong.status, (await wrong.json()).errors]).toEqual([
    400,
    [{ field: 'code', reason: expect.any(String), messageKey: 'account.fault.code' }],
  ]);
  const confirmed = await change(token, 'confirm', { code: codeOf(pending.key), ...withPassword });
  const { recoveryCodes, token: renewed } = await confirmed.json();
  expect(recoveryCodes).toHaveLength(10);
  expect(await state(renewed)).toEqual({ state: 'on', codesLeft: 10 });
  const statuses = [renewed, token, other].map(async (one) => (await me(app, bearer(one))).status);
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
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
  const { key, codes, token } = await switchOn(await tokenOf(app));
  const [one, other] = codes as [string, string];
  expect((await show(await ticketOf(), one.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await show(await ticketOf(), one)).status).toBe(400);
  expect(await state(token)).toEqual({ state: 'on', codesLeft: 9 });
  app.at(2 * halfMinute);
  const answer = await change(token, 'recovery-codes', { code: codeOf(key, 2 * halfMinute) });
  const renewed = await answer.json();
  const [fresh] = renewed.recoveryCodes;
  const statuses = [renewed.token, token].map(async (each) => (await me(app, bearer(each))).status);
  expect(await Promise.all(statuses)).toEqual([200, 401]);
  expect((await show(await ticketOf(), other)).status).toBe(400);
  expect((await show(await ticketOf(), fresh)).status).toBe(200);
});

test('it is switched off by a code, and then the password is enough again; what was done is written down', async () => {
  const { key, token, codes } = await switchOn(await tokenOf(app));
  app.at(2 * halfMinute);
  const other = await (await show(await ticketOf(), codes[0]!)).json();
  expect((await change(token, 'off', { code: '000000' })).status).toBe(400);
  expect(await state(token)).toEqual({ state: 'on', codesLeft: 9 });
  const off = await change(token, 'off', { code: codeOf(key, 2 * halfMinute) });
  const renewed = (await off.json()).token;
  expect(await state(renewed)).toEqual({ state: 'off' });
  const statuses = [renewed, token, other.token].map(async (one) => (await me(app, bearer(one))).status);
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
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
  const { key, token } = await switchOn(await tokenOf(app));
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

test('it is switched on for the password alone: a session that somebody left open shuts its owner out of nothing', async () => {
  const token = await tokenOf(app);
  await change(token, 'begin');
  const code = codeOf((await state(token)).key);
  for (const [fields, messageKey] of [
    [{ code }, undefined],
    [{ code, password: 'wrong' }, 'account.fault.wrong'],
  ] as const) {
    const refused = await change(token, 'confirm', fields);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([
      { field: 'password', ...(messageKey && { messageKey }) },
    ]);
  }
  expect((await state(token)).state).toBe('pending');
  expect((await change(token, 'confirm', { code, ...withPassword })).status).toBe(200);
});

const left = async () =>
  (await db.selectFrom('recovery_code').select('code_hash').where('used_at', 'is', null).execute()).length;

test('a ticket that was used or is over spends no recovery code', async () => {
  const { codes } = await switchOn(await tokenOf(app));
  const used = await ticketOf();
  expect((await show(used, codes[0]!)).status).toBe(200);
  expect((await show(used, codes[1]!)).status).toBe(404);
  const late = await ticketOf();
  app.at(601_000);
  expect((await show(late, codes[2]!)).status).toBe(404);
  app.at(0);
  const twice = await ticketOf();
  const answers = await Promise.all([show(twice, codes[3]!), show(twice, codes[4]!)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await left()).toBe(8);
});

test('the rights of an administrator ask for a session that has shown a code, of the app or of the list', async () => {
  const invite = async (token: string) => {
    const form = { agency: `${people.shore}`, email: '' };
    const sent = { ...formOf(form), headers: bearer(token) };
    return (await app.ask(`${agents}/api/company/invitations`, sent)).status;
  };
  const plain = await tokenOf(app);
  expect(await invite(plain)).toBe(403);
  // Begun by the password alone, and left alive by whatever did not end it.
  const without = await db.selectFrom('session').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const { token, codes } = await switchOn(await tokenOf(app));
  await db
    .insertInto('session')
    .values({ ...without, id: undefined })
    .execute();
  expect((await me(app, bearer(plain))).status).toBe(200);
  expect([await invite(plain), await invite(token)]).toEqual([403, 400]);
  expect(await invite((await (await show(await ticketOf(), codes[0]!)).json()).token)).toBe(400);
});
