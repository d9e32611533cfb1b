import { addDays, compactDate, plainDate } from '#lib/plain-date.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

const today = new Date().toISOString().slice(0, 10);
const day = (ahead: number) => compactDate(addDays(plainDate(today), ahead));

/** Some resorts are shut for weeks: whichever week it is today, two months have tours. */
const soon = `CHECKIN_BEG=${day(20)}&CHECKIN_END=${day(75)}&NIGHTMIN=3&NIGHTMAX=14`;

test('all countries are listed with their hotels and prices, each leads to its page and on to its tours, which come when they are seen [W-2.1-01] [W-2.13-04] @phone', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const asks = (lookup: string) => asked.filter((url) => url.includes(`/lookup/${lookup}`)).length;
  await page.goto(site('localhost', '/countries/'));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
  const turkey = main.getByRole('link', { name: /^Türkiye \d+ hotels from €/ });
  await expectNoAxeFindings(page);
  await turkey.click();
  await expect(page).toHaveURL(/\/countries\/turkey$/);
  await main.getByRole('heading', { name: 'The year at a glance' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('link', { name: /^January \d{4} €/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await main.getByRole('heading', { name: 'Tours in the coming weeks' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('link', { name: /€.*for 2 adults/ }).first()).toBeVisible();
  expect([asks('year-prices'), asks('country-offers')]).toEqual([1, 1]);
  await main.getByRole('link', { name: 'Find a tour' }).click();
  await expect(page).toHaveURL(/\/search\/tours\?STATEINC=3/);
});

test('a resort is found by its country, with a flight and without [W-2.1-02]', async ({ page, site }) => {
  await page.goto(site('localhost', '/resorts'));
  await expectNoAxeFindings(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Türkiye', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resorts: Türkiye');
  await main.getByRole('link', { name: 'Antalya', exact: true }).click();
  await expect(page).toHaveURL(/\/resorts\/turkey\/antalya$/);
  await page.goto(`${page.url()}?${soon}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Antalya, \d+ hotels$/);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Hotels without a flight' }).click();
  await expect(page).toHaveURL(/\/search\/hotels\?STATEINC=3&.*REGIONTO=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Antalya, \d+ hotels$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a resort is found by plain links, and where none is named the list of them stands', async ({
    page,
    site,
  }) => {
    await page.goto(site('localhost', '/search/resorts'));
    await expect(page).toHaveURL(/\/resorts$/);
    await page.getByRole('main').getByRole('link', { name: 'Antalya', exact: true }).click();
    await expect(page).toHaveURL(/\/resorts\/turkey\/antalya$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Antalya, \d+ hotels$/);
    await page.getByRole('link', { name: 'Hotels without a flight' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Antalya, \d+ hotels$/);
    expect((await page.goto(site('localhost', '/resorts/atlantis')))?.status()).toBe(404);
  });
});
