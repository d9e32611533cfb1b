import type { APIRequestContext } from '@playwright/test';
import { answerOf, namedLinksOf, partOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The careers site as it is without scripts.

const host = 'vacancies.localhost';
const job = '/vacancies/travel-adviser';

test('vacancies are narrowed by links, each of which keeps what the other row has chosen; nobody looked for is said so', async ({
  request,
}) => {
  const { html } = await answerOf(request, host, '/vacancies?city=london');
  const filters = namedLinksOf(partOf(html, 'Narrow the vacancies'));
  expect(filters).toContainEqual({ href: '/vacancies?city=london&area=sales', text: 'Sales' });
  expect(filters).toContainEqual({ href: '/vacancies', text: 'All' });
  const rows = namedLinksOf(html).filter(({ href }) => href.startsWith('/vacancies/'));
  expect(rows.map(({ href }) => href)).toEqual([job, '/vacancies/designer']);

  const nobody = await answerOf(request, host, '/ru/vacancies?city=london&area=finance');
  expect(textOf(nobody.html)).toContain('Сейчас здесь никого не ищем');
  expect(namedLinksOf(nobody.html)).toContainEqual({ href: '/ru/vacancies', text: 'Все вакансии' });
  expect((await answerOf(request, host, '/vacancies?city=nowhere')).status).toBe(200);
});

test('a vacancy has a page that search engines read as one; other sites and addresses have none', async ({
  request,
}) => {
  const port = process.env.E2E_PORT;
  const answer = await request.get(`http://localhost:${port}${job}`, {
    headers: { host: `${host}:${port}` },
  });
  const [, written = ''] =
    /<script type="application\/ld\+json"[^>]*>(\{[^<]*JobPosting[^<]*)<\/script>/.exec(await answer.text())!;
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Travel adviser',
    employmentType: 'FULL_TIME',
    datePosted: expect.stringMatching(/^\d{4}-\d\d-01$/),
    jobLocation: { address: { addressLocality: 'London', addressCountry: 'GB' } },
    hiringOrganization: { name: 'Solstice Travel' },
  });
  expect((await answerOf(request, host, '/vacancies/nobody')).status).toBe(404);
  expect((await answerOf(request, 'localhost', job)).status).toBe(404);
});

type Sent = Parameters<APIRequestContext['post']>[1] extends infer O
  ? NonNullable<O> extends { multipart?: infer M }
    ? M
    : never
  : never;

/** Sends the form as a browser without scripts does. */
async function send(request: APIRequestContext, path: string, multipart: NonNullable<Sent>) {
  const port = process.env.E2E_PORT;
  const headers = { host: `${host}:${port}`, 'sec-fetch-site': 'same-origin', accept: 'text/html' };
  const answer = await request.post(`http://localhost:${port}${path}`, { headers, multipart });
  return { status: answer.status(), html: await answer.text() };
}

const hiddenIn = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

test('an application without scripts: what is wrong is said by field and what was typed stays, then it is taken', async ({
  request,
}) => {
  const opened = await answerOf(request, host, `/ru${job}`);
  expect(opened.html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  const pass = hiddenIn(opened.html, 'pass');
  const requestKey = hiddenIn(opened.html, 'requestKey');
  const name = `Анна ${requestKey.slice(0, 8)}`;
  const typed = {
    FIELD_NAME: name,
    FIELD_PHONE: '',
    FIELD_EMAIL: 'anna@mail.example',
    FIELD_ADDITIONAL: 'Слушаю',
    FIELD_AGREE: 'on',
    requestKey,
    pass,
    website: '',
  };
  const file = (content: string) => ({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  const wrong = await send(request, `/ru${job}`, {
    ...typed,
    FIELD_EMAIL: '',
    FIELD_FILE: file('MZ program'),
  });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain(`value="${name}"`);
  expect(wrong.html).toContain('Слушаю');
  expect(textOf(wrong.html)).toContain('Укажите телефон или почту');

  // What is sent by a machine comes within seconds: until they are over nothing else is judged.
  await expect(async () => {
    const program = await send(request, `/ru${job}`, { ...typed, FIELD_FILE: file('MZ program') });
    const text = textOf(program.html);
    expect([program.status, text]).toEqual([400, expect.stringContaining('Это не PDF, DOC, DOCX или ODT')]);
    expect(text).toContain('Браузер не возвращает файл');
  }).toPass();

  await expect(async () => {
    const taken = await send(request, `/ru${job}`, { ...typed, FIELD_FILE: file('%PDF-1.7') });
    expect([taken.status, textOf(taken.html)]).toEqual([200, expect.stringContaining('Отклик у нас')]);
  }).toPass();
});
