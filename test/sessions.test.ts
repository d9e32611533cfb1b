import { beforeEach, expect, test, vi } from 'vitest';
import { formOf } from '#server/test-app.ts';
import { agents, bearer, begin, hour, me, openAccounts, post, tokenOf } from './accounts-app.ts';
import { anna, beginSession } from './small-agencies.ts';

const { db, people, app } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => app.at(0));

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

type Listed = {
  sessions: { id: number; device: string; since: string; lastSeen: string; isThis: boolean }[];
};

const listed = async (token: string) =>
  ((await (await app.ask(`${agents}/api/auth/sessions`, { headers: bearer(token) })).json()) as Listed)
    .sessions;

const end = (token: string, path: string, fields: Record<string, string>) =>
  app.ask(`${agents}/api/auth/sessions/${path}`, { ...formOf(fields), headers: bearer(token) });

test('a person sees where they are signed in, with what, since when, and which of it is this', async () => {
  await db.deleteFrom('session').execute();
  const phone = (await (await post(app, 'sign-in', { ...anna, device: 'Safari, iOS' })).json()).token;
  app.at(5 * hour);
  const desk = (await (await post(app, 'sign-in', { ...anna, device: 'Firefox, Linux' })).json()).token;
  app.at(6 * hour);
  expect(await listed(phone)).toMatchObject([
    {
      device: 'Safari, iOS',
      since: '2026-11-21T10:00:00.000Z',
      lastSeen: '2026-11-21T16:00:00.000Z',
      isThis: true,
    },
    {
      device: 'Firefox, Linux',
      since: '2026-11-21T15:00:00.000Z',
      lastSeen: '2026-11-21T15:00:00.000Z',
      isThis: false,
    },
  ]);
  expect((await listed(desk)).map(({ isThis }) => isThis)).toEqual([true, false]);
});

test('a person ends one session or all others, and nobody else’s', async () => {
  const [own, other, third] = [await tokenOf(app), await tokenOf(app), await tokenOf(app)];
  const pauls = await beginSession(db, people.paul, new Date(begin));
  const [foreign] = await listed(pauls);
  expect((await end(own, 'end', { id: `${foreign!.id}` })).status).toBe(404);
  expect((await me(app, bearer(pauls))).status).toBe(200);

  const [{ id }] = (await listed(other)).filter(({ isThis }) => isThis) as [Listed['sessions'][number]];
  expect((await end(own, 'end', { id: `${id}` })).status).toBe(200);
  expect((await me(app, bearer(other))).status).toBe(401);
  expect((await end(own, 'end', { id: `${id}` })).status).toBe(404);
  expect((await end(own, 'end', { id: 'x' })).status).toBe(400);

  const ended = await end(own, 'end-others', {});
  expect((await ended.json()).ended).toBeGreaterThan(0);
  expect((await me(app, bearer(third))).status).toBe(401);
  expect(await listed(own)).toHaveLength(1);
  expect((await me(app, bearer(pauls))).status).toBe(200);
  const deeds = await db.selectFrom('audit_entry').select('deed').where('deed', '=', 'end-session').execute();
  expect(deeds.length).toBeGreaterThan(1);
});
