import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, outboxPath, test } from './fixtures.ts';

const sites = [
  { host: 'localhost', lang: 'en', phone: '+371 20000000' },
  { host: 'ru.localhost', lang: 'ru', phone: '+7 900 123 45 67' },
  { host: 'pl.localhost', lang: 'pl', phone: '+48 600700800' },
];

/** The amount of a price text: `−€1,234` is -1234, a word such as `free` is 0. */
const amountOf = (text: string) => Number(text.replace(/[^\d]/g, '') || 0) * (/[−-]/.test(text) ? -1 : 1);

/** The lines of the receipt sum to its total, which is the price of its offer. */
async function expectReceiptToSum(offer: Locator) {
  const receipt = offer.locator('.lines');
  await expect(receipt.locator('.total')).toBeVisible();
  const lines = await receipt.locator('div:not(.total) dd').allTextContents();
  const total = amountOf((await receipt.locator('.total dd').textContent()) ?? '');
  expect(lines).not.toEqual([]);
  expect(lines.map(amountOf).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(amountOf((await offer.locator('.offer__price .price').textContent()) ?? '')).toBe(total);
}

async function fillRequest(page: Page, { name, phone }: { name: string; phone: string }) {
  const form = page.locator('form.contact-form');
  await form.locator('[name=FIELD_NAME]').fill(name);
  await form.locator('[name=FIELD_PHONE]').fill(phone);
  await form.locator('[name=FIELD_EMAIL]').fill('anna@example.com');
  await form.locator('[name=FIELD_ADDITIONAL]').fill('A quiet room');
  await form.locator('[name=FIELD_AGREE]').check();
  return form;
}

async function expectMail(page: Page, address: string, name: string) {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(name)).not.toHaveCount(0);
  }).toPass();
}

async function openFirstHotel(page: Page) {
  await page.locator('.hotel h2 a').first().click();
  await expect(page.locator('.offer').first()).toBeVisible();
}

for (const { host, lang, phone } of sites) {
  test(`on ${host} a tour is found, opened, understood and requested`, async ({ page, site, isMobile }) => {
    await page.goto(site(host));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator('.wizard button[type=submit]').click();

    await expect(page).toHaveURL(/\/search\/tours\?.*STATEINC=\d+/);
    await expect(page.locator('.hotel').first()).toBeVisible();

    if (isMobile) await page.locator('.only-phone a').click();
    const filters = isMobile ? page.locator('dialog[open]') : page.locator('#filters');
    const box = filters.locator('[name=STARLIST]').first();
    const left = Number(
      (await filters.locator('.check:has([name=STARLIST]) .check__count').first().textContent()) ?? '',
    );
    await box.check();
    await expect(page).toHaveURL(/STARLIST=\d+/);
    if (isMobile) await filters.locator('.filters__done button').click();
    await expect(page.locator('h1')).toContainText(String(left));

    await page.locator('.sort li:nth-child(2) a').click();
    await expect(page).toHaveURL(/SORT_TYPE=0/);
    await expect(page.locator('.sort li:nth-child(2) a')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.results section')).toHaveAttribute('aria-busy', 'false');
    const prices = (await page.locator('.hotel .price').allTextContents()).map(amountOf);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));

    const name = (await page.locator('.hotel h2').first().textContent()) ?? '';
    await openFirstHotel(page);
    await expect(page.locator('h1')).toContainText(name);

    const offer = page.locator('.offer-box').first();
    await offer.locator('.offer__price a').click();
    await expectReceiptToSum(offer);

    await offer.locator('.offer .btn').click();
    const traveller = `Anna ${randomUUID()}`;
    const form = await fillRequest(page, { name: traveller, phone });
    await expect(form).toContainText(name);
    await form.locator('button[type=submit]').click();
    await expect(page.locator('.notice--done')).toBeVisible();
    await expectMail(page, site(host, outboxPath()), traveller);
  });
}

