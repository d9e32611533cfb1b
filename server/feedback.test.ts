import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  composeComment,
  type Entered,
  type FeedbackForm,
  feedbackBody,
  type OpenedForm,
} from '#calls/feedback.ts';
import type { Problem } from '#calls/problem.ts';
import type { DB } from '#db/schema.ts';
import { insertFeedback } from '#domain/feedback/feedback-store.server.ts';
import { writePass } from '#domain/feedback/form-pass.ts';
import { mailFeedback } from '#domain/feedback/mail-worker.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { outboxMail } from '#integrations/mail/outbox-mail.ts';
import { allSites } from '#sites/all-sites.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallOffices } from '#test/small-offices.ts';
import { usualLimits } from './settings.ts';
import { asOperator, formOf, readableLog, testApp } from './test-app.ts';

const database = await openTestDatabase();
const { db } = database;

/** An application that works its jobs, for one test: two of them would take each other's mail. */
async function startApp(options: Parameters<typeof testApp>[1] = {}) {
  const app = await testApp(database, options);
  await app.ready();
  onTestFinished(app.close);
  return app;
}

const atOnce = { limit: 5, delaySeconds: 0, mostDelaySeconds: 1 };

const anna: Entered = {
  name: 'Anna Nowak',
  phone: '+48 600 700 8001',
  email: 'anna@mail.example',
  additional: 'Sea view, please',
};

function send(
  { ask }: { ask: Awaited<ReturnType<typeof testApp>>['ask'] },
  entered: Partial<Entered> = {},
  form: Partial<FeedbackForm> = {},
  headers: Record<string, string> = {},
) {
  const requestKey = crypto.randomUUID();
  const body = feedbackBody(
    { ...anna, ...entered },
    {
      emailTo: 'pl@solstice.example',
      requestKey,
      kind: 'request',
      context: 'Hotel Aurora, 7 nights',
      ...form,
    },
  );
  const asked = formOf(body as Record<string, string>);
  return ask('http://pl.localhost:3000/b2c/feedback', {
    ...asked,
    headers: { ...asked.headers, ...headers },
  });
}

const storedWith = (requestKey: string) =>
  db.selectFrom('feedback').selectAll().where('request_key', '=', requestKey).execute();

/** Of requests whose mail says nothing more: the next test would wait for them, a second each. */
const forgetMails = () => sql`delete from pgboss.job`.execute(db);

test('[S-7.2-35] [S-7.2-36] a request is stored as it was sent, and mailed to the office', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const requestKey = crypto.randomUUID();
  const response = await send(app, {}, { requestKey, address: 'Marszałkowska 1' });
  expect(response.status).toBe(200);
  const { number } = (await response.json()) as { number: number };

  const comment =
    'телефон: +48 600 700 8001\nemail: anna@mail.example\nadditional: Sea view, please\nHotel Aurora, 7 nights';
  expect(await storedWith(requestKey)).toMatchObject([
    { id: number, site_id: 'b2c-pl', kind: 'request', email: 'anna@mail.example', comment, mailed_at: null },
  ]);
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), 5_000);
  expect(mail.sent[0]).toMatchObject({
    from: { address: 'no-reply@solstice.example' },
    to: 'pl@solstice.example',
    replyTo: 'anna@mail.example',
    subject: `Zapytanie ${number}: Anna Nowak`,
    text: expect.stringContaining(comment),
  });
  await vi.waitFor(async () => expect((await storedWith(requestKey))[0]?.mailed_at).toBeInstanceOf(Date));
});

test('ten equal requests at once are one row and one mail, and each is told of success', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const requestKey = crypto.randomUUID();
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(app, {}, { requestKey })));
  const answers = await Promise.all(responses.map((response) => response.json()));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await storedWith(requestKey)).toHaveLength(1);
  await vi.waitFor(() => expect(mail.sent.map(({ id }) => id)).toContain(requestKey), 5_000);
  await send(app, {}, { requestKey });
  await new Promise((settle) => setTimeout(settle, 1_500));
  expect(mail.sent.filter(({ id }) => id === requestKey)).toHaveLength(1);
});

