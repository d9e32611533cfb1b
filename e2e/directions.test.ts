import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

const direction = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** The countries, of which a small screen shows some. */
const countries = (page: Page) =>
  page.getByRole('main').getByRole('list').filter({ hasText: 'Egypt' }).getByRole('listitem');

test('directions have their flag and requirements, and lead to tours from the city [S-2.8-01] [S-2.8-02] [S-2.8-03]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en/directions?forceLocation=spb'));
  await expect(page).toHaveURL(site('ru.localhost', '/en/directions'));
  const egypt = direction(page, 'Egypt');
  await expect(egypt.locator('img')).toHaveAttribute('src', '/flags/eg.svg');
  await expect(egypt).toContainText('Visa needed');
  await expect(direction(page, 'Maldives')).toContainText('No visa');
  await expect(egypt).toHaveAttribute('href', '/en/spb/tours/egypt');
  await expectNoAxeFindings(page);
  await egypt.click();
  await expect(page).toHaveURL(/TOWNFROM=3\b/);
});

test('on a small screen fourteen countries stand for the list until it is opened [S-2.8-08]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1_000 });
  await page.goto(site('localhost', '/directions'));
  await hydrated(page);
  await expect(countries(page)).toHaveCount(14);
  await page.getByRole('button', { name: /^All countries/ }).click();
  expect(await countries(page).count()).toBeGreaterThan(14);
  await page.reload();
  await expect(countries(page)).toHaveCount(14);
  await page.setViewportSize({ width: 1_280, height: 1_000 });
  expect(await countries(page).count()).toBeGreaterThan(14);
});

test('directions are filtered by kind of holiday, and the filter is taken back [S-2.8-06] [S-2.8-07]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/directions'));
  await hydrated(page);
  const reset = page.getByRole('button', { name: 'Reset' });
  const all = await countries(page).count();
  await expect(reset).toBeDisabled();
  await page.getByRole('checkbox', { name: /Skiing/ }).check();
  expect(await countries(page).count()).toBeLessThan(all);
  await expect(direction(page, 'Austria')).toBeVisible();
  await reset.click();
  await expect(countries(page)).toHaveCount(all);
  await expect(page.getByRole('checkbox', { name: /Skiing/ })).not.toBeChecked();
});

test('agents choose one country of a list with a search [S-2.8-05] [S-2.8-09]', async ({ page, site }) => {
  await page.goto(site('agent.ru.localhost', '/en/directions'));
  await hydrated(page);
  const search = page.getByRole('searchbox', { name: 'Country' });
  await search.fill('zzz');
  await expect(page.getByRole('main')).toContainText('No countries found');
  await expect(page.getByRole('main')).toContainText('Nothing fits');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toHaveValue('');
  await search.fill('thai');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('radio', { name: /Thailand/ }).check();
  await page.getByRole('button', { name: 'Show tours' }).click();
  await expect(page).toHaveURL(/\/en\/search\/tours\?.*STATEINC=\d/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('directions are filtered by their form', async ({ page, site }) => {
    await page.goto(site('localhost', '/directions'));
    await page.getByRole('checkbox', { name: /Skiing/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(site('localhost', '/directions?tourType=ski'));
    await expect(direction(page, 'Austria')).toBeVisible();
    await expect(direction(page, 'Maldives')).toHaveCount(0);
  });
});
