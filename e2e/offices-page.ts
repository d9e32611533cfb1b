import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { wordsOf } from './words.ts';

/** The cards of a list of offices. */
export const offices = (scope: Page | Locator) => scope.getByRole('article');

/** When an office is open, in its card, its balloon or on its page. */
export const hoursOf = (scope: Page | Locator, lang: Locale = 'ru') =>
  scope
    .locator('dl > div')
    .filter({ hasText: wordsOf(lang)('officeList.card.hours') })
    .getByRole('definition');

export const phoneOf = (scope: Page | Locator) => scope.locator('a[href^="tel:"]').first();

export const mailOf = (scope: Page | Locator) => scope.locator('a[href^="mailto:"]').first();

/** The cards that stand for those that come: nobody hears of them. */
export const skeletonOf = (scope: Page | Locator) =>
  scope.getByRole('status').getByRole('listitem', { includeHidden: true });

/** Our own map, which keys move. */
export const map = (page: Page) => page.getByRole('application');

/** Placemarks and clusters of them. */
export const marks = (page: Page) => map(page).locator('button:has(svg, [aria-hidden])');

export const placemarks = (page: Page) => marks(page).and(page.locator('[data-office]'));

export const clusters = (page: Page) => marks(page).and(page.locator(':not([data-office])'));

/** What a pressed placemark tells. */
export const balloon = (page: Page) => map(page).getByRole('dialog');

/** How many offices the map shows, alone and in clusters. */
export async function countOnMap(page: Page): Promise<number> {
  const single = await placemarks(page).count();
  const many = await clusters(page).locator('[aria-hidden]').allTextContents();
  return many.reduce((sum, count) => sum + Number(count), single);
}
