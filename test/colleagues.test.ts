import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { agents, bearer, me, post, tokenOf } from './accounts-app.ts';
import { openColleagues } from './colleagues-app.ts';
import { addPlace, anna as annasAccount, everyPassword } from './small-agencies.ts';

const { db, people, app, tokenFor, call, lastAuditAction } = await openColleagues();
afterAll(() => app.close());

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let anna: string;
beforeEach(async () => {
  anna = await tokenFor(people.anna);
});

type Told = {
  agencies: {
    name: string;
    isBranch: boolean;
    people: { name: string; isYou: boolean; isSuspended: boolean; rights: Record<string, boolean> }[];
  }[];
};

const told = async (token: string): Promise<Told> =>
  (await app.ask(`${agents}/api/company/people`, { headers: bearer(token) })).json();
const status = async (token: string) =>
  (await app.ask(`${agents}/api/company/people`, { headers: bearer(token) })).status;
const right = async (token: string, name: string) => (await (await me(app, bearer(token))).json())[name];

const number = (manager: number) => ({ manager: `${manager}` });
const paul = number(people.paul.managerId);
const every = { book: '1', print: '1', chat: '1', deposit: '1', markup: '1', administrator: '1' };

test('an administrator of the head office sees the people of it and of its branches, one of a branch those of the branch', async () => {
  const { agencies } = await told(anna);
  expect(
    agencies.map(({ name, isBranch, people }) => [name, isBranch, people.map((one) => one.name)]),
  ).toEqual([
    ['Sunny Shore', false, ['Anna Hill', 'Paul Novak']],
    ['Sunny Riga', true, ['Ilze Kalnina']],
  ]);
  expect(agencies[0]!.people[0]).toMatchObject({
    isYou: true,
    isSuspended: false,
    rights: { book: true, print: true, chat: false, deposit: false, markup: false, administrator: true },
  });
  const annaInRiga = await addPlace(db, {
    personId: people.anna.personId,
    agency: people.riga,
    is_administrator: true,
  });
  const branch = await told(await tokenFor(annaInRiga));
  expect(branch.agencies.map(({ name }) => name)).toEqual(['Sunny Riga']);
  await db.deleteFrom('manager').where('inc', '=', annaInRiga.managerId).execute();
});

test('an administrator without a second factor is but a manager, and one who is invented needs none', async () => {
  expect(await status(await tokenFor(people.paul))).toBe(403);
  const factor = await db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('second_factor').execute();
  expect(await status(anna)).toBe(403);
  expect(await right(anna, 'Administrator')).toBe(1);
  await db
    .insertInto('second_factor')
    .values({ ...factor, confirmed_at: null })
    .execute();
  expect(await status(anna)).toBe(403);
  await db.updateTable('person').set({ is_demo: true }).where('id', '=', people.anna.personId).execute();
  expect(await status(anna)).toBe(200);
  await db.updateTable('person').set({ is_demo: false }).execute();
  await db.updateTable('second_factor').set({ confirmed_at: factor.confirmed_at }).execute();
  expect(await status(anna)).toBe(200);
});

test('other rights hold from the next login on: the sessions of before are over, and what was before is written down', async () => {
  const before = await tokenFor(people.paul);
  expect((await call(anna, 'people/rights', { ...paul, chat: '1', deposit: '1' })).status).toBe(200);
  expect((await me(app, bearer(before))).status).toBe(401);
  const token = await tokenOf(app, { email: 'paul@shore.example', password: everyPassword });
  const rights = ['Access_bron', 'Access_agreement', 'Access_chat', 'Access_deposite', 'Agent_fix_markup'];
  expect(await Promise.all(rights.map((name) => right(token, name)))).toEqual([0, 0, 1, 1, 0]);
  await call(anna, 'people/rights', { ...paul, book: '1', print: '1' });
  expect(await lastAuditAction()).toMatchObject({
    deed: 'change-rights',
    person_id: people.anna.personId,
    agency_inc: people.shore,
    subject: 'manager',
    subject_key: paul.manager,
    before: { mayBook: false, mayChat: true, mayUseDeposit: true },
    after: { mayBook: true, mayPrint: true, mayChat: false, isAdministrator: false },
  });
});

