import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { header, opened, opener, toast } from './frame.ts';

/** Opens the menu of languages, or that of everything on a phone, and follows a link behind it. */
async function leaveWithOpenMenu(page: Page, address: string, isMobile = false) {
  await page.goto(address);
  await hydrated(page);
  await opener(header(page), isMobile ? 'burger' : 'language').click();
  await expect(opened(page)).toHaveCount(1);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href$="/sitemap/countries"]')?.click(),
  );
}

test('what was open is closed when the next page has come [S-2.2-17]', { tag: '@phone' }, async ({
  page,
  site,
  isMobile,
}) => {
  await leaveWithOpenMenu(page, site('localhost', '/data-sources'), isMobile);
  await expect(page).toHaveURL(/\/sitemap\/countries/);
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await expect(opened(page)).toHaveCount(0);
});

test('what was open is closed when the next page has failed [S-2.2-18]', async ({ page, site }) => {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await leaveWithOpenMenu(page, site('localhost', '/data-sources'));
  await expect(page.getByRole('main')).toContainText('Error 500');
  await expect(opened(page)).toHaveCount(0);
});

test('without a connection a page stays and says why; with one again its links lead on', async ({
  page,
  site,
  context,
}) => {
  const address = site('localhost', '/data-sources');
  await page.goto(address);
  await hydrated(page);
  await context.setOffline(true);
  const link = page.locator('footer a[href$="/sitemap/countries"]').first();
  await link.click();
  await expect(toast(page)).toContainText('check the connection');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();

  await context.setOffline(true);
  await page.goBack();
  await expect(toast(page)).toContainText('check the connection');
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await expect(page).toHaveURL(/countries/);

  // The browser believes that there is one, and nothing answers.
  await context.setOffline(false);
  await page.route('**/*.data*', (route) => route.abort());
  await page.locator('footer a[href$="/data-sources"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The connection was lost' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Error 500');
  await expectNoAxeFindings(page);
  const retry = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText('Natural Earth');
});

test('a form that is sent without a connection stays with what was typed and says why; with one again it is sent', async ({
  page,
  site,
  context,
}) => {
  const address = site('localhost', '/auth/forgot-password');
  await page.goto(address);
  await hydrated(page);
  const email = page.getByRole('main').getByLabel('E-mail', { exact: false });
  await email.fill('nobody@traveller.example');
  await context.setOffline(true);
  await email.press('Enter');
  await expect(toast(page)).toContainText('check the connection');
  await expect(page).toHaveURL(address);
  await expect(email).toHaveValue('nobody@traveller.example');
  await context.setOffline(false);
  await email.press('Enter');
  await expect(page.getByText('If an account has this e-mail')).toBeVisible();
});

test('a link is followed once: to the page that is shown it adds no step back, and keys have the browser open another window', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  const link = page.locator('footer a[href="/sitemap/countries"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/sitemap\/countries$/);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  expect(await steps()).toBe(before);

  await page.goBack();
  await expect(page).toHaveURL(/\/data-sources$/);
  const other = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL(/\/sitemap\/countries$/);
  await expect(page).toHaveURL(/\/data-sources$/);
});
