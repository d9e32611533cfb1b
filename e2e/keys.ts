import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// What somebody does who has a keyboard and nothing else.

/** More than a page has to go through. */
const mostPresses = 250;

/** Goes on from where the focus is until it is where it is wanted; past the frame of the page by its first link. */
export async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  if ((await isNowhere(page)) && (await isInContent(wanted))) {
    await page.keyboard.press('Tab');
    if (await page.locator('a[href="#content"]:focus').count()) await page.keyboard.press('Enter');
  }
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come there');
}

const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

const isInContent = (wanted: Locator) =>
  wanted.evaluate((element) => document.getElementById('content')?.contains(element) ?? false);

/** Goes there and presses it. */
export async function press(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes to a field and types; what stood in a field of one line is chosen by coming there, and goes. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
