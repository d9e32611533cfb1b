import { beforeEach, expect, test, vi } from 'vitest';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { unlimited } from '#server/settings.ts';
import { formOf } from '#server/test-app.ts';
import { loader } from '#web/sign-in/confirm-email-page.tsx';
import { agents, bearer, begin, hour, openAccounts } from './accounts-app.ts';
import { personPage } from './person-page.ts';
import { anna, beginSession } from './small-agencies.ts';

// Another e-mail of a manager is used once its owner has confirmed it: nobody makes us write to a stranger for them.

vi.setConfig({ testTimeout: 60_000 });
const { db, people, startApp } = await openAccounts();
const mail = memoryMail();
const app = await startApp({ mail });
await app.ready();
const { personId, managerId } = people.anna;
const token = await beginSession(db, { personId, managerId }, new Date(begin));

const before = 'before@shore.example';
const after = 'after@elsewhere.example';
const typed = { fullname: 'Prize: https://evil.example', alias: 'AHILL', phones: '+37120000001' };

beforeEach(async () => {
  app.at(0);
  await db.deleteFrom('email_change').execute();
  await db
    .updateTable('manager')
    .set({ email: before, alias: 'AHILL' })
    .where('inc', '=', managerId)
    .execute();
});

// Of what the router gives to a page, what this page uses.
type LoaderArgs = Parameters<typeof loader>[0];

const office = `${agents}/api/MyOffice`;
const headers = bearer(token);
const fieldsOf = (email: string) => ({ ...typed, born: '', male: '', town: '', email, origin: agents });
const save = (email: string, one = app) =>
  one.ask(`${office}/SavePartPassParamsV2`, { ...formOf(fieldsOf(email)), headers });
const emailNow = async () =>
  (await db.selectFrom('manager').select('email').where('inc', '=', managerId).executeTakeFirstOrThrow())
    .email;
const wanted = async () =>
  (await (await app.ask(`${office}/EditPartPassParamsV2`, { headers })).json()).emailToConfirm;
const confirm = (link: string) => app.ask(`${agents}/api/auth/email`, formOf({ token: link }));

/** Saves an e-mail, and returns the token of the link that is mailed to it. */
async function linkFor(email: string): Promise<string> {
  const theirs = () => mail.sent.filter(({ to }) => to === email);
  const count = theirs().length;
  expect((await save(email)).status).toBe(200);
  await vi.waitFor(() => expect(theirs().length).toBe(count + 1), 20_000);
  const link = /\/auth\/email\/([\w-]{43})/.exec(theirs().at(-1)!.text)![1]!;
  await vi.waitFor(async () => expect((await confirmable(link)).status).toBe(200), 5_000);
  return link;
}
const confirmable = (link: string) => app.ask(`${agents}/api/auth/email?token=${link}`);

test('another e-mail is the manager’s once its owner has confirmed it, once; opening the link confirms nothing', async () => {
  const link = await linkFor(after);
  expect([await emailNow(), await wanted()]).toEqual([before, after]);
  expect(await (await confirmable(link)).json()).toEqual({ email: after });
  const context = personPage(app, { siteId: 'agent-com' });
  const args = { context, params: { token: link }, url: new URL(`${agents}/auth/email/${link}`) };
  expect(await loader(args as unknown as LoaderArgs)).toMatchObject({ state: 'open', email: after });
  expect(await emailNow()).toBe(before);
  expect((await confirm(link)).status).toBe(200);
  expect([await emailNow(), await wanted()]).toEqual([after, undefined]);
  expect([(await confirm(link)).status, (await confirmable(link)).status]).toEqual([404, 404]);
  expect(await loader(args as unknown as LoaderArgs)).toMatchObject({ data: { state: 'over' } });
  await vi.waitFor(() => {
    const told = mail.sent.filter(({ subject }) =>
      subject.includes('The e-mail of your profile was changed'),
    );
    expect(told.map(({ to }) => to).toSorted()).toEqual([anna.email, before].toSorted());
  }, 20_000);
});

test('the mail that a stranger may get has no word that anybody typed, and a link to the site alone', async () => {
  await linkFor('stranger@elsewhere.example');
  const { subject, text, replyTo } = mail.sent
    .filter(({ to }) => to === 'stranger@elsewhere.example')
    .at(-1)!;
  expect(`${subject} ${text}`).not.toMatch(/Prize|evil/);
  expect(text.match(/https?:\/\/[^/\s]+/g)).toEqual([agents]);
  expect(replyTo).toBeUndefined();
});

test('a link works for a day, and no more once another e-mail was saved', async () => {
  const late = await linkFor(after);
  app.at(24 * hour + 1);
  expect((await confirm(late)).status).toBe(404);
  app.at(0);
  const first = await linkFor('one@elsewhere.example');
  const second = await linkFor('two@elsewhere.example');
  expect((await confirm(first)).status).toBe(404);
  expect((await confirm(second)).status).toBe(200);
  expect(await emailNow()).toBe('two@elsewhere.example');
});

test('the e-mail that the manager logs in with, and the one of before, need no link', async () => {
  await linkFor(after);
  expect((await save(before)).status).toBe(200);
  expect([await emailNow(), await wanted()]).toEqual([before, undefined]);
  expect((await save(anna.email)).status).toBe(200);
  expect([await emailNow(), await wanted()]).toEqual([anna.email, undefined]);
});

test('one person has no more than so many mails sent, and one mailbox gets no more, however it is spelled; nothing is saved then', async () => {
  await db.deleteFrom('request_limit').execute();
  const limited = await startApp({
    mail: memoryMail(),
    settings: { limits: { ...unlimited, mailsPerPerson: 4, mailsPerMailbox: 2 } },
  });
  await limited.ready();
  const saved = async (email: string) => (await save(email, limited)).status;
  const answers = [
    await saved('a@elsewhere.example'),
    await saved('A+1@Elsewhere.example'),
    await saved('a+2@elsewhere.example'),
  ];
  expect(answers).toEqual([200, 200, 429]);
  expect(await wanted()).toBe('A+1@Elsewhere.example');
  expect([await saved('b@elsewhere.example'), await saved('c@elsewhere.example')]).toEqual([200, 429]);
  await limited.close();
});
