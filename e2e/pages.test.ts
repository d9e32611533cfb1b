import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { consentQuestion, header, opener } from './frame.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a tourist who wants to log in is led to the form of the site, in a new tab [S-2.9-08]', async ({
  page,
  site,
}) => {
  await page.goto(site());
  await opener(header(page), 'user').click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').locator('a[target=_blank][href$="/auth"]').click(),
  ]);
  await expect(heading(opened)).toHaveText('Log in');
  await expectNoAxeFindings(opened);
});

// What they say is read from what the server sends.
for (const [which, pages] of [
  [
    'of the agents’ login',
    [
      ['agent.localhost', '/auth'],
      ['agent.localhost', '/auth/forgot-password'],
      ['agent.localhost', '/auth/reset-password/of-a-mail'],
      ['b2b.ru.localhost', '/auth'],
    ],
  ],
  [
    'that are read',
    [
      ['vacancies.localhost', '/vacancies'],
      ['localhost', '/ads/early-booking'],
      ['localhost', '/hotelgroup/defnesu'],
      ['localhost', '/search/lato'],
    ],
  ],
] as const)
  test(`axe finds nothing on pages ${which}`, async ({ page, site }) => {
    for (const [host, path] of pages)
      await test.step(host + path, async () => {
        await page.goto(site(host, path));
        await expect(heading(page)).toBeVisible();
        await expectNoAxeFindings(page);
      });
  });

test('an anchor leads smoothly to a hundred pixels under the top of the window [S-9-02]', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.goto(site('localhost', '/info/how-to-buy/payment'));
  await hydrated(page);
  // Letters that come later than the click move what it led to by a pixel or two.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const gliding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await gliding()).toBe('auto'); // a page gone back to does not glide
  const link = page.locator('#refunds').getByRole('link', { name: 'terms' });
  await link.focus();
  expect(await gliding()).toBe('smooth');
  await link.click();
  const top = () => page.locator('#terms').evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(100);
});

/** Presses Tab until the focus is back where it began, at most so often; what the banner covers whole of it. */
async function stopsBehind(banner: Locator, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < presses; stop++) {
    await banner.page().keyboard.press('Tab');
    const covered = await banner.evaluate((banner) => {
      const element = document.activeElement;
      if (!element || element === document.body || banner.contains(element)) return undefined;
      const [at, over] = [element.getBoundingClientRect(), banner.getBoundingClientRect()];
      const isCovered =
        getComputedStyle(banner).position === 'fixed' &&
        at.left >= over.left &&
        at.right <= over.right &&
        at.top >= over.top &&
        at.bottom <= over.bottom;
      return isCovered ? `${element.tagName} ${element.textContent?.trim()}` : undefined;
    });
    if (covered) hidden.push(covered);
  }
  return hidden;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 256], // 1,280 pixels at 400 %
] as const)
  test(`at ${width} × ${height} nothing that has the focus is behind the question about cookies`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/contacts', '/call-back']) {
      await page.goto(site('ru.localhost', path));
      await hydrated(page);
      await expect(consentQuestion(page)).toBeVisible();
      expect(await stopsBehind(consentQuestion(page), 80)).toEqual([]);
    }
  });