test('without scripts a tour is found, filtered, opened, understood and requested', async ({
  browser,
  site,
  isMobile,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site());
  await page.locator('.wizard button[type=submit]').click();
  await expect(page.locator('.hotel').first()).toBeVisible();

  if (isMobile) await page.locator('.only-phone a').click();
  await page.locator('#filters [name=MOMENT_CONFIRM]').check();
  await page.locator('#filters button[type=submit]').click();
  await expect(page).toHaveURL(/MOMENT_CONFIRM=1/);
  await page.locator('.sort li:nth-child(3) a').click();
  await expect(page).toHaveURL(/SORT_TYPE=1/);

  await openFirstHotel(page);
  await expect(page.locator('.only .chip')).toHaveText('Instant confirmation');
  await expect(page.getByText('On request')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all offers' }).click();
  await expect(page).not.toHaveURL(/MOMENT_CONFIRM/);
  await expect(page.locator('.only')).toHaveCount(0);

  await page.locator('.offer__price a').first().click();
  const offer = page.locator('.offer-box--open');
  await expectReceiptToSum(offer);
  await page.locator('.gallery__all a').click();
  await expect(page.locator('.photos li').first()).toBeVisible();
  await page.goBack();

  await offer.locator('.offer .btn').click();
  const traveller = `Anna ${randomUUID()}`;
  const form = page.locator('form.contact-form');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=FIELD_NAME]')).toHaveAttribute('aria-invalid', 'true');
  await fillRequest(page, { name: traveller, phone: '12' });
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=FIELD_PHONE]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue(traveller);
  await form.locator('[name=FIELD_PHONE]').fill('+371 20000000');
  await page.waitForTimeout(3_000); // a form is taken once it is as old as a person needs
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectMail(page, site('localhost', outboxPath()), traveller);
  await context.close();
});

/** A hotel of the default search, with its offers. */
async function openHotel(page: Page, address: string) {
  await page.goto(address);
  await openFirstHotel(page);
}

