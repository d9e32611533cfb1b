import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { unlimited, usualLimits } from '#server/settings.ts';
import { formOf, readableLog } from '#server/test-app.ts';
import { type App, afterMailTo, agents, bearer, hour, me, openAccounts } from './accounts-app.ts';
import { addSecondFactor, anna, everyPassword } from './small-agencies.ts';

const { db, people, startApp } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const shop = 'http://localhost:3000';
const olivia = { name: 'Olivia Berg', email: 'olivia@traveller.example', password: 'Seven Swans a-Swimming' };
const mail = memoryMail();
const { lines, log } = readableLog();
let app: App;
beforeAll(async () => {
  app = await startApp({ mail, log });
  await app.ready();
});
beforeEach(() => app.at(0));
afterAll(() => app.close());

type Form = Record<string, string>;
function post(path: string, form: Form, { at = shop, headers = {} as Form, to = app } = {}) {
  const sent = formOf(form);
  return to.ask(`${at}/api/auth/${path}`, { ...sent, headers: { ...sent.headers, ...headers } as Form });
}
const wanted = { name: olivia.name, email: olivia.email, consent: '1', origin: shop };
const account = (token: string, at = shop) => app.ask(`${at}/api/auth/traveller`, { headers: bearer(token) });

/** The text of the mail with a link that somebody gets for what `order` asks, once its link works. */
async function mailed(order: () => Response | Promise<Response>, email = olivia.email): Promise<string> {
  await afterMailTo(db, email, async () => expect((await order()).status).toBe(200));
  return mail.sent.findLast(({ to, text }) => to === email && text.includes('/auth/'))!.text;
}

const linkIn = (text: string) => /^http.*$/m.exec(text)![0];
const tokenIn = (text: string) => /reset-password\/([\w-]{43})/.exec(text)![1]!;

async function signIn({ email, password }: Pick<typeof olivia, 'email' | 'password'> = olivia, at = shop) {
  const answer = await post('sign-in', { email, password }, { at });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Olivia has an account, whatever the test before has done with it. */
async function openAccount(more: Partial<typeof wanted> = {}) {
  const text = await mailed(() => post('create-account', { ...wanted, ...more }));
  expect((await post('reset-password', { token: tokenIn(text), password: olivia.password })).status).toBe(
    200,
  );
}

test('the link of a mail opens the account that was asked for, once; nobody is anybody before', async () => {
  const text = await mailed(() => post('create-account', wanted));
  expect(mail.sent.at(-1)).toMatchObject({ to: olivia.email, subject: 'Your account: Solstice Travel' });
  expect(linkIn(text)).toBe(`${shop}/auth/reset-password/${tokenIn(text)}?new=1`);
  // The name is what anybody may have typed: it is in no mail to whoever has the e-mail.
  expect(text).not.toContain('Olivia');
  expect((await post('sign-in', olivia)).status).toBe(401);

  const open = () => post('reset-password', { token: tokenIn(text), password: olivia.password });
  expect([(await open()).status, (await open()).status]).toEqual([200, 404]);
  const token = await signIn({ ...olivia, email: olivia.email.toUpperCase() });
  expect(await (await account(token)).json()).toEqual({
    ...{
      traveller: expect.any(Number),
      name: olivia.name,
      email: olivia.email,
      phone: '',
      worksForAgency: false,
    },
  });
  const { consented_at } = await db
    .selectFrom('person')
    .select('consented_at')
    .where('email', '=', olivia.email)
    .executeTakeFirstOrThrow();
  expect(consented_at).toEqual(new Date('2026-11-21T10:00:00Z'));
});

test('an e-mail that has an account is answered like any other, and its mail says so', async () => {
  const asked = async (email: string) => {
    const answer = await post('create-account', { ...wanted, name: 'Somebody', email });
    return [answer.status, await answer.text()];
  };
  let unknown: unknown;
  const nobody = 'nobody@t.example';
  await mailed(async () => {
    unknown = await asked(nobody);
    return new Response();
  }, nobody);
  const text = await mailed(async () => {
    expect(await asked(olivia.email.toUpperCase())).toEqual(unknown);
    return new Response();
  });
  expect(text).toContain('This e-mail has an account already');
  expect(text).toContain(`Hello, ${olivia.name},`);
  await signIn();
});

test('nothing is asked for without a name, an e-mail and the consent, and nothing where travellers have no accounts', async () => {
  for (const [field, value, messageKey] of [
    ['name', ' ', undefined],
    ['name', 'x'.repeat(201), undefined],
    ['email', 'no e-mail', 'account.fault.email'],
    ['consent', '', undefined],
  ] as const) {
    const refused = await post('create-account', { ...wanted, [field]: value });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field, ...(messageKey && { messageKey }) }]);
  }
  expect((await post('create-account', wanted, { at: agents })).status).toBe(404);
});

