import { expect, test, vi } from 'vitest';
import { formOf } from '#server/test-app.ts';
import { agents, bearer, begin, me, openAccounts, post, tokenOf } from './accounts-app.ts';
import { addPlace, anna, beginSession, everyPassword } from './small-agencies.ts';

const { db, people, app } = await openAccounts();
const paulInRiga = await addPlace(db, { personId: people.paul.personId, agency: people.riga });

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const paul = { email: 'paul@shore.example', password: everyPassword };

const change = (token: string, manager: number | string) =>
  app.ask(`${agents}/api/auth/agency`, { ...formOf({ manager: `${manager}` }), headers: bearer(token) });

const agencyOf = async (token: string) => (await (await me(app, bearer(token))).json()).OfficialName;

test('anyone who works for several agencies is told so when they sign in, begins in the first, and sees all of them', async () => {
  const { token, agencies } = await (await post(app, 'sign-in', paul)).json();
  expect(agencies).toBe(2);
  expect(await agencyOf(token)).toBe('Sunny Shore');
  expect((await (await me(app, bearer(token))).json()).agencies).toBe(2);
  const known = await app.ask(`${agents}/api/auth/agencies`, { headers: bearer(token) });
  expect(await known.json()).toEqual({
    agencies: [
      { manager: people.paul.managerId, name: 'Sunny Shore', isAdministrator: false, isThis: true },
      { manager: paulInRiga.managerId, name: 'Sunny Riga', isAdministrator: false, isThis: false },
    ],
  });
  expect((await (await post(app, 'sign-in', anna)).json()).agencies).toBe(1);
});

test('another agency is another token: that of before is nobody’s, and the session stays one', async () => {
  await db.deleteFrom('session').execute();
  const before = await tokenOf(app, paul);
  const answer = await change(before, paulInRiga.managerId);
  const { token } = await answer.json();
  expect([answer.status, await agencyOf(token)]).toEqual([200, 'Sunny Riga']);
  expect((await me(app, bearer(before))).status).toBe(401);
  expect((await change(before, people.paul.managerId)).status).toBe(401);
  const sessions = await db.selectFrom('session').select('id').execute();
  expect(sessions).toHaveLength(1);
  const entry = await db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(entry).toMatchObject({
    deed: 'change-agency',
    person_id: people.paul.personId,
    agency_inc: people.riga,
    subject_key: `${sessions[0]!.id}`,
    before: { managerId: people.paul.managerId },
    after: { managerId: paulInRiga.managerId },
  });
});

test('nobody goes on in the place of somebody else, in one that there is not, or in one that is shut', async () => {
  const token = await beginSession(db, people.paul, new Date(begin));
  for (const manager of [people.ilze.managerId, people.anna.managerId, 424_242])
    expect((await change(token, manager)).status).toBe(404);
  expect((await change(token, 'x')).status).toBe(400);
  const shut = (state: string) =>
    db.updateTable('manager').set({ state }).where('inc', '=', paulInRiga.managerId).execute();
  await shut('suspended');
  expect((await change(token, paulInRiga.managerId)).status).toBe(404);
  expect((await (await me(app, bearer(token))).json()).agencies).toBeUndefined();
  await shut('active');
  expect(await agencyOf(token)).toBe('Sunny Shore');
});

test('a place that is shut signs nobody in, and another one of the person does', async () => {
  const token = await beginSession(db, people.paul, new Date(begin));
  const own = db.updateTable('manager').where('inc', '=', people.paul.managerId);
  await own.set({ state: 'suspended' }).execute();
  expect((await me(app, bearer(token))).status).toBe(401);
  expect(await agencyOf(await tokenOf(app, paul))).toBe('Sunny Riga');
  await own.set({ state: 'active' }).execute();
});
