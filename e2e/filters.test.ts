import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInBothSchemes, test } from './fixtures.ts';
import { cards, openFilters, prices } from './results-page.ts';
import { fieldOf, restBefore, searchInWords, wizardHydrated } from './wizard.ts';
import { wordsOf } from './words.ts';

const search = '/search/tours?STATEINC=3&TOWNFROM=50&NIGHTMIN=7&NIGHTMAX=10&ADULT=2&CHILD=0';
const days = 'CHECKIN_BEG=20270601&CHECKIN_END=20270610';

const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0]);

test('hotels are chosen by the keyboard from a list of all, of which only what is seen is drawn [W-2.9-28] [W-2.9-31] [W-2.9-32] [W-2.9-33] [W-2.9-34] [W-2.9-35] [W-2.9-36] [W-4-48] [W-4-49] [W-4-50] [W-9-29] [W-9-30] [W-9-31]', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, isMobile);
  const open = filters.getByRole('button', { name: 'Choose hotels' });
  const list = page.getByRole('listbox', { name: 'Choose hotels' });
  const field = page.getByRole('combobox', { name: 'Choose hotels' });
  const only = page.getByRole('checkbox', { name: 'Only selected' });
  const options = list.getByRole('option');

  await open.press('Space');
  await expect(field).toBeFocused();
  await expect(only).toBeDisabled();
  const all = Number(await options.first().getAttribute('aria-setsize'));
  expect(all).toBe(await found(page));
  expect(await options.count()).toBeLessThanOrEqual(20);
  expect((await options.first().boundingBox())?.height).toBe(40);
  const seen = await list.locator('..').evaluate(({ clientHeight }) => clientHeight);
  expect(Math.floor(seen / 40), 'the eighth is scrolled to').toBe(7);
  await field.press('ArrowDown');
  await field.press('Space');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(2);
  await field.press('Shift+Tab');
  await expect(only).toBeFocused();
  await page.keyboard.press('Space');
  await expect(options).toHaveCount(2);
  await options.first().click();
  await options.first().click();
  await expect(only).toBeDisabled();
  await expect(only).not.toBeChecked();
  await options.first().click();
  await options.nth(1).click();
  await field.press('Tab');
  await expect(list).toBeHidden();
  await expect.poll(() => asked(page, 'HOTELLIST')).toMatch(/^\d+,\d+$/);
  await expect(cards(page)).toHaveCount(2);

  await open.press('Enter');
  await field.fill('no hotel has this name');
  await expect(page.getByRole('dialog').getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('a list longer than five opens in its place: found by typing, drawn as far as it is seen, chosen by keys [W-9-25] [W-9-26] [W-9-27] [W-9-28] @phone', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, isMobile);
  const regions = filters.getByRole('group', { name: 'Region' });
  await expect(regions.getByRole('checkbox').locator('visible=true')).toHaveCount(5);
  await regions.getByText(/^Show \d+ more$/).press('Space');
  const field = regions.getByRole('combobox', { name: 'Region' });
  await expect(field).toBeFocused();
  const options = regions.getByRole('option');
  expect(await options.count()).toBeGreaterThan(5);
  expect((await options.first().boundingBox())?.height).toBe(32);
  await expectNoAxeFindingsInBothSchemes(page);
  await field.fill('kemer');
  await expect(options).toHaveCount(1);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(() => asked(page, 'REGIONTO')).toMatch(/^\d+$/);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field, 'the list stays while its answer comes').toBeFocused();
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(filters, 'and the sheet of a phone stays').toBeVisible();
  await expect(regions.getByRole('checkbox', { name: /^Kemer/ })).toBeChecked();

  const amenities = filters.getByRole('group', { name: 'Amenities' });
  await amenities.getByText(/^Show \d+ more$/).click();
  const list = amenities.getByRole('listbox');
  const seen = list.locator('..');
  expect((await seen.boundingBox())?.height).toBeCloseTo(18.8 * 16, 0);
  const [first] = await amenities.getByRole('option').all();
  const all = Number(await first?.getAttribute('aria-setsize'));
  expect(await amenities.getByRole('option').count()).toBeLessThan(all);
  await amenities.getByRole('combobox').press('Tab');
  await expect(list).toHaveCount(0);
});

