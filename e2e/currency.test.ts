import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { currencyButton } from './frame.ts';
import { offers, priceDetails, receiptOf } from './hotel-page.ts';
import { cardLink, cards, openFirstHotel, pictureLinks, prices } from './results-page.ts';
import { fieldOf, searchButton } from './wizard.ts';

const bar = (page: Page) => page.getByRole('region', { name: /^(Exchange rates|Курсы валют)$/ });
const history = (page: Page) => page.getByRole('dialog', { name: /^(Exchange rate|Курс валюты): / });
const selector = (page: Page) => currencyButton(page);
const price = (scope: Locator) => prices(scope).first();
const main = (page: Page) => page.getByRole('main');
const choice = (page: Page, code: string) => page.getByRole('button', { name: new RegExp(`^${code}`) });

// Rates and currencies stand in the top line of wide screens, touched or not; phones have them in the burger.
test.use({ viewport: { width: 1440, height: 900 } });

const texts = (found: Locator) => found.allTextContents();

/** Chooses on the page; the other currency comes with the page's next load. */
async function choose(page: Page, code: string) {
  await selector(page).click();
  const loaded = page.waitForEvent('load');
  await choice(page, code).click();
  await loaded;
  await expect(selector(page)).toContainText(code);
}

const opensHistory = /\?modalCurrencyRatesDetail=true&currentCurrency=USD$/;

test('a rate opens its history in the address, with seven days, and closing takes it out [S-2.11-02] [S-2.11-03] [S-2.11-04] [S-2.11-05] [S-2.11-06] [S-2.11-07]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources'));
  const dollar = bar(page).getByRole('link', { name: /US Dollar/ });
  await dollar.click();
  await expect(page).toHaveURL(opensHistory);
  await expect(history(page)).toBeVisible();
  expect(await texts(history(page).getByRole('columnheader'))).toEqual(['Date', 'Rate', 'Change']);

  const rows = history(page).getByRole('row');
  await expect(rows).toHaveCount(8);
  for (const row of await rows.all().then((all) => all.slice(1))) {
    const [date, rate, change] = await texts(row.getByRole('cell'));
    expect(date).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    expect(rate).toMatch(/^\d+\.\d{4}$/);
    expect(change).toMatch(/^(\+|\u2212)?\d+\.\d{4}$/);
    const colour = await row.getByRole('cell').last().evaluate(colourOf);
    expect(colour).toBe(change?.startsWith('+') ? 'green' : change?.startsWith('\u2212') ? 'red' : 'neither');
  }
  await expectNoAxeFindings(page);

  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(page).toHaveURL(/\/data-sources$/);
  await expect(dollar).toBeFocused();
});

/** Which of red and green a text is more of, if any; its colour is an OKLCH one, rendered to be read. */
function colourOf(element: Element) {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (red > green + 40 && red > blue + 40) return 'red';
  return green > red + 40 && green > blue ? 'green' : 'neither';
}

test('an address opens the history of its currency, and leads from one to the next [S-2.11-02]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources?modalCurrencyRatesDetail=true&currentCurrency=840'));
  await expect(history(page)).toHaveAccessibleName('Exchange rate: US Dollar');
  await history(page).getByRole('link', { name: 'PLN' }).click();
  await expect(history(page)).toHaveAccessibleName('Exchange rate: Polish Zloty');
  await expect(page).toHaveURL(/currentCurrency=PLN$/);
  await history(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/data-sources$/);
});

test('opening a history asks nothing of the page behind it', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await expect(price(cards(page).first())).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await bar(page).getByRole('link').first().click();
  await expect(history(page)).toBeVisible();
  const data = asked
    .filter((url) => url.includes('.data'))
    .map((url) => new URL(url).searchParams.get('_routes'))
    .filter((routes) => !routes?.startsWith('search/lookups/')); // what days cost is asked once the list is there
  expect(data).toEqual(['rates/rates-layout']);
  await expect(page).toHaveURL(/STATEINC=.*modalCurrencyRatesDetail=true/);
});

