import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, gotoAndSettle, test } from './fixtures.ts';
import { searchButton } from './wizard.ts';

/** What a page fetches before anything is done to it: its scripts, how much they are in gzip, and how many sheets. */
async function weigh(page: Page, address: string) {
  const scripts: { path: string; size: Promise<number> }[] = [];
  const sheets = new Set<string>();
  const note = (response: Response) => {
    // Files of the next pages, which come when nothing else is to do.
    if (response.request().headers()['sec-purpose'] === 'prefetch') return;
    if (response.request().resourceType() === 'stylesheet') sheets.add(response.url());
    if (response.request().resourceType() !== 'script' && !/\.js$/.test(response.url())) return;
    const size = response.body().then((body) => gzipSync(body).length);
    scripts.push({ path: new URL(response.url()).pathname, size });
  };
  await page.goto('about:blank'); // nothing of the last page comes any more
  page.on('response', note);
  await gotoAndSettle(page, address);
  page.off('response', note);
  const sizes = await Promise.all(scripts.map(({ size }) => size));
  return {
    paths: scripts.map(({ path }) => path),
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    files: { scripts: scripts.length, sheets: sheets.size },
  };
}

/** Before anything is done, on any public page (decision 0160). */
const budget = 176;

/** A file is a request: with HTTP/1.1 the seventh at a time waits for one of the first six. */
const most = { scripts: 22, sheets: 4 };

/** Pages of hotels with parts of their own, or where nothing is found of the usual days, so that ways out are there at once. */
const mostOfVoyages = { kilobytes: 181, scripts: 27 };

function expectFew({ files }: Awaited<ReturnType<typeof weigh>>) {
  expect(files.scripts).toBeLessThanOrEqual(most.scripts);
  expect(files.sheets).toBeLessThanOrEqual(most.sheets);
}

const textsIn = (paths: string[]) =>
  paths.flatMap((path) => /texts-\w+-\w+-(\w+)\./.exec(path)?.[1] ?? []).sort();

for (const host of ['localhost', 'ru.localhost', 'kz.localhost']) {
  test(`a content page of ${host} is light, and brings no texts of other pages`, async ({ page, site }) => {
    const weight = await weigh(page, site(host, '/data-sources'));
    const { paths, kilobytes } = weight;
    expectFew(weight);
    // Its own and those of every page: those of the history of a rate come with it, when an address opens one.
    expect(textsIn(paths)).toEqual(['pages', 'shell']);
    expect(kilobytes).toBeLessThan(budget);
  });
}

/** Beside home, tours and their hotels, which are searched for below. Lists that are short show their advertisements. */
const pages = {
  'of words': ['/about', '/contacts', '/contacts/sales-offices', '/services/currencies', '/hotelgroup'],
  'of countries and excursions': [
    '/countries/turkey',
    '/excursions/turkey',
    '/excursion/turkey/aspendos-theatre',
  ],
  'where wizards are opened': ['/tours', '/hotels', '/cruises', '/excursion-tours', '/avia', '/services'],
  'of results of tours': ['/search/hotels', '/search/hot-tours', '/search/lato', '/search/resorts'],
  'of other results': [
    '/search/avia',
    '/search/cruises',
    '/search/excursion-tours',
    '/search/services',
    '/compare',
  ],
  'of liners, their programs and excursion tours': [
    '/cruise/vela-serena',
    '/cruises/sea-cruises/western-mediterranean',
    '/excursion-tours/turkey/istanbul-two-continents',
  ],
};

// Russian texts are the heaviest.
for (const [which, paths] of Object.entries(pages))
  test(`pages ${which} are light`, async ({ page, site }) => {
    const bounds = which.includes('liners') ? mostOfVoyages : { kilobytes: budget, scripts: most.scripts };
    for (const path of paths) {
      const { kilobytes, files } = await weigh(page, site('ru.localhost', path));
      expect.soft(kilobytes, path).toBeLessThan(bounds.kilobytes);
      expect.soft(files.scripts, path).toBeLessThanOrEqual(bounds.scripts);
      expect.soft(files.sheets, path).toBeLessThanOrEqual(most.sheets);
    }
  });

for (const host of ['localhost', 'ru.localhost']) {
  test(`the home page, the results and a hotel of ${host} stay within their weight`, async ({
    page,
    site,
  }) => {
    const home = await weigh(page, site(host));
    expect(home.kilobytes).toBeLessThan(budget);
    expectFew(home);
    await searchButton(page).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const results = await weigh(page, page.url());
    expect(results.kilobytes).toBeLessThan(budget);
    expectFew(results);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(tours|hotels)\//);
    const hotel = await weigh(page, page.url());
    expect(hotel.kilobytes).toBeLessThan(budget);
    expectFew(hotel);
  });
}

test('the next page brings the texts that it needs, before it is shown', async ({ page, site }) => {
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  const { paths } = await weigh(page, site('localhost', '/data-sources'));
  expect(new Set(paths).size).toBe(paths.length);

  await page.route('**/texts-en-*-home.js', async (route) => {
    await new Promise((settle) => setTimeout(settle, 500));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Solstice Travel, home page' }).click();
  await expect(page).toHaveURL(site());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Follow the sun.');
  await searchButton(page).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(broken).toEqual([]);
});

test('the files of a hotel are fetched before one of the results is opened, but not for those who save data', async ({
  page,
  site,
}) => {
  const ahead = page.locator('link[rel=prefetch]');
  await gotoAndSettle(page, site('localhost', '/search/tours?STATEINC=3'));
  await expect.poll(() => ahead.count()).toBeGreaterThan(2);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await gotoAndSettle(page, page.url());
  await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  await expect(ahead).toHaveCount(0);
});
