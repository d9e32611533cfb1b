import type { Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsInBothSchemes, test } from './fixtures.ts';
import { compareButton, favouriteButton } from './keep.ts';
import { cardLink, cards, pictureLinks, prices } from './results-page.ts';
import { amountOf } from './words.ts';

type Site = (host?: string, path?: string) => string;

/** The first hotels of a search of the demo operator, each with its buttons. */
async function openResults(page: Page, site: Site, host = 'localhost', locale = '') {
  await page.goto(site(host, `${locale}/search/hot-tours`));
  const to = (await pictureLinks(page.getByRole('main')).first().getAttribute('href')) ?? '';
  const question = new URL(to, site(host)).search;
  await page.goto(site(host, `${locale}/search/tours${question}`));
  await expect(compareButton(cards(page).first(), locale === '/ru' ? 'ru' : 'en')).toBeVisible();
}

// The buttons come one by one, so each is looked for in its own card.
const compare = (page: Page, card: number) => compareButton(cards(page).nth(card));
const favourite = (page: Page, card: number, lang?: Locale) => favouriteButton(cards(page).nth(card), lang);
const stored = (page: Page, list: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), list);

test('[S-4.7-01] [S-4.7-02] [S-4.7-09] [S-3.1-04] [S-3.1-05] [W-3.10-01] [W-4-52] [W-4-55] a hotel goes into a list and out of it, and stays there over a reload', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await openResults(page, site);
  const name = await cardLink(cards(page).first()).textContent();
  await expect(compare(page, 0)).toHaveAccessibleName(`Compare ${name}`);
  await compare(page, 0).click();
  await favourite(page, 0).click();
  await expect(compare(page, 0)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page, 'compare')).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(await stored(page, 'favorites')).toEqual([expect.any(Number)]);
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(favourite(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await favourite(page, 0).click();
  await expect(favourite(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await compare(page, 0).click();
  expect([await stored(page, 'favorites'), await stored(page, 'compare')]).toEqual([[], []]);
  expect(asked).toEqual([]);
});

test('[S-4.7-03] [W-4-54] with 20 hotels to compare the other buttons are disabled and say why', async ({
  page,
  site,
}) => {
  await openResults(page, site);
  await compare(page, 0).click();
  await expect(compare(page, 0)).toHaveAttribute('aria-pressed', 'true');
  const [own] = await stored(page, 'compare');
  const full = [own, ...Array.from({ length: 19 }, (_, index) => `${900_000 + index}`)];
  await page.evaluate((list) => localStorage.setItem('compare', JSON.stringify(list)), full);
  await page.reload();
  await expect(compare(page, 0)).toBeEnabled();
  await expect(compare(page, 1)).toBeDisabled();
  await expect(compare(page, 1)).toHaveAccessibleName(/The list is full: 20 hotels at most/);
  await expect(favourite(page, 1)).toBeEnabled();
  await compare(page, 0).click();
  await expect(compare(page, 1)).toBeEnabled();
});

/** A search for three with its trip in the address, of the country that hot tours lead to. */
async function openFamilySearch(page: Page, site: Site) {
  await openResults(page, site);
  const address = new URL(page.url());
  for (const [name, value] of Object.entries({ ADULT: '2', CHILD: '1', AGES: '5' }))
    address.searchParams.set(name, value);
  await page.goto(address.href);
  await expect(compareButton(cards(page).first())).toBeVisible();
}

const table = (page: Page) => page.getByRole('table');
const factOf = (page: Page, name: RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

test('hotels are compared fact by fact for the trip of their search, and the address is the same for everybody', async ({
  page,
  browser,
  site,
}) => {
  await openFamilySearch(page, site);
  const names = await cardLink(cards(page)).allTextContents();
  await compare(page, 0).click();
  await compare(page, 1).click();
  await page.goto(site('localhost', '/compare/'));
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('AGES')).toBe('5');
  for (const name of names.slice(0, 2))
    await expect(table(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2 adults, 1 child (5)');
  const shown = await factOf(page, /^Price/)
    .getByRole('cell')
    .allTextContents();
  expect(shown).toEqual([expect.stringMatching(/€[\d,]+/), expect.stringMatching(/€[\d,]+/)]);
  await expect(factOf(page, /^Renewed|^Built/).first()).toBeVisible();
  await expectNoAxeFindingsInBothSchemes(page);

  const facts = await table(page).getByRole('rowheader').count();
  await page.getByRole('link', { name: 'Only differences' }).click();
  await expect(page.getByRole('link', { name: 'Only differences' })).toHaveAttribute('aria-current', 'true');
  const differing = table(page).getByRole('rowheader');
  expect(await differing.count()).toBeLessThan(facts);
  await expect(differing.filter({ hasText: '(differs)' })).toHaveCount(await differing.count());

  // Somebody else, who has no scripts and no list.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(page.url());
  expect(
    await factOf(other, /^Price/)
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(shown);
  await other.getByRole('link', { name: 'All facts' }).click();
  await expect(table(other).getByRole('rowheader')).toHaveCount(facts);
  await other.getByRole('link', { name: `Remove ${names[0]}` }).click();
  await expect(table(other).getByRole('columnheader')).toHaveCount(1);
  await context.close();

  await page.getByRole('link', { name: `Remove ${names[0]}` }).press('Enter');
  await expect(table(page).getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: `${names[0]} is off the list` })).toBeAttached();
  await page.getByRole('link', { name: `Remove ${names[1]}` }).click();
  await expect(page.getByRole('heading', { name: 'No hotels to compare yet' })).toBeVisible();
  expect(await stored(page, 'compare')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('trips'))).toBeNull();
});

test('favourites are priced for the trip that each was kept for, sorted, and come back where they were', async ({
  page,
  site,
}) => {
  await openFamilySearch(page, site);
  const names = await cardLink(cards(page)).allTextContents();
  for (const card of [0, 1]) await favourite(page, card).click();
  await page.goto(site('localhost', '/favorites'));
  const kept = cards(page);
  await expect(kept.getByRole('heading')).toHaveText([names[1] ?? '', names[0] ?? '']);
  await expect(kept.first()).toContainText(/€[\d,]+/);
  await expect(kept.first()).toContainText('2 adults, 1 child (5)');
  await expect(cardLink(kept.first())).toHaveAttribute('href', /AGES=5/);
  await expectNoAxeFindingsInBothSchemes(page);

  await page.getByRole('link', { name: 'Lowest price' }).click();
  await expect(page.getByRole('link', { name: 'Lowest price' })).toHaveAttribute('aria-current', 'true');
  const amounts = (await prices(kept).allTextContents()).map(amountOf);
  expect(amounts).toHaveLength(2);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));

  const before = await kept.getByRole('heading').allTextContents();
  await kept.first().getByRole('button').press('Enter');
  await expect(kept).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(kept.getByRole('heading')).toHaveText(before);
  await expect(kept.first()).toContainText('1 child (5)');
});