test('without scripts the history is a part of the page, and a currency is chosen by a form [S-2.11-02]', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('localhost', '/data-sources'));
  await bar(page)
    .getByRole('link', { name: /US Dollar/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Exchange rate: US Dollar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rates by day' }).getByRole('row')).toHaveCount(8);

  await page.goto(site('localhost', '/search/hotels?STATEINC=3&CURRENCY=PLN&COSTMIN=100'));
  await expect(price(cards(page).first())).toContainText('zł');
  await selector(page).click();
  await choice(page, 'USD').click();
  // What was the least in zlotys is the least in dollars.
  await expect(page).toHaveURL(/COSTMIN=2\d&CURRENCY=USD/);
  await expect(price(cards(page).first())).toHaveText(/^\$/);
  await context.close();
});

test('every price follows the chosen currency, which stays chosen', async ({ page, site, context }) => {
  await page.goto(site());
  await choose(page, 'USD');
  const cookie = (await context.cookies()).find(({ name }) => name === 'currency');
  expect(cookie).toMatchObject({ value: 'USD', path: '/', sameSite: 'Lax', secure: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(399 * 86_400);
  await expect(
    main(page)
      .getByText(/from \$/)
      .first(),
  ).toBeVisible();
  await expect(
    price(
      pictureLinks(main(page))
        .filter({ hasText: /nights/ })
        .first(),
    ),
  ).toHaveText(/^\$/);

  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\/tours/);
  await expect(price(cards(page).first())).toHaveText(/^\$/);
  await expect(page).not.toHaveURL(/CURRENCY/);
  await cardLink(cards(page).first()).click();
  await expect(price(offers(page).first())).toHaveText(/^\$/);
  await page.goto(site('localhost', '/sitemap/countries'));
  await expect(
    page
      .getByRole('main')
      .getByText(/from \$/)
      .first(),
  ).toBeVisible();
});

test('the calendar has the prices of the chosen currency', async ({ page, site }) => {
  await page.goto(site());
  await choose(page, 'USD');
  const answer = page.waitForResponse(/\/lookup\/calendar/);
  await fieldOf(page, 'Dates').click();
  expect(await (await answer).text()).toContain('USD');
  await expect(page.getByRole('search').getByRole('status').filter({ hasText: '$' })).toBeVisible();
});

test('a choice never changes what a claim says', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await openFirstHotel(page);
  const receipt = priceDetails(page).first();
  const address = new URL((await receipt.getAttribute('href')) ?? '', page.url()).href;
  await page.goto(address);
  const total = receiptOf(offers(page));
  const before = await total.textContent();
  expect(before).toContain('€');

  await page.context().addCookies([{ name: 'currency', value: 'USD', url: site() }]);
  await page.goto(address);
  expect(await total.textContent()).toBe(before);
  await choose(page, 'PLN');
  await expect(page).not.toHaveURL(/offer=/);
  await expect(price(offers(page).first())).toContainText('zł');
});

test('the countdown runs by the second to the new rates and brings them [S-4.6-01] [S-4.6-03] [S-1-46]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site('ru.localhost', '/en'));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/New rates in \d\d:\d\d:\d\d/);
  const seconds = async () =>
    ((await timer.textContent()) ?? '')
      .replace(/[^\d:]/g, '')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  const left = await seconds();
  await page.clock.runFor(5_000);
  expect(left - (await seconds())).toBeGreaterThanOrEqual(5);

  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  await expect(timer).not.toBeInViewport();
  await page.clock.runFor(2_000); // by then it knows
  const unseen = await seconds();
  await page.clock.runFor(5_000);
  expect(await seconds()).toBe(unseen); // nothing ticks where nobody looks
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(seconds).toBeLessThanOrEqual(unseen - 5);

  const rates = await page.evaluate(async () => (await fetch('/lookup/rates')).json());
  const asked: string[] = [];
  await page.route('**/lookup/rates', (route) => {
    asked.push(route.request().url());
    const currencies = rates.currencies.map((one: { slug: string; rate: number }) => ({
      ...one,
      rate: 77.5,
      written: '77.50',
    }));
    const timer = { ...rates.timer, now: rates.timer.next, next: rates.timer.next + 86_400_000 };
    return route.fulfill({ json: { currencies, timer } });
  });
  await page.clock.fastForward((await seconds()) * 1_000);
  await page.clock.runFor(2_000);
  await expect(bar(page).getByRole('link').first()).toContainText('77.5');
  expect(asked).toHaveLength(1);
  await expect(timer).toHaveText(/New rates in 2[34]:\d\d:\d\d/);
});
