import { expect, expectNoAxeFindingsInBothSchemes, hydrated, test } from './fixtures.ts';
import { header, opener } from './frame.ts';
import { pictureLinks, prices } from './results-page.ts';
import { searchButton, searchInWords, wizardHydrated } from './wizard.ts';

const languages = [
  { host: 'localhost', lang: 'en', tag: [] },
  { host: 'ru.localhost', lang: 'ru', tag: '@phone-only' },
];

for (const { host, lang, tag } of languages) {
  test(`the home page of ${host} is in ${lang}, shows offers with prices and leads to results [W-2.4-23]`, {
    tag,
  }, async ({ page, site }) => {
    await page.goto(site(host));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const main = page.getByRole('main');
    await expect(prices(pictureLinks(main)).first()).toBeVisible();
    await expect(main.locator('#directions').getByRole('link').nth(1)).toHaveText(/\d/);
    await wizardHydrated(page);
    await searchButton(page).click();
    await expect(page).toHaveURL(
      /\/search\/tours\?(?=.*STATEINC=\d)(?=.*TOWNFROM=\d)(?=.*CHECKIN_BEG=\d{8})/,
    );
    await expect(searchInWords(page)).toBeVisible();
  });
}

test('the language is changed by a link and remembered; the main one has no prefix [S-2.7-04] [S-2.7-05] [S-2.7-06]', {
  tag: '@phone',
}, async ({ page, site, context, isMobile }) => {
  await page.goto(site('localhost', '/data-sources'));
  const menu = page.locator('#language');
  const open = async () => {
    if (isMobile) await opener(header(page), 'burger').click();
    await opener(page.locator('body'), 'language').locator('visible=true').click();
  };
  await open();
  await menu.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(site('localhost', '/ru/data-sources'));
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('ru');
  await open();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(site('localhost', '/data-sources'));
  await page.goto(site());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the colour scheme is chosen at the foot of the page and stays', async ({ page, site }) => {
  await page.goto(site('localhost', '/data-sources'));
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const paths of [
  ['/sitemap/countries', '/personal-data'],
  ['/ru', '/search/hot-tours', '/data-sources', '/nowhere'],
])
  test(`axe finds nothing on ${paths.join(', ')}`, async ({ page, site }) => {
    for (const path of paths) {
      await page.goto(site('localhost', path));
      await hydrated(page);
      await expectNoAxeFindingsInBothSchemes(page);
    }
  });

test('the home page of a site that sells nothing stands as it was sent while its scripts come', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site('events.localhost'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});

test('the whole search is on the first screen', {
  tag: '@phone',
}, async ({ page, site }) => {
  for (const host of ['localhost', 'ru.localhost', 'pl.localhost']) {
    await page.goto(site(host));
    await expect(searchButton(page)).toBeInViewport({ ratio: 1 });
    const isCovered = await searchButton(page).evaluate((button) => {
      const { x, width, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].some((y) => !button.contains(document.elementFromPoint(x + width / 2, y)));
    });
    expect(isCovered, `${host}: by the question about cookies`).toBe(false);
    const hero = await page
      .getByRole('heading', { level: 1 })
      .locator('xpath=ancestor::section')
      .boundingBox();
    expect(hero?.height, host).toBeLessThanOrEqual(360);
  }
});

test('nothing scrolls sideways at 320 pixels', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/ru',
    '/sitemap/countries',
    '/personal-data',
    '/nowhere',
    '/search/hot-tours',
    '/services/currencies',
  ]) {
    await page.goto(site('localhost', path));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the colour scheme and the languages can be chosen', async ({ page, site }) => {
    await page.goto(site('localhost', '/data-sources'));
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page).toHaveURL(site('localhost', '/data-sources'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
