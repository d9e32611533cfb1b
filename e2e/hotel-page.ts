import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { expect, expectNoAxeFindingsIn } from './fixtures.ts';
import { amountOf, wordsOf } from './words.ts';

/** What the hotel costs, room by room. */
export const roomsAndPrices = (page: Page) => page.getByRole('region').and(page.locator('#prices'));

/** The rooms of a hotel, or the hotels of an excursion tour. */
export const rooms = (page: Page) => roomsAndPrices(page).getByRole('article');

/** The offers of all rooms, or of one: each has a button for what its price is made of. */
export const offers = (page: Page, of = rooms(page)) =>
  of.getByRole('listitem').filter({ has: page.getByRole('button') });

/** Opens an offer into its receipt. */
export const priceDetails = (scope: Page | Locator, lang: Locale = 'en') =>
  scope.getByRole('button', { name: wordsOf(lang)('detail.offer.showReceipt') });

/** The way to the form for an offer. */
export const requestLink = (scope: Page | Locator, lang: Locale = 'en') =>
  scope.getByRole('link', { name: wordsOf(lang)('detail.offer.request') });

/** The way to every picture: `10 photos`. */
export const allPhotos = (page: Page) => page.getByRole('link', { name: /^\d+ photos$/ });

/** What the price of an opened offer is made of. */
export const receiptOf = (offer: Locator, lang: Locale = 'en') =>
  offer.getByRole('group', { name: wordsOf(lang)('detail.receipt.title'), exact: true });

/** Opens the first offers into their receipts, one beside the other, in which axe finds nothing. */
export async function openReceipts(page: Page, count: number, lang: Locale = 'en') {
  for (let at = 0; at < count; at++) {
    const offer = offers(page).nth(at);
    await priceDetails(offer, lang).click();
    await expect(receiptOf(offer, lang).getByRole('definition').last()).toBeVisible();
  }
  await expectNoAxeFindingsIn(page, '#prices');
}

/** The lines of the receipt sum to its total, which is the price of its offer. */
export async function expectReceiptToSum(offer: Locator, lang: Locale = 'en') {
  const amounts = receiptOf(offer, lang).getByRole('definition');
  await expect(amounts.last()).toBeVisible();
  const [total = '', ...lines] = (await amounts.allTextContents()).toReversed();
  expect(lines).not.toEqual([]);
  expect(lines.map(amountOf).reduce((sum, amount) => sum + amount, 0)).toBe(amountOf(total));
  const shown = offer.getByText(total, { exact: true });
  const inReceipt = amounts.and(shown);
  expect(await shown.count(), 'the offer has it, too').toBeGreaterThan(await inReceipt.count());
}