test('a request that was corrected before it was sent again is mailed as well, each of its texts once', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const requestKey = crypto.randomUUID();
  const numberOf = async (entered: Partial<Entered>) => {
    const response = await send(app, entered, { requestKey });
    return response.status === 200 ? ((await response.json()) as { number: number }).number : response.status;
  };
  const first = await numberOf({});
  const [corrected, atOnce] = await Promise.all([
    numberOf({ phone: '+48 600 700 8002' }),
    numberOf({ phone: '+48 600 700 8002' }),
  ]);
  expect(atOnce).toBe(corrected);
  expect(corrected).not.toBe(first);
  expect(await numberOf({ phone: '+48 600 700 8002' })).toBe(corrected);
  expect(await numberOf({})).toBe(first);
  const mailed = () => mail.sent.filter(({ to }) => to === 'pl@solstice.example');
  await vi.waitFor(() => expect(mailed()).toHaveLength(2), 8_000);
  expect(new Set(mailed().map(({ id }) => id)).size).toBe(2);
  const phones = mailed().map(({ text }) => /телефон: (.*)/.exec(text)?.[1]);
  expect(phones.sort()).toEqual(['+48 600 700 8001', '+48 600 700 8002']);

  const others = [
    { name: 'Anna Berg' },
    { additional: 'Sun' },
    { additional: 'Sand' },
    { phone: '+371 2000 00001' },
  ];
  const numbers = [];
  for (const other of others) numbers.push(await numberOf(other));
  expect(numbers.slice(2), 'one form is no mailing list').toEqual([400, 400]);
  expect(new Set([first, corrected, ...numbers.slice(0, 2), 400]).size).toBe(5);
  await forgetMails();
}, 15_000);

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
    ...{ requestKey: crypto.randomUUID(), kind: 'call-back', siteId: 'b2c-pl', locale: 'pl' },
    ...{ name: anna.name, phone: anna.phone, email: anna.email, comment: composeComment(anna) },
    ...{ emailTo: 'pl@solstice.example', officeAddress: '', receivedAt: new Date() },
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
    ...{ requestKey: crypto.randomUUID(), kind: 'call-back', siteId: 'b2c-pl', locale: 'pl' },
    ...{ name: anna.name, phone: anna.phone, email: anna.email, comment: composeComment(anna) },
    ...{ emailTo: 'pl@solstice.example', officeAddress: '', receivedAt: new Date() },
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
    cause: { message: 'Error 550', stack: expect.stringContaining('feedback.test.ts') },
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    feedbackId,
    code: 550,
    err: { stack: expect.stringContaining('feedback.test.ts') },
  });
  expect(lines.join()).not.toMatch(/anna|anybody/);
});

test.each([
  ['name', { name: '  ' }, 'validations.required'],
  ['phone', { phone: '' }, 'validations.required'],
  ['phone', { phone: '12 34' }, 'validations.phoneInternational'],
  ['email', { email: '' }, 'validations.required'],
  ['email', { email: 'anna@mail' }, 'validations.email'],
])('[S-5.13-01] [S-5.13-05] a wrong %s is named: %j', async (field, entered, messageKey) => {
  const app = await testApp(database);
  const response = await send(app, entered);
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as Problem;
  expect(errors).toMatchObject([{ field, messageKey }]);
});

test('what no form sends is refused, field by field', async () => {
  const app = await testApp(database);
  const faultsOf = async (fields: Record<string, string>, more = '') => {
    const body = `${new URLSearchParams(fields)}${more}`;
    const response = await app.ask('/b2c/feedback', { ...formOf(fields), body: new URLSearchParams(body) });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
    const { errors = [] } = (await response.json()) as Problem;
    return errors.map(({ field, reason }) => `${field} ${reason}`);
  };
  const whole = { comment: composeComment(anna), name: anna.name, phone: anna.phone };
  expect(await faultsOf({})).toEqual(['comment is required', 'name is required', 'phone is required']);
  for (const [field, length] of [
    ['comment', 10_000],
    ['name', 200],
    ['phone', 40],
    ['faddress', 500],
    ['emailto', 254],
    ['replyTo', 254],
    ['pass', 100],
  ] as const)
    expect(await faultsOf({ ...whole, [field]: 'x'.repeat(length + 1) })).toEqual([
      `${field} is longer than ${length} characters`,
    ]);
  expect(await faultsOf({ ...whole, requestKey: '1' })).toEqual(['requestKey is not a UUID']);
  expect(await faultsOf({ ...whole, name: 'An\0na' })).toEqual(['name contains a null character']);
  expect(await faultsOf(whole, '&name=Berg')).toEqual(['name is given more than once']);
  expect(await faultsOf({ ...whole, comment: 'e-mail: anna@mail.example' })).toEqual(['email is required']);
});

test('a form of another kind than ours is refused', async () => {
  const { ask } = await testApp(database);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const form = new FormData();
  form.set('name', anna.name);
  const json = { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(anna) };
  for (const init of [json, { headers, body: form }])
    expect((await ask('/b2c/feedback', { method: 'POST', ...init })).status).toBe(415);
});

