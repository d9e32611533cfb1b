import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInBothSchemes, gotoAndSettle, test } from './fixtures.ts';
import { cards, prices } from './results-page.ts';
import { fieldOf, searchInWords, wizardHydrated } from './wizard.ts';
import { amountOf } from './words.ts';

type Site = (host?: string, path?: string) => string;

/** Stays in Türkiye some weeks from now: every day of a month has a price. */
async function openStays(page: Page, site: Site) {
  const [from, to] = [daysAhead(40), daysAhead(42)];
  const search = `STATEINC=3&CHECKIN_BEG=${from}&CHECKIN_END=${to}&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0&SORT_TYPE=0`;
  await gotoAndSettle(page, site('localhost', `/search/hotels?${search}`));
  return { from, to };
}

const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

const strip = (page: Page) => page.getByRole('navigation', { name: 'Prices by day' });
const priced = (page: Page) => strip(page).getByRole('link', { name: /from \D?\d/ });
const chosen = (page: Page) => strip(page).locator('[aria-current=date]');
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const amountIn = async (text: Promise<string | null>) =>
  amountOf(/from (.*?\d[\d,]*)/.exec((await text) ?? '')?.[1] ?? '');

test('a day of the strip is a search of that day, at the price that it showed, and the wizard begins with it [W-2.4-40] @phone', async ({
  page,
  site,
}) => {
  const { from, to } = await openStays(page, site);
  await expect(chosen(page)).toHaveCount(3);
  await expect(chosen(page).first()).toBeInViewport();
  await expect(priced(page).first()).toBeVisible();

  // What is chosen costs what the list says: the cheapest of its days is the first of its hotels.
  const amounts = await Promise.all((await chosen(page).all()).map((day) => amountIn(day.textContent())));
  const first = async () => amountOf((await prices(cards(page).first()).first().textContent()) ?? '');
  expect(await first()).toBe(Math.min(...amounts));

  const day = chosen(page).nth(1);
  const price = amounts[1]!;
  const box = await day.boundingBox();
  await day.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page, 'CHECKIN_BEG')).not.toBe(from);
  expect(asked(page, 'CHECKIN_END')).toBe(asked(page, 'CHECKIN_BEG'));
  expect(asked(page, 'CHECKIN_END')).not.toBe(to);
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(first).toBe(price);
  expect((await chosen(page).boundingBox())?.y, 'nothing moved').toBe(box?.y);

  await strip(page).getByRole('link', { name: 'A week later' }).click();
  await expect.poll(() => asked(page, 'CHECKIN_BEG')).toBe(daysAhead(48));
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toBeInViewport();
  await expect(page.locator('search input[name="CHECKIN_BEG"]')).toHaveValue(daysAhead(48));
});

test('the prices of the days come after the list, into room that is kept for them', async ({
  page,
  site,
}) => {
  let isAnswered = false;
  const gate = Promise.withResolvers<void>();
  await page.route('**/lookup/calendar**', async (route) => {
    await gate.promise;
    isAnswered = true;
    await route.continue();
  });
  const search = `STATEINC=3&CHECKIN_BEG=${daysAhead(40)}&CHECKIN_END=${daysAhead(40)}&NIGHTMIN=7&NIGHTMAX=7`;
  await page.goto(site('localhost', `/search/hotels?${search}&ADULT=2&CHILD=0`));
  await expect(cards(page).first()).toBeVisible();
  expect(isAnswered).toBe(false);
  const heightOf = async () => (await strip(page).boundingBox())?.height;
  await expect(page.getByRole('button', { name: 'When is it cheapest?' })).toBeVisible();
  const before = await heightOf();
  gate.resolve();
  await expect(priced(page).first()).toBeVisible();
  expect(await heightOf()).toBe(before);
});

test('the grid of days and nights is asked for when it is opened, and one key searches for its cheapest stay @phone', async ({
  page,
  site,
}) => {
  const questions: string[] = [];
  page.on('request', (request) => questions.push(request.url()));
  await openStays(page, site);
  const isAsked = () => questions.some((url) => url.includes('/lookup/stays'));
  expect(isAsked()).toBe(false);

  const open = page.getByRole('button', { name: 'When is it cheapest?' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'When is it cheapest?' });
  const cheapest = dialog.getByRole('link', { name: /^Cheapest: / });
  await expect(cheapest).toBeVisible();
  expect(isAsked()).toBe(true);
  await expect(dialog.getByRole('rowheader')).toHaveText(
    [4, 5, 6, 7, 8, 9, 10].map((nights) => `${nights} nights`),
  );
  await expectNoAxeFindingsInBothSchemes(page);

  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cheapest).toBeVisible();
  // Before the browser has said that it is closed.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await expect(cheapest).toBeVisible();
  const nine = dialog.getByRole('link', { name: /, 9 nights, / }).first();
  const price = amountOf(((await nine.textContent()) ?? '').split('9 nights, ')[1] ?? '');
  await nine.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked(page, 'NIGHTMIN')).toBe('9');
  expect(asked(page, 'NIGHTMAX')).toBe('9');
  expect(asked(page, 'CHECKIN_BEG')).toBe(asked(page, 'CHECKIN_END'));
  await expect
    .poll(async () => amountOf((await prices(cards(page).first()).first().textContent()) ?? ''))
    .toBe(price);
});

