import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#db/open.ts';
import { forgetWhatIsOver } from '#domain/retention/forget-daily.ts';
import { asOperator, formOf } from '#server/test-app.ts';
import { agents, bearer, begin, hour, openAccounts } from './accounts-app.ts';
import { archive, childOf, codeOf, isAlive, issue, redeem } from './handoffs-app.ts';
import { addPlace, beginSession, everyPassword } from './small-agencies.ts';

// The session that the portal has opened on the photo archive ends with the portal's, whatever ends that one.

const { db, connection, people, app } = await openAccounts();
const second = await addPlace(db, { personId: people.paul.personId, agency: people.riga });
const another = 'Seven Swans a-Swimming';
const day = 24 * hour;
vi.setConfig({ testTimeout: 120_000 });

const watcher = await connect(connection, pino({ level: 'silent' }));
beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  await watcher.close();
});

const hashOf = () =>
  db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', people.paul.personId)
    .executeTakeFirstOrThrow();
const before = await hashOf();

beforeEach(async () => {
  app.at(0);
  await db.deleteFrom('session').execute();
  await db
    .updateTable('person')
    .set({ state: 'active', ...before })
    .execute();
  await db.updateTable('manager').set({ state: 'active' }).execute();
  await db.updateTable('agency').set({ state: 'approved' }).execute();
});

const session = (who = people.paul) => beginSession(db, who, new Date(begin));

const call = (path: string, form: Record<string, string>, token: string, at = agents) =>
  app.ask(`${at}/api/${path}`, { ...formOf(form), headers: bearer(token) });

async function ownId(token: string, at = agents): Promise<number> {
  const answer = await app.ask(`${at}/api/auth/sessions`, { headers: bearer(token) });
  const { sessions } = (await answer.json()) as { sessions: { id: number; isThis: boolean }[] };
  return sessions.find(({ isThis }) => isThis)!.id;
}

/** Everything that ends what a session of Paul's has opened, or was about to open. */
const ends: Record<string, (token: string) => Response | Promise<Response>> = {
  'signing out of the portal': (token) => call('auth/sign-out', {}, token),
  'an end of that session by another one': async (token) =>
    call('auth/sessions/end', { id: `${await ownId(token)}` }, await session()),
  'an end of all other sessions': async () => call('auth/sessions/end-others', {}, await session()),
  'another agency': (token) => call('auth/agency', { manager: `${second.managerId}` }, token),
  'a change of the password': (token) =>
    call('auth/change-password', { current: everyPassword, password: another }, token),
  'a change of the password elsewhere': async () =>
    call('auth/change-password', { current: everyPassword, password: another }, await session()),
  'the suspension of the manager': async () =>
    call('company/people/suspend', { manager: `${people.paul.managerId}` }, await administrator()),
  'other rights': async () =>
    call('company/people/rights', { manager: `${people.paul.managerId}`, book: '1' }, await administrator()),
  'the suspension of the agency': async () =>
    app.ask('/api/agencies/suspend', { ...formOf({ agency: `${people.shore}` }), ...asOperator }),
};

async function administrator() {
  const factor = { person_id: people.anna.personId, secret: 'of nobody', confirmed_at: new Date(begin) };
  await db
    .insertInto('second_factor')
    .values(factor)
    .onConflict((same) => same.doNothing())
    .execute();
  return session(people.anna);
}

test.each(Object.keys(ends))(
  '%s ends the session of the archive, and a code that is under way',
  async (what) => {
    const token = await session();
    const child = await childOf(app, token);
    const code = await codeOf(app, token);
    expect(await isAlive(app, child)).toBe(true);
    expect((await ends[what]!(token)).status).toBe(200);
    await db.updateTable('manager').set({ state: 'active' }).execute();
    await db.updateTable('agency').set({ state: 'approved' }).execute();
    expect(await isAlive(app, child)).toBe(false);
    expect((await redeem(app, code)).status).toBe(404);
  },
);

test('a person who is suspended opens nothing by a code from before', async () => {
  const code = await codeOf(app, await session());
  await db.updateTable('person').set({ state: 'suspended' }).where('id', '=', people.paul.personId).execute();
  expect((await redeem(app, code)).status).toBe(404);
});

test('a fortnight without the portal ends the session of the archive, however much that was used', async () => {
  const child = await childOf(app, await session());
  for (const days of [5, 10, 13.9]) {
    app.at(days * day);
    expect(await isAlive(app, child)).toBe(true);
  }
  app.at(14.1 * day);
  expect(await isAlive(app, child)).toBe(false);
  await forgetWhatIsOver(db, new Date(begin + 14.1 * day));
  expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
});

