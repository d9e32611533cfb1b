import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards, openFilters } from './results-page.ts';

const search = '/search/tours?STATEINC=3&TOWNFROM=50&NIGHTMIN=7&NIGHTMAX=10&ADULT=2&CHILD=0';
const days = 'CHECKIN_BEG=20270601&CHECKIN_END=20270610';

const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0]);

test('hotels are chosen by the keyboard from a list of all, of which only what is seen is drawn [W-2.9-28] [W-2.9-32] [W-2.9-33] [W-2.9-34] [W-2.9-35] [W-4-48] [W-4-49] [W-4-50]', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, isMobile);
  const open = filters.getByRole('button', { name: 'Choose hotels' });
  const list = page.getByRole('listbox', { name: 'Choose hotels' });
  const field = page.getByRole('combobox', { name: 'Choose hotels' });
  const only = page.getByRole('checkbox', { name: 'Only selected' });
  const options = list.getByRole('option');

  await open.press('Space');
  await expect(field).toBeFocused();
  await expect(only).toBeDisabled();
  const all = Number(await options.first().getAttribute('aria-setsize'));
  expect(all).toBe(await found(page));
  expect(await options.count()).toBeLessThanOrEqual(20);
  await field.press('ArrowDown');
  await field.press('Space');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(2);
  await field.press('Shift+Tab');
  await expect(only).toBeFocused();
  await page.keyboard.press('Space');
  await expect(options).toHaveCount(2);
  await options.first().click();
  await options.first().click();
  await expect(only).toBeDisabled();
  await expect(only).not.toBeChecked();
  await options.first().click();
  await options.nth(1).click();
  await field.press('Tab');
  await expect(list).toBeHidden();
  await expect.poll(() => asked(page, 'HOTELLIST')).toMatch(/^\d+,\d+$/);
  await expect(cards(page)).toHaveCount(2);

  await open.press('Enter');
  await field.fill('no hotel has this name');
  await expect(page.getByRole('dialog').getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('what is counted beside programs and promotions is what choosing them leaves', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, isMobile);
  const box = page.getByRole('checkbox', { name: /Early booking and free nights/ });
  const label = filters.locator('label').filter({ has: box });
  await label.scrollIntoViewIfNeeded();
  await expect(label).toHaveText(/\d+$/);
  const promised = Number(/\d+$/.exec((await label.textContent()) ?? '')?.[0]);
  await filters.getByRole('checkbox', { name: /Early booking and free nights/ }).check();
  await expect.poll(() => asked(page, 'ACTIONS')).toBe('1');
  await expect.poll(() => found(page)).toBe(promised);
});
