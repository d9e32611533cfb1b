import type { Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { answerOf } from './answers.ts';
import { expect, expectNoAxeFindingsIn, hydrated, test } from './fixtures.ts';
import {
  burger,
  cityLink,
  currencyButton,
  header,
  homeLink,
  mainLinks,
  miniHeader,
  opener,
  sign,
} from './frame.ts';
import { renderOthers } from './other-sites.ts';

// One width after another, so that every test says which it is about.
test.use({ viewport: { width: 1440, height: 900 } });

/** A market of each variant, and its language. */
const hosts: Record<string, Locale> = {
  localhost: 'en',
  'agent.ru.localhost': 'ru',
  'b2b.lt.localhost': 'lt',
  'events.hu.localhost': 'hu',
  'vacancies.ru.localhost': 'ru',
  'survey.pl.localhost': 'pl',
  'card.tr.localhost': 'tr',
  'photobase.localhost': 'en',
  'rates.kz.localhost': 'ru',
};

/** The way to the tours that leave soon, of which one can be seen. */
const hotTours = (page: Page) =>
  header(page).getByRole('link').and(page.locator('[href$="/search/hot-tours"]'));

test.describe('of every site', () => {
  test.use({ bypassCSP: true });

  test('each header has one way to what leaves soon and its tools in sight, never scrolls sideways, and axe finds nothing in it [S-2.4-05] [S-2.4-17]', async ({
    page,
    request,
    site,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort()); // axe needs scripts; those of the page would undo it
    await page.goto(site('localhost', '/data-sources'));
    const part = { path: '/data-sources', element: 'body > header', sent: /<header\b[\s\S]*?<\/header>/ };
    await renderOthers(page, request, part, Object.keys(hosts), async (host) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(hotTours(page), host).toHaveCount(1);
      for (const modal of ['language', 'user', 'burger'] as const)
        await expect(opener(header(page), modal), host).toBeVisible();
      await expect(currencyButton(page, hosts[host]), host).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), host).toBe(320);
      await expect(opener(header(page), 'burger'), host).toBeInViewport({ ratio: 1 });
      await expectNoAxeFindingsIn(page, 'body > header');
    });
  });
});

test('seasons are green and red, directions open the countries [S-2.4-13] [S-2.4-14] [S-2.4-15] [S-2.4-24] [S-2.4-25]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources'));
  const colourOf = (name: string) =>
    mainLinks(page)
      .getByRole('link', { name })
      .evaluate((link) => {
        const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        canvas.fillStyle = getComputedStyle(link).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        if (green > red + 40 && green > blue) return 'green';
        return red > green + 40 && red > blue + 40 ? 'red' : 'neither';
      });
  expect(await colourOf('Summer')).toBe('green');
  expect(await colourOf('Winter')).toBe('red');
  expect(await colourOf('Destinations')).toBe('neither');
  await hydrated(page);
  await mainLinks(page).getByRole('link', { name: 'Destinations' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(site('localhost', '/data-sources'));
});

test('the logo leads home, but not at home [S-2.4-01] [S-2.4-03]', async ({ page, site }) => {
  await page.goto(site('localhost', '/ru/data-sources'));
  await homeLink(page, 'ru').click();
  await expect(page).toHaveURL(site('localhost', '/ru'));
  await expect(sign(page)).toBeVisible();
  await expect(homeLink(page, 'ru')).toHaveCount(0);
});

