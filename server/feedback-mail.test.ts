import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { composeComment, feedbackBody } from '#calls/feedback.ts';
import { insertFeedback } from '#domain/feedback/feedback-store.server.ts';
import { mailFeedback } from '#domain/feedback/mail-worker.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { outboxMail } from '#integrations/mail/outbox-mail.ts';
import { allSites } from '#sites/all-sites.ts';
import { anna, atOnce, openFeedback, send } from '#test/feedback-test-app.ts';
import { addSmallOffices } from '#test/small-offices.ts';
import { formOf, readableLog } from './test-app.ts';

const { db, startApp, storedWith, forgetMails } = await openFeedback();

test('a mail that cannot be sent is tried again until it can', async () => {
  const mail = memoryMail({ failures: 2 });
  const app = await startApp({ mail, mailRetries: atOnce });
  await send(app);
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), 10_000);
  expect(mail.attempts()).toBe(3);
}, 15_000);

test('a request and its mail wait in the database while no process mails them', async () => {
  const requestKey = crypto.randomUUID();
  const silent = await startApp({ mail: memoryMail({ failures: 1_000 }) });
  await send(silent, {}, { requestKey });
  await silent.close();

  const mail = memoryMail();
  await startApp({ mail, mailRetries: atOnce });
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
  await vi.waitFor(() => expect(mail.sent.map(({ id }) => id)).toContain(requestKey), 10_000);
}, 20_000);

test('a mail that is ordered again, or taken by two processes at once, leaves once', async () => {
  const feedbackId = (await insertFeedback(db, {
    requestKey: crypto.randomUUID(),
    kind: 'call-back',
    siteId: 'b2c-pl',
    locale: 'pl',
    name: anna.name,
    phone: anna.phone,
    email: anna.email,
    comment: composeComment(anna),
    emailTo: 'pl@solstice.example',
    officeAddress: '',
    receivedAt: new Date(),
  }))!;
  let left = 0;
  const slowMail: Mail = {
    transport: 'smtp',
    send: async () => {
      left++;
      await new Promise((settle) => setTimeout(settle, 100));
    },
  };
  const { log } = readableLog();
  const work = () =>
    mailFeedback({ feedbackId }, { db, mail: slowMail, sites: allSites, clock: () => new Date(), log });
  await Promise.all([work(), work()]);
  await work();
  expect(left).toBe(1);
});

test('a mail that fails tells the log and the queue why and where, and repeats no word of a visitor', async () => {
  const feedbackId = (await insertFeedback(db, {
    requestKey: crypto.randomUUID(),
    kind: 'call-back',
    siteId: 'b2c-pl',
    locale: 'pl',
    name: anna.name,
    phone: anna.phone,
    email: anna.email,
    comment: composeComment(anna),
    emailTo: 'pl@solstice.example',
    officeAddress: '',
    receivedAt: new Date(),
  }))!;
  const { lines, log } = readableLog();
  const refused: Mail = {
    transport: 'smtp',
    send: async () => {
      const words = '550 no mail of anna@mail.example\n    to anybody';
      throw Object.assign(new Error(words), { code: 'EENVELOPE', responseCode: 550 });
    },
  };
  const context = { db, mail: refused, sites: allSites, clock: () => new Date(), log };
  await expect(mailFeedback({ feedbackId }, context)).rejects.toMatchObject({
    message: 'Mail failed',
    cause: { message: 'Error 550', stack: expect.stringContaining('feedback-mail.test.ts') },
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    feedbackId,
    code: 550,
    err: { stack: expect.stringContaining('feedback-mail.test.ts') },
  });
  expect(lines.join()).not.toMatch(/anna|anybody/);
});

