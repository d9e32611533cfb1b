import type { Page, Response } from '@playwright/test';
import { gzipBytes } from '#bench/load/page-parts.ts';
import { expect, gotoAndSettle, test } from './fixtures.ts';
import { expectLight, type Weight, weighSent } from './page-weight.ts';
import { pageAt } from './rendered-wizard.ts';
import { firstHotelIn } from './results-page.ts';
import { searchButton } from './wizard.ts';

/** What a page fetches before a click. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const scripts: { path: string; size: Promise<number> }[] = [];
  const stylesheets = new Set<string>();
  const note = (response: Response) => {
    // Files of the next pages, which come when nothing else is to do.
    if (response.request().headers()['sec-purpose'] === 'prefetch') return;
    if (response.request().resourceType() === 'stylesheet') stylesheets.add(new URL(response.url()).pathname);
    if (response.request().resourceType() !== 'script' && !/\.js$/.test(response.url())) return;
    const size = response.text().then(gzipBytes);
    scripts.push({ path: new URL(response.url()).pathname, size });
  };
  await page.goto('about:blank'); // nothing of the last page comes any more
  page.on('response', note);
  await gotoAndSettle(page, address);
  page.off('response', note);
  const sizes = await Promise.all(scripts.map(({ size }) => size));
  return {
    paths: scripts.map(({ path }) => path),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    stylesheets: [...stylesheets],
  };
}

// Russian texts are the heaviest.
test('home, results, a hotel and a liner fetch what their pages name, and stay within their weight', async ({
  page,
  request,
  site,
}) => {
  const host = 'ru.localhost';
  const { html } = await pageAt(request, '/search/tours', host);
  const found = {
    home: '/',
    results: '/search/tours',
    hotel: firstHotelIn(html),
    voyage: '/cruise/vela-serena',
  } as const;
  for (const kind of ['home', 'results', 'hotel', 'voyage'] as const) {
    const path = found[kind];
    const weight = await weigh(page, site(host, path));
    await expectLight(request, weight, { path, kind });
    const named = await weighSent(request, host, path);
    expect(
      named.paths.filter((script) => !weight.paths.includes(script)),
      path,
    ).toEqual([]);
    // Parts that wake once they are there: a few lines each, and the chunk that the toggles of lists share with the limits.
    expect(weight.bytes - named.bytes, path).toBeLessThan(4_500);
    const linked = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    );
    expect(linked, `${path}: one stylesheet, once`).toEqual(weight.stylesheets);
  }
});

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
