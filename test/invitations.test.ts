import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type AnswerOf, pathOf } from '#calls/call.ts';
import { notifications } from '#calls/notifications.ts';
import { unlimited, usualLimits } from '#server/settings.ts';
import { asOperator, formOf } from '#server/test-app.ts';
import { agents, bearer, begin, hour, me, post, tokenOf } from './accounts-app.ts';
import { openColleagues } from './colleagues-app.ts';
import { addSecondFactor, anna as annasAccount, everyPassword } from './small-agencies.ts';

const { db, people, app, startApp, mail, tokenFor, call, linkMailed, lastAuditAction } =
  await openColleagues();
afterAll(() => app.close());

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let anna: string;
beforeEach(async () => {
  app.at(0);
  anna = await tokenFor(people.anna);
});

const nina = 'nina@shore.example';
const password = 'Seven Swans a-Swimming';

type Fields = Record<string, string>;

const invite = (fields: Fields, token = anna) =>
  call(token, 'invitations', { agency: `${people.shore}`, origin: agents, book: '1', ...fields });
const invited = (email: string, fields: Fields = {}) =>
  linkMailed(email, async () => expect((await invite({ email, ...fields })).status).toBe(200));
const decide = async (path: string, fields: Fields) =>
  app.ask(`/api/agencies/${path}`, { ...formOf(fields), ...asOperator });
const look = (token: string) => app.ask(`${agents}/api/auth/invitation?token=${token}`);
const accept = (token: string, fields: Fields) =>
  app.ask(`${agents}/api/auth/invitation`, formOf({ token, password, ...fields }));

test('somebody new gets a link by mail, sets name and password with it, and signs in with the rights that were given', async () => {
  const token = await invited(nina, { chat: '1' });
  expect(await lastAuditAction()).toMatchObject({ deed: 'invite', after: { email: nina, mayChat: true } });
  expect(mail.sent.at(-1)).toMatchObject({ to: nina, subject: 'Invitation: Sunny Shore, Solstice Travel' });
  expect(mail.sent.at(-1)!.text).toContain('Anna Hill invites you to work for Sunny Shore');
  expect(await (await look(token)).json()).toEqual({ agency: 'Sunny Shore', email: nina, hasAccount: false });

  expect((await accept(token, { name: ' Nina Berg ' })).status).toBe(200);
  expect(await lastAuditAction()).toMatchObject({ deed: 'accept-invitation', agency_inc: people.shore });
  const user = await (await me(app, bearer(await tokenOf(app, { email: nina, password })))).json();
  expect(user).toMatchObject({
    PartPassName: 'Nina Berg',
    OfficialName: 'Sunny Shore',
    PartPassAlias: 'NINA',
    Access_bron: 1,
    Access_chat: 1,
    Access_agreement: 0,
    Administrator: 0,
  });
});

test('anyone who has invited a colleague is told once that they have come, and nobody else is', async () => {
  const listOf = async (token: string) => {
    const answer = await app.ask(`${agents}${pathOf(notifications)}`, { headers: bearer(token) });
    return ((await answer.json()) as AnswerOf<typeof notifications>).notifications;
  };
  const about = (list: Awaited<ReturnType<typeof listOf>>) =>
    list.filter(({ colleague }) => colleague === 'Olga Sand').map(({ kind, isRead }) => [kind, isRead]);
  const token = await invited('olga@shore.example');
  expect(about(await listOf(anna))).toEqual([]);
  expect((await accept(token, { name: 'Olga Sand' })).status).toBe(200);
  expect(about(await listOf(anna))).toEqual([['joined', false]]);
  expect(about(await listOf(await tokenFor(people.paul)))).toEqual([]);
});

test('a link works once, for seven days, until it is withdrawn or another one takes its place', async () => {
  const used = await invited('once@shore.example');
  expect((await accept(used, { name: 'Once' })).status).toBe(200);
  expect([(await look(used)).status, (await accept(used, { name: 'Twice' })).status]).toEqual([404, 404]);

  const late = await invited('late@shore.example');
  app.at(7 * 24 * hour - 1);
  expect((await look(late)).status).toBe(200);
  app.at(7 * 24 * hour);
  expect([(await look(late)).status, (await accept(late, { name: 'Late' })).status]).toEqual([404, 404]);

  app.at(0);
  const first = await invited('again@shore.example');
  const second = await invited('AGAIN@shore.example'.toLowerCase());
  expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
  const { id } = await db
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', 'again@shore.example')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await call(anna, 'invitations/withdraw', { invitation: `${id}` })).status).toBe(200);
  expect(await lastAuditAction()).toMatchObject({ deed: 'withdraw-invitation', subject_key: `${id}` });
  expect((await look(second)).status).toBe(404);
  expect((await call(anna, 'invitations/withdraw', { invitation: `${id}` })).status).toBe(404);
});

test('an e-mail that has an account shows its password, and has one more agency to sign in for', async () => {
  const token = await invited('paul@shore.example', { agency: `${people.riga}` });
  expect((await (await look(token)).json()).hasAccount).toBe(true);
  const refused = await accept(token, {});
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toMatchObject([
    { field: 'password', messageKey: 'account.fault.wrong' },
  ]);
  expect((await accept(token, { password: everyPassword })).status).toBe(200);
  const paul = { ...annasAccount, email: 'paul@shore.example' };
  expect((await (await post(app, 'sign-in', paul)).json()).agencies).toBe(2);
  expect(await db.selectFrom('person').select('id').where('email', '=', paul.email).execute()).toHaveLength(
    1,
  );
});

