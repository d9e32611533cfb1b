import type { Page } from '@playwright/test';
import { minZoom } from '#web/parts/map/map-limits.ts';
import { expect, expectNoAxeFindingsInBothSchemes, gotoAndSettle, test } from './fixtures.ts';
import { compareButton } from './keep.ts';
import { cards, openFilters, prices, sortLink } from './results-page.ts';
import { amountOf, wordsOf } from './words.ts';

type Site = (host?: string, path?: string) => string;

/** Stays in Türkiye some weeks from now, the cheapest first. */
async function openStays(page: Page, site: Site, more = '') {
  const days = `CHECKIN_BEG=${daysAhead(40)}&CHECKIN_END=${daysAhead(42)}&NIGHTMIN=7&NIGHTMAX=7`;
  const search = `STATEINC=3&${days}&ADULT=2&CHILD=0&SORT_TYPE=0${more}`;
  await gotoAndSettle(page, site('localhost', `/search/hotels?${search}`));
  await page.mouse.move(40, 300); // nobody has come to the page before that
}

const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

const map = (page: Page) => page.getByRole('region', { name: 'Map of the hotels' });
const ground = (page: Page) => map(page).getByRole('application');
const tags = (page: Page) => ground(page).getByRole('button');
const tagOf = (page: Page, inc: string) => ground(page).locator(`[data-hotel="${inc}"]`);
const lone = (page: Page) => ground(page).locator('[data-hotel]');
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const countIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
const inView = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });

/** Hotels in all tags together. */
async function countOnMap(page: Page) {
  const names = await tags(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  return names.reduce((sum, name) => sum + (/zoom in$/.test(name) ? countIn(name) : 1), 0);
}

test('the map stands beside the list with every hotel of the search, a card and its tag are lit together, and either puts it into the comparison', async ({
  page,
  site,
}) => {
  const tilesAsked = page.waitForRequest(/^https:\/\/tiles\.example\//);
  const zooms = new Set<number>();
  page.on('request', (request) => {
    const [, zoom] = /^https:\/\/tiles\.example\/(\d+)\//.exec(request.url()) ?? [];
    if (zoom) zooms.add(Number(zoom));
  });
  await openStays(page, site);
  await expect(tags(page).first()).toBeVisible();
  await tilesAsked;
  expect([...zooms], 'the ground of the hotels alone, not of the world').toHaveLength(1);
  expect(Math.min(...zooms)).toBeGreaterThan(minZoom);
  expect(await countOnMap(page)).toBe(countIn(await heading(page).textContent()));
  const edge = await map(page).boundingBox();
  expect(edge!.x + edge!.width).toBeGreaterThan(1_420);
  await expectNoAxeFindingsInBothSchemes(page);

  // As near as each hotel stands alone: what a tag says is the price of its card.
  const inc = (await inView(page).first().getAttribute('id'))!.replace('hotel-', '');
  await inView(page).first().getByRole('heading').hover();
  const lit = ground(page).locator('[class*=isLit]');
  await expect(lit).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  await inView(page).first().getByRole('heading').hover();
  for (let nearer = 0; nearer < 12 && (await tagOf(page, inc).count()) === 0; nearer++) {
    await lit.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.mouse.move(0, 0);
    await inView(page).first().getByRole('heading').hover();
  }
  const tag = tagOf(page, inc);
  const price = await prices(cards(page).first()).first().textContent();
  expect(amountOf((await tag.textContent()) ?? '')).toBe(amountOf(price ?? ''));
  expect(asked(page, 'BOX'), 'nobody asked to search here').toBe(null);

  await page.mouse.move(0, 0);
  await tag.focus();
  await expect(page.locator(`#hotel-${inc}[data-lit]`)).toBeVisible();
  await tag.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card.getByRole('link').first()).toBeFocused();
  await compareButton(card).click();
  await expect(compareButton(cards(page).first())).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', /\/compare/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(tag).toBeFocused();
  await tag.press('Enter');
  const name = await card.getByRole('link').first().textContent();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText(name!);
});

test('moving the map searches what it shows; a link keeps it and a chip takes it away', async ({
  page,
  site,
}) => {
  await openStays(page, site);
  const all = countIn(await heading(page).textContent());
  await expect(tags(page).first()).toBeVisible();
  await ground(page).focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => asked(page, 'BOX')).not.toBe(null);
  await expect.poll(async () => countIn(await heading(page).textContent())).toBeLessThan(all);
  const some = countIn(await heading(page).textContent());
  expect(await countOnMap(page), 'what is beside the view may be drawn').toBeGreaterThanOrEqual(some);
  await expect(ground(page)).toBeFocused();

  await page.reload();
  await expect(heading(page)).toContainText(String(some));
  await page.getByRole('link', { name: /Area on the map/ }).click();
  await expect.poll(() => asked(page, 'BOX')).toBe(null);
  await expect.poll(async () => countIn(await heading(page).textContent())).toBe(all);
  await page.goBack();
  await expect(heading(page)).toContainText(String(some));
});

test('where the map shows no hotel it stays, to be moved on', async ({ page, site }) => {
  await openStays(page, site, '&BOX=1,1,2,2');
  await expect(heading(page)).toContainText('Nothing');
  await expect(ground(page)).toBeVisible();
  await map(page).getByRole('button', { name: 'Show all hotels' }).click();
  await expect(cards(page).first()).toBeVisible();
  expect(asked(page, 'BOX')).toBe(null);
});

test('on a phone the map takes the place of the list, and the way back leads to it @phone-only @phone', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openStays(page, site);
  expect(scripts.filter((path) => /hotel-map|lookup\/map/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(tags(page).first()).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  // Where the finger was it hovers for the browser; nothing looks as if it did.
  const toList = page.getByRole('link', { name: 'List', exact: true });
  expect(await toList.evaluate((link) => link.matches(':hover'))).toBe(true);
  await expect(toList).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectNoAxeFindingsInBothSchemes(page);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect(map(page)).toBeHidden();
  await page.goForward();
  await page.reload();
  await expect(tags(page).first()).toBeVisible();
  if (await lone(page).count()) await lone(page).first().tap();

  await sortLink(page, 'dearest').click();
  await expect(page).toHaveURL(/SORT_TYPE=1.*#map$/);
  const filters = await openFilters(page, true);
  await filters.locator('label:has([name=STARLIST])').first().tap();
  await expect(page).toHaveURL(/STARLIST=.*#map$/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Remove the filter/ }).click();
  await expect(page).toHaveURL(/\?(?!.*STARLIST).*#map$/);
  await expect(tags(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/SORT_TYPE=1[^#]*$/);
});

test('the route of a voyage is on its map: a point for each place, with the days that the ship is there [W-2.11-43]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/cruises/sea-cruises/western-mediterranean'));
  const route = page.getByRole('region', { name: wordsOf('en')('voyage.map.label') });
  await page.getByRole('heading', { name: wordsOf('en')('voyage.days.title') }).scrollIntoViewIfNeeded();

  const answer = await page.request.get(site('localhost', '/core/cruise-program?slug=western-mediterranean'));
  const { days } = (await answer.json()) as { days: { day: number; title: string }[] };
  for (const title of new Set(days.map((one) => one.title)))
    await expect(route.getByTitle(title, { exact: true }).first()).toHaveText(
      days.flatMap((one) => (one.title === title ? [one.day] : [])).join(', '),
    );
});
