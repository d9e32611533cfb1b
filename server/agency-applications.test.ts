import { expect, test, vi } from 'vitest';
import { applyAsAgency } from '#calls/agency-applications.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { openFeedback } from '#test/feedback-test-app.ts';
import { formOf, testApp } from './test-app.ts';

const { database, db, startApp } = await openFeedback();

const sunny = {
  company: 'Sunny Tours',
  registrationNumber: 'LV 4000',
  city: 'Riga',
  person: 'Anna Ozola',
  phone: '',
  email: 'anna@sunny.example',
  about: 'Families',
};

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'ask'>;
const applyWith = ({ ask }: App, change: Record<string, string> = {}) =>
  ask('http://b2b.localhost:3000/b2c/agency/application', formOf({ ...sunny, ...change }));

test('an agency applies: it is stored as applied and mailed to the office, the same again once', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const requestKey = crypto.randomUUID();
  const numberOf = async () =>
    applyAsAgency.answer.parse(await (await applyWith(app, { requestKey })).json()).number;
  const number = await numberOf();
  expect(await numberOf()).toBe(number);
  expect(await db.selectFrom('agency_application').selectAll().execute()).toMatchObject([
    {
      id: number,
      site_id: 'b2b-com',
      company: 'Sunny Tours',
      registration_number: 'LV 4000',
      state: 'applied',
    },
  ]);
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), 8_000);
  expect(mail.sent[0]).toMatchObject({
    to: 'com@solstice.example',
    replyTo: 'anna@sunny.example',
    subject: `Agency ${number}: Sunny Tours`,
    text: expect.stringContaining('registration number: LV 4000'),
  });
}, 20_000);

test('the subject names the company in one short line without addresses, and no header is added', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  const typed = 'Sunny\u202E\r\nBcc: all@evil.example https://evil.example/win \u0007\u2028';
  const company = typed + 'x'.repeat(200 - typed.length);
  expect((await applyWith(app, { company, person: 'Anna\r\nE-mail: x' })).status).toBe(200);
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), 8_000);
  const { subject, text } = mail.sent[0]!;
  expect(subject).toMatch(/^Agency \d+: Sunny Bcc: x+…$/);
  expect(subject.length).toBeLessThan(110);
  expect(text).toContain('Anna E-mail: x\n');
  expect((await applyWith(app, { company: 'x'.repeat(201) })).status).toBe(400);
  expect((await applyWith(app, { email: 'anna@sunny.example\r\nBcc: all@evil.example' })).status).toBe(400);
}, 20_000);

test('what is missing is told by field, and nothing of it is stored', async () => {
  const app = await testApp(database);
  const before = await db.selectFrom('agency_application').select('id').execute();
  const answer = await applyWith(app, { company: ' ', email: 'anna', phone: '12' });
  const { errors } = (await answer.json()) as { errors: { field: string; messageKey: string }[] };
  expect(answer.status).toBe(400);
  expect(errors.map(({ field }) => field)).toEqual(['company', 'phone', 'email']);
  expect((await applyWith(app, { website: 'https://spam.example' })).status).toBe(200);
  expect(await db.selectFrom('agency_application').select('id').execute()).toEqual(before);
});
