import type { Page } from '@playwright/test';
import { gzipBytes, partsOf } from '#bench/load/page-parts.ts';
import { expect, test } from './fixtures.ts';

/** The bytes that a page may have, data and all, in gzip; a Cyrillic letter takes two, and Kazakh words are the longest. */
// A country has a year of prices, its flights and its places beside its words (decision 0190).
const bounds = { home: 21_300, results: 29_000, hotel: 29_000, content: 12_700, country: 15_500 };
// What is longer by 350 bytes names the same page in other markets and languages (decision 0221).
const russianBounds = { ...bounds, home: 22_000, hotel: 30_200, content: 13_500, country: 18_400 };
const kazakhBounds = { ...bounds, home: 22_400, hotel: 31_400, content: 14_100, country: 18_700 };

async function textOf(page: Page, address: string): Promise<string> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  return (await answer?.text()) ?? '';
}

/** Where the first card of a list leads. */
function hotelIn(results: string, origin: string): string {
  const [, path = ''] = /href="((?:\/\w\w)?\/tours\/[^/"?]+\/[^"]+)"/.exec(results) ?? [];
  return new URL(path.replaceAll('&amp;', '&'), origin).href;
}

// What is bought in English, and the two alphabets whose texts are the longest.
for (const { host, locale, most } of [
  { host: 'localhost', locale: '', most: bounds },
  { host: 'ru.localhost', locale: '', most: russianBounds },
  { host: 'kz.localhost', locale: '/kk', most: kazakhBounds },
])
  test(`pages of ${host}${locale} carry what they draw, and not much more`, async ({ page, site }) => {
    const results = await textOf(page, site(host, `${locale}/search/tours`));
    const pages = {
      home: await textOf(page, site(host, `${locale}/`)),
      results,
      hotel: await textOf(page, hotelIn(results, site(host))),
      content: await textOf(page, site(host, `${locale}/about`)),
      country: await textOf(page, site(host, `${locale}/countries/turkey`)),
    };
    for (const [name, bound] of Object.entries(most)) {
      const text = pages[name as keyof typeof bounds]; // the keys of the same object
      const { html, data } = partsOf(text);
      expect(gzipBytes(text), name).toBeLessThanOrEqual(bound);
      expect(data.length, `the data of ${name}`).toBeLessThan(html.length);
    }
  });
