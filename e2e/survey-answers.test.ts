import type { APIRequestContext } from '@playwright/test';
import { answerOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The survey site as it is without scripts.

const host = 'survey.localhost';

async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const port = process.env.E2E_PORT;
  const headers = { host: `${host}:${port}`, 'sec-fetch-site': 'same-origin', accept: 'text/html' };
  const answer = await request.post(`http://localhost:${port}${path}`, { headers, form, maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers().location ?? '', html: await answer.text() };
}

test('the head of the survey site leads to its questionnaires and its winners, which stand there alone [S-2.4-09] [S-2.1-18] [S-2.1-19]', async ({
  request,
}) => {
  const { html } = await answerOf(request, host, '/ru');
  const head = /<header[\s\S]*?<\/header>/.exec(html)![0];
  const links = namedLinksOf(head).map(({ href }) => href);
  expect(links).toEqual(expect.arrayContaining(['/ru/question', '/ru/winners']));
  const winners = await answerOf(request, host, '/ru/winners');
  expect(textOf(winners.html)).toContain('Olga K., Рига');
  for (const path of ['/question', '/winners'])
    expect((await answerOf(request, 'localhost', path)).status, path).toBe(404);
});

test('a questionnaire without scripts: a link of one’s own, what is missing is said and what was chosen stays, then thanks', async ({
  request,
}) => {
  const taken = await send(request, '/ru/question', { slug: 'after-the-journey' });
  expect([taken.status, taken.location]).toEqual([303, expect.stringMatching(/^\/ru\/question\/[\w-]{22}$/)]);
  const path = taken.location;
  const opened = await answerOf(request, host, path);
  expect(opened.html).toContain('name="robots" content="noindex"');
  expect(textOf(opened.html)).toContain('Отвечено 0 из 8');

  const wrong = await send(request, path, { Q1: '1', Q2: '5', Q5: 'Мария' });
  expect(wrong.status).toBe(400);
  expect(textOf(wrong.html)).toContain('Отвечено 3 из 8');
  expect(wrong.html).toMatch(/<input(?=[^>]*name="Q1")(?=[^>]*value="1")[^>]*checked/);
  expect(wrong.html).toContain('Мария</textarea>');
  expect(wrong.html.match(/aria-invalid="true"/g)).toHaveLength(3);

  const said = await send(request, path, { Q1: '1', Q2: '5', Q3: '4', Q4: '0', Q5: 'Мария', Q7: '5' });
  expect([said.status, textOf(said.html)]).toEqual([200, expect.stringContaining('Спасибо')]);
  const again = textOf((await answerOf(request, host, path)).html);
  for (const words of ['Спасибо', 'Вдвоём', '5 из 5', 'Мария', 'без ответа']) expect(again).toContain(words);
  expect((await answerOf(request, host, `/question/${'A'.repeat(22)}`)).status).toBe(404);
  expect((await answerOf(request, 'localhost', path.replace('/ru', ''))).status).toBe(404);
});
