import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AccountChange, accountNoticeMail } from '#domain/accounts/account-notice-mail.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { formOf } from '#server/test-app.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { locales } from '#sites/locales.ts';
import { sayIn } from '#texts/say.server.ts';
import { type App, agents, bearer, begin, openAccounts, tokenOf } from './accounts-app.ts';
import { anna, beginSession, everyPassword } from './small-agencies.ts';

// Anyone who has an account is told by mail what was changed of it, anyone who it was that did it.

const { db, people, startApp } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const shop = 'http://localhost:3000';
const another = 'Seven Swans a-Swimming';
const mail = memoryMail();
let app: App;
beforeAll(async () => {
  app = await startApp({ mail });
  await app.ready();
});
beforeEach(() => db.updateTable('person').set({ locale: 'en' }).execute());
afterAll(() => app.close());

type Form = Record<string, string>;
const send = (path: string, form: Form, token: string, at = agents) =>
  app.ask(`${at}/api/${path}`, { ...formOf(form), headers: bearer(token) });

/** What was mailed to somebody for something that was done, once it has come: so many mails. */
async function mailed(does: () => Response | Promise<Response>, { to = anna.email, count = 1 } = {}) {
  const theirs = () => mail.sent.filter((one) => one.to.toLowerCase() === to.toLowerCase());
  const before = theirs().length;
  const answer = await does();
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(theirs().length).toBe(before + count), 10_000);
  return { mails: theirs().slice(before), answer: (await answer.json()) as Record<string, unknown> };
}

test('another password is told of, in the language of the account, without a word of either', async () => {
  await db.updateTable('person').set({ locale: 'ru' }).execute();
  const token = await tokenOf(app);
  const { mails } = await mailed(() =>
    send('auth/change-password', { current: anna.password, password: another }, token),
  );
  expect(mails[0]).toMatchObject({
    to: anna.email,
    subject: `Ваш пароль изменён: ${defaultSite.brand.name}`,
    replyTo: expect.stringContaining('@'),
  });
  const { text } = mails[0]!;
  expect(text).toContain('Здравствуйте, Anna Hill!');
  expect(text).toContain('21 ноября 2026');
  for (const secret of [anna.password, another, token, 'http']) expect(text).not.toContain(secret);
  const renewed = await tokenOf(app, { ...anna, password: another });
  await mailed(() => send('auth/change-password', { current: another, password: anna.password }, renewed));
});

test('a password that was not changed is not told of', async () => {
  const token = await tokenOf(app);
  const before = mail.sent.length;
  for (const form of [
    { current: 'wrong', password: another },
    { current: anna.password, password: 'short' },
  ])
    expect((await send('auth/change-password', form, token)).status).toBe(400);
  const waiting = await db.selectFrom('outgoing_mail').select('id').execute();
  expect([mail.sent.length, waiting]).toEqual([before, []]);
});

test('a password set by the link of a mail is told of; the account that a link opens is no change', async () => {
  const ask = (path: string, form: Form) => app.ask(`${shop}/api/auth/${path}`, formOf(form));
  const token = (text: string) => /reset-password\/([\w-]{43})/.exec(text)![1]!;
  const link = await mailed(() => ask('forgot-password', { email: anna.email, origin: shop }));
  const set = { token: token(link.mails[0]!.text), password: anna.password };
  const { mails } = await mailed(() => ask('reset-password', set));
  expect(mails[0]!.subject).toBe(`Your password was changed: ${defaultSite.brand.name}`);
  expect(mails[0]!.text).not.toContain(set.token);

  const nina = { name: 'Nina', email: 'nina@traveller.example', consent: '1', origin: shop };
  const opened = await mailed(() => ask('create-account', nina), { to: nina.email });
  const open = { token: token(opened.mails[0]!.text), password: another };
  expect((await ask('reset-password', open)).status).toBe(200);
  const waiting = db.selectFrom('outgoing_mail').select('id').where('recipient', '=', nina.email);
  expect(await waiting.execute()).toEqual([]);
});

test('two-step login switched on, its new codes, and switched off: each is told of, and no code with it', async () => {
  let token = await tokenOf(app);
  const factor = (path: string, form: Form = {}) => send(`auth/second-factor/${path}`, form, token);
  await factor('begin');
  const state = await app.ask(`${agents}/api/auth/second-factor`, { headers: bearer(token) });
  const { key } = (await state.json()) as { key: string };
  const halfMinute = 30_000;
  const codeAt = (steps: number) => {
    app.at(steps * halfMinute);
    return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: begin + steps * halfMinute });
  };
  /** Each change gives the session another token. */
  async function changed(path: string, form: Form) {
    const told = await mailed(() => factor(path, form));
    token = String(told.answer.token);
    return told;
  }
  const on = await changed('confirm', { code: codeAt(0), password: everyPassword });
  const renewed = await changed('recovery-codes', { code: codeAt(2) });
  const off = await changed('off', { code: codeAt(4) });
  app.at(0);
  const mails = [on, renewed, off].flatMap((one) => one.mails);
  expect(mails.map(({ text }) => text.split('\n')[2])).toEqual([
    'Two-step login was switched on.',
    'New recovery codes were made for your account.',
    'Two-step login was switched off.',
  ]);
  const codes = [on, renewed].flatMap(({ answer }) => answer.recoveryCodes as string[]);
  expect(codes).toHaveLength(20);
  for (const secret of [...codes, key])
    expect(mails.map(({ text }) => text).join('\n')).not.toContain(secret);
  const wrong = mail.sent.length;
  expect((await factor('off', { code: '000000' })).status).toBe(400);
  expect(mail.sent).toHaveLength(wrong);
});

test('a deleted account is told of once, and of that mail nothing is kept where mail is really sent', async () => {
  const smtp = { ...memoryMail(), transport: 'smtp' as const };
  await app.close();
  const real = await startApp({ mail: smtp });
  await real.ready();
  const { email } = { email: 'paul@shore.example' };
  await db.deleteFrom('manager').where('inc', '=', people.paul.managerId).execute();
  const whose = { personId: people.paul.personId, managerId: undefined };
  const token = await beginSession(db, whose, new Date(begin), 'b2c-com');
  const remove = { ...formOf({ password: everyPassword }), headers: bearer(token) };
  expect((await real.ask(`${shop}/api/auth/delete-account`, remove)).status).toBe(200);
  await vi.waitFor(() => expect(smtp.sent.map(({ to }) => to)).toEqual([email]), 10_000);
  expect(smtp.sent[0]!.subject).toBe(`Your account was deleted: ${defaultSite.brand.name}`);
  await vi.waitFor(async () =>
    expect(await db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]),
  );
  const kept = await db.selectFrom('sent_mail').select('id').where('recipient', '=', email).execute();
  expect(kept).toEqual([]);
  await real.close();
  app = await startApp({ mail });
});

const changes: AccountChange[] = ['password', 'email', 'codeOn', 'codeOff', 'recoveryCodes', 'deleted'];

test.each(locales)('in %s each change is said in words of its own', (locale) => {
  const owner = { name: 'Vera Lind', email: 'vera@t.example', locale };
  const mails = changes.map((change) =>
    accountNoticeMail({ change, owner, site: defaultSite, now: new Date(begin) }),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(changes.length);
  for (const { subject, text } of mails) {
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|mail\.notice/);
    expect(text).toContain('2026');
    expect(text).toContain(defaultSite.contacts.email);
    const greeting = sayIn(locale)('mail.reset.greeting', { name: owner.name });
    expect(text.startsWith(`${greeting}\n\n`)).toBe(true);
  }
});
