import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unlimited } from '#server/settings.ts';
import { formOf } from '#server/test-app.ts';
import AccountSecurityPage, { action, loader } from '#web/account/account-security-page.tsx';
import { type App, bearer, begin, me, openAccounts } from './accounts-app.ts';
import { personPage, shop } from './person-page.ts';
import { renderPage } from './render-page.tsx';
import { anna, beginSession } from './small-agencies.ts';

// How a traveller logs in, on their own page for it: the password, the second factor and the devices.

const { db, people, app, startApp } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { personId } = people.anna;
const swans = 'Seven Swans a-Swimming';
const before = await db
  .selectFrom('person')
  .select('password_hash')
  .where('id', '=', personId)
  .executeTakeFirstOrThrow();

beforeAll(() => app.ready());
afterAll(() => app.close());
beforeEach(async () => {
  app.at(0);
  await db.deleteFrom('second_factor').execute();
  await db.deleteFrom('session').execute();
  await db.updateTable('person').set(before).where('id', '=', personId).execute();
});

/** A session of Anna's in the shop, by its number. */
async function traveller() {
  const token = await beginSession(db, { personId, managerId: undefined }, new Date(begin), 'b2c-com');
  const { sessionId } = await db
    .selectFrom('session')
    .select((one) => one.fn.max('id').as('sessionId'))
    .executeTakeFirstOrThrow();
  return { token, caller: { kind: 'traveller' as const, personId, sessionId } };
}
type Visitor = Parameters<typeof personPage>[1];

/** It reads no more of what an action is given. */
const argsOf = (who: Visitor, form: Record<string, string> = {}) =>
  ({
    context: personPage(app, who),
    url: new URL(`${shop}/account/security`),
    request: new Request(`${shop}/account/security`, { method: 'POST', body: new URLSearchParams(form) }),
  }) as unknown as Parameters<typeof action>[0];

const send = (who: Visitor, form: Record<string, string>) => action(argsOf(who, form));

/** What the page says, after a form or without. */
async function shown(who: Visitor, answer?: Awaited<ReturnType<typeof send>>) {
  const loaderData = await loader(argsOf(who) as Parameters<typeof loader>[0]);
  const actionData = answer instanceof Response ? undefined : answer?.data;
  const props = { loaderData, actionData } as unknown as Parameters<typeof AccountSecurityPage>[0];
  return renderPage('/account/security', <AccountSecurityPage {...props} />);
}

const statusOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer instanceof Response ? answer.status : answer.init?.status;

/** The token that the browser keeps from now on. */
function renewedIn(answer: Awaited<ReturnType<typeof send>>): string {
  const headers = answer instanceof Response ? answer.headers : new Headers(answer.init?.headers);
  return /^session=([\w-]{43});/.exec(headers.get('set-cookie') ?? '')![1]!;
}

const account = (token: string) => app.ask(`${shop}/api/auth/traveller`, { headers: bearer(token) });
const signIn = (password: string, at: App = app) =>
  at.ask(`${shop}/api/auth/sign-in`, formOf({ email: anna.email, password }));

/** What an app makes of the key that the page shows. */
function codeOf(html: string, after = 0) {
  const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)![1]!.replaceAll(' ', '');
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: begin + after });
}

test('a traveller sets two-step login up, logs in with a code, and switches it off again', async () => {
  const [own, other] = [await traveller(), await traveller()];
  expect((await shown(own)).text).toContain('Two-step login is off.');
  expect(await send(own, { asked: 'begin' })).toMatchObject({ status: 303 });
  const { html } = await shown(own);
  expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="QR code of the key"/);

  const { password } = anna;
  const wrong = await send(own, { asked: 'confirm', code: 'x', password });
  expect(statusOf(wrong)).toBe(400);
  expect((await shown(own, wrong)).text).toContain('This code is not right, or was used already');
  const unproved = await shown(own, await send(own, { asked: 'confirm', code: codeOf(html), password: '' }));
  expect(unproved.text).toMatch(/Code \*.*Current password \* ?Fill in this field/);
  const stolen = await shown(own, await send(own, { asked: 'confirm', code: codeOf(html), password: 'x' }));
  expect(stolen.text).toContain('This is not the password of the account');
  const set = await send(own, { asked: 'confirm', code: codeOf(html), password });
  const before = own.token;
  own.token = renewedIn(set);
  const confirmed = await shown(own, set);
  const codes = [...confirmed.html.matchAll(/<code>([a-z2-7-]{19})<\/code>/g)].map(([, code]) => code!);
  expect(codes).toHaveLength(10);
  expect(confirmed.text).toContain('Recovery codes left: 10');
  // Who was logged in without a code is not any more.
  const statuses = [own.token, before, other.token].map(async (one) => (await account(one)).status);
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);

  app.at(60_000);
  const { ticket } = await (await signIn(anna.password)).json();
  const form = formOf({ ticket, code: codeOf(html, 60_000) });
  const { token } = await (await app.ask(`${shop}/api/auth/sign-in/code`, form)).json();
  expect((await account(token)).status).toBe(200);

  const off = await send(own, { asked: 'off', code: codes[0]! });
  expect(statusOf(off)).toBe(303);
  own.token = renewedIn(off);
  expect((await account(token)).status).toBe(401);
  expect((await shown(own)).text).toContain('Two-step login is off.');
  expect(Object.keys(await (await signIn(anna.password)).json())).toContain('token');
});