test('a server that breaks shows the error card, keeps what was typed, and a second try is one request', async ({
  page,
  site,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await page.locator('.offer .btn').first().click();
  const traveller = `Anna ${randomUUID()}`;
  const form = await fillRequest(page, { name: traveller, phone: '+371 20000000' });
  // The request arrives, and its answer is lost on the way back.
  await page.route(
    (url) => url.pathname.endsWith('.data'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.locator('button[type=submit]').click();
  await expect(form.locator('.notice--error')).toBeVisible();
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue(traveller);
  await expectNoAxeFindings(page);

  await page.unrouteAll();
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectMail(page, site('localhost', outboxPath()), traveller);
  await expect(page.locator('article', { hasText: traveller })).toHaveCount(1);
});

test('a request that is first sent without a connection costs neither the page nor what was typed', async ({
  page,
  site,
  context,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await page.locator('.offer .btn').first().click();
  const traveller = `Anna ${randomUUID()}`;
  const form = await fillRequest(page, { name: traveller, phone: '+371 20000000' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.locator('button[type=submit]').click();
  await expect(form.locator('.notice--error')).toContainText('There is no connection');
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue(traveller);

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectMail(page, site('localhost', outboxPath()), traveller);
});

test('wrong fields are named, the first one has the focus, and closing resets the form [S-4.9-01]', async ({
  page,
  site,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await page.locator('.offer .btn').first().click();
  const form = page.locator('form.contact-form');
  await form.locator('[name=FIELD_PHONE]').fill('+371 2');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=FIELD_NAME]')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
  await expect(form.locator('[name=FIELD_PHONE]')).toHaveValue('+3712');
  await expectNoAxeFindings(page);

  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/request=/);
  await page.locator('.offer .btn').first().click();
  await expect(form.locator('[name=FIELD_PHONE]')).toHaveValue('');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a sort chosen by keyboard keeps the focus', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await page.waitForLoadState('networkidle'); // scripts have taken over
  await page.locator('.sort li:nth-child(2) a').press('Enter');
  await expect(page.locator('.sort li:nth-child(2) a')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.sort li:nth-child(2) a')).toBeFocused();
});

test('an unreadable search names its fields, keeps what was typed and answers 400', async ({
  page,
  site,
}) => {
  const answer = await page.goto(
    site('localhost', '/search/tours?STATEINC=3&ADULT=44&CHECKIN_BEG=31.02.2027'),
  );
  expect(answer?.status()).toBe(400);
  await expect(page.locator('[name=CHECKIN_BEG]').last()).toHaveValue('31.02.2027');
  await expect(page.locator('[name=ADULT][aria-invalid]')).toHaveValue('44');
  await expectNoAxeFindings(page);
});

test('a search without an answer says why, and offers nothing that is not there', async ({ page, site }) => {
  const query = 'STATEINC=3&CHECKIN_BEG=20990101&ADULT=2&STARLIST=5';
  await page.goto(site('localhost', `/search/tours?${query}`));
  await expect(page.locator('.empty h1')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('the gallery opens by its address, turns by keys, and closing leaves the page [W-2.11-30] [W-2.11-36]', async ({
  page,
  site,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await page.locator('.gallery__all a').click();
  await expect(page).toHaveURL(/modal=gallery/);
  await page.locator('.photos button').nth(1).click();
  const count = page.locator('.photo-slider__count');
  await expect(count).toHaveText(/2/);
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/3/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.photo-slider')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/modal=gallery/);
});

test('a stay without flight has a page and offers of its own [W-2.11-05]', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/hotels'));
  await expect(page).not.toHaveURL(/TOWNFROM/);
  await openFirstHotel(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/hotels\/[^/]+\/[^/]+$/);
  const offer = page.locator('.offer-box').first();
  await offer.locator('.offer__price a').click();
  await expectReceiptToSum(offer);
  await expect(offer.locator('.flight')).toHaveCount(0);
});

test('the way back from a hotel finds the longer list where it was left', async ({ page, site }) => {
  await page.goto(site('ru.localhost', '/search/tours'));
  await page.locator('.paging a').click();
  await expect(page).toHaveURL(/PRICE_PAGE=2/);
  const last = page.locator('.hotel').nth(21);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.locator('h2 a').click();
  await expect(page.locator('.offer').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('.hotel').nth(21)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing from home to the sent request in ${colorScheme}`, async ({ page, site }) => {
    test.slow(); // six examinations of whole pages
    await page.emulateMedia({ colorScheme });
    await page.goto(site());
    await expectNoAxeFindings(page);
    await page.goto(site('localhost', '/search/tours'));
    await expectNoAxeFindings(page);
    await openFirstHotel(page);
    await expectNoAxeFindings(page);
    await page.locator('.offer__price a').first().click();
    await expect(page.locator('.lines .total')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.locator('.offer .btn').first().click();
    const form = await fillRequest(page, { name: 'Anna Berg', phone: '+371 20000000' });
    await expectNoAxeFindings(page);
    await form.locator('button[type=submit]').click();
    await expect(page.locator('.notice--done')).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test('a page script that crashes shows the page of error 500', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await expect(page.locator('.thumbs input').first()).toBeAttached(); // scripts have taken over
  await page.evaluate(() => {
    const crash = () => {
      Array.prototype.flatMap = () => {
        throw new Error('crashed on purpose');
      };
    };
    addEventListener('click', crash, { capture: true }); // not before: the page would be gone
  });
  await page.locator('.sort li:nth-child(2) a').click();
  await expect(page.locator('.error-page')).toContainText('500');
});

test('a hotel that does not exist is a 404, and one under another country leads to its own address', async ({
  page,
  site,
}) => {
  const missing = await page.goto(site('localhost', '/tours/turkey/no-such-hotel'));
  expect(missing?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expectNoAxeFindings(page);

  await openHotel(page, site('localhost', '/search/tours'));
  const named = new URL(page.url()).pathname;
  const [, kind] = named.split('/');
  const elsewhere = await page.request.get(site('localhost', `/${kind}/elsewhere/${named.split('/')[3]}`), {
    maxRedirects: 0,
  });
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([301, named]);
});
