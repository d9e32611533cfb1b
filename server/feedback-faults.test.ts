import { expect, test } from 'vitest';
import { composeComment, type Entered, feedbackBody } from '#calls/feedback.ts';
import type { Problem } from '#calls/problem.ts';
import { anna, openFeedback, send } from '#test/feedback-test-app.ts';
import { formOf, testApp } from './test-app.ts';

const { database, startApp, forgetMails } = await openFeedback();

test.each([
  ['name', { name: '  ' }, 'validations.required'],
  ['phone', { phone: '' }, 'validations.required'],
  ['phone', { phone: '12 34' }, 'validations.phoneLength'],
  ['phone', { phone: '+48 600 700 800 ext. 5' }, 'validations.phoneInternational'],
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
      ['+7 (921) 000 11 22', '7 921 000 11 22', '8 921 000 11 22', '+7-921-000-11-22', '+375 29 111 22 33'],
      {
        phoneRu: ['+7 921 000 11 2O', '+'],
        phoneLength: ['+7 (921) 000 11 2'],
        phoneCountry: ['996555123456'],
      },
    ],
    [
      'by.localhost',
      ['+375 (29) 111 22 33', '375 29 1112233', '80 29 111 22 33', '+375-29-111-22-33', '+7 921 000 11 22'],
      {
        phoneBy: ['+375 29 111 22 3З'],
        phoneCountry: ['8 921 000 11 22'],
        phoneLength: ['+375 (29) 111 22 3'],
      },
    ],
    [
      'tr.localhost',
      ['+90 532 111 22 33', '90 (532) 1112233', '0532 111 22 33', '+90-532-111-22-33'],
      {
        phoneInternational: ['0532 CALL'],
        phoneLength: ['+90 532 111 22 3'],
        phoneCountry: ['7532 111 22 33'],
      },
    ],
    [
      'cz.localhost',
      ['+420600700800', '420600700800', '600 700 800', '+47 21 12 34 56'],
      { phoneInternational: ['+420 600 700 800, 5'], phoneLength: ['+4206007008', '+42060070080012'] },
    ],
    [
      'in.localhost',
      ['9210001122', '+919210001122', '092100 01122'],
      { onlyNumbers: ['92100O1122'], phoneLength: ['921000'], phoneCountry: ['99210001122'] },
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