test('[S-5.13-03] [S-5.13-04] the phone follows the rule of the market', async () => {
  const app = await startApp();
  const at = async (host: string, phone: string) => {
    const requestKey = crypto.randomUUID();
    const body = feedbackBody({ ...anna, phone }, { emailTo: '', requestKey, kind: 'call-back' });
    return (await app.ask(`http://${host}:3000/b2c/feedback`, formOf(body as Record<string, string>))).status;
  };
  expect(await at('ru.localhost', '+7 (921) 000 11 22')).toBe(200);
  expect(await at('ru.localhost', '921 000 11 22')).toBe(400);
  expect(await at('in.localhost', '9210001122')).toBe(200);
  expect(await at('in.localhost', '+919210001122')).toBe(400);
  expect(await at('by.localhost', '+375 (29) 111 22 33')).toBe(200);
  expect(await at('by.localhost', '+7 (29) 111 22 33 44')).toBe(400);
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
    ...{ emailTo: 'pl@solstice.example', requestKey: crypto.randomUUID(), kind: 'request' },
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

test('an e-mail with a second address in it is no e-mail, and a phone has one line', async () => {
  const app = await testApp(database);
  for (const email of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'a@b.example>']) {
    expect((await send(app, { email })).status).toBe(400);
  }
  expect((await send(app, { phone: '+48600700800\r\n1' })).status).toBe(400);
});

test('a robot that fills the trap is told of success, and nothing is stored', async () => {
  const app = await testApp(database);
  const requestKey = crypto.randomUUID();
  expect((await send(app, {}, { requestKey, website: 'https://buy.example' })).status).toBe(200);
  expect(await storedWith(requestKey)).toEqual([]);
});

test('of requests it is what they are that is odd: many people of one office pass, one phone from everywhere does not', async () => {
  const limits = { ...usualLimits, samePhonePerHour: 2, sameWordsPerHour: 3 };
  const app = await startApp({ settings: { limits } });
  const opened = await app.ask('http://pl.localhost:3000/b2c/feedback/form');
  expect(opened.status).toBe(200);
  /** A form that was opened for a person, filled in and sent from `from`. */
  const lead = async (nth: number, from: string, entered: Partial<Entered>) => {
    const requestKey = crypto.randomUUID();
    const secret = 'a secret of at least thirty-two characters';
    const pass = writePass(requestKey, new Date('2026-11-21T22:00:00Z'), secret);
    const person = {
      ...anna,
      name: `Guest ${nth}`,
      phone: `+48 600 70 ${String(nth).padStart(5, '0')}`,
      ...entered,
    };
    const body = feedbackBody(person, { emailTo: '', requestKey, kind: 'request', pass });
    const form = formOf(body as Record<string, string>);
    const send = async () => (await app.ask('http://pl.localhost:3000/b2c/feedback', form, from)).status;
    return [await send(), await send()];
  };
  for (let nth = 0; nth < 30; nth++)
    expect(await lead(nth, '203.0.113.5', {}), 'an office').toEqual([200, 200]);
  const phone = '+48 600 700 8001';
  const samePhone = [];
  for (let nth = 0; nth < 3; nth++)
    samePhone.push((await lead(100 + nth, `203.0.113.${50 + nth}`, { phone }))[0]);
  expect(samePhone).toEqual([200, 200, 429]);
  const sameWords = [];
  const words = { name: 'Best Offers', additional: 'Buy at buy.example' };
  for (let nth = 0; nth < 4; nth++)
    sameWords.push(
      (await lead(200 + nth, `198.51.100.${nth}`, { ...words, email: `x${nth}@mail.example` }))[0],
    );
  expect(sameWords).toEqual([200, 200, 200, 429]);
  await forgetMails();
}, 30_000);

test('a program that opens no form sends a few requests from its address, and what fails is not counted', async () => {
  const limits = { ...usualLimits, formlessLeadsPerMinute: 2 };
  const serviceToken = 'a-token-of-the-operator-s-own-programs';
  const app = await startApp({ settings: { limits }, serviceToken });
  const statuses = [];
  for (const phone of ['1', '2', '3', '+48 600 700 9001', '+48 600 700 9002', '+48 600 700 9003'])
    statuses.push((await send(app, { phone })).status);
  expect(statuses).toEqual([400, 400, 400, 200, 200, 429]);
  // The operator's own programs send for everybody.
  const withToken = { authorization: `Bearer ${serviceToken}` };
  for (const phone of ['+48 600 700 9004', '+48 600 700 9005', '+48 600 700 9006'])
    expect((await send(app, { phone }, {}, withToken)).status).toBe(200);
  const wrongToken = { authorization: 'Bearer a-token-of-nobody-that-is-long-enough' };
  expect((await send(app, { phone: '+48 600 700 9007' }, {}, wrongToken)).status).toBe(429);
  await forgetMails();
});

test('mail leaves as fast as requests arrive: forty at once within seconds', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const keys: string[] = Array.from({ length: 40 }, () => crypto.randomUUID());
  await Promise.all(keys.map((requestKey, nth) => send(app, { name: `Guest ${nth}` }, { requestKey })));
  await vi.waitFor(() => expect(mail.sent.filter(({ id }) => keys.includes(id))).toHaveLength(40), 15_000);
}, 20_000);

