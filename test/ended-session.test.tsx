import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formOf } from '#server/test-app.ts';
import { loadUser } from '#web/context/user/load-user.ts';
import { action } from '#web/sign-in/sign-in-page.tsx';
import { agents, bearer, begin, me, openAccounts } from './accounts-app.ts';
import { personPage, shop } from './person-page.ts';
import { anna, beginSession, everyPassword } from './small-agencies.ts';

// What a browser does with the cookie of a session that is over, and what is answered for an account that is no more.

const { db, people, app } = await openAccounts();
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => app.ready());
afterAll(() => app.close());

const ended = 'e'.repeat(43);

/** What the browser keeps as its session after a form of the page that logs in, sent with the cookie of one that is over. */
async function keptAfter(siteId: string, at: string, form: Record<string, string>) {
  const context = personPage(app, { token: ended, siteId });
  const headers = { cookie: `session=${ended}` };
  const url = new URL('/auth', at);
  const request = new Request(url, { method: 'POST', headers, body: new URLSearchParams(form) });
  type Args = Parameters<typeof loadUser>[0] & Parameters<typeof action>[0];
  const args = { request, url, context, params: {} } as unknown as Args; // neither reads more of it
  const answer = await loadUser(args, async () => {
    const outcome = await action(args);
    return outcome instanceof Response ? outcome : new Response(null, outcome.init ?? {});
  });
  const cookies = (answer as Response).headers.getSetCookie().filter((one) => one.startsWith('session='));
  return cookies.map((one) => /^session=([\w-]*)/.exec(one)![1]).at(-1);
}

test.each([
  ['an agent', 'agent-com', agents],
  ['a traveller', 'b2c-com', shop],
])('%s whose browser has the cookie of a session that is over logs in with it', async (_, siteId, at) => {
  const token = await keptAfter(siteId, at, { email: anna.email, password: everyPassword });
  expect(token).toMatch(/^[\w-]{43}$/);
  const path = siteId === 'agent-com' ? 'me' : 'traveller';
  expect((await app.ask(`${at}/api/auth/${path}`, { headers: bearer(token!) })).status).toBe(200);
});

test('a form that does not log in leaves the browser without the session that is over', async () => {
  expect(await keptAfter('agent-com', agents, { email: anna.email, password: 'wrong' })).toBe('');
  expect((await me(app, bearer(ended))).status).toBe(401);
});

type Write = [path: string, form: Record<string, string>];

test.each<Write>([
  ['MyOffice/SetNotify', { key: 'FAVORITES', value: '1' }],
  ['auth/travellers', { name: 'Emil Berg', born: '2019-09-02' }],
  ['auth/traveller', { name: 'Emil Berg' }],
  ['auth/second-factor/begin', {}],
  ['auth/change-password', { current: everyPassword, password: 'Seven Swans a-Swimming' }],
  ['auth/delete-account', { password: everyPassword }],
])('%s of an account that is deleted meanwhile is answered as of nobody', async (path, form) => {
  const { password_hash } = await db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', people.anna.personId)
    .executeTakeFirstOrThrow();
  const { id: personId } = await db
    .insertInto('person')
    .values({
      email: `gone-${Math.random()}@traveller.example`,
      name: 'Gone',
      locale: 'en',
      password_hash,
      state: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await beginSession(db, { personId, managerId: undefined }, new Date(begin), 'b2c-com');
  let asked: Response | Promise<Response> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('person').where('id', '=', personId).execute();
    asked = app.ask(`${shop}/api/${path}`, { ...formOf(form), headers: bearer(token) });
    // It has passed the door, and waits for the transaction that deletes the account; a write of nothing has its answer.
    await Promise.race([asked, new Promise((settle) => setTimeout(settle, 500))]);
  });
  const answer = await asked!;
  expect([200, 401]).toContain(answer.status);
  if (path !== 'auth/second-factor/begin' && path !== 'auth/traveller') expect(answer.status).toBe(401);
});