test('another password is set for the one of now, and every other device is logged out', async () => {
  const [own, other] = [await traveller(), await traveller()];
  const atWork = await beginSession(db, people.anna, new Date(begin));
  const set = await send(own, { asked: 'password', current: anna.password, password: swans });
  expect(set).toMatchObject({ status: 303 });
  expect((set as Response).headers.get('location')).toBe('/account/security?password=1');
  const statuses = [renewedIn(set), own.token, other.token].map(async (one) => (await account(one)).status);
  expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
  expect((await me(app, bearer(atWork))).status).toBe(401);
  expect([(await signIn(anna.password)).status, (await signIn(swans)).status]).toEqual([401, 200]);
  const deed = await db
    .selectFrom('audit_entry')
    .select(['person_id', 'agency_inc', 'before', 'after'])
    .where('deed', '=', 'change-password')
    .executeTakeFirst();
  expect(deed).toEqual({ person_id: personId, agency_inc: null, before: null, after: null });
});

test('a link for a new password that was mailed before works no more after a change', async () => {
  await app.ask(`${shop}/api/auth/forgot-password`, formOf({ email: anna.email, origin: shop }));
  const own = await traveller();
  await send(own, { asked: 'password', current: anna.password, password: swans });
  const open = await db
    .selectFrom('password_reset')
    .select('id')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
});

test.each([
  [
    { current: '', password: '' },
    /Current password \*.*Fill in this field.*New password \*.*Fill in this field/,
  ],
  [{ current: 'wrong', password: swans }, /Current password \*.*This is not the password of the account/],
  [{ current: anna.password, password: 'short' }, /New password \*.*At least 10 characters/],
  [{ current: anna.password, password: 'password123' }, /Many people have this password/],
])('%j sets no password, and the field says why', async (form, words) => {
  const own = await traveller();
  const refused = await send(own, { asked: 'password', ...form });
  expect(statusOf(refused)).toBe(400);
  const { html, text } = await shown(own, refused);
  expect(text).toMatch(words);
  expect(html).toContain('aria-invalid="true"');
  for (const typed of [anna.password, swans]) expect(html).not.toContain(typed);
  expect((await signIn(anna.password)).status).toBe(200);
});

test('wrong passwords are counted as where one logs in', async () => {
  await db.deleteFrom('request_limit').execute();
  const limits = { ...unlimited, failuresPerAccount: 5, failuresPerAddress: 5 };
  const slow = await startApp({ settings: { limits } });
  const { token } = await traveller();
  const change = (current: string) => {
    const form = formOf({ current, password: swans });
    return slow.ask(`${shop}/api/auth/change-password`, { ...form, headers: bearer(token) });
  };
  for (let guess = 0; guess < 5; guess++) expect((await change('wrong')).status).toBe(400);
  expect((await change(anna.password)).status).toBe(429);
  expect((await signIn(anna.password, slow)).status).toBe(429);
  await db.deleteFrom('request_limit').execute();
});

test('a traveller sees their devices, and logs out one, or all others; those of somebody else are not there', async () => {
  const [own, one, other] = [await traveller(), await traveller(), await traveller()];
  const paul = await beginSession(db, people.paul, new Date(begin));
  const { html, text } = await shown(own);
  expect(text.match(/This device/g)).toHaveLength(1);
  const ids = [...html.matchAll(/name="id"[^>]*value="(\d+)"/g)].map(([, id]) => Number(id));
  expect(ids.toSorted()).toEqual([one, other].map(({ caller }) => caller.sessionId).toSorted());

  const ended = (await send(own, { asked: 'end', id: `${one.caller.sessionId}` })) as Response;
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/account/security?ended=1']);
  expect([(await account(one.token)).status, (await account(other.token)).status]).toEqual([401, 200]);
  const theirs = await db
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', people.paul.personId)
    .executeTakeFirstOrThrow();
  const end = formOf({ id: `${theirs.id}` });
  const refused = await app.ask(`${shop}/api/auth/sessions/end`, { ...end, headers: bearer(own.token) });
  expect(refused.status).toBe(404);
  await send(own, { asked: 'end' });
  expect([(await account(own.token)).status, (await account(other.token)).status]).toEqual([200, 401]);
  expect((await me(app, bearer(paul))).status).toBe(200);
});

test('the page is for travellers who have logged in, on their sites', async () => {
  const asked = (who: Visitor) =>
    loader(argsOf(who) as Parameters<typeof loader>[0]).catch((thrown) => thrown);
  const first = (await asked({})) as Response;
  expect([first.status, first.headers.get('location')]).toEqual([302, '/auth?from=%2Faccount%2Fsecurity']);
  expect(await asked({ siteId: 'agent-com' })).toMatchObject({ init: { status: 404 } });
});