test('a form that is sent sooner than anybody can fill it in is refused, and taken when it is old enough', async () => {
  let now = new Date('2026-11-21T10:00:00Z');
  const app = await startApp({ clock: () => now });
  const opened = await app.ask('http://pl.localhost:3000/b2c/feedback/form');
  const { requestKey, pass, opensAfterSeconds } = (await opened.json()) as OpenedForm;
  expect(opensAfterSeconds).toBe(3);

  now = new Date('2026-11-21T10:00:01Z');
  const early = await send(app, {}, { requestKey, pass });
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '2']);
  now = new Date('2026-11-21T10:00:04Z');
  expect((await send(app, {}, { requestKey: crypto.randomUUID(), pass })).status, 'of another request').toBe(
    429,
  );
  expect((await send(app, {}, { requestKey, pass: 'of.nobody' })).status, 'forged').toBe(429);
  expect(await storedWith(requestKey)).toEqual([]);
  const sent = await send(app, {}, { requestKey, pass });
  const again = await send(app, {}, { requestKey, pass });
  expect([sent.status, await sent.json()]).toEqual([200, await again.json()]);
  expect(await storedWith(requestKey)).toHaveLength(1);
});

test('[S-7.2-38] the answer names the request, to programs by its key and to people by a number', async () => {
  const app = await startApp();
  const requestKey = crypto.randomUUID();
  const answer = await (await send(app, {}, { requestKey })).json();
  const [stored] = await storedWith(requestKey);
  expect(answer).toEqual({ requestKey, number: stored?.id });
});

test('the log names requests by number, never what is in them', async () => {
  const { lines, log } = readableLog();
  const app = await startApp({ log, mail: memoryMail({ failures: 1 }), mailRetries: atOnce });
  await send(app);
  await vi.waitFor(() => expect(lines.join()).toContain('A request was mailed'), 8_000);
  expect(lines.join()).toContain('could not be mailed');
  expect(lines.join()).not.toMatch(/Anna|anna|600 700|600700|Sea view|Aurora/);
}, 15_000);

test('two processes that start at once on a new database both get their queue', async () => {
  await db.schema.dropSchema('pgboss').cascade().ifExists().execute();
  const apps = await Promise.all([startApp(), startApp()]);
  expect((await send(apps[0])).status).toBe(200);
  expect((await send(apps[1])).status).toBe(200);
});

test('the outbox shows what was mailed as text, to those who show the token', async () => {
  const app = await startApp();
  const name = '<img src=x onerror=alert(1)>';
  await send(app, { name });
  await vi.waitFor(
    async () => expect(await (await app.ask('/dev/outbox', asOperator)).text()).toContain('&lt;img src=x'),
    5_000,
  );
  expect(await (await app.ask('/dev/outbox', asOperator)).text()).not.toContain('<img');
  const address = '/dev/outbox?token=an-operator-token-of-more-than-thirty-two-characters';
  expect((await app.ask(address, {}, '203.0.113.5')).status).toBe(200);
  for (const other of ['/dev/outbox', '/dev/outbox?token=x', `${address}x`])
    expect((await app.ask(other)).status, 'from this machine').toBe(404);
});

test('a server that sends real mail has no outbox page', async () => {
  const app = await testApp(database, { mail: { transport: 'smtp', send: async () => {} } });
  expect((await app.ask('/dev/outbox', asOperator)).status).toBe(404);
});

test('a database that goes away between the request and its mail leaves neither, and the answer is a 503', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  await sql`create function break_connection() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`.execute(db);
  await sql`create trigger break_it after insert on feedback for each row execute function break_connection()`.execute(
    db,
  );
  const requestKey = crypto.randomUUID();
  const broken = await send(app, {}, { requestKey });
  await sql`drop trigger break_it on feedback`.execute(db);

  expect([broken.status, broken.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(broken.headers.get('retry-after')).toBe('5');
  expect(await storedWith(requestKey)).toEqual([]);
  expect((await send(app, {}, { requestKey })).status).toBe(200);
  await vi.waitFor(() => expect(mail.sent.map(({ id }) => id)).toEqual([requestKey]), 5_000);
}, 10_000);

test('a server whose database is not there says 503 to calls and to /readyz, and lives', async () => {
  const nowhere = { host: '/nowhere', database: 'x', user: 'x' };
  const pool = new pg.Pool(nowhere);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const gone = { db, patient: db, pool, connection: nowhere };
  const app = await testApp({ ...gone, close: async () => {} });
  expect((await send(app)).status).toBe(503);
  expect((await app.ask('/readyz')).status).toBe(503);
  expect((await app.ask('/healthz')).status).toBe(200);
});