test('of an account that nobody opened nothing is left once its link is over', async () => {
  const late = tokenIn(
    await mailed(
      () => post('create-account', { ...wanted, name: 'Late', email: 'late@t.example' }),
      'late@t.example',
    ),
  );
  app.at(hour + 1_000);
  expect((await post('reset-password', { token: late, password: olivia.password })).status).toBe(404);
  await mailed(
    () => post('create-account', { ...wanted, name: 'Next', email: 'next@t.example' }),
    'next@t.example',
  );
  const kept = await db
    .selectFrom('password_reset')
    .select('email')
    .where('new_name', 'is not', null)
    .execute();
  expect(kept.map(({ email }) => email)).toEqual(['next@t.example']);
  const mails = await db.selectFrom('sent_mail').select('recipient').execute();
  expect(mails.map(({ recipient }) => recipient)).not.toContain('late@t.example');
});

test('of two links for one e-mail the later opened is no second account, and works no more', async () => {
  const twin = { ...wanted, name: 'Twin', email: 'twin@t.example' };
  const one = tokenIn(await mailed(() => post('create-account', twin), twin.email));
  const other = tokenIn(
    await mailed(() => post('create-account', { ...twin, email: 'Twin@t.example' }), 'Twin@t.example'),
  );
  expect((await post('reset-password', { token: one, password: olivia.password })).status).toBe(200);
  expect((await post('reset-password', { token: other, password: 'another good password' })).status).toBe(
    404,
  );
  await signIn({ ...olivia, email: twin.email });
});

test('more than three mails an hour to one e-mail are not sent, for an account or a new password', async () => {
  await db.deleteFrom('request_limit').execute();
  const limits = { ...unlimited, resetsPerAccount: usualLimits.resetsPerAccount };
  const to = await startApp({ settings: { limits } });
  await to.ready();
  const often = { ...wanted, name: 'Often', email: 'often@t.example' };
  for (const path of [
    'create-account',
    'forgot-password',
    'create-account',
    'create-account',
    'forgot-password',
  ])
    expect((await post(path, often, { to })).status).toBe(200);
  const { count } = await db
    .selectFrom('password_reset')
    .where('email', '=', often.email)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await to.close();
  expect(count).toBe(3);
});

test('a forgotten password is a new one, and every session of before is over', async () => {
  const session = await signIn();
  const text = await mailed(() => post('forgot-password', { email: olivia.email, origin: shop }));
  expect(linkIn(text)).toBe(`${shop}/auth/reset-password/${tokenIn(text)}`);
  await post('reset-password', { token: tokenIn(text), password: 'Eight Maids a-Milking' });
  expect((await account(session)).status).toBe(401);
  expect((await post('sign-in', olivia)).status).toBe(401);
  const again = await mailed(() => post('forgot-password', { email: olivia.email, origin: shop }));
  await post('reset-password', { token: tokenIn(again), password: olivia.password });
  await signIn();
});

test('the hat is chosen by the site: travellers have none at the site of agents, managers are travellers in the shop', async () => {
  expect((await post('sign-in', olivia, { at: agents })).status).toBe(403);
  expect((await post('sign-in', { ...olivia, password: 'wrong' }, { at: agents })).status).toBe(401);
  const [inTheShop, atWork] = [await signIn(anna), await signIn(anna, agents)];
  expect(await (await account(inTheShop)).json()).toMatchObject({ name: 'Anna Hill', worksForAgency: true });
  expect((await me(app, bearer(atWork))).status).toBe(200);
  // A session holds on the site that it was begun on, with its hat.
  expect((await account(atWork)).status).toBe(401);
  expect((await me(app, bearer(inTheShop))).status).toBe(401);
  expect((await me(app, bearer(inTheShop), shop)).status).toBe(403);
});

test('a second factor is asked for in the shop, too', async () => {
  await addSecondFactor(db, people.ilze.personId, new Date());
  const answer = await post('sign-in', { email: 'ilze@shore.example', password: everyPassword });
  expect(Object.keys(await answer.json())).toEqual(['ticket']);
});

test('whoever logs out is nobody, and whose account is suspended too', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect((await post('sign-out', {}, { headers: bearer(one) })).status).toBe(200);
  expect([(await account(one)).status, (await account(other)).status]).toEqual([401, 200]);
  const state = (is: string) => db.updateTable('person').set({ state: is }).where('email', '=', olivia.email);
  await state('suspended').execute();
  expect((await account(other)).status).toBe(401);
  await state('active').execute();
});

