import { beforeAll, expect, test, vi } from 'vitest';
import { applyForVacancy, mostFileBytes, vacancies, vacancy } from '#calls/careers.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { openFeedback } from '#test/feedback-test-app.ts';
import { smallVacancies } from '#test/small-careers.ts';
import { usualLimits } from './settings.ts';
import { formOf, readableLog, testApp } from './test-app.ts';

const { database, db, startApp } = await openFeedback();
beforeAll(async () => {
  await db.insertInto('vacancy').values(smallVacancies()).execute();
});

const host = 'http://vacancies.localhost:3000';
type App = Pick<Awaited<ReturnType<typeof testApp>>, 'ask'>;

const ask = async ({ ask }: App, path: string) => ask(`${host}/b2c/${path}`);

test('vacancies are those of the day and the market, in their order, with what they can be narrowed by [S-2.1-43]', async () => {
  const app = await testApp(database);
  const { list, cities, areas } = vacancies.answer.parse(await (await ask(app, 'vacancies?lang=ru')).json());
  expect(list.map(({ slug }) => slug)).toEqual(['adviser', 'guide']);
  expect(list[1]).toEqual({
    slug: 'guide',
    title: 'Работа guide',
    lead: 'Отвечать людям',
    area: 'journeys',
    city: 'Сиде',
    citySlug: 'side',
    countryCode: 'TR',
    isRemote: false,
    employment: 'temporary',
    publishedFrom: '2026-11-01',
    publishedTo: null,
  });
  expect(cities.map(({ slug }) => slug)).toEqual(['riga', 'side']);
  expect(areas).toEqual(['sales', 'journeys']);

  const slugsOf = async (query: string) =>
    vacancies.answer.parse(await (await ask(app, `vacancies?${query}`)).json()).list.map(({ slug }) => slug);
  expect(await slugsOf('city=side')).toEqual(['guide']);
  expect(await slugsOf('area=sales')).toEqual(['adviser']);
  expect(await slugsOf('city=side&area=sales')).toEqual([]);
});

test('a vacancy is told whole on its last day, and is none before its first and after its last', async () => {
  const app = await testApp(database);
  const told = vacancy.answer.parse(await (await ask(app, 'vacancy?slug=adviser')).json());
  expect(told).toMatchObject({ work: '<p>Eight talks</p>', person: '<p>You listen</p>', offer: '' });
  for (const slug of ['over', 'to-come', 'polish', 'nowhere'])
    expect((await ask(app, `vacancy?slug=${slug}`)).status, slug).toBe(404);
});

const pdf = Buffer.from('%PDF-1.7\nAnna');

/** Applies as Anna; what a test says is different. */
const applyWith = ({ ask }: App, change: Record<string, string> = {}) =>
  ask(
    `${host}/b2c/vacancy/application`,
    formOf({
      slug: 'adviser',
      name: 'Anna Nowak',
      phone: '',
      email: 'anna@mail.example',
      letter: 'I listen.',
      fileName: '../CV Anna.exe',
      file: pdf.toString('base64url'),
      requestKey: crypto.randomUUID(),
      ...change,
    }),
  );

test('an application is stored with its document and mailed to the office with it, once', async () => {
  const mail = memoryMail();
  const { lines, log } = readableLog();
  const app = await startApp({ mail, log });
  const requestKey = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => applyWith(app, { requestKey })));
  const told = await Promise.all(answers.map(async (one) => applyForVacancy.answer.parse(await one.json())));
  expect(new Set(told.map(({ number }) => number)).size).toBe(1);

  const [stored, ...others] = await db.selectFrom('job_application').selectAll().execute();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    id: told[0]!.number,
    site_id: 'vacancies-com',
    vacancy_slug: 'adviser',
    email: 'anna@mail.example',
    file_name: 'CV Anna.pdf',
    file_type: 'pdf',
  });
  expect(stored!.file).toEqual(pdf);

  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), 8_000);
  expect(mail.sent[0]).toMatchObject({
    from: { address: 'no-reply@solstice.example' },
    to: 'com@solstice.example',
    replyTo: 'anna@mail.example',
    subject: `Application ${stored!.id}: Job adviser, Anna Nowak`,
    text: expect.stringContaining('I listen.'),
    attachment: { name: 'CV Anna.pdf', mediaType: 'application/pdf', bytes: pdf },
  });
  await vi.waitFor(async () =>
    expect(await db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]),
  );
  for (const words of ['Anna', 'I listen', 'anna@mail']) expect(lines.join()).not.toContain(words);
}, 20_000);

test('an application that is corrected before it is sent again is another one', async () => {
  const app = await testApp(database, { mailsElsewhere: true });
  const requestKey = crypto.randomUUID();
  await app.ready();
  const numberOf = async (letter: string) => {
    const answer = await applyWith(app, { requestKey, letter });
    return applyForVacancy.answer.parse(await answer.json()).number;
  };
  const first = await numberOf('One');
  expect(await numberOf('Two')).not.toBe(first);
  expect(await numberOf('One')).toBe(first);
  await app.close();
});

test('what is wrong with an application is told by field, and nothing of it is stored', async () => {
  const app = await testApp(database);
  const before = await db.selectFrom('job_application').select('id').execute();
  const refusalOf = async (change: Record<string, string>) => {
    const answer = await applyWith(app, change);
    const { errors = [] } = (await answer.json()) as { errors?: { field: string; messageKey?: string }[] };
    return [answer.status, ...errors.map(({ field, messageKey }) => [field, messageKey])];
  };
  const program = Buffer.from('MZ program').toString('base64url');
  expect(await refusalOf({ file: program, fileName: 'cv.pdf' })).toEqual([
    400,
    ['file', 'validations.fileType'],
  ]);
  expect(await refusalOf({ name: ' ', email: '' })).toEqual([
    400,
    ['name', 'validations.required'],
    ['email', 'validations.phoneOrEmail'],
  ]);
  expect(await refusalOf({ file: 'no base64!' })).toEqual([400, ['file', undefined]]);
  expect(await refusalOf({ slug: 'over' })).toEqual([404]);
  expect(await db.selectFrom('job_application').select('id').execute()).toEqual(before);
});

test('a document of 5 MB is taken, a byte more is not; everywhere else a body stays a form of words', async () => {
  const app = await testApp(database, { mailsElsewhere: true });
  await app.ready();
  const ofSize = (size: number) =>
    Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]).toString('base64url');
  expect((await applyWith(app, { file: ofSize(mostFileBytes) })).status).toBe(200);
  const answer = await applyWith(app, { file: ofSize(mostFileBytes + 1) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('file');
  expect((await applyWith(app, { file: ofSize(8_000_000) })).status).toBe(413);
  const elsewhere = await app.ask(`${host}/b2c/feedback`, formOf({ comment: 'x'.repeat(70_000) }));
  expect(elsewhere.status).toBe(413);
  await app.close();
});

test('the trap takes an application in and drops it, and the same again and again is slowed down', async () => {
  const app = await testApp(database, { mailsElsewhere: true, settings: { limits: usualLimits } });
  await app.ready();
  const before = await db.selectFrom('job_application').select('id').execute();
  expect((await applyWith(app, { website: 'https://spam.example' })).status).toBe(200);
  expect(await db.selectFrom('job_application').select('id').execute()).toEqual(before);
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth++) statuses.push((await applyWith(app, { letter: `Letter ${nth}` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await app.close();
}, 20_000);
