import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

test('links of an older site lead on for good, in their language and with their query', async ({
  request,
}) => {
  const leads = async (host: string, path: string) => {
    const { status, headers } = await answerOf(request, host, path);
    return [status, headers.find(({ name }) => name.toLowerCase() === 'location')?.value];
  };
  expect(await leads('localhost', '/about-us?utm_source=x')).toEqual([301, '/about?utm_source=x']);
  expect(await leads('localhost', '/ru/last-minute/')).toEqual([301, '/ru/search/hot-tours']);
  expect(await leads('pl.localhost', '/catalogue.php?country=turkey')).toEqual([301, '/countries/turkey']);
  expect(await leads('localhost', '/index.html')).toEqual([301, '/']);
});

test('a page that was withdrawn says so, with ways on, and is not kept by search engines', async ({
  request,
}) => {
  for (const [host, path, title] of [
    ['localhost', '/polar-train', 'This page is no longer here'],
    ['ru.localhost', '/polar-train', 'Этой страницы больше нет'],
    ['pl.localhost', '/catalogue.php?country=iceland', 'Tej strony już nie ma'],
  ] as const) {
    const { status, html } = await answerOf(request, host, path);
    expect([status, /<h1>([^<]*)/.exec(html)?.[1]]).toEqual([410, title]);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(/href="\/sitemap\/countries"/);
  }
  expect((await answerOf(request, 'localhost', '/never-was')).status).toBe(404);
});

test('a step within the site to an address of before is led on by the router', async ({ request }) => {
  const { status, html } = await answerOf(request, 'localhost', '/about-us.data');
  expect([status, html.includes('"/about"')]).toEqual([202, true]);
});
