import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { unlimited } from '#server/settings.ts';
import { agents, bearer, me } from './accounts-app.ts';
import { anna, everyPassword } from './small-agencies.ts';
import { olivia, openTravellers, shop } from './travellers-app.ts';

// What a traveller changes of their account, and how it goes.

const { db, people, startApp, app, mail, post, account, signIn, openAccount, expectNothingLogged } =
  await openTravellers();
beforeAll(openAccount);

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
  const save = (form: Record<string, string>, at = shop) => post('traveller', form, { headers, at });
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

test('nothing of a traveller is in the log', () => expectNothingLogged());
