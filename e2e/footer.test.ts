import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { cityQuestion, foot } from './frame.ts';

type Site = (host?: string, path?: string) => string;

const plainPage = '/data-sources';

/** The labels of the hosts of a market's nine variants. */
const variants = ['', 'agent.', 'b2b.', 'events.', 'vacancies.', 'survey.', 'card.', 'photobase.', 'rates.'];

/** What the API answers on a site; only browsers resolve names below `localhost`. */
async function told<Answer>(page: Page, site: Site, host: string, path: string): Promise<Answer> {
  const answer = await page.request.get(site('localhost', path), { headers: { host } });
  return (await answer.json()) as Answer;
}

/** No text of the page is the key of a message: `shell.footer.policy`. */
const expectNoMessageKeys = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/\b(shell|common|pages|errors)\.\w+\.\w+/, {
    useInnerText: true,
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('no foot scrolls sideways', async ({ page, site }) => {
    for (const label of variants)
      for (const market of ['ru.', 'hu.']) {
        await page.goto(site(`${label}${market}localhost`, plainPage));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${label}${market}`).toBe(0);
      }
  });
});

test('the foot of events is where their contacts are', async ({ page, site }) => {
  await page.goto(site('events.localhost', `${plainPage}#contacts`));
  await expect(page.locator('#contacts a[href^="tel:"]').first()).toBeInViewport();
  await page.goto(site('localhost', plainPage));
  await expect(page.locator('#contacts')).toHaveCount(0);
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

test('an error page has the foot of its site, with what that is configured with', async ({ page, site }) => {
  await page.goto(site('localhost', '/no-such-page'));
  await expect(foot(page).locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+44/);
  await expect(foot(page).getByRole('link', { name: 'Personal data policy' })).toBeVisible();
  await expectNoMessageKeys(page);
  await expectNoAxeFindings(page);
});