test('an account is deleted for its password alone, with all that is known of its person', async () => {
  const token = await signIn();
  const remove = (password: string) => post('delete-account', { password }, { headers: bearer(token) });
  const refused = await remove('wrong');
  expect([refused.status, (await refused.json()).errors]).toMatchObject([
    400,
    [{ field: 'password', messageKey: 'account.fault.wrong' }],
  ]);
  expect((await account(token)).status).toBe(200);

  expect((await remove(olivia.password)).status).toBe(200);
  const told = db.selectFrom('sent_mail').select('id').where('subject', 'like', 'Your account was deleted%');
  await vi.waitFor(async () => expect(await told.execute()).not.toEqual([]), 10_000);
  const waiting = db.selectFrom('outgoing_mail').select('id');
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), 10_000);
  expect((await account(token)).status).toBe(401);
  expect((await post('sign-in', olivia)).status).toBe(401);
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(person)::text as text from person union all select to_jsonb(session)::text from session
    union all select to_jsonb(password_reset)::text from password_reset
    union all select to_jsonb(audit_entry)::text from audit_entry
    union all select to_jsonb(sent_mail)::text from sent_mail where subject not like 'Your account was deleted%'`.execute(
    db,
  );
  const all = rows.map(({ text }) => text).join('\n');
  expect(all.toLowerCase()).not.toContain('olivia');
  expect(all).toContain('delete-account');
  await openAccount();
});

test('a traveller says what they are called, and a phone that the market takes; no phone is one that is kept no more', async () => {
  const headers = bearer(await signIn());
  const save = (form: Form, at = shop) => post('traveller', form, { headers, at });
  const known = async () => (await app.ask(`${shop}/api/auth/traveller`, { headers })).json();
  expect((await save({ name: ' Olivia  Lind ', phone: '+37120000001' })).status).toBe(200);
  expect(await known()).toMatchObject({ name: 'Olivia Lind', phone: '+37120000001' });
  for (const [field, form] of [
    ['phone', { name: 'Olivia', phone: '+371' }],
    ['phone', { name: 'Olivia', phone: 'call me' }],
    ['name', { name: ' ', phone: '' }],
  ] as const) {
    const refused = await save(form);
    expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field }]]);
  }
  expect(await known()).toMatchObject({ name: 'Olivia Lind', phone: '+37120000001' });
  // What stands there already is no fault, whatever the market asks for now.
  await db.updateTable('person').set({ own_phone: '112' }).where('email', '=', olivia.email).execute();
  expect((await save({ name: olivia.name, phone: '112' })).status).toBe(200);
  expect((await save({ name: olivia.name, phone: '' })).status).toBe(200);
  expect(await known()).toMatchObject({ name: olivia.name, phone: '' });
});

test('the phone of a traveller is not that of their place at work, stands in its stead, and goes with the account', async () => {
  const row = async () =>
    db
      .selectFrom('person')
      .select(['phones', 'own_phone'])
      .where('id', '=', people.paul.personId)
      .executeTakeFirstOrThrow();
  await db
    .updateTable('person')
    .set({ phones: '+371 2000 0009' })
    .where('id', '=', people.paul.personId)
    .execute();
  const headers = bearer(await signIn({ email: 'paul@shore.example', password: everyPassword }));
  const known = async () => (await app.ask(`${shop}/api/auth/traveller`, { headers })).json();
  expect(await known()).toMatchObject({ phone: '+371 2000 0009' });
  await post('traveller', { name: 'Paul Novak', phone: '+37120000002' }, { headers });
  expect(await known()).toMatchObject({ phone: '+37120000002' });
  expect(await row()).toEqual({ phones: '+371 2000 0009', own_phone: '+37120000002' });
  await post('delete-account', { password: everyPassword }, { headers });
  expect(await row()).toEqual({ phones: '+371 2000 0009', own_phone: null });
});

test('who works for an agency stays one of its people when the account of the traveller goes', async () => {
  const [inTheShop, atWork] = [await signIn(anna), await signIn(anna, agents)];
  const headers = bearer(inTheShop);
  expect((await post('delete-account', { password: anna.password }, { headers })).status).toBe(200);
  const told = () => mail.sent.find(({ to, subject }) => to === anna.email && subject.includes('deleted'));
  await vi.waitFor(() => expect(told()?.text).toContain('You also work for a travel agency'), 10_000);
  expect((await account(inTheShop)).status).toBe(401);
  expect((await me(app, bearer(atWork))).status).toBe(200);
});

test('wrong passwords are counted where an account is deleted as where one signs in', async () => {
  await db.deleteFrom('request_limit').execute();
  const token = await signIn();
  const limits = { ...unlimited, failuresPerAccount: 5, failuresPerAddress: 5 };
  const to = await startApp({ settings: { limits } });
  const remove = (password: string) => post('delete-account', { password }, { headers: bearer(token), to });
  for (let time = 1; time <= 5; time++) expect((await remove('wrong')).status).toBe(400);
  const held = await remove(olivia.password);
  expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await db.deleteFrom('request_limit').execute();
});

test('no form of another site asks for an account or deletes one', async () => {
  const cookie = `session=${await signIn()}`;
  const headers = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  for (const [path, form] of [
    ['create-account', wanted],
    ['delete-account', { password: olivia.password }],
  ] as const)
    expect((await post(path, form, { headers })).status, path).toBe(403);
  expect((await app.ask(`${shop}/api/auth/traveller`, { headers: { cookie } })).status).toBe(200);
});

test('nothing of a traveller is in the log', () => {
  const text = lines.join('');
  for (const secret of [olivia.email, olivia.password, 'Olivia', 'traveller.example'])
    expect(text).not.toContain(secret);
});
