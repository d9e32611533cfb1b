import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { cardLink, cards, openFirstHotel, pictureLinks } from './results-page.ts';

type Site = (host?: string, path?: string) => string;

const recent = (page: Page) => page.evaluate(() => localStorage.getItem('recent'));
const line = (page: Page) => page.getByRole('navigation', { name: 'Недавно смотрели' });

/** The results of a search of the demo operator, once their page is at work. */
async function openSearch(page: Page, site: Site, host: string) {
  await page.goto(site(host, '/search/hot-tours'));
  const to = (await pictureLinks(page.getByRole('main')).first().getAttribute('href')) ?? '';
  await page.goto(site(host, `/search/tours${new URL(to, site(host)).search}`));
  await expect(cardLink(cards(page).first())).toBeVisible();
  await hydrated(page);
}

test('what was looked at last is offered under the wizard, after a yes alone, and forgotten on demand', async ({
  page,
  site,
}) => {
  const host = 'ru.localhost';
  await openSearch(page, site, host);
  await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  expect(await recent(page)).toBeNull();
  await page.getByRole('button', { name: 'Принять все', exact: true }).click();
  await expect.poll(() => recent(page)).toContain('search');
  const name = (await cardLink(cards(page).first()).textContent()) ?? '';
  await openFirstHotel(page);
  await expect.poll(() => recent(page)).toContain(name);

  await page.goto(site(host, '/'));
  await expect(line(page).getByRole('link')).toHaveCount(2);
  await expectNoAxeFindings(page);
  await line(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.goto(site(host, '/'));
  await line(page).getByRole('button', { name: 'Забыть всё' }).press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'забыты' })).toBeAttached();
  expect(await recent(page)).toBeNull();
});
