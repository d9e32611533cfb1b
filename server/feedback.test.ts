import { expect, test, vi } from 'vitest';
import type { Entered } from '#calls/feedback.ts';
import type { Problem } from '#calls/problem.ts';
import { forgetWhatIsOver } from '#domain/retention/forget-daily.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { anna, atOnce, openFeedback, send } from '#test/feedback-test-app.ts';
import { readableLog } from './test-app.ts';

const { db, startApp, storedWith, forgetMails } = await openFeedback();

test('[S-7.2-35] [S-7.2-36] [W-7-43] [W-7-44] a request is stored as it was sent, and mailed to the office', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const requestKey = crypto.randomUUID();
  const response = await send(app, {}, { requestKey, address: 'Marszałkowska 1' });
  expect(response.status).toBe(200);
  const { number } = (await response.json()) as { number: number };

  const comment =
    'телефон: +48 600 700 801\nemail: anna@mail.example\nadditional: Sea view, please\nHotel Aurora, 7 nights';
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
  const sent = await db.selectFrom('sent_mail').select('subject').where('feedback_id', '=', number).execute();
  expect(sent).toEqual([{ subject: `Zapytanie ${number}: Anna Nowak` }]);
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
    numberOf({ phone: '+48 600 700 802' }),
    numberOf({ phone: '+48 600 700 802' }),
  ]);
  expect(atOnce).toBe(corrected);
  expect(corrected).not.toBe(first);
  expect(await numberOf({ phone: '+48 600 700 802' })).toBe(corrected);
  expect(await numberOf({})).toBe(first);
  const mailed = () => mail.sent.filter(({ to }) => to === 'pl@solstice.example');
  await vi.waitFor(() => expect(mailed()).toHaveLength(2), 8_000);
  expect(new Set(mailed().map(({ id }) => id)).size).toBe(2);
  const phones = mailed().map(({ text }) => /телефон: (.*)/.exec(text)?.[1]);
  expect(phones.sort()).toEqual(['+48 600 700 801', '+48 600 700 802']);

  const others = [
    { name: 'Anna Berg' },
    { additional: 'Sun' },
    { additional: 'Sand' },
    { phone: '+371 2000 0001' },
  ];
  const numbers = [];
  for (const other of others) numbers.push(await numberOf(other));
  expect(numbers.slice(2), 'one form is no mailing list').toEqual([400, 400]);
  expect(new Set([first, corrected, ...numbers.slice(0, 2), 400]).size).toBe(5);
  await forgetMails();
}, 15_000);

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
  await forgetWhatIsOver(db, new Date());
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
