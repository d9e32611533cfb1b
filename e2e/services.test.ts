import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const wizard = (page: Page) => page.getByRole('search', { name: 'Search for services' });
const field = (page: Page, label: string) =>
  wizard(page).getByRole('button', { name: new RegExp(`^${label}\\b`) });
const cards = (page: Page) => main(page).getByRole('article');

/** A site in English that sells to people of Russia, and the search that its wizard begins with. */
const turkey = 'ServiceType=69&StateFrom=51&State=3';

async function choose(page: Page, label: string, name: string) {
  await field(page, label).click();
  await page.getByRole('dialog').getByRole('option', { name }).click();
  await expect(field(page, label)).toContainText(name);
}

test('services are found by their wizard, narrowed and ordered [W-1-08] [W-2.8-01] [W-2.8-03] @phone', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en/services'));
  await expect(heading(page)).toHaveText('Services for your trip');
  await expectNoAxeFindings(page);
  await hydrated(page);
  for (const [label, value] of [
    ...[
      ['Service', 'Mobile connection'],
      ['You live in', 'Russia'],
      ['Country', 'Türkiye'],
    ],
    ...[
      ['City', 'Lara'],
      ['Travellers', '2 adults'],
      ['Currency', 'RUB'],
    ],
  ] as const)
    await expect(field(page, label)).toContainText(value);
  await expect(field(page, 'Start')).toBeVisible();
  await wizard(page).getByRole('button', { name: 'Find services' }).click();
  await expect(page).toHaveURL(
    /\/en\/search\/services\?ServiceType=69&StateFrom=51&State=3&Town=\d+&dateFrom=/,
  );
  await expect(heading(page)).toHaveText('Türkiye, 4 services');
  await expect(cards(page).first()).toContainText('for 2 adults');
  await expect(cards(page).first()).toContainText(/₽.* per adult/);
  await expectNoAxeFindings(page);

  const [cheapest, dearest] = [cards(page).first(), cards(page).last()];
  const named = await dearest.getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Highest price' }).click();
  await expect(cheapest.getByRole('heading')).toHaveText(named ?? '');
  await page.getByRole('textbox', { name: 'To' }).fill('3000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(heading(page)).toHaveText('Türkiye, 1 service');
  await expect(page).toHaveURL(/COSTMAX=3000/);
  await page.getByRole('link', { name: /^Remove the filter/ }).click();
  await expect(heading(page)).toHaveText('Türkiye, 4 services');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page), 'the way back asks nobody').toHaveText('Türkiye, 1 service');
});

test('another kind begins in Türkiye in all cities for one adult, and each list follows the one before it [W-3.2-27] [W-4-20] [W-4-21]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en/services'));
  await hydrated(page);
  await field(page, 'Country').click();
  const thailand = page.getByRole('dialog').getByRole('option', { name: 'Thailand' });
  await expect(thailand.locator('img')).toHaveAttribute('src', '/flags/state/thailand.svg');
  await expectNoAxeFindings(page);
  await thailand.click();
  await expect(field(page, 'City')).toContainText('Patong');
  await choose(page, 'Service', 'Certificates');
  await expect(field(page, 'Country')).toContainText('Türkiye');
  await expect(field(page, 'City')).not.toContainText('Patong');
  await expect(field(page, 'Travellers')).toContainText('1 adult');
  await field(page, 'Travellers').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'One adult more' })).toBeDisabled();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'One child more' })).toBeDisabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await wizard(page).getByRole('button', { name: 'Find services' }).click();
  await expect(page).toHaveURL(/ServiceType=56&StateFrom=51&State=3&.*AdultCount=1&ChildCount=0/);
  await expect(cards(page).first()).toContainText('for 1 adult');
});

test('results say on which way they lie: the kind without a link, the country, the list [W-2.8-05] [W-2.8-06] [W-2.8-07] [W-2.8-08] [W-2.15-03]', async ({
  page,
  site,
}) => {
  for (const [type, kind] of [
    ['69', 'Mobile connection'],
    ['56', 'Certificates'],
  ] as const) {
    await page.goto(site('localhost', `/search/services?ServiceType=${type}&StateFrom=51&State=3`));
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Home', kind, 'Türkiye', 'Search results']);
    await expect(crumbs.nth(1).getByRole('link')).toHaveCount(0);
    await expect(crumbs.nth(2).getByRole('link')).toHaveAttribute('href', '/excursions/turkey');
  }
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Türkiye']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links).toHaveText(['Türkiye']);
});

test('days that were cleared are asked for in place of searching, and where nothing is sold there are ways out', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/services'));
  await hydrated(page);
  await field(page, 'Start').click();
  const dialog = page.getByRole('dialog', { name: 'Days it may begin on' });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  await expectNoAxeFindings(page);
  // days that can be chosen look like it before any is
  const open = dialog.getByRole('grid').nth(1).getByText('15', { exact: true });
  await expect(open).not.toHaveCSS('font-weight', '400');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Start')).toContainText('Choose the first day');
  await wizard(page).getByRole('button', { name: 'Find services' }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/services$/);

  await page.goto(site('localhost', '/search/services?ServiceType=69&StateFrom=51&State=176'));
  await expect(heading(page)).toHaveText('No such service');
  await expectNoAxeFindings(page);
  await main(page)
    .getByRole('link', { name: /^Look at: Cyprus/ })
    .click();
  await expect(heading(page)).toHaveText('Cyprus, 2 services');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('services are narrowed by a form and ordered by links', async ({ page, site }) => {
    await page.goto(site('localhost', `/search/services?${turkey}`));
    await page.getByRole('textbox', { name: 'To' }).fill('5000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/COSTMAX=5000/);
    await page.getByRole('link', { name: 'Highest price' }).click();
    await expect(page).toHaveURL(/SORT_TYPE=1/);
  });
});
