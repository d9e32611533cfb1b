import { asked, days, found, search } from './filtered-search.ts';
import { expect, test } from './fixtures.ts';
import { cards, openFilters, prices } from './results-page.ts';
import { fieldOf, restBefore, searchInWords, wizardHydrated } from './wizard.ts';
import { wordsOf } from './words.ts';

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
