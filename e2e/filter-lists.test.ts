import { asked, days, found, search } from './filtered-search.ts';
import { expect, expectNoAxeFindingsInBothSchemes, test } from './fixtures.ts';
import { cards, openFilters } from './results-page.ts';

// Lists that filters are chosen from.

test('hotels are chosen by the keyboard from a list of all, of which only what is seen is rendered [W-2.9-28] [W-2.9-31] [W-2.9-32] [W-2.9-33] [W-2.9-34] [W-2.9-35] [W-2.9-36] [W-4-48] [W-4-49] [W-4-50] [W-9-29] [W-9-30] [W-9-31]', async ({
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

test('a list longer than five opens in its place: found by typing, rendered as far as it is seen, chosen by keys [W-9-25] [W-9-26] [W-9-27] [W-9-28] @phone', async ({
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
  const all = Number(await amenities.getByRole('option').first().getAttribute('aria-setsize'));
  expect(await amenities.getByRole('option').count()).toBeLessThan(all);
  await amenities.getByRole('combobox').press('Tab');
  await expect(list).toHaveCount(0);
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