test('what is wrong is named: no e-mail, a colleague of today, no name, a password that is no good', async () => {
  for (const [email, messageKey] of [
    ['', 'validations.required'],
    ['nina@shore', 'validations.email'],
    ['PAUL@shore.example', 'people.fault.worksHere'],
  ] as const) {
    const refused = await invite({ email });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field: 'email', messageKey }]);
  }
  const token = await invited('new@shore.example');
  for (const [fields, field, messageKey] of [
    [{ name: ' ' }, 'name', 'account.fault.required'],
    [{ name: 'New', password: '123456789' }, 'password', 'account.fault.short'],
    [{ name: 'New', password: 'Password123' }, 'password', 'account.fault.common'],
  ] as [Fields, string, string][]) {
    const refused = await accept(token, fields);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field, messageKey }]);
  }
  expect((await look(token)).status).toBe(200);
});

test('neither the database nor an agency that is shut lets anybody in by a link', async () => {
  const token = await invited('shut@shore.example');
  const rows = JSON.stringify(await db.selectFrom('invitation').selectAll().execute());
  expect(rows).not.toContain(token);
  const shore = db.updateTable('agency').where('inc', '=', people.shore);
  await shore.set({ state: 'suspended' }).execute();
  expect((await look(token)).status).toBe(404);
  await shore.set({ state: 'approved' }).execute();
});

test('two invitations of one address that are taken up at once: one makes the account, the other shows its password', async () => {
  for (const second of [password, 'another good password']) {
    const email = `both-${second.length}@shore.example`;
    const tokens = [await invited(email), await invited(email, { agency: `${people.riga}` })];
    const answers = await Promise.all([
      accept(tokens[0]!, { name: 'Both' }),
      accept(tokens[1]!, { name: 'Both', password: second }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(second === password ? [200, 200] : [200, 400]);
    const accounts = await db.selectFrom('person').select('id').where('email', '=', email).execute();
    expect(accounts).toHaveLength(1);
    const whose = statuses[0] === 200 ? password : second;
    const places = (await (await post(app, 'sign-in', { email, password: whose })).json()).agencies;
    expect(places).toBe(second === password ? 2 : 1);
  }
});

test('one invitation that is taken up several times at once is taken up once', async () => {
  const token = await invited('thrice@shore.example');
  const answers = await Promise.all([1, 2, 3].map(() => accept(token, { name: 'Thrice' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
});

test('an invitation ends with the rights of its inviter, and is not there again when they come back', async () => {
  const ways: Record<string, [take: () => Promise<unknown>, give: () => Promise<unknown>]> = {
    demoted: [
      async () => call(anna, 'people/rights', { manager: `${people.paul.managerId}`, book: '1' }),
      async () => call(anna, 'people/rights', { manager: `${people.paul.managerId}`, administrator: '1' }),
    ],
    suspended: [
      async () => call(anna, 'people/suspend', { manager: `${people.paul.managerId}` }),
      async () => call(anna, 'people/activate', { manager: `${people.paul.managerId}` }),
    ],
    shut: [
      () => decide('suspend', { agency: `${people.shore}` }),
      () => decide('activate', { agency: `${people.shore}` }),
    ],
  };
  const { personId, managerId } = people.paul;
  await addSecondFactor(db, personId, new Date(begin));
  for (const [name, [take, give]] of Object.entries(ways)) {
    anna = await tokenFor(people.anna);
    await db.updateTable('manager').set({ is_administrator: true }).where('inc', '=', managerId).execute();
    const paul = await tokenFor(people.paul);
    const email = `${name}@shore.example`;
    const token = await linkMailed(email, async () =>
      expect((await invite({ email, administrator: '1' }, paul)).status).toBe(200),
    );
    expect((await look(token)).status, name).toBe(200);
    expect(await take(), name).toMatchObject({ status: 200 });
    expect([(await look(token)).status, (await accept(token, { name })).status], name).toEqual([404, 404]);
    expect(await give(), name).toMatchObject({ status: 200 });
    expect((await look(token)).status, name).toBe(404);
  }
  await db.updateTable('manager').set({ is_administrator: false }).where('inc', '=', managerId).execute();
});

test('an agency sends so many invitations an hour', () => {
  expect(usualLimits.invitationsPerAgency).toBe(30);
});

test('one mailbox gets no more invitations than five in a day, anyone who sends them and however it is spelled', async () => {
  await db.deleteFrom('request_limit').execute();
  const limited = await startApp({ settings: { limits: { ...unlimited, mailsPerMailbox: 2 } } });
  await limited.ready();
  const inviteNow = async (email: string) => {
    const fields = formOf({ agency: `${people.shore}`, origin: agents, book: '1', email });
    return (await limited.ask(`${agents}/api/company/invitations`, { ...fields, headers: bearer(anna) }))
      .status;
  };
  const answers: number[] = [];
  for (const box of ['victim', 'Victim+1', 'victim+2', 'other'])
    answers.push(await inviteNow(`${box}@elsewhere.example`));
  expect(answers).toEqual([200, 200, 429, 200]);
  expect([usualLimits.mailsPerPerson, usualLimits.mailsPerMailbox]).toEqual([20, 5]);
  await limited.close();
});
