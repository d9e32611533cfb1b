import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { unlimited, usualLimits } from '#server/settings.ts';
import { formOf, readableLog } from '#server/test-app.ts';
import { loader } from '#web/sign-in/reset-password-page.tsx';
import {
  type App,
  afterMailTo,
  agents,
  bearer,
  hour,
  me,
  openAccounts,
  post,
  tokenOf,
} from './accounts-app.ts';
import { personPage } from './person-page.ts';
import { anna } from './small-agencies.ts';

const { db, people, app, startApp } = await openAccounts();

// A password costs tens of milliseconds by design, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const newPassword = 'Seven Swans a-Swimming';
const mail = memoryMail();
const { lines, log } = readableLog();
let mailing: App;
beforeAll(async () => {
  mailing = await startApp({ mail, log });
  await mailing.ready();
});
beforeEach(() => {
  app.at(0);
  mailing.at(0);
});
afterAll(() => mailing.close());

/** The link that was mailed last. */
const lastMail = () => mail.sent.findLast(({ text }) => text.includes('/auth/'))!;
const lastLink = () => /^http.*$/m.exec(lastMail().text)![0];

/** Asks for a link, and returns what it has for a token once it was mailed. */
async function askLink(email = anna.email, origin = agents) {
  await afterMailTo(db, email, async () => post(mailing, 'forgot-password', { email, origin }));
  return lastLink().split('/').at(-1)!;
}

const reset = (token: string, password = newPassword) => post(mailing, 'reset-password', { token, password });

test('a link for a new password works once, ends all sessions, and the old password is no more', async () => {
  const session = await tokenOf(mailing);
  const token = await askLink(anna.email.toLowerCase());
  expect(lastMail()).toMatchObject({ to: anna.email, subject: 'New password: Solstice Travel' });
  expect(lastLink()).toBe(`${agents}/auth/reset-password/${token}`);

  expect((await reset(token)).status).toBe(200);
  expect((await me(mailing, bearer(session))).status).toBe(401);
  expect((await post(mailing, 'sign-in', anna)).status).toBe(401);
  await tokenOf(mailing, { ...anna, password: newPassword });
  expect((await reset(token, 'another good password')).status).toBe(404);
  const deeds = await db
    .selectFrom('audit_entry')
    .select('person_id')
    .where('deed', '=', 'reset-password')
    .execute();
  expect(deeds).toEqual([{ person_id: people.anna.personId }]);
  await reset(await askLink(), anna.password);
});

/** How the page of a link answers: its status, and whether it asks for a password. */
async function pageOf(token: string) {
  const context = personPage(mailing, { siteId: 'agent-com' });
  const args = { context, params: { token }, url: new URL(`${agents}/auth/reset-password/${token}`) };
  const answer = await loader(args as unknown as Parameters<typeof loader>[0]); // it reads no more of it
  const [page, status] = 'data' in answer ? [answer.data, answer.init?.status] : [answer, 200];
  return [status, 'isOver' in page && !page.isOver];
}

test('the page of a link asks for a password while the link works, and refuses every other one at once [S-2.1-53]', async () => {
  const [token, late] = [await askLink(), await askLink()];
  expect(await pageOf(token)).toEqual([200, true]);
  for (const madeUp of ['x'.repeat(43), 'of-a-mail', 'x'.repeat(400)])
    expect(await pageOf(madeUp), madeUp).toEqual([404, false]);
  expect((await reset(token, anna.password)).status).toBe(200);
  expect(await pageOf(token), 'used').toEqual([404, false]);
  expect(await pageOf(late), 'another one has changed the password').toEqual([404, false]);
  const unused = await askLink();
  mailing.at(hour + 1_000);
  expect(await pageOf(unused), 'expired').toEqual([404, false]);
});

test('a link is over after an hour, and once another one has changed the password', async () => {
  const late = await askLink();
  mailing.at(hour + 1_000);
  expect((await reset(late)).status).toBe(404);
  const [one, other] = [await askLink(), await askLink()];
  expect((await reset(other, anna.password)).status).toBe(200);
  expect((await reset(one)).status).toBe(404);
  expect((await reset('x'.repeat(43))).status).toBe(404);
});

test('a password that is short, endless or common is refused with the reason, and the link still works', async () => {
  const token = await askLink();
  for (const [password, messageKey] of [
    ['123456789', 'account.fault.short'],
    ['Password123', 'account.fault.common'],
    ['x'.repeat(201), 'account.fault.long'],
  ] as const) {
    const refused = await reset(token, password);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field: 'password', messageKey }]);
  }
  expect((await reset(token, 'x'.repeat(10))).status).toBe(200);
  await reset(await askLink(), anna.password);
});