test('tours are chosen by name, as stars, programs and hotels are, of those that the search has; the only one is chosen by itself [W-2.9-27] [W-4-22]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, false);
  const programs = filters.getByRole('group', { name: 'Programme' });
  await programs.scrollIntoViewIfNeeded();
  const tours = filters.getByRole('group', { name: 'Tour', exact: true });
  const tour = tours.locator('label').filter({ hasText: 'Istanbul on two continents from London, summer' });
  const left = tour.locator('span').last();
  await expect(left).toHaveText(/^\d+$/);
  await expect(tours, 'none of them leaves in June').not.toContainText('winter');
  const promised = Number(await left.textContent());
  await tour.getByRole('checkbox').check();
  await expect.poll(() => asked(page, 'TOUR')).toMatch(/^\d+$/);
  await expect.poll(() => found(page)).toBe(promised);
  await tour.getByRole('checkbox').uncheck();
  await expect.poll(() => asked(page, 'TOUR')).toBeNull();
  for (const name of ['Stars', 'Hotel', 'Programme'])
    await expect(filters.getByRole('group', { name, exact: true })).toBeVisible();

  await expect(tours.getByRole('checkbox', { checked: false })).toHaveCount(2);
  await programs.getByRole('checkbox', { name: 'Standard' }).check();
  await expect(tours.getByRole('checkbox')).toHaveCount(1);
  await expect(tours.getByRole('checkbox')).toBeChecked();
  await expect(tours.getByRole('checkbox')).toBeDisabled();
});

test('a list shows ten rows while it comes, and says when it is empty or did not come [W-8-01] [W-8-02] [W-9-32]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const open = (await openFilters(page, false)).getByRole('button', { name: 'Choose hotels' });
  const list = page.getByRole('dialog', { name: 'Choose hotels' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/lookup/map*', async (route) => {
    await gate.promise;
    await route.continue({ url: `${route.request().url()}&COSTMAX=1` }); // costs more, each of them
  });
  await open.click();
  await expect(list.getByRole('status').locator('[aria-hidden] > span')).toHaveCount(10);
  gate.resolve();
  await expect(list.getByRole('status')).toHaveText('There is nothing to choose from here');
  await page.keyboard.press('Escape');

  await page.unrouteAll();
  await page.route('**/lookup/map*', (route) =>
    route.continue({ url: `${route.request().url()}&STATEINC=x` }),
  );
  await page.reload();
  await open.click();
  const failed = list.getByRole('alert');
  await expect(failed).toHaveText(/^The list could not be loaded/);
  const colour = await failed.evaluate((text) => getComputedStyle(text).color);
  const [, chroma, hue] = colour.match(/[\d.]+/g)?.map(Number) ?? []; // oklch
  expect(chroma, 'red').toBeGreaterThan(0.1);
  expect(hue, 'red').toBeLessThan(40);
});

test('what is counted beside programs, promotions and airlines is what choosing them leaves, and is asked once the choice has rested [W-9-21]', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, isMobile);
  const box = page.getByRole('checkbox', { name: /Early booking and free nights/ });
  const label = filters.locator('label').filter({ has: box });
  await label.scrollIntoViewIfNeeded();
  await expect(label).toHaveText(/\d+$/);
  const promised = Number(/\d+$/.exec((await label.textContent()) ?? '')?.[0]);
  const airline = filters.getByRole('group', { name: 'Airline' }).locator('label').first();
  const flown = async () => Number(/\d+$/.exec((await airline.textContent()) ?? '')?.[0]);
  const rested = restBefore(page, '/lookup/counts');
  const amongAll = await flown();
  await filters.getByRole('checkbox', { name: /Early booking and free nights/ }).check();
  await expect.poll(() => asked(page, 'ACTIONS')).toBe('1');
  await expect.poll(() => found(page)).toBe(promised);
  expect(await rested).toBeGreaterThanOrEqual(400);

  await expect.poll(flown, 'counted among the promotions').toBeLessThan(amongAll);
  const left = await flown();
  await airline.click();
  await expect.poll(() => asked(page, 'CARRIERLIST')).toMatch(/^\d+$/);
  await expect.poll(() => found(page)).toBe(left);
});

