import type { APIRequestContext } from '@playwright/test';
import { gzipBytes, partsOf } from '#bench/load/page-parts.ts';
import { expect, test } from './fixtures.ts';
import { firstHotelIn } from './results-page.ts';

/** The bytes that a page may have, data and all, in gzip; a Cyrillic letter takes two, and Kazakh words are the longest. */
// A country has a year of prices, its flights and its places beside its words (decision 0191).
// The prices of a day are longer or shorter by some 150 bytes: a bound leaves twice that above a usual day.
const bounds = { home: 21_300, results: 29_000, hotel: 29_000, content: 12_700, country: 15_900 };
// What is longer by 350 bytes names the same page in other markets and languages (decision 0475).
const russianBounds = { ...bounds, home: 22_000, hotel: 30_600, content: 13_700, country: 18_400 };
const kazakhBounds = { ...bounds, home: 22_400, hotel: 31_400, content: 14_100, country: 18_700 };

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
for (const { host, locale, most } of [
  { host: 'localhost', locale: '', most: bounds },
  { host: 'ru.localhost', locale: '', most: russianBounds },
  { host: 'kz.localhost', locale: '/kk', most: kazakhBounds },
])
  test(`pages of ${host}${locale} carry what they draw, and not much more`, async ({ request }) => {
    const sentAt = (path: string) => visit(request, host, path);
    const results = await sentAt(`${locale}/search/tours`);
    const pages = {
      home: await sentAt(`${locale}/`),
      results,
      hotel: await sentAt(firstHotelIn(results)),
      content: await sentAt(`${locale}/about`),
      country: await sentAt(`${locale}/countries/turkey`),
    };
    for (const [name, bound] of Object.entries(most)) {
      const text = pages[name as keyof typeof bounds]; // the keys of the same object
      const { html, data } = partsOf(text);
      expect(gzipBytes(text), name).toBeLessThanOrEqual(bound);
      expect(data.length, `the data of ${name}`).toBeLessThan(html.length);
    }
  });