test('the header of a sales office has its tools at any width, and nothing of the site [S-2.2-14]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources?adsSlug=solstice-office'));
  await expect(sign(page)).toHaveAttribute('src', '/brand/solstice-office.svg');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const tools = [opener(header(page), 'language'), opener(header(page), 'user')];
    for (const kept of [currencyButton(page), cityLink(page), ...tools]) await expect(kept).toBeVisible();
    await expect(header(page).getByRole('navigation')).toHaveCount(0);
    await expect(header(page).getByRole('region', { includeHidden: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('contacts of the events site lead to its foot [S-2.4-07]', async ({ page, site }) => {
  await page.goto(site('events.localhost', '/data-sources'));
  await hydrated(page);
  await expect(page.locator('footer')).not.toBeInViewport();
  await mainLinks(page).getByRole('link', { name: 'Contacts' }).click();
  await expect(page.locator('footer')).toBeInViewport();
});

test('lists open in a new tab and say how many hotels they have; favourites by a flag [S-2.4-31] [S-2.4-32] [S-2.4-33]', async ({
  page,
  request,
  site,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('compare', '["1","2"]');
    localStorage.setItem('favorites', '[3]');
  });
  await page.goto(site('localhost', '/data-sources'));
  const compare = header(page).getByRole('link', { name: /^Compare/ });
  const favourites = header(page).getByRole('link', { name: /^Favourites/ });
  await expect(compare).toHaveAttribute('target', '_blank');
  await expect(favourites).toHaveAttribute('target', '_blank');
  await expect(compare.getByText('2', { exact: true })).toBeVisible();
  await expect(favourites.getByText('1', { exact: true })).toBeVisible();
  const { html } = await answerOf(request, 'events.localhost', '/data-sources');
  expect(/<header\b[\s\S]*?<\/header>/.exec(html)![0]).not.toContain('/favorites');
});

test('the city of the header opens the cities', async ({ page, site }) => {
  await page.goto(site('ru.localhost', '/data-sources'));
  await hydrated(page);
  await expect(cityLink(page, 'ru')).toContainText('Москва');
  await cityLink(page, 'ru').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the languages drop down from their button, and on phones are a sheet with the words of its tooltip [S-2.7-07] [S-2.7-08]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  const button = opener(header(page), 'language');
  const tooltip = await button.getAttribute('title');
  const list = page.locator('#language');
  await button.click();
  await expect(list).toBeVisible();
  const [below, above] = [await list.boundingBox(), await button.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(below!.y).toBeLessThan(above!.y + above!.height + 24);
  expect(Math.abs(below!.x + below!.width - above!.x - above!.width)).toBeLessThan(4);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await opener(header(page), 'burger').click();
  await opener(burger(page), 'language').click();
  await expect(list).toBeVisible();
  const sheet = await list.boundingBox();
  expect([sheet!.x, sheet!.width, Math.round(sheet!.y + sheet!.height)]).toEqual([0, 390, 844]);
  await expect(list.getByRole('heading')).toHaveText(tooltip ?? '');
});

test('what is followed in the header and in the top line is recorded [S-7.2-45] [S-7.2-47]', async ({
  page,
  site,
}) => {
  await page.goto(site('agent.localhost', '/data-sources'));
  await hydrated(page);
  const stay = () =>
    page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
  await stay();
  await miniHeader(page).getByRole('link', { name: 'News' }).click();
  await header(page).getByRole('link', { name: 'Sales offices' }).click();
  await mainLinks(page).getByRole('link', { name: 'Cooperation' }).click();
  const names = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: { eventName?: string }[] }).dataLayer ?? []).flatMap(
        ({ eventName }) => eventName ?? [],
      ),
    );
  await expect
    .poll(names)
    .toEqual([
      'menu-top-line-click-News',
      'menu-top-line-click-Sales offices',
      'nav-header-click-Cooperation',
    ]);
});

test('the bar stays, gets smaller and covers nothing that has the focus', async ({ page, site }) => {
  for (const [width, height] of [
    [1440, 700],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(site('localhost', '/sitemap/countries'));
    const bar = header(page).locator('> div').last();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const top = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const stuck = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(stuck).toBeGreaterThan(40);
    expect(stuck).toBeLessThan(top);
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const focus = await bar.evaluate((its) => {
        const element = document.activeElement!;
        return its.contains(element) ? Number.POSITIVE_INFINITY : element.getBoundingClientRect().top;
      });
      expect(focus).toBeGreaterThanOrEqual(stuck);
    }
  }
});

test('an error page keeps a header that works', async ({ page, site }) => {
  await page.goto(site('localhost', '/nothing-here'));
  await hydrated(page);
  await expect(mainLinks(page).getByRole('link')).toHaveCount(6);
  await currencyButton(page).click();
  await expect(page.getByRole('list', { name: 'Choose a currency' })).toBeVisible();
  await homeLink(page).click();
  await expect(page).toHaveURL(site());
});

test('a phone has the links of the header and the currencies in the burger', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  await opener(header(page), 'burger').click();
  await expect(burger(page).getByRole('link', { name: 'Winter' })).toBeVisible();
  await expect(burger(page).getByRole('link', { name: 'Last minute' })).toHaveCount(1);
  const loaded = page.waitForEvent('load');
  await burger(page).getByRole('button', { name: /^USD/ }).click();
  await loaded;
  await opener(header(page), 'burger').click();
  await expect(burger(page).getByRole('button', { name: /^USD/, pressed: true })).toBeVisible();
});