test('who changes their own rights goes on under another token', async () => {
  const own = { ...number(people.anna.managerId), ...every };
  const elsewhere = await tokenFor(people.anna);
  const { token } = await (await call(anna, 'people/rights', own)).json();
  expect((await me(app, bearer(anna))).status).toBe(401);
  expect((await me(app, bearer(elsewhere))).status).toBe(401);
  expect(await right(token, 'Access_deposite')).toBe(1);
});

test('who is suspended is signed out at once and let in again only when the administrator says so', async () => {
  const token = await tokenFor(people.paul);
  expect((await call(anna, 'people/suspend', paul)).status).toBe(200);
  expect(await lastAuditAction()).toMatchObject({ deed: 'suspend-manager', subject_key: paul.manager });
  expect((await me(app, bearer(token))).status).toBe(401);
  const credentials = { ...annasAccount, email: 'paul@shore.example' };
  const refused = await post(app, 'sign-in', credentials);
  expect([refused.status, (await refused.json()).detail]).toEqual([
    403,
    'No agency of this account is open to it now',
  ]);
  expect((await told(anna)).agencies[0]!.people[1]).toMatchObject({ name: 'Paul Novak', isSuspended: true });
  expect((await call(anna, 'people/activate', paul)).status).toBe(200);
  expect(await lastAuditAction()).toMatchObject({ deed: 'activate-manager' });
  expect((await me(app, bearer(token))).status).toBe(401);
  await tokenOf(app, credentials);
});

test('the last administrator keeps the right and is not suspended; a branch has those of its head office', async () => {
  const own = number(people.anna.managerId);
  for (const [path, fields] of [
    ['people/suspend', own],
    ['people/rights', { ...own, book: '1' }],
  ] as const) {
    const refused = await call(anna, path, fields);
    expect(refused.status, path).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ messageKey: 'people.fault.last' }]);
  }
  const ilze = number(people.ilze.managerId);
  expect((await call(anna, 'people/rights', { ...ilze, administrator: '1' })).status).toBe(200);
  expect((await call(anna, 'people/suspend', ilze)).status).toBe(200);
  // One who is suspended administers nothing, in the branch or anywhere.
  expect((await call(anna, 'people/suspend', own)).status).toBe(400);
  await call(anna, 'people/activate', ilze);
  await call(anna, 'people/rights', { ...ilze, book: '1', print: '1' });

  await call(anna, 'people/rights', { ...paul, administrator: '1' });
  expect((await call(anna, 'people/rights', { ...own, book: '1' })).status).toBe(200);
  await db
    .updateTable('manager')
    .set({ is_administrator: true })
    .where('inc', '=', people.anna.managerId)
    .execute();
});

test('of two administrators who demote each other at once, one stays', async () => {
  await db
    .updateTable('manager')
    .set({ is_administrator: true })
    .where('inc', 'in', [people.paul.managerId, people.anna.managerId])
    .execute();
  await db.updateTable('person').set({ is_demo: true }).where('id', '=', people.paul.personId).execute();
  const pauls = await tokenFor(people.paul);
  const own = await tokenFor(people.anna);
  await Promise.all([
    call(own, 'people/rights', { ...paul, book: '1', print: '1' }),
    call(pauls, 'people/rights', { ...number(people.anna.managerId), book: '1', print: '1' }),
  ]);
  const left = await db.selectFrom('manager').select('inc').where('is_administrator', '=', true).execute();
  expect(left).toHaveLength(1);
  await db.updateTable('person').set({ is_demo: false }).execute();
  const restore = db.updateTable('manager');
  await restore.set({ is_administrator: false }).execute();
  await restore.set({ is_administrator: true }).where('inc', '=', people.anna.managerId).execute();
});

test('what is wrong with a form is named, and nothing is changed', async () => {
  for (const [path, fields, field] of [
    ['people/rights', { ...paul, book: 'yes' }, 'book'],
    ['people/rights', { manager: 'x' }, 'manager'],
    ['people/suspend', {}, 'manager'],
  ] as [string, Record<string, string>, string][]) {
    const refused = await call(anna, path, fields);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field }]);
  }
});