test('the grid of a hotel opens by the keyboard on its page, and one key leads to the offers of that day', async ({
  page,
  site,
}) => {
  await openStays(page, site);
  const hotel = await cards(page).first().locator('a[href*="/hotels/turkey/"]').first().getAttribute('href');
  await gotoAndSettle(page, site('localhost', hotel!));
  await page.locator('#prices-title').scrollIntoViewIfNeeded();
  const open = page.getByRole('button', { name: 'When is it cheapest?' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'When is it cheapest?' });
  await expect(dialog.getByRole('link', { name: /^Cheapest: / })).toBeVisible();
  await expectNoAxeFindingsInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const cell = dialog.getByRole('link', { name: /, 8 nights, / }).first();
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked(page, 'NIGHTMIN')).toBe('8');
  await expect(page.locator('#prices')).toContainText('8 nights');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the days are links to searches of their own', async ({ page, site }) => {
    const search = `STATEINC=3&CHECKIN_BEG=${daysAhead(40)}&CHECKIN_END=${daysAhead(42)}&NIGHTMIN=7&NIGHTMAX=7`;
    await page.goto(site('localhost', `/search/hotels?${search}&ADULT=2&CHILD=0`));
    await chosen(page).nth(1).click();
    expect([asked(page, 'CHECKIN_BEG'), asked(page, 'CHECKIN_END')]).toEqual([daysAhead(41), daysAhead(41)]);
    await expect(cards(page).first()).toBeVisible();
    await strip(page).getByRole('link', { name: 'A week earlier' }).click();
    expect(asked(page, 'CHECKIN_BEG')).toBe(daysAhead(34));
    await expect(page.getByRole('button', { name: 'When is it cheapest?' })).toHaveCount(0);
  });
});

test('nights that are not sold give way when the list of other dates loads, without anybody opening the field [W-2.9-14] [W-4-45] [W-4-46]', async ({
  page,
  site,
}) => {
  const lists: string[] = [];
  page.on('response', (response) => response.url().includes('/lookup/nights') && lists.push(response.url()));
  const asked = `CHECKIN_BEG=${daysAhead(40)}&CHECKIN_END=${daysAhead(41)}&NIGHTMIN=30&NIGHTMAX=30`;
  await gotoAndSettle(
    page,
    site('localhost', `/search/tours?STATEINC=3&TOWNFROM=50&${asked}&ADULT=2&CHILD=0`),
  );
  await searchInWords(page).click();
  await expect(fieldOf(page, 'Nights')).toContainText('30 nights');
  expect(lists).toEqual([]);
  await fieldOf(page, 'Dates').click();
  // on some day of a week something leaves
  const written = [42, 48].map((days) => daysAhead(days).replace(/(....)(..)(..)/, '$3/$2/$1'));
  await page.getByRole('textbox', { name: 'Departure dates' }).fill(written.join(' - '));
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Nights')).not.toContainText('30 nights');
  expect(lists).toHaveLength(1);
  await fieldOf(page, 'Nights').click();
  const chosenNight = page.getByRole('dialog', { name: 'How many nights' }).locator('[aria-pressed=true]');
  await expect(chosenNight).toHaveCount(1);
  await expect(chosenNight).not.toHaveAttribute('aria-disabled');
});

test('anyone who only stays checks in: the calendar of hotels has no word of flights', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/?TAB_ACTIVE=hotel'));
  await wizardHydrated(page);
  const dates = page.getByRole('search').getByRole('button', { name: /^Check-in/ });
  await dates.click();
  const dialog = page.getByRole('dialog', { name: 'Check-in dates' });
  await expect(dialog.getByText('Confirmed at once', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Confirmed at once, from/ }).first()).toBeAttached();
  await expect(dialog.getByText(/flight|charter|departure/i)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /flight|charter/i })).toHaveCount(0);
  await expectNoAxeFindingsInBothSchemes(page);
});
