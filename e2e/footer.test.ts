import type { Page } from '@playwright/test';
import { answerOf } from './answers.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { cityQuestion, foot } from './frame.ts';
import { renderOthers } from './other-sites.ts';

type Site = (host?: string, path?: string) => string;

const plainPage = '/data-sources';

/** The labels of the hosts of a market's nine variants. */
const variants = ['', 'agent.', 'b2b.', 'events.', 'vacancies.', 'survey.', 'card.', 'photobase.', 'rates.'];

/** What the API answers on a site; only browsers resolve names below `localhost`. */
async function told<Answer>(page: Page, site: Site, host: string, path: string): Promise<Answer> {
  const answer = await page.request.get(site('localhost', path), { headers: { host } });
  return (await answer.json()) as Answer;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 320, height: 640 } });

  test('no foot scrolls sideways', async ({ page, request, site }) => {
    const hosts = variants.flatMap((label) => [`${label}ru.localhost`, `${label}hu.localhost`]);
    const part = { path: plainPage, element: 'footer', sent: /<footer\b[\s\S]*<\/footer>/ };
    await page.goto(site('localhost', plainPage));
    await renderOthers(page, request, part, hosts, async (host) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, host).toBe(0);
      await expect(foot(page).getByRole('link').first()).toBeVisible();
    });
  });
});

test('the foot of events is where their contacts are', async ({ page, request, site }) => {
  await page.goto(site('events.localhost', `${plainPage}#contacts`));
  await expect(page.locator('#contacts a[href^="tel:"]').first()).toBeInViewport();
  const { html } = await answerOf(request, 'localhost', plainPage);
  expect(html).not.toContain('id="contacts"');
});

test('its links lead on without loading anew, and another city has another foot', async ({ page, site }) => {
  await page.goto(site('localhost', plainPage));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await foot(page).getByRole('link', { name: 'Personal data policy' }).click();
  await expect(page).toHaveURL(site('localhost', '/personal-data'));
  // A page that comes closes what was opened over the one before it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal data policy');
  await cityQuestion(page).getByRole('link', { name: 'Choose another' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Paris' }).click();
  await expect(cityQuestion(page)).toHaveCount(0);
  type Town = { townFrom: number; townName: string };
  const towns = await told<Town[]>(page, site, 'localhost', '/core/search/TownFroms');
  const paris = towns.find(({ townName }) => townName === 'Paris')!;
  const sold = await told<{ title: string }[]>(
    page,
    site,
    'localhost',
    `/b2c/CountriesFooter?townFrom=${paris.townFrom}`,
  );
  await expect(foot(page).getByRole('navigation', { name: 'Countries' }).getByRole('link')).toHaveText(
    sold.map(({ title }) => title),
  );
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
