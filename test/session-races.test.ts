import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#db/open.ts';
import { hashRecoveryCode } from '#domain/accounts/recovery-code.ts';
import { hashToken, newToken } from '#domain/accounts/token.ts';
import { asOperator, formOf } from '#server/test-app.ts';
import { agents, bearer, begin, hour, me, openAccounts, post } from './accounts-app.ts';
import { addSecondFactor, beginSession, everyPassword } from './small-agencies.ts';

// No session outlives what it was opened by: people sign in while the password, the second factor, the place or the account
// changes. A transaction of the test holds the person, so that everybody arrives before anybody goes on.

const { db, connection, people, app } = await openAccounts();
vi.setConfig({ testTimeout: 120_000 });

const paul = { email: 'paul@shore.example', password: everyPassword };
const another = 'Seven Swans a-Swimming';
const shop = 'http://localhost:3000';
const atOnce = 6;

const watcher = await connect(connection, pino({ level: 'silent' }));
beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  await watcher.close();
});

const hash = await db
  .selectFrom('person')
  .select('password_hash')
  .where('id', '=', people.paul.personId)
  .executeTakeFirstOrThrow();
beforeEach(async () => {
  app.at(0);
  await db.deleteFrom('session').execute();
  await db.deleteFrom('sign_in_ticket').execute();
  await db.deleteFrom('second_factor').execute();
  await addSecondFactor(db, people.anna.personId, new Date(begin));
  await reopen();
});

/** Everything is as before but for what the change has ended. */
async function reopen() {
  await db.updateTable('person').set({ password_hash: hash.password_hash, state: 'active' }).execute();
  await db.updateTable('manager').set({ state: 'active' }).execute();
  await db.updateTable('agency').set({ state: 'approved' }).execute();
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(watcher.db);
  return rows[0]!.count;
}

type Answered = Response | Promise<Response>;

/** Has everybody wait for one person, in this order, and then go on. */
async function inOrder(personId: number, ...groups: (() => Answered)[][]): Promise<Response[]> {
  const answers: Answered[] = [];
  await watcher.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
    let expected = 0;
    for (const group of groups) {
      answers.push(...group.map((begins) => begins()));
      expected += group.length;
      // Those that need not wait for the person have their answer.
      const done = Promise.all(answers.slice(-group.length));
      const arrived = vi.waitFor(async () => expect(await waiting()).toBe(expected), {
        timeout: 30_000,
        interval: 20,
      });
      await Promise.race([done, arrived]);
      expected = await waiting();
    }
  });
  return Promise.all(answers);
}

const signIns = (at = agents, credentials = paul) =>
  Array.from({ length: atOnce }, () => () => app.ask(`${at}/api/auth/sign-in`, formOf(credentials)));

type Told = { token?: string; ticket?: string };
const toldBy = async (answers: readonly Response[]): Promise<Told[]> =>
  Promise.all(answers.filter(({ status }) => status === 200).map(async (answer) => answer.json()));

/** How many of these sessions anybody can go on with, and how many of the tickets open one. */
async function alive(told: readonly Told[], at = agents, path = 'me', code = '000000') {
  let count = 0;
  for (const { token, ticket } of told) {
    if (token)
      count += Number((await app.ask(`${at}/api/auth/${path}`, { headers: bearer(token) })).status === 200);
    if (ticket) count += Number((await post(app, 'sign-in/code', { ticket, code })).status === 200);
  }
  return count;
}

async function resetLink(personId: number, email: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('password_reset')
    .values({
      email,
      site_id: 'agent-com',
      locale: 'en',
      origin: agents,
      asked_at: new Date(begin),
      person_id: personId,
      token_hash: hashToken(token),
      expires_at: new Date(begin + hour),
    })
    .execute();
  return token;
}

const call = (path: string, form: Record<string, string>, token: string, at = agents) =>
  app.ask(`${at}/api/${path}`, { ...formOf(form), headers: bearer(token) });

type Change = { of: { personId: number }; credentials: typeof paul; ready: () => Promise<() => Answered> };

/** Sets a second factor up as far as its first code, and returns what switches it on. */
async function activation() {
  const token = await beginSession(db, people.paul, new Date(begin));
  await call('auth/second-factor/begin', {}, token);
  const answer = await app.ask(`${agents}/api/auth/second-factor`, { headers: bearer(token) });
  const { key } = await answer.json();
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: begin });
  return () => call('auth/second-factor/confirm', { code, password: everyPassword }, token);
}

const ilze = { email: 'ilze@shore.example', password: everyPassword };

const changes: Record<string, Change> = {
  'a change of the password': {
    of: people.paul,
    credentials: paul,
    ready: async () => {
      const token = await beginSession(db, people.paul, new Date(begin));
      return () => call('auth/change-password', { current: everyPassword, password: another }, token);
    },
  },
  'a new password by a link': {
    of: people.paul,
    credentials: paul,
    ready: async () => {
      const token = await resetLink(people.paul.personId, paul.email);
      return () => post(app, 'reset-password', { token, password: another });
    },
  },
  'a second factor that is switched on': { of: people.paul, credentials: paul, ready: activation },
  'the suspension of a manager': {
    of: people.paul,
    credentials: paul,
    ready: async () => {
      const token = await beginSession(db, people.anna, new Date(begin));
      return () => call('company/people/suspend', { manager: `${people.paul.managerId}` }, token);
    },
  },
  'the suspension of an agency': {
    of: people.ilze,
    credentials: ilze,
    ready: async () => () =>
      app.ask('/api/agencies/suspend', { ...formOf({ agency: `${people.riga}` }), ...asOperator }),
  },
};

