import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { fieldOf, searchButton, searchInWords, wizardHydrated } from './wizard.ts';

const where = (page: Page) => fieldOf(page, 'Where');
const field = (page: Page) => page.getByRole('combobox', { name: 'Where to' });
const places = (page: Page, title: string) => page.getByRole('group', { name: title }).getByRole('option');

async function openWhere(page: Page) {
  await wizardHydrated(page);
  await where(page).click();
  await expect(field(page)).toBeFocused();
}

test('a region is found by its name, with its flag as countries have theirs, and stays in the address and in the form [W-2.9-37] [W-2.9-38] [W-2.9-40] [W-4-31]', async ({
  page,
  site,
}) => {
  await page.goto(site());
  await openWhere(page);
  const countries = page.getByRole('listbox').getByRole('option');
  const flags = countries.locator('img[src^="/flags/"]');
  await expect(flags).toHaveCount(await countries.count());
  const turkey = page.getByRole('option', { name: /^Türkiye/ }).locator('img');
  const named = await page.request.get(site('localhost', '/flags/state/turkey.svg'));
  expect(named.headers()['content-type']).toContain('image/svg');
  expect(named.url(), 'its name leads to the same flag').toContain((await turkey.getAttribute('src')) ?? '-');
  await field(page).fill('antalya');
  const region = places(page, 'Regions').first();
  await expect(region).toContainText('Antalya');
  await expect(region.locator('img')).toHaveAttribute('src', '/flags/tr.svg');
  await expectNoAxeFindings(page);
  await region.click();
  await expect(where(page)).toContainText('Antalya');
  await expect(where(page)).toBeFocused();

  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\/tours\?(?=.*STATEINC=3)(?=.*REGIONTO=\d)/);
  await expect(searchInWords(page)).toContainText('Antalya, Türkiye');
});

test('a hotel is found on the wrong keyboard and from the keys alone, and the search leads to its page [W-2.4-25] [W-4-29]', async ({
  page,
  site,
}) => {
  await page.goto(site());
  await openWhere(page);
  await field(page).fill('куыщке'); // "resort" with Russian letters on
  await expect(places(page, 'Hotels').first()).toContainText('Resort');
  await page.keyboard.press('Enter');
  await expect(where(page)).toContainText('Resort');
  const name = (await where(page).locator('b').textContent()) ?? '';
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/tours\/[a-z-]+\/[a-z0-9-]+\?(?=.*HOTELLIST=\d)/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a town is asked for with its country, a country alone; without an answer countries can still be searched, by what else they are called [W-3.2-30] [W-4-30] [W-4-32] [W-5-28] [W-7-18]', async ({
  page,
  site,
}) => {
  await page.goto(site());
  const submits = (name: string) => page.locator(`search form > input[name="${name}"]`);
  await openWhere(page);
  await field(page).fill('kemer');
  await places(page, 'Towns').first().click();
  await expect(submits('TOWNTO')).toHaveValue(/^\d+$/);
  await expect(submits('STATEINC')).toHaveValue('3');
  await page.route('**/lookup/suggestion*', (route) => route.abort());
  await openWhere(page);
  await field(page).fill('TURKEY');
  await expect(page.getByRole('option')).toHaveText(/Türkiye/);
  await field(page).fill('egypt');
  await expect(page.getByRole('option')).toHaveText(/Egypt/);
  await page.getByRole('option').click();
  await expect(submits('STATEINC')).not.toHaveValue('3');
  await expect(submits('TOWNTO')).toHaveCount(0);
});

test('places are asked for from the third letter on, once typing has paused [W-5-25]', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/lookup/suggestion')) asked.push(searchParams.get('query') ?? '');
  });
  await page.goto(site());
  await openWhere(page);
  await page.clock.install();
  await field(page).pressSequentially(' an ', { delay: 20 });
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  await field(page).fill('');
  await field(page).pressSequentially('antalya', { delay: 50 });
  await expect(places(page, 'Regions').first()).toContainText('Antalya');
  expect(asked).toEqual(['antalya']);
});
