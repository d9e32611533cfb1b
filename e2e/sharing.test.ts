import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { toast } from './frame.ts';
import { compareButton, favouriteButton } from './keep.ts';
import { pictureLinks } from './results-page.ts';

type Site = (host?: string, path?: string) => string;

/** The page of a hotel for a trip: its address is longer than a link should be. */
async function openSharedPage(page: Page, site: Site, host = 'localhost') {
  await page.goto(site(host, '/search/hot-tours'));
  await pictureLinks(page.getByRole('main')).first().click();
  await expect(page).toHaveURL(/\/tours\/[a-z-]+\/[a-z0-9-]+\?.{80,}/);
  // The buttons come with the scripts.
  await expect(compareButton(page.getByRole('main'))).toBeVisible();
  await expect(favouriteButton(page.getByRole('main'))).toBeVisible();
}

const shareLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Share', exact: true });
const openMenu = (page: Page) => shareLink(page).click();
const menu = (page: Page) => page.getByRole('dialog', { name: 'Share this page' });
const copyButton = (page: Page) => menu(page).getByRole('button');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[W-2.11-21] [S-2.18-06] [S-2.18-08] [S-4.10-01] [S-8-09] [W-8-06] a long link is copied short, leads back, and says for 3 seconds that it was copied', async ({
    page,
    site,
  }) => {
    await openSharedPage(page, site);
    const address = page.url();
    expect(address.length).toBeGreaterThan(120);
    await openMenu(page);
    await expectNoAxeFindings(page);
    await copyButton(page).press('Enter');
    const copiedAt = Date.now();
    await expect(toast(page)).toHaveText('The link is copied');
    await expect(copyButton(page)).toHaveText('The link is copied');
    const link = await copied(page);
    expect(link).toMatch(/^http:\/\/localhost:\d+\/s\/[\w-]{11}$/);
    await expect(copyButton(page)).toHaveText('Copy the link');
    expect(Date.now() - copiedAt).toBeGreaterThan(2_000);
    expect(Date.now() - copiedAt).toBeLessThan(6_000);
    await page.goto(link);
    await expect(page).toHaveURL(address);
  });

  test('[S-2.18-07] [W-2.11-34] the gallery copies its link as it is, and the message is over the gallery', async ({
    page,
    site,
  }) => {
    await openSharedPage(page, site);
    await page.goto(`${page.url()}&modal=gallery`);
    const gallery = page.getByRole('dialog');
    await gallery.getByRole('button', { name: 'Copy the link' }).click();
    await expect(gallery.getByRole('status').filter({ hasText: 'The link is copied' })).toBeVisible();
    expect(await copied(page)).toBe(page.url());
  });

  test('[S-2.18-09] an agent copies a link for agents and one for travellers', async ({ page, site }) => {
    await openSharedPage(page, site, 'agent.localhost');
    await openMenu(page);
    await copyButton(page).press('Enter');
    await expect(toast(page)).toHaveText('The link is copied');
    const [own, traveller, ...more] = (await copied(page)).split('\n');
    expect(own).toMatch(/^For the agent: http:\/\/agent\.localhost:\d+\/s\//);
    expect(traveller).toMatch(/^For the traveller: http:\/\/agent\.localhost:\d+\/s\//);
    expect(more).toEqual([]);
    await page.goto(traveller?.split(': ')[1] ?? '');
    expect(new URL(page.url()).hostname).toBe('localhost');
  });
});

test('[S-8-10] [W-8-07] a clipboard that refuses is told', async ({ page, site }) => {
  await openSharedPage(page, site);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openMenu(page);
  await copyButton(page).press('Enter');
  await expect(toast(page)).toHaveText('The link could not be copied');
});

test('[S-8-11] [W-8-08] a browser without a clipboard is told', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openSharedPage(page, site);
  await openMenu(page);
  await copyButton(page).press('Enter');
  await expect(toast(page)).toContainText('This browser does not let a page copy');
});

test('[S-2.18-01] [S-2.18-02] [S-2.18-03] [S-2.18-04] the page can be shared with networks, a messenger and by mail, and Escape leads back', async ({
  page,
  site,
}) => {
  await openSharedPage(page, site);
  await openMenu(page);
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(['Telegram', 'WhatsApp', 'VK', 'Facebook', 'X', 'E-mail']);
  const telegram = new URL((await links.first().getAttribute('href')) ?? '');
  expect(page.url()).toContain('&');
  expect(telegram.searchParams.get('url')).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(shareLink(page)).toBeFocused();
});

test('without scripts a page is shared by mail', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('localhost', '/search/hot-tours'));
  await pictureLinks(page.getByRole('main')).first().click();
  await expect(shareLink(page)).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+http/);
  await context.close();
});
