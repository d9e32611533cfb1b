import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { expect } from './fixtures.ts';
import { offers } from './hotel-page.ts';
import { priceText, wordsOf } from './words.ts';

/** The hotels of a list, or of any page that shows them as cards. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The way from a card to its page. */
export const cardLink = (card: Locator) => card.getByRole('heading').getByRole('link');

/** What is paid now, without the prices before discounts. */
export const prices = (scope: Locator) => scope.getByText(priceText).and(scope.locator(':not(s)'));

type Order = 'recommended' | 'cheapest' | 'dearest' | 'rating';

export function sortLink(page: Page, order: Order, lang: Locale = 'en') {
  const t = wordsOf(lang);
  const orders = page.getByRole('navigation', { name: t('results.sort.label') });
  return orders.getByRole('link', { name: t(`results.sort.${order}`) });
}

/** Opens the filters of a phone, if it is one; tells where they are. */
export async function openFilters(page: Page, isMobile: boolean, lang: Locale = 'en') {
  const name = wordsOf(lang)('results.filters.title');
  if (!isMobile) return page.getByRole('complementary', { name });
  await page.getByRole('link', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

export async function openFirstHotel(page: Page) {
  await cardLink(cards(page).first()).click();
  await expect(offers(page).first()).toBeVisible();
}

/** Tours, pages and hotels that are links as a whole, each with its name as a heading. */
export const pictureLinks = (scope: Locator) =>
  scope.getByRole('link').filter({ has: scope.page().getByRole('heading') });

/** A hotel of the default search, with its offers. */
export async function openHotel(page: Page, address: string) {
  await page.goto(address);
  await openFirstHotel(page);
}

/** Where the first card of a list leads, in what the server sent. */
export function firstHotelIn(html: string): string {
  const [, path = ''] = /href="((?:\/\w\w)?\/tours\/[^/"?]+\/[^"]+)"/.exec(html) ?? [];
  return path.replaceAll('&amp;', '&');
}