test('mail goes to addresses of the operator only: of a site, or of an office that is open', async () => {
  await addSmallOffices(db);
  const app = await startApp();
  await db
    .updateTable('office')
    .set({ emails: 'Three@Solstice.example;four@solstice.example' })
    .where('id', '=', 12)
    .execute();
  const keys = Array.from({ length: 9 }, () => crypto.randomUUID());
  await send(app, {}, { requestKey: keys[0]!, emailTo: 'victim@elsewhere.example' });
  await send(app, {}, { requestKey: keys[1]!, emailTo: 'RU@solstice.example' });
  await send(app, {}, { requestKey: keys[2]!, emailTo: 'Two@solstice.example' });
  await send(app, {}, { requestKey: keys[3]!, emailTo: ' tHREE@solstice.example ' });
  await db.updateTable('office').set({ is_closed: true }).where('emails', '!=', '').execute();
  await send(app, {}, { requestKey: keys[4]!, emailTo: 'one@solstice.example' });
  for (const [nth, emailTo] of [
    '',
    'solstice.example',
    'one@solstice.example;two@solstice.example',
    '.*',
  ].entries())
    await send(app, {}, { requestKey: keys[5 + nth]!, emailTo });
  const recipients = ['pl', 'ru', 'two', 'three', 'pl', ...Array<string>(4).fill('pl')];
  const stored = await Promise.all(keys.map(storedWith));
  expect(stored.map(([request]) => request?.email_to)).toEqual(
    recipients.map((name) => `${name}@solstice.example`),
  );
  await forgetMails();
});

test('an office answers the address of the field, whatever the comment says; without it that of the comment', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const body = feedbackBody(anna, {
    emailTo: 'pl@solstice.example',
    requestKey: crypto.randomUUID(),
    kind: 'request',
  });
  const answered = async (fields: Record<string, string>) => {
    const key = crypto.randomUUID();
    const form = formOf({ ...(body as Record<string, string>), requestKey: key, ...fields });
    const { status } = await app.ask('http://pl.localhost:3000/b2c/feedback', form);
    if (status !== 200) return status;
    await vi.waitFor(() => expect(mail.sent.map(({ id }) => id)).toContain(key), 5_000);
    return mail.sent.find(({ id }) => id === key)?.replyTo;
  };
  expect(await answered({ replyTo: 'berg@mail.example' })).toBe('berg@mail.example');
  expect(await answered({ replyTo: 'berg@mail.example', comment: 'Sea view, please' })).toBe(
    'berg@mail.example',
  );
  expect(await answered({ replyTo: 'berg@mail' })).toBe(400);
  expect(await answered({ replyTo: '' })).toBe('anna@mail.example');
}, 20_000);

test('no text of a visitor becomes a header of the mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-outbox-'));
  const app = await startApp({ mail: outboxMail(folder) });
  const requestKey = crypto.randomUUID();
  const injected = 'Anna\r\nBcc: victim@elsewhere.example\r\n\r\nBuy now';
  const response = await send(app, { name: injected, additional: injected }, { requestKey });
  expect(response.status).toBe(200);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), 5_000);
  const eml = await readFile(join(folder, `${requestKey}.eml`), 'utf8');
  const headers = eml
    .slice(0, eml.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  expect(headers.map((header) => header.split(':')[0]).sort()).toEqual([
    'Content-Transfer-Encoding',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ]);
  expect(headers).toContain('To: pl@solstice.example');
  const [stored] = await storedWith(requestKey);
  expect(stored?.name).toBe('Anna Bcc: victim@elsewhere.example Buy now');
});

test('mail leaves as fast as requests arrive: forty at once within seconds', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const keys: string[] = Array.from({ length: 40 }, () => crypto.randomUUID());
  await Promise.all(keys.map((requestKey, nth) => send(app, { name: `Guest ${nth}` }, { requestKey })));
  await vi.waitFor(() => expect(mail.sent.filter(({ id }) => keys.includes(id))).toHaveLength(40), 15_000);
}, 20_000);

test('two processes that start at once on a new database both get their queue', async () => {
  await db.schema.dropSchema('pgboss').cascade().ifExists().execute();
  const apps = await Promise.all([startApp(), startApp()]);
  expect((await send(apps[0])).status).toBe(200);
  expect((await send(apps[1])).status).toBe(200);
});
