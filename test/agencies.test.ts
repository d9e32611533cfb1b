import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { asOperator, formOf } from '#server/test-app.ts';
import { agents, bearer, begin, me, post } from './accounts-app.ts';
import { openColleagues } from './colleagues-app.ts';
import { anna } from './small-agencies.ts';

const { db, people, app, mail, tokenFor, linkMailed, lastAuditAction } = await openColleagues();
afterAll(() => app.close());

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let application: number;
beforeEach(async () => {
  await db.deleteFrom('agency_application').execute();
  application = await apply();
});

/** The agency Amber Coast applies, in Russian, on the business site of Latvia. */
async function apply(): Promise<number> {
  const { id } = await db
    .insertInto('agency_application')
    .values({
      received_at: new Date(begin),
      site_id: 'b2b-lv',
      locale: 'ru',
      digest: 'a',
      request_key: crypto.randomUUID(),
      company: 'Amber Coast',
      registration_number: '4000',
      city: 'Riga',
      person: 'Juris Ozols',
      phone: '+371 20000000',
      email: 'juris@amber.example',
      about: 'We sell.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Fields = Record<string, string>;

const tell = async (path: string) => (await app.ask(`/api/agencies${path}`, asOperator)).json();
const decide = (path: string, fields: Fields) =>
  app.ask(`/api/agencies/${path}`, { ...formOf(fields), ...asOperator });
const approve = (fields: Fields = {}) =>
  decide('applications/approve', { application: `${application}`, ...fields });
const applicationsIn = async (state: string) =>
  (await tell(`/applications?state=${state}`)).applications as {
    application: number;
    agency: number | null;
  }[];

test('an approved application is an agency of its market, and who applied is invited as its administrator in their language', async () => {
  expect(await applicationsIn('applied')).toMatchObject([
    { application, company: 'Amber Coast', site: 'b2b-lv', email: 'juris@amber.example', agency: null },
  ]);
  let agency = 0;
  const token = await linkMailed('juris@amber.example', async () => {
    const approved = await approve({ origin: 'http://agent.lv.localhost:3000' });
    expect(approved.status).toBe(200);
    agency = (await approved.json()).agency;
  });
  expect(mail.sent.at(-1)!.subject).toMatch(/^Приглашение: Amber Coast/);
  expect(mail.sent.at(-1)!.text).toContain(`http://agent.lv.localhost:3000/ru/auth/invitation/${token}`);
  expect(await applicationsIn('applied')).toEqual([]);
  expect(await applicationsIn('approved')).toMatchObject([{ application, agency }]);
  expect((await tell('')).agencies).toContainEqual({
    agency,
    name: 'Amber Coast',
    market: 'lv',
    state: 'approved',
    headOffice: null,
    managers: 0,
    administrators: 0,
    company: expect.objectContaining({ legalAddress: '' }),
  });
  const deeds = await db
    .selectFrom('audit_entry')
    .select(['deed', 'person_id'])
    .where('agency_inc', '=', agency)
    .orderBy('id')
    .execute();
  expect(deeds).toEqual([
    { deed: 'approve-agency', person_id: null },
    { deed: 'invite', person_id: null },
  ]);

  const accepted = { token, name: 'Juris Ozols', password: 'Seven Swans a-Swimming' };
  expect((await app.ask(`${agents}/api/auth/invitation`, formOf(accepted))).status).toBe(200);
  const signed = await post(app, 'sign-in', { email: 'juris@amber.example', password: accepted.password });
  const user = await (await me(app, bearer((await signed.json()).token))).json();
  expect(user).toMatchObject({ OfficialName: 'Amber Coast', Administrator: 1, headpartner: 0 });
});

test('an application is decided once, and one that is refused mails nobody', async () => {
  const sent = mail.sent.length;
  expect((await decide('applications/refuse', { application: `${application}` })).status).toBe(200);
  expect(await lastAuditAction()).toMatchObject({ deed: 'refuse-agency', subject_key: `${application}` });
  expect((await applicationsIn('refused')).map((one) => one.application)).toEqual([application]);
  expect((await approve()).status).toBe(404);
  expect((await decide('applications/refuse', { application: `${application}` })).status).toBe(404);
  expect(mail.sent).toHaveLength(sent);
});

test('an agency may be the branch of a head office, and of nothing else', async () => {
  for (const headOffice of [people.riga, 424_242]) {
    const refused = await approve({ headOffice: `${headOffice}` });
    expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field: 'headOffice' }]]);
  }
  expect(await applicationsIn('applied')).toHaveLength(1);
  const { agency } = await (await approve({ headOffice: `${people.shore}` })).json();
  const told = (await tell('')).agencies as { agency: number; headOffice: number | null }[];
  expect(told.find((one) => one.agency === agency)).toMatchObject({ headOffice: people.shore });
});

test('an agency that is suspended is signed out with its branches, and told so, until it is let in again', async () => {
  const tokens = [await tokenFor(people.anna), await tokenFor(people.ilze)];
  const statuses = () => Promise.all(tokens.map(async (token) => (await me(app, bearer(token))).status));
  expect(await statuses()).toEqual([200, 200]);
  expect((await decide('suspend', { agency: `${people.shore}` })).status).toBe(200);
  expect(await statuses()).toEqual([401, 401]);
  expect((await post(app, 'sign-in', { ...anna, email: 'paul@shore.example' })).status).toBe(403);
  expect((await decide('activate', { agency: `${people.shore}` })).status).toBe(200);
  expect(await statuses()).toEqual([401, 401]); // they log in again
  expect((await post(app, 'sign-in', { ...anna, email: 'paul@shore.example' })).status).toBe(200);
  const deeds = await db
    .selectFrom('audit_entry')
    .select(['deed', 'agency_inc'])
    .where('subject', '=', 'agency')
    .orderBy('id')
    .execute();
  expect(deeds.filter(({ deed }) => deed === 'suspend-agency').map((one) => one.agency_inc)).toEqual(
    expect.arrayContaining([people.shore, people.riga]),
  );
  expect((await decide('suspend', { agency: '424242' })).status).toBe(404);
});

test('an agency with nobody left to invite gets an administrator from anyone who runs the server', async () => {
  const agency = `${people.riga}`;
  await linkMailed('boss@riga.example', async () =>
    expect((await decide('administrators', { agency, email: 'boss@riga.example' })).status).toBe(200),
  );
  expect(await lastAuditAction()).toMatchObject({ deed: 'invite', agency_inc: people.riga, person_id: null });
  for (const email of ['boss', 'ilze@shore.example'])
    expect((await decide('administrators', { agency, email })).status).toBe(400);
  expect((await decide('administrators', { agency: '424242', email: 'a@b.example' })).status).toBe(404);
});