test('a new search in the same country keeps its filters, but a tour that does not leave from the town; another one drops them and closes their lists [W-4-23] [W-4-33] [W-4-34]', async ({
  page,
  site,
}) => {
  const filtered = `${search}&${days}&COSTMAX=9000&SORT_TYPE=1&TOUR=50003054`;
  await page.goto(site('localhost', filtered));
  await wizardHydrated(page);
  const find = page.getByRole('search').getByRole('button', { name: 'Find tours' });
  await searchInWords(page).click();
  await fieldOf(page, 'Travellers').click();
  await page.getByRole('dialog').getByRole('button', { name: 'One adult more' }).click();
  await page.keyboard.press('Escape');
  await fieldOf(page, 'From').click();
  await page.getByRole('option', { name: /^Berlin/ }).click();
  await find.click();
  await expect.poll(() => asked(page, 'ADULT')).toBe('3');
  expect(['COSTMAX', 'SORT_TYPE', 'TOWNFROM', 'TOUR'].map((name) => asked(page, name))).toEqual([
    ...['9000', '1', '51'],
    null,
  ]);

  await expect(searchInWords(page)).toContainText('3 adults');
  await expect(find).toBeHidden();
  await wizardHydrated(page);
  const amenities = (await openFilters(page, false)).getByRole('group', { name: 'Amenities' });
  await amenities.getByText(/^Show \d+ more$/).click();
  await expect(amenities.getByRole('combobox')).toBeVisible();
  await searchInWords(page).click();
  await fieldOf(page, 'Where').click();
  await page.getByRole('option', { name: /^Greece/ }).click();
  await find.click();
  await expect.poll(() => asked(page, 'STATEINC')).toBe('4');
  expect([asked(page, 'COSTMAX'), asked(page, 'SORT_TYPE'), asked(page, 'ADULT')]).toEqual([null, null, '3']);
  await expect(amenities.getByRole('checkbox').first()).toBeVisible();
  await expect(amenities.getByRole('combobox')).toHaveCount(0);
});

test('on a phone the first price is in sight when the results come', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [host, town] of [
    ['localhost', 50],
    ['ru.localhost', 2],
  ] as const) {
    await page.goto(site(host, `${search.replace('TOWNFROM=50', `TOWNFROM=${town}`)}&${days}`));
    const price = prices(cards(page).first()).first();
    await expect(price).toBeVisible();
    const { y, height } = (await price.boundingBox())!;
    expect(y + height).toBeLessThan(844);
  }
});

test('a tag of the price narrows the list to what costs at most so much [W-2.9-25]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', `${search}&${days}`));
  const filters = await openFilters(page, false);
  const all = await found(page);
  await filters.getByRole('link', { name: 'up to €1,500' }).click();
  await expect.poll(() => asked(page, 'COSTMAX')).toBe('1500');
  await expect.poll(() => found(page)).toBeLessThan(all);
  await expect(cards(page).first()).toContainText(/\d\.\d rated by [\d,]+ guests?/);
});

test('agents choose a tour from one list, which a button clears; everybody else has boxes [W-2.3-17] [W-2.3-18]', async ({
  page,
  site,
}) => {
  const t = wordsOf('en');
  const title = t('results.filters.tour');
  await page.goto(site('agent.localhost', `${search}&${days}`));
  const filters = await openFilters(page, false);
  const tours = filters.getByRole('combobox', { name: title });
  // What a tour can be told by is asked for once somebody comes to it.
  const comeToIt = () =>
    page.getByRole('checkbox', { name: t('results.filters.promotion') }).scrollIntoViewIfNeeded();
  await comeToIt();
  await tours.selectOption({ index: 1 });
  await expect.poll(() => asked(page, 'TOUR')).toMatch(/^\d+$/);
  await filters.getByRole('link', { name: t('results.filters.clearTour') }).click();
  await expect.poll(() => asked(page, 'TOUR')).toBeNull();

  await page.goto(site('localhost', `${search}&${days}`));
  const boxes = (await openFilters(page, false)).getByRole('group', { name: title });
  await comeToIt();
  await expect(boxes.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: title })).toHaveCount(0);
});
