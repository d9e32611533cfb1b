import type { APIRequestContext } from '@playwright/test';
import { answerOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { firstHotelIn } from './results-page.ts';

// Where pages are and where they are not, asked without a browser.

const headingOf = (html: string) => textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');

/** Where an address ends after all its redirects. */
async function endOf(request: APIRequestContext, host: string, address: string) {
  const { status, headers, html } = await answerOf(request, host, address);
  const to = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  if (!to) return { path: address, status, heading: headingOf(html) };
  const { pathname, search } = new URL(to, 'http://localhost');
  return endOf(request, host, pathname + search);
}

test('an unknown address is a 404 with ways home and to the site map, in the language of the path [S-2.3-01] [S-2.3-03] [S-2.3-04] [S-2.3-05]', async ({
  request,
}) => {
  const { status, html } = await answerOf(request, 'localhost', '/ru/nowhere');
  const main = /<main\b[\s\S]*<\/main>/.exec(html)![0];
  expect(status).toBe(404);
  expect(main).toMatch(/<img\b/);
  expect(namedLinksOf(main)).toEqual([
    { href: '/ru', text: 'Главная' },
    { href: '/ru/sitemap/countries', text: 'Карта сайта' },
  ]);
  expect((await answerOf(request, 'localhost', '/xx')).status).toBe(404);
});

test('the office of an agent asks to log in first; other sites have none', async ({ request }) => {
  for (const path of [
    '/orders/',
    '/orders/reports',
    '/settings/mycompany',
    '/calendar/',
    '/services/moneytransfer',
  ]) {
    const asked = await endOf(request, 'agent.localhost', `/ru${path}`);
    expect(asked).toEqual({
      path: `/ru/auth?from=${encodeURIComponent(path)}`,
      status: 200,
      heading: 'Вход',
    });
    expect((await answerOf(request, 'localhost', path)).status, path).toBe(404);
  }
});

test('a page with an address of its own is only there', async ({ request }) => {
  for (const [path, own] of [
    ['/ru/info/help/service', '/ru/help/service/'],
    ['/info/help', '/help/'],
    ['/ads', '/actions/'],
    ['/sitemap/info', '/sitemap/info'],
  ] as const)
    expect(await endOf(request, 'localhost', path), path).toMatchObject({ path: own, status: 200 });
});

test('robots are led to the site map of their site, and kept from the workplaces', async ({ request }) => {
  const robots = async (host: string) => (await answerOf(request, host, '/robots.txt')).html;
  const port = process.env.E2E_PORT;
  expect(await robots('pl.localhost')).toContain(`Sitemap: http://pl.localhost:${port}/sitemap.xml`);
  expect(await robots('agent.localhost')).toBe('User-agent: *\nDisallow: /\n');
});

test('the site of an office has its contact for the address book of a phone, as a file and as a code; other sites have none', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'card.ru.localhost', '/');
  expect(namedLinksOf(html)).toContainEqual({ href: '/contact.vcf', text: 'Сохранить контакт' });
  expect(html).toMatch(/<svg viewBox="0 0 (\d\d) \1" role="img" aria-label="Наведите камеру/);
  const file = await answerOf(request, 'card.ru.localhost', '/contact.vcf');
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers.map(({ name, value }) => [name, value]))).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment; filename="contact.vcf"',
  });
  const [phone = ''] = /href="tel:([^"]+)"/.exec(html)?.slice(1) ?? [];
  expect(phone).toMatch(/^\+?\d{7,}$/);
  expect(file.html).toContain(`TEL;TYPE=WORK:${phone}`);
  expect(file.html).toContain('URL:http://card.ru.localhost');
  expect((await answerOf(request, 'ru.localhost', '/contact.vcf')).status).toBe(404);
});

test('a page has its stylesheet preloaded by its header, and is first painted with its main picture', async ({
  request,
}) => {
  const results = await pageAt(request, '/search/tours');
  const tour = '/excursion-tours/turkey/istanbul-two-continents';
  const pages = [results.path, firstHotelIn(results.html), tour];
  for (const path of pages) {
    const { headers, html } = await answerOf(request, 'localhost', path);
    const stylesheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)/g)].map(([, address]) => address!);
    expect(stylesheets.length, path).toBe(1);
    const ahead = headers.find(({ name }) => name.toLowerCase() === 'link')?.value;
    expect(ahead, path).toBe(`<${stylesheets[0]}>; rel=preload; as=style`);
    const [, first = ''] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(html) ?? [];
    const part = html.indexOf(` id="${first}"`);
    const picture = html.indexOf('loading="eager"', html.indexOf('<main'));
    expect(part, path).toBeGreaterThan(html.indexOf('<main'));
    expect(picture, path).toBeGreaterThan(0);
  }
  // What waits for nothing is painted as soon as it can be.
  expect((await answerOf(request, 'localhost', '/about')).html).not.toContain('rel="expect"');
});