test('asking for a link for nobody’s e-mail is answered the same, mails nothing and keeps nothing', async () => {
  const links = () => mail.sent.filter(({ text }) => text.includes('/auth/'));
  const count = links().length;
  const asked = (email: string) => post(mailing, 'forgot-password', { email, origin: agents });
  const [unknown, known] = [await asked('nobody@shore.example'), await asked(anna.email)];
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  await vi.waitFor(async () => {
    expect(
      links()
        .slice(count)
        .map(({ to }) => to),
    ).toEqual([anna.email]);
    const emails = await db.selectFrom('password_reset').select('email').execute();
    expect(emails.map(({ email }) => email)).not.toContain('nobody@shore.example');
  }, 10_000);
});

test('a link leads to this very site, whatever the request says', async () => {
  for (const origin of ['https://elsewhere.example', 'javascript:alert(1)', '']) {
    await askLink(anna.email, origin);
    expect(lastLink()).toMatch(/^https:\/\/agent\.solstice-travel\.com\/auth\/reset-password\/[\w-]{43}$/);
  }
});

test('more than three mails an hour to one account are not sent', async () => {
  await db.deleteFrom('request_limit').execute();
  const app = await startApp({
    settings: { limits: { ...unlimited, resetsPerAccount: 0 } },
  });
  const rows = () => db.selectFrom('password_reset').select('id').execute();
  const before = await rows();
  expect((await post(app, 'forgot-password', { email: anna.email })).status).toBe(200);
  expect(await rows()).toEqual(before);
  expect(usualLimits.resetsPerAccount).toBe(3);
});

test('three mails an hour go to one mailbox, however its address is spelled and whatever stands after a plus', async () => {
  await db.deleteFrom('request_limit').execute();
  const box = memoryMail();
  const app = await startApp({
    mail: box,
    settings: { limits: { ...unlimited, resetsPerAccount: 3 } },
  });
  await app.ready();
  for (const email of [
    'anna+1@box.example',
    'ANNA+2@box.example',
    'anna@box.example',
    'anna+3@BOX.example',
  ]) {
    const form = { name: 'Anna', email, consent: '1' };
    const created = await app.ask('http://localhost:3000/api/auth/create-account', formOf(form));
    expect(created.status).toBe(200);
  }
  const other = { name: 'Other', email: 'other@box.example', consent: '1' };
  await app.ask('http://localhost:3000/api/auth/create-account', formOf(other));
  // The other application takes mails of the same queue.
  const recipients = () => [...mail.sent, ...box.sent].map(({ to }) => to.toLowerCase());
  await vi.waitFor(
    () => expect(recipients().filter((to) => to.endsWith('@box.example'))).toHaveLength(4),
    20_000,
  );
  expect(recipients().filter((to) => /^anna.*@box/.test(to))).toHaveLength(3);
  await app.close();
});

test('a made-up link costs no hash: sixty of them take less than twenty passwords that are checked', async () => {
  const spent = async (requests: Response[] | Promise<Response>[]) => {
    const start = performance.now();
    const answers = await Promise.all(requests);
    return { ms: performance.now() - start, statuses: new Set(answers.map(({ status }) => status)) };
  };
  const times = (count: number, ask: (nth: number) => Response | Promise<Response>) =>
    Array.from({ length: count }, async (_, nth) => ask(nth));
  await reset('x'.repeat(43));
  const links = await spent(times(60, (nth) => reset(`${nth}`.padStart(43, 'x'))));
  const signIns = await spent(
    times(20, (nth) => post(mailing, 'sign-in', { email: `nobody-${nth}@shore.example`, password: 'wrong' })),
  );
  expect([...links.statuses, ...signIns.statuses]).toEqual([404, 401]);
  expect(links.ms).toBeLessThan(signIns.ms);
});

test('neither e-mails nor passwords nor tokens are in the log', async () => {
  const token = await tokenOf(mailing);
  await post(mailing, 'sign-in', { ...anna, password: 'wrong' });
  const text = lines.join('');
  for (const secret of [anna.email, anna.password, token, 'shore.example', lastLink().split('/').at(-1)!])
    expect(text).not.toContain(secret);
  expect(text).toContain('Somebody could not sign in');
});