test('on a phone a comparison scrolls within itself, with its facts and its hotels in sight', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page, site);
  const count = Math.min(await cards(page).count(), 4);
  for (let card = 0; card < count; card++) await compare(page, card).click();
  await page.goto(site('localhost', '/compare/'));
  await expect(table(page).getByRole('columnheader')).toHaveCount(count);
  const box = page.getByRole('region', { name: /^Hotels to compare/ });
  await box.focus();
  await box.evaluate((element) => element.scrollTo(200, 300));
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);
  const at = await box.boundingBox();
  const head = await table(page).getByRole('columnheader').last().boundingBox();
  const fact = await factOf(page, /^Place/)
    .getByRole('rowheader')
    .boundingBox();
  expect([head?.y, fact?.x].map((value = 0) => Math.round(value))).toEqual(
    [at?.y, at?.x].map((value = 0) => Math.round(value)),
  );
});

test('an address of a comparison says what of it could not be done', async ({ page, site }) => {
  const many = Array.from({ length: 22 }, (_, index) => index + 900_001);
  await page.goto(site('localhost', `/compare/?HOTELLIST=${many}&CHECKIN_BEG=20200101&CHECKIN_END=20200102`));
  await expect(page.getByRole('main')).toContainText('2 hotels of this link are left out');
  await expect(page.getByRole('main')).toContainText('The days of this link have passed');
  await expect(page.getByText('This hotel is no longer in our catalogue')).toHaveCount(20);
});

test('an empty list leads to the search, and one that another tab changes changes here, too [W-2.2-08]', async ({
  page,
  context,
  site,
}) => {
  await openResults(page, site, 'localhost', '/ru');
  const other = await context.newPage();
  await other.goto(site('localhost', '/ru/favorites'));
  await expect(other.getByRole('heading', { name: 'В избранном пока пусто' })).toBeVisible();
  const toSearch = other.getByRole('main').getByRole('link', { name: 'Найти отели' });
  await expect(toSearch).toHaveAttribute('href', '/ru');
  await favourite(page, 0, 'ru').click();
  await expect(cards(other)).toHaveCount(1);
  await expect(other.getByRole('main')).toContainText('1 отель');
});

test('a hotel that is gone says so, and what is no list is none', async ({ page, site }) => {
  await page.goto(site('localhost', '/favorites'));
  await page.evaluate(() => {
    localStorage.setItem('favorites', '[999999]');
    localStorage.setItem('compare', '{"broken":');
  });
  await page.reload();
  await expect(cards(page)).toContainText('no longer in our catalogue');
  await page.goto(site('localhost', '/compare/'));
  await expect(page.getByRole('heading', { name: 'No hotels to compare yet' })).toBeVisible();
});

test('sites without lists have neither the pages nor the buttons', async ({ page, site }) => {
  for (const path of ['/compare/', '/favorites']) {
    const answer = await page.goto(site('b2b.localhost', path));
    expect(answer?.status()).toBe(404);
  }
});

test('a browser that forbids its storage has every page whole, and lists that last as long as the page', async ({
  page,
  site,
}) => {
  const thrown: string[] = [];
  // The router's own inline script, which restores a scroll, is not guarded: it ends alone, and nothing waits for it.
  page.on('pageerror', ({ stack = '' }) => stack.includes('/assets/') && thrown.push(stack));
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refused });
    Object.defineProperty(Document.prototype, 'cookie', { get: refused, set: refused });
  });
  for (const path of ['/', '/contacts', '/call-back', '/favorites', '/services/currencies']) {
    const answer = await page.goto(site('localhost', path));
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openResults(page, site);
  await compare(page, 0).click();
  await expect(compare(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: /, 1 hotel/ })).toBeAttached();
  expect(thrown).toEqual([]);
});
