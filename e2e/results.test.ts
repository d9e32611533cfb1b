import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { pictureLinks } from './results-page.ts';
import { fieldOf, searchInWords, wizardHydrated } from './wizard.ts';

type Site = (host?: string, path?: string) => string;

const phone = { width: 390, height: 844 };

/** Results of a search that finds something: that of a tour of the hot page. */
async function openResults(page: Page, site: Site, host = 'localhost') {
  await page.goto(site(host, '/search/hot-tours'));
  const to = (await pictureLinks(page.getByRole('main')).first().getAttribute('href')) ?? '';
  await page.goto(site(host, `/search/tours${new URL(to, site(host)).search}`));
  await wizardHydrated(page);
}

const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

for (const viewport of [{ width: 1440, height: 900 }, phone]) {
  test(`the search is changed where the list is being read, and found from its beginning, at ${viewport.width} pixels [W-2.4-30]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await openResults(page, site);
    const change = searchInWords(page);
    const find = page.getByRole('search').getByRole('button', { name: 'Find tours' });

    await change.click();
    const [sheet, heading] = [await page.getByRole('search').boundingBox(), await headingBox(page)];
    expect(heading.y, 'the heading is under the form, not behind it').toBeGreaterThanOrEqual(
      (sheet?.y ?? 0) + (sheet?.height ?? 0),
    );
    await page.keyboard.press('Escape');
    await expect(find).toBeHidden();
    await expect(change).toBeFocused();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await change.click();
    await expect(fieldOf(page, 'Dates')).toBeInViewport({ ratio: 1 });
    await find.scrollIntoViewIfNeeded();
    await expect(find).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await find.click();
    // On a phone what is found begins below what stands over the list, and the page goes there at once.
    if (viewport === phone) await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    else await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

const headingBox = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { y: 0 };

test('a keyboard sets both bounds of the price, field by field and step by step [W-2.9-23] [W-2.9-24]', async ({
  page,
  site,
}) => {
  await openResults(page, site);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const [from, to] = [filters.getByLabel('From', { exact: true }), filters.getByLabel('To', { exact: true })];
  const most = Number(await filters.getByRole('slider', { name: 'Highest price' }).getAttribute('max'));
  await from.focus();
  await page.keyboard.type('1a 0,0');
  await expect(from, 'digits alone').toHaveValue('100');
  await page.keyboard.press('Tab');
  await expect(to).toBeFocused();
  await page.keyboard.type(`${most}`);
  await expect.poll(() => asked(page, 'COSTMIN')).toBe('100');
  await expect(to, 'the answer of the first bound leaves the second alone').toHaveValue(`${most}`);
  await expect(to).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page, 'COSTMAX')).toBe(`${most}`);
  await expect(to).toBeFocused();
  await expect(from).toHaveValue('100');
  await filters.getByRole('slider', { name: 'Highest price' }).focus();
  await expect(to, 'a number where it rests').toHaveValue(most.toLocaleString('en'));

  const highest = filters.getByRole('slider', { name: 'Highest price' });
  await highest.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => asked(page, 'COSTMAX')).toBe(`${most - 1}`);
  await expect(highest).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => asked(page, 'COSTMAX')).toBe(`${most - 2}`);
  await expect(to).toHaveValue((most - 2).toLocaleString('en'));

  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first().click();
  await expect.poll(() => asked(page, 'COSTMAX')).toBeNull();
  await expect(from).toHaveValue('');
  await expect(to).toHaveValue('');
});

test('the chosen order is in sight on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openResults(page, site);
  await page.goto(`${page.url()}&SORT_TYPE=3`);
  const sort = page.getByRole('navigation', { name: 'Sort' });
  await sort.getByRole('listitem').first().waitFor();
  // The page moves alone: to bring the link itself into view would move the row as well.
  await sort.evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 300));
  const chosen = sort.locator('[aria-current]');
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('without colours the chosen order and the price fields keep an edge', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openResults(page, site);
  const chosen = page.getByRole('navigation', { name: 'Sort' }).locator('[aria-current]');
  const field = page.getByRole('complementary', { name: 'Filters' }).locator('label:has([name=COSTMIN])');
  for (const part of [chosen, field]) {
    await expect(part).toHaveCSS('border-top-style', 'solid');
    await expect(part).not.toHaveCSS('border-top-width', '0px');
  }
});

test('a hotel page in Russian takes the spacing that a reader sets, at 320 pixels', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(site('ru.localhost', '/tours/china/mian-yun-park-hotel'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // WCAG 1.4.12; a stylesheet of the document, for the policy of the page lets no inline one in.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('nothing found is a page of help: a way out says what it leads to and can be undone, and the next list comes over the last', async ({
  page,
  site,
}) => {
  test.slow(); // three examinations of whole pages
  const heading = page.getByRole('heading', { level: 1 });
  await openResults(page, site);
  const trip = new URL(page.url());
  trip.searchParams.set('COSTMAX', '1');
  await page.goto(trip.href);
  await wizardHydrated(page);
  await expect(heading).toHaveText('Nothing matches all of this');
  await expectNoAxeFindings(page);

  const way = page.getByRole('link', { name: /^Remove the price limit/ });
  const [, count = ''] = /(\d+) hotel/.exec((await way.textContent()) ?? '') ?? [];
  await way.click();
  await expect(heading).toContainText(`${count} hotel`);
  await expect(page.getByText('The search was changed: Remove the price limit.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Undo', exact: true }).click();
  await expect(heading).toHaveText('Nothing matches all of this');
  await page.goBack();
  await expect(heading).toContainText(`${count} hotel`);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  const list = page.locator('section', { has: heading });
  await page.getByRole('link', { name: 'Lowest price', exact: true }).click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(heading).toContainText(`${count} hotel`);
  release();
  await expect(page).toHaveURL(/SORT_TYPE=0/);
  await expect(list).toHaveAttribute('aria-busy', 'false');

  await page.goto(site('localhost', '/search/tours?STATEINC=999999'));
  await expect(heading).toHaveText('There is no such country');
  await expect(page.getByRole('main')).toContainText('999999');
  await expectNoAxeFindings(page);
});

test('anyone who came from another page goes back to the list that was here: nobody is asked, not even a network', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site('localhost'));
  await wizardHydrated(page);
  await page.getByRole('search').locator('button[type=submit]').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/\d+ hotel/);
  const found = await heading.textContent();
  await page.getByRole('link', { name: 'Lowest price', exact: true }).click();
  await expect(page).toHaveURL(/SORT_TYPE=0/);
  await expect(page.locator('section', { has: heading })).toHaveAttribute('aria-busy', 'false');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await context.setOffline(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/SORT_TYPE=0/);
  await expect(heading).toHaveText(found ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((address) => /\/search\/[\w-]+\.data/.test(address))).toEqual([]);
});

for (const path of ['/search/tours?STATEINC=3', '/search/hot-tours', '/search/lato'])
  test(`the way back from a hotel to ${path} asks nobody, not even a network`, async ({
    page,
    context,
    site,
  }) => {
    await page.goto(site('localhost', path));
    await wizardHydrated(page);
    const main = page.getByRole('main');
    const hotel = main.locator('a[href^="/tours/"][href*="CHECKIN_BEG"]').first();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await hotel.click();
    await expect(page).toHaveURL(/\/tours\//);
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await context.setOffline(true);
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(hotel).toBeVisible();
  });
