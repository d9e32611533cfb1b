import { expect, test, vi } from 'vitest';
import { composeComment, type Entered, feedbackBody } from '#calls/feedback.ts';
import type { Problem } from '#calls/problem.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { anna, atOnce, openFeedback, send } from '#test/feedback-test-app.ts';
import { formOf, readableLog, testApp } from './test-app.ts';

const { database, db, startApp, storedWith, forgetMails } = await openFeedback();

test('[S-7.2-35] [S-7.2-36] [W-7-43] [W-7-44] a request is stored as it was sent, and mailed to the office', async () => {
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

test.each([
  ['name', { name: '  ' }, 'validations.required'],
  ['phone', { phone: '' }, 'validations.required'],
  ['phone', { phone: '12 34' }, 'validations.phoneInternational'],
  ['email', { email: '' }, 'validations.required'],
  ['email', { email: 'anna@mail' }, 'validations.email'],
])(
  '[S-5.13-01] [S-5.13-05] [S-5.2-01] [S-5.1-04] [S-5.1-06] [W-5-36] a wrong %s is named, by the first rule that it breaks: %j',
  async (field, entered, messageKey) => {
    const app = await testApp(database);
    const response = await send(app, entered, { kind: 'call-back' });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as Problem;
    expect(errors).toMatchObject([{ field, messageKey }]);
  },
);

test('[W-2.11-73] a request has a phone or an e-mail: one without an e-mail is mailed without an address to answer', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  expect((await send(app, { email: '' })).status).toBe(200);
  expect((await send(app, { phone: '' })).status).toBe(200);
  await vi.waitFor(() => expect(mail.sent).toHaveLength(2), 8_000);
  expect(new Set(mail.sent.map(({ replyTo }) => replyTo))).toEqual(new Set([undefined, anna.email]));

  const neither = await send(app, { phone: '', email: '' });
  expect(neither.status).toBe(400);
  const { errors } = (await neither.json()) as Problem;
  expect(errors).toEqual([
    { field: 'email', reason: 'is required, or a phone', messageKey: 'validations.phoneOrEmail' },
  ]);
}, 15_000);

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

/** What the call says about a phone or an e-mail on the site at `host`; nothing of one that it takes. */
async function refusals() {
  const app = await startApp();
  return async (host: string, entered: Partial<Entered>) => {
    const requestKey = crypto.randomUUID();
    const body = feedbackBody({ ...anna, ...entered }, { emailTo: '', requestKey, kind: 'call-back' });
    const response = await app.ask(
      `http://${host}:3000/b2c/feedback`,
      formOf(body as Record<string, string>),
    );
    if (response.status === 200) return undefined;
    const { errors = [] } = (await response.json()) as Problem;
    return errors.map(({ messageKey }) => messageKey?.replace('validations.', '')).join();
  };
}

test('[S-5.13-03] [S-5.13-04] [S-5.2-06] [S-5.5-03] [S-5.5-04] [S-5.5-05] [S-5.5-06] the phone follows the rule of the market', async () => {
  const refusalOf = await refusals();
  for (const [host, taken, refused] of [
    [
      'ru.localhost',
      ['+7 (921) 000 11 22', '7 921 000 11 22'],
      { phoneRu: ['8 921 000 11 22', '+7-921-000-11-22', '+'], phoneLength: ['+7 (921) 000 11 2'] },
    ],
    [
      'by.localhost',
      ['+375 (29) 111 22 33', '375 29 1112233'],
      {
        phoneBy: ['80 29 111 22 33', '+375-29-111-22-33'],
        phoneCountry: ['+7 (29) 111 22 33 44'],
        phoneLength: ['+375 (29) 111 22 3'],
      },
    ],
    [
      'tr.localhost',
      ['+90 532 111 22 33', '90 (532) 1112233'],
      { phoneInternational: ['7532 111 22 33', '+90-532-111-22-33'], phoneLength: ['+90 532 111 22 3'] },
    ],
    [
      'cz.localhost',
      ['+42060070080', '+420600700800'],
      { phoneInternational: ['+4206007008', '+4206007008001', '420600700800'] },
    ],
    [
      'in.localhost',
      ['9210001122'],
      { onlyNumbers: ['+919210001122', '92100O1122'], phoneLength: ['921000'] },
    ],
  ] as const) {
    for (const phone of taken) expect(await refusalOf(host, { phone }), `${host} ${phone}`).toBeUndefined();
    for (const [key, phones] of Object.entries(refused))
      for (const phone of phones) expect(await refusalOf(host, { phone }), `${host} ${phone}`).toBe(key);
  }
  await forgetMails();
});

test('[S-5.4-01] an e-mail has a domain that ends with two to seven letters, in any case', async () => {
  const refusalOf = await refusals();
  for (const email of ['a@b.ru', 'ANNA@MAIL.EXAMPLE', 'anna.nowak+1@mail.sub.example'])
    expect(await refusalOf('localhost', { email }), email).toBeUndefined();
  for (const email of ['@b.ru', 'anna', 'anna@', 'anna@mail', 'a@b.c', 'a@b.eightxyz', 'a@b.r2'])
    expect(await refusalOf('localhost', { email }), email).toBe('email');
  await forgetMails();
});

test('an e-mail with a second address in it is no e-mail, and a phone has one line', async () => {
  const app = await testApp(database);
  for (const email of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'a@b.example>']) {
    expect((await send(app, { email })).status).toBe(400);
  }
  expect((await send(app, { phone: '+48600700800\r\n1' })).status).toBe(400);
});

test('[S-7.2-38] the answer names the request, to programs by its key and to people by a number', async () => {
  const app = await startApp();
  const requestKey = crypto.randomUUID();
  const answer = await (await send(app, {}, { requestKey })).json();
  const [stored] = await storedWith(requestKey);
  expect(answer).toEqual({ requestKey, number: stored?.id });
});

test('what came to nothing goes a year after it was asked, and what was mailed of it too', async () => {
  const app = await startApp({ mail: memoryMail() });
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  const mailed = async () => (await db.selectFrom('sent_mail').select('recipient').execute()).length;
  for (const requestKey of [old, young]) await send(app, {}, { requestKey });
  await vi.waitFor(async () => expect(await mailed()).toBeGreaterThan(1), 5_000);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db
    .updateTable('feedback')
    .set({ received_at: daysAgo(400) })
    .where('request_key', '=', old)
    .execute();
  await db
    .updateTable('feedback')
    .set({ received_at: daysAgo(300) })
    .where('request_key', '=', young)
    .execute();
  await db
    .updateTable('sent_mail')
    .set({ sent_at: daysAgo(400) })
    .execute();
  expect((await send(app, { email: 'vera@mail.example' })).status).toBe(200);
  expect(await storedWith(old)).toEqual([]);
  expect(await storedWith(young)).toHaveLength(1);
  const kept = await db.selectFrom('sent_mail').where('sent_at', '<', daysAgo(380)).selectAll().execute();
  expect(kept).toEqual([]);
  await forgetMails();
});

test('the log names requests by number, never what is in them', async () => {
  const { lines, log } = readableLog();
  const app = await startApp({ log, mail: memoryMail({ failures: 1 }), mailRetries: atOnce });
  await send(app);
  await vi.waitFor(() => expect(lines.join()).toContain('A request was mailed'), 8_000);
  expect(lines.join()).toContain('could not be mailed');
  expect(lines.join()).not.toMatch(/Anna|anna|600 700|600700|Sea view|Aurora/);
}, 15_000);
