import type { Page } from '@playwright/test';
import { addDays, compactDate, plainDate } from '#lib/plain-date.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { openReceipts } from './hotel-page.ts';
import { wizardHydrated } from './wizard.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the tabs of the wizard are links, and the lit one is in the middle of a phone [W-2.3-05] [W-2.3-11] @phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('ru.localhost', '/cruises'));
  await wizardHydrated(page); // scripts scroll the lit tab into sight
  const tabs = page.getByRole('navigation', { name: 'Что ищем' });
  const lit = tabs.locator('[aria-current="page"]');
  await expect(lit).toHaveText('Круизы');
  await expect(lit).toBeInViewport({ ratio: 1 });
  await tabs.getByRole('link', { name: 'Туры', exact: true }).click();
  await expect(page).toHaveURL(/ru\.localhost:\d+\/$/);
});

const today = new Date().toISOString().slice(0, 10);
const day = (ahead: number) => compactDate(addDays(plainDate(today), ahead));
const soon = `CHECKIN_BEG=${day(20)}&CHECKIN_END=${day(75)}&NIGHTMIN=3&NIGHTMAX=14`;

test('cruises are found by their wizard, one chosen liner is led to [W-1-03] [W-2.6-01] [W-2.6-03] [W-2.6-04] [W-2.9-27]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en/cruises'));
  await expect(heading(page)).toHaveText('Cruises');
  await expectNoAxeFindings(page);
  await wizardHydrated(page);
  await page.getByRole('button', { name: 'Find cruises' }).click();
  await expect(page).toHaveURL(/\/en\/search\/cruises\?STATEINC=\d+&TOWNFROM=\d+/);
  // Voyages begin on few days: whichever week it is today, two months have some.
  await page.goto(page.url().replace(/CHECKIN_BEG=\d+&CHECKIN_END=\d+&NIGHTMIN=\d+&NIGHTMAX=\d+/, soon));
  await expect(heading(page)).toHaveText(/^Sea cruises, \d+ ships?$/);
  const liner = main(page).locator('a[href*="/cruise/"]').first();
  await expect(liner).toBeVisible();
  const found = (await liner.getAttribute('href')) ?? '';
  await expectNoAxeFindings(page);
  await page.goto(`${page.url()}&COSTMIN=1&COSTMAX=999999&HOTELLIST=1&PROGRAMGROUP=15`);
  await wizardHydrated(page);
  for (const name of ['COSTMIN', 'COSTMAX', 'HOTELLIST', 'PROGRAMGROUP'])
    await expect(page.locator(`search input[type=hidden][name=${name}]`)).toHaveCount(1);

  await page.goto(site('ru.localhost', '/en/cruises'));
  await wizardHydrated(page);
  await page.getByRole('button', { name: /^Ship/ }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Find cruises' }).click();
  await expect(page).toHaveURL(/\/cruise\/[a-z-]+\?/);

  await page.goto(site('ru.localhost', found));
  await openReceipts(page, 2);
});

test('excursion tours are found by their wizard, and each leads to its page [W-1-04] [W-2.7-01]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/excursion-tours'));
  await expectNoAxeFindings(page);
  await page.goto(site('localhost', `/search/excursion-tours?STATEINC=3&${soon}`));
  await expect(heading(page)).toHaveText(/^Türkiye, \d+ hotels$/);
  await expectNoAxeFindings(page);
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/excursion-tours\/turkey\/[a-z-]+\?/);
});

test('a wish of the tour is a box and a chip, and what cannot be asked is said', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours?STATE=3&UFILTER=1&CHAIN=5'));
  await expect(page).toHaveURL(/STATEINC=3.*UFILTER=1/);
  await expect(main(page).getByText('This search does not take into account: CHAIN')).toBeVisible();
  const column = page.getByRole('complementary', { name: 'Filters' });
  await expect(column.getByRole('checkbox', { name: 'With transfer' })).toBeChecked();
  await page.getByRole('link', { name: 'Remove the filter: With transfer' }).click();
  await expect(page).not.toHaveURL(/UFILTER/);
  await expect(column.getByRole('checkbox', { name: 'With transfer' })).not.toBeChecked();
});

test('a season has its wizard without days, and a country is searched within it [W-2.4-19] [W-2.4-34] [W-2.4-35] [W-2.4-36] [W-4-40]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/search/lato'));
  await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('Choose the first day');
  await expect(page.getByRole('button', { name: /^Nights/ })).toContainText('7 nights');
  await page.goto(site('localhost', '/search/lato?STATEINC=3&CHECKIN_BEG=20270101&CHECKIN_END=20270110'));
  await expect(page).toHaveURL(/CHECKIN_BEG=20270101&CHECKIN_END=20270110$/);
  await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('Choose the first day');
  await expect(page.getByRole('button', { name: /^Where/ })).toContainText('Türkiye');
  await page.getByRole('navigation', { name: 'Month of departure' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/search\/lato\?STATEINC=3&.*CHECKIN_BEG=\d{4}0901&/);
  await expect(heading(page)).toHaveText(/^Türkiye, \d+ hotels$/);
});
