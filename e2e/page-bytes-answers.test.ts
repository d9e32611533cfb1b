import type { APIRequestContext } from '@playwright/test';
import { pageBudgets } from '#bench/load/page-budgets.ts';
import { gzipBytes, partsOf } from '#bench/load/page-parts.ts';
import { expect, test } from './fixtures.ts';
import { firstHotelIn } from './results-page.ts';

/** A page after its redirects, as it is sent to a visitor who keeps the cookies of the pages before it. */
async function visit(request: APIRequestContext, host: string, path: string): Promise<string> {
  const port = process.env.E2E_PORT;
  const answer = await request.get(new URL(path, `http://localhost:${port}`).href, {
    headers: { host: `${host}:${port}`, accept: 'text/html' },
    maxRedirects: 0,
  });
  const to = answer.headers().location;
  if (to) {
    const { pathname, search } = new URL(to, 'http://localhost');
    return visit(request, host, pathname + search);
  }
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

// What is bought in English, and the two alphabets whose texts are the longest.
for (const { host, locale, language } of [
  { host: 'localhost', locale: '', language: 'en' },
  { host: 'ru.localhost', locale: '', language: 'ru' },
  { host: 'kz.localhost', locale: '/kk', language: 'kk' },
] as const)
  test(`pages of ${host}${locale} carry what they render, and not much more`, async ({ request }) => {
    const sentAt = (path: string) => visit(request, host, path);
    const results = await sentAt(`${locale}/search/tours`);
    const pages = {
      home: await sentAt(`${locale}/`),
      results,
      hotel: await sentAt(firstHotelIn(results)),
      content: await sentAt(`${locale}/about`),
      country: await sentAt(`${locale}/countries/turkey`),
      excursions: await sentAt(`${locale}/excursions/turkey`),
    };
    for (const [name, page] of Object.entries(pages)) {
      const { html, data } = partsOf(page);
      const { document } = pageBudgets[name as keyof typeof pages]; // the keys of the same object
      expect.soft(gzipBytes(page), name).toBeLessThanOrEqual(document[language]);
      expect.soft(data.length, `the data of ${name}`).toBeLessThan(html.length);
    }
  });