test('at night go codes that have expired', async () => {
  await issue(app, await session());
  const count = async () => (await db.selectFrom('sign_in_handoff').select('site_id').execute()).length;
  await forgetWhatIsOver(db, new Date(begin + 59_000));
  expect(await count()).toBe(1);
  await forgetWhatIsOver(db, new Date(begin + 61_000));
  expect(await count()).toBe(0);
});

test('signing out of the archive signs out of the portal, and of nothing else', async () => {
  const [token, other] = [await session(), await session()];
  const child = await childOf(app, token);
  expect((await call('auth/sign-out', {}, child, archive)).status).toBe(200);
  expect(await isAlive(app, child)).toBe(false);
  expect(await isAlive(app, token, agents)).toBe(false);
  expect(await isAlive(app, other, agents)).toBe(true);
});

test('a person sees one session for both sites, and it is this one on both', async () => {
  const token = await session();
  const child = await childOf(app, token);
  const listed = async (shown: string, at: string) =>
    (await (await app.ask(`${at}/api/auth/sessions`, { headers: bearer(shown) })).json()).sessions;
  expect(await listed(token, agents)).toMatchObject([{ isThis: true }]);
  expect(await listed(child, archive)).toEqual(await listed(token, agents));
});

test.each([
  ['auth/sessions/end-others', {}],
  ['auth/change-password', { current: everyPassword, password: another }],
])('%s from the archive ends the portal’s session, and not the one that asked', async (path, form) => {
  const token = await session();
  const child = await childOf(app, token);
  const answer = await call(path, form as Record<string, string>, child, archive);
  expect(answer.status).toBe(200);
  expect(await isAlive(app, (await answer.json()).token ?? child)).toBe(true);
  expect(await isAlive(app, token, agents)).toBe(false);
});

test('rights that an administrator gives themselves from the archive end the portal’s session alone', async () => {
  const token = await administrator();
  const child = await childOf(app, token);
  const rights = { manager: `${people.anna.managerId}`, administrator: '1', book: '1' };
  const changed = await call('company/people/rights', rights, child, archive);
  expect(changed.status).toBe(200);
  expect(await isAlive(app, (await changed.json()).token)).toBe(true);
  expect(await isAlive(app, token, agents)).toBe(false);
  await db
    .updateTable('manager')
    .set({ is_administrator: true })
    .where('inc', '=', people.anna.managerId)
    .execute();
});

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(watcher.db);
  return rows[0]!.count;
}

/** Has requests wait for one session, in this order, and then go on. */
async function inOrder(sessionId: number, requests: (() => Response | Promise<Response>)[]) {
  const answers: (Response | Promise<Response>)[] = [];
  await watcher.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute();
    for (const [nth, request] of requests.entries()) {
      answers.push(request());
      const arrived = vi.waitFor(async () => expect(await waiting()).toBe(nth + 1), { timeout: 30_000 });
      await arrived;
    }
  });
  return Promise.all(answers);
}

const atOnce = ['signing out of the portal', 'another agency', 'a change of the password'];

test.each(atOnce.flatMap((what) => [[what, 'before'] as const, [what, 'after'] as const]))(
  'nothing is left of %s and a code that is redeemed %s it, at the same time',
  async (what, when) => {
    const token = await session();
    const [id, code] = [await ownId(token), await codeOf(app, token)];
    const both = [() => redeem(app, code), () => ends[what]!(token)];
    const answers = await inOrder(id, when === 'before' ? both : both.toReversed());
    const [redeemed, ended] = when === 'before' ? answers : answers.toReversed();
    expect(ended!.status).toBe(200);
    expect([200, 404]).toContain(redeemed!.status);
    const child = (await redeemed!.json()).token;
    if (child) expect(await isAlive(app, child)).toBe(false);
  },
);

test.each(atOnce)(
  '%s leaves no code to a request that the token of before has authenticated',
  async (what) => {
    const token = await session();
    const [, issued] = await inOrder(await ownId(token), [() => ends[what]!(token), () => issue(app, token)]);
    expect(issued!.status).toBe(401);
    expect(await db.selectFrom('sign_in_handoff').select('site_id').execute()).toEqual([]);
  },
);

test('of two browsers’ requests with one code at once, one opens the archive', async () => {
  for (let round = 0; round < 3; round++) {
    const code = await codeOf(app, await session());
    const answers = await Promise.all([0, 1, 2, 3].map(() => redeem(app, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  }
});
