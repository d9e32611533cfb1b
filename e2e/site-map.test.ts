import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

test('the site map leads to the pages that it names, and axe finds nothing in it', async ({ page, site }) => {
  await page.goto(site('localhost', '/sitemap/hotels'));
  await expectNoAxeFindings(page);
  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'Information' }).click();
  await expect(page).toHaveURL(/\/sitemap\/info$/);
  await page.getByRole('link', { name: 'Visas' }).first().click();
  await expect(page).toHaveURL(/\/info\/visas$/);
});

test('twins are told to those who fetch a page: the next one has none', async ({ page, site }) => {
  const twins = page.locator('link[rel=alternate][hreflang="pl-PL"]');
  await page.goto(site('kz.localhost', '/en/data-sources'));
  await expect(twins).toHaveCount(1);
  await hydrated(page);
  await page.getByRole('link', { name: 'Solstice Travel, home page' }).click();
  await expect(page).toHaveURL(site('kz.localhost', '/en'));
  await expect(twins).toHaveCount(0);
});

test('a line runs at the top while the next page is on its way [S-2.2-19]', async ({ page, site }) => {
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  await page.route('**/*.data*', async (route) => {
    await new Promise((settle) => setTimeout(settle, 600));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/\/sitemap\//);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
