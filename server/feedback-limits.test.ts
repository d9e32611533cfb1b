import { expect, test } from 'vitest';
import { type Entered, feedbackBody, type OpenedForm } from '#calls/feedback.ts';
import { writePass } from '#domain/feedback/form-pass.ts';
import { anna, openFeedback, send } from '#test/feedback-test-app.ts';
import { usualLimits } from './settings.ts';
import { formOf, testApp } from './test-app.ts';

const { database, startApp, storedWith, forgetMails } = await openFeedback();

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
      phone: `+48 600 70 ${String(nth).padStart(4, '0')}`,
      ...entered,
    };
    const body = feedbackBody(person, { emailTo: '', requestKey, kind: 'request', pass });
    const form = formOf(body as Record<string, string>);
    const send = async () => (await app.ask('http://pl.localhost:3000/b2c/feedback', form, from)).status;
    return [await send(), await send()];
  };
  for (let nth = 0; nth < 30; nth++)
    expect(await lead(nth, '203.0.113.5', {}), 'an office').toEqual([200, 200]);
  const samePhone = [];
  for (const [nth, phone] of ['+48 600 700 801', '600700801', '0048 600-700-801'].entries())
    samePhone.push((await lead(100 + nth, `203.0.113.${50 + nth}`, { phone }))[0]);
  expect(samePhone).toEqual([200, 200, 429]);
  const noPhone = async (nth: number, email: string) =>
    (await lead(300 + nth, `203.0.113.${70 + nth}`, { phone: '', email }))[0];
  for (const nth of [0, 1, 2, 3]) expect(await noPhone(nth, `guest${nth}@mail.example`)).toBe(200);
  const sameEmail = [];
  for (const nth of [4, 5, 6]) sameEmail.push(await noPhone(nth, 'One@mail.example'));
  expect(sameEmail, 'who leaves no phone is known by the e-mail').toEqual([200, 200, 429]);
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
  for (const phone of ['1', '2', '3', '+48 600 700 901', '+48 600 700 902', '+48 600 700 903'])
    statuses.push((await send(app, { phone })).status);
  expect(statuses).toEqual([400, 400, 400, 200, 200, 429]);
  // The operator's own programs send for everybody.
  const withToken = { authorization: `Bearer ${serviceToken}` };
  for (const phone of ['+48 600 700 904', '+48 600 700 905', '+48 600 700 906'])
    expect((await send(app, { phone }, {}, withToken)).status).toBe(200);
  const wrongToken = { authorization: 'Bearer a-token-of-nobody-that-is-long-enough' };
  expect((await send(app, { phone: '+48 600 700 907' }, {}, wrongToken)).status).toBe(429);
  await forgetMails();
});

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