test.each(
  Object.keys(changes).flatMap((what) => [
    [what, 'before' as const],
    [what, 'after' as const],
  ]),
)('%s ends what signs in %s it, by the old password or without a code', async (what, when) => {
  const { of, credentials, ready } = changes[what]!;
  for (let round = 0; round < 2; round++) {
    const change = await ready();
    const groups = [signIns(agents, credentials), [change]];
    const answers = await inOrder(of.personId, ...(when === 'before' ? groups : groups.toReversed()));
    const changed = answers.at(when === 'before' ? -1 : 0)!;
    expect(changed.status, `${what} ${when}`).toBe(200);
    const rest = answers.filter((answer) => answer !== changed);
    expect(rest.filter(({ status }) => status >= 500)).toEqual([]);
    const { password_hash } = await db
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', of.personId)
      .executeTakeFirstOrThrow();
    await reopen();
    await db.updateTable('person').set({ password_hash }).where('id', '=', of.personId).execute();
    expect(await alive(await toldBy(rest))).toBe(0);
    await db.deleteFrom('second_factor').where('person_id', '=', of.personId).execute();
    await reopen();
  }
});

test.each(['before', 'after'] as const)(
  'an account that its traveller deletes ends what signs in %s it, and nothing fails',
  async (when) => {
    for (let round = 0; round < 2; round++) {
      const traveller = { email: `nina-${when}-${round}@traveller.example`, password: everyPassword };
      const { id: personId } = await db
        .insertInto('person')
        .values({ ...hash, email: traveller.email, name: 'Nina', locale: 'en', state: 'active' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const whose = { personId, managerId: undefined };
      const own = await beginSession(db, whose, new Date(begin), 'b2c-com');
      const groups = [
        signIns(shop, traveller),
        [() => call('auth/delete-account', { password: everyPassword }, own, shop)],
      ];
      const answers = await inOrder(personId, ...(when === 'before' ? groups : groups.toReversed()));
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401),
      ).toEqual([]);
      const gone = await db.selectFrom('person').select('id').where('id', '=', personId).execute();
      expect(gone).toEqual([]);
      expect(
        await alive(
          (await toldBy(answers)).filter(({ token }) => token),
          shop,
          'traveller',
        ),
      ).toBe(0);
    }
  },
);

const recovery = 'abcd-efgh-ijkl-mnop';

test.each(['before', 'after'] as const)(
  'a ticket that was given %s a change of the password opens nothing, and spends no code',
  async (when) => {
    const { personId } = people.paul;
    await addSecondFactor(db, personId, new Date(begin));
    await db
      .insertInto('recovery_code')
      .values({ person_id: personId, code_hash: hashRecoveryCode(recovery) })
      .execute();
    for (let round = 0; round < 2; round++) {
      await reopen();
      const old = await toldBy(await Promise.all(signIns().map((begins) => begins())));
      expect(old.map((told) => Object.keys(told))).toEqual(old.map(() => ['ticket']));
      const token = await beginSession(db, people.paul, new Date(begin));
      const change = () => call('auth/change-password', { current: everyPassword, password: another }, token);
      const groups = [signIns(), [change]];
      const answers = await inOrder(personId, ...(when === 'before' ? groups : groups.toReversed()));
      const told = (await toldBy(answers)).filter(({ ticket }) => ticket);
      if (when === 'after') expect(told).toEqual([]);
      expect(await alive([...old, ...told], agents, 'me', recovery)).toBe(0);
    }
    const codes = await db.selectFrom('recovery_code').select('used_at').execute();
    expect(codes).toEqual([{ used_at: null }]);
  },
);

test('a session goes on in no agency that suspends its manager meanwhile', async () => {
  const { managerId, personId } = people.paul;
  const place = await db
    .insertInto('manager')
    .values({ person_id: personId, agency_inc: people.riga, alias: 'SECOND' })
    .returning('inc')
    .executeTakeFirstOrThrow();
  const sessions = await Promise.all(
    Array.from({ length: atOnce }, () => beginSession(db, { personId, managerId }, new Date(begin))),
  );
  const anna = await beginSession(db, people.anna, new Date(begin));
  const change = (token: string) => () => call('auth/agency', { manager: `${place.inc}` }, token);
  const suspend = () => call('company/people/suspend', { manager: `${place.inc}` }, anna);
  const answers = await Promise.all(
    [...sessions.slice(0, 3).map(change), suspend, ...sessions.slice(3).map(change)].map((begins) =>
      begins(),
    ),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await db.updateTable('manager').set({ state: 'active' }).execute();
  expect(await alive(await toldBy(answers))).toBe(0);
  await db.deleteFrom('manager').where('inc', '=', place.inc).execute();
});

test('two links for a new password that are used at once: one counts, and none fails', async () => {
  const { personId } = people.paul;
  for (let round = 0; round < 3; round++) {
    const links = await Promise.all([resetLink(personId, paul.email), resetLink(personId, paul.email)]);
    const answers = await inOrder(
      personId,
      links.map((token) => () => post(app, 'reset-password', { token, password: another })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  }
});

test('two changes of one password at once: the second showed a password of before', async () => {
  const tokens = await Promise.all([0, 1].map(() => beginSession(db, people.paul, new Date(begin))));
  const answers = await inOrder(
    people.paul.personId,
    tokens.map(
      (token) => () => call('auth/change-password', { current: everyPassword, password: another }, token),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(200);
  expect([400, 401]).toContain(statuses[1]);
  const told = await toldBy(answers);
  expect(await Promise.all(told.map(async ({ token }) => (await me(app, bearer(token!))).status))).toEqual([
    200,
  ]);
});
