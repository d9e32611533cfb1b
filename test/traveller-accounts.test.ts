import { beforeEach, expect, test } from 'vitest';
import { unlimited, usualLimits } from '#server/settings.ts';
import { agents, bearer, hour, me } from './accounts-app.ts';
import { addSecondFactor, anna, everyPassword } from './small-agencies.ts';
import { linkIn, olivia, openTravellers, shop, tokenIn, wanted } from './travellers-app.ts';

// How the account of a traveller is opened, and how one signs in to it.

const { db, people, startApp, app, mail, post, account, mailed, signIn, expectNothingLogged } =
  await openTravellers();
beforeEach(() => app.at(0));

test('the link of a mail opens the account that was asked for, once; nobody is anybody before', async () => {
  const text = await mailed(() => post('create-account', wanted));
  expect(mail.sent.at(-1)).toMatchObject({ to: olivia.email, subject: 'Your account: Solstice Travel' });
  expect(linkIn(text)).toBe(`${shop}/auth/reset-password/${tokenIn(text)}?new=1`);
  // The name is what anybody may have typed: it is in no mail to anyone who has the e-mail.
  expect(text).not.toContain('Olivia');
  expect((await post('sign-in', olivia)).status).toBe(401);

  const open = () => post('reset-password', { token: tokenIn(text), password: olivia.password });
  expect([(await open()).status, (await open()).status]).toEqual([200, 404]);
  const token = await signIn({ ...olivia, email: olivia.email.toUpperCase() });
  expect(await (await account(token)).json()).toEqual({
    traveller: expect.any(Number),
    name: olivia.name,
    email: olivia.email,
    phone: '',
    consentedAt: expect.any(String),
    worksForAgency: false,
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

test('anyone who logs out is nobody, and whose account is suspended too', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect((await post('sign-out', {}, { headers: bearer(one) })).status).toBe(200);
  expect([(await account(one)).status, (await account(other)).status]).toEqual([401, 200]);
  const state = (is: string) => db.updateTable('person').set({ state: is }).where('email', '=', olivia.email);
  await state('suspended').execute();
  expect((await account(other)).status).toBe(401);
  await state('active').execute();
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

test('nothing of a traveller is in the log', () => expectNothingLogged());
