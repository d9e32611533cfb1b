import { randomUUID } from 'node:crypto';
import type { Locale } from '#sites/locales.ts';
import {
  contactField,
  expectOneMail,
  fillRequest,
  sendButton,
  sendUntilTaken,
  sentCard,
} from './contact-form.ts';
import { expect, expectNoAxeFindingsInBothSchemes, hydrated, outboxPath, test } from './fixtures.ts';
import { allPhotos, expectReceiptToSum, offers, priceDetails, requestLink } from './hotel-page.ts';
import { cardLink, cards, openFilters, openFirstHotel, prices, sortLink } from './results-page.ts';
import { searchButton } from './wizard.ts';
import { amountOf } from './words.ts';

const sites = [
  { host: 'localhost', lang: 'en', phone: '+371 20000000', tag: [] },
  { host: 'ru.localhost', lang: 'ru', phone: '+7 900 123 45 67', tag: '@phone-only' },
  { host: 'pl.localhost', lang: 'pl', phone: '+48 600700800', tag: [] },
] satisfies { host: string; lang: Locale; phone: string; tag: string | string[] }[];

for (const { host, lang, phone, tag } of sites) {
  test(`on ${host} a tour is found, opened, understood and requested [W-1-01] [W-1-11] [W-1-12] [W-2.11-70] [W-2.11-72] [W-2.11-73]`, {
    tag,
  }, async ({ page, site, isMobile }) => {
    await page.goto(site(host));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await searchButton(page).click();

    await expect(page).toHaveURL(/\/search\/tours\?.*STATEINC=\d+/);
    await expect(cards(page).first()).toBeVisible();

    const filters = await openFilters(page, isMobile, lang);
    const stars = filters.locator('label:has([name=STARLIST])').first();
    const left = Number(/\d+$/.exec((await stars.textContent()) ?? '')?.[0]);
    await stars.getByRole('checkbox').check();
    await expect(page).toHaveURL(/STARLIST=\d+/);
    if (isMobile) await filters.getByRole('button').last().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(String(left));

    const cheapest = sortLink(page, 'cheapest', lang);
    await cheapest.click();
    await expect(page).toHaveURL(/SORT_TYPE=0/);
    await expect(cheapest).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('section', { has: heading })).toHaveAttribute('aria-busy', 'false');
    const amounts = (await prices(cards(page)).allTextContents()).map(amountOf);
    expect(amounts).not.toEqual([]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));

    const name = (await cardLink(cards(page).first()).textContent()) ?? '';
    await openFirstHotel(page);
    await expect(heading).toContainText(name);

    const offer = offers(page).first();
    await priceDetails(offer, lang).click();
    await expectReceiptToSum(offer, lang);

    await requestLink(offer, lang).click();
    const traveller = `Anna ${randomUUID()}`;
    const form = await fillRequest(page, { name: traveller, phone });
    await expect(form).toContainText(name);
    await sendButton(page).click();
    await expect(sentCard(page, lang)).toContainText(name);
    await expectOneMail(page, site(host, outboxPath()), traveller);
    await expect(page.getByRole('article').filter({ hasText: traveller })).toContainText(name);
  });
}

test('without scripts a tour is found, filtered, opened, understood and requested', {
  tag: '@phone',
}, async ({ browser, site, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site());
  await searchButton(page).click();
  await expect(cards(page).first()).toBeVisible();

  // Without scripts the link of a phone leads to the filters of the page.
  if (isMobile) await page.getByRole('link', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Instant confirmation' }).check();
  await filters.getByRole('button').click();
  await expect(page).toHaveURL(/MOMENT_CONFIRM=1/);
  await sortLink(page, 'dearest').click();
  await expect(page).toHaveURL(/SORT_TYPE=1/);

  await openFirstHotel(page);
  const only = page.getByRole('link', { name: 'Remove the filter: Instant confirmation' });
  await expect(only).toHaveText('Instant confirmation');
  await expect(page.getByText('On request')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all offers' }).click();
  await expect(page).not.toHaveURL(/MOMENT_CONFIRM/);
  await expect(only).toHaveCount(0);

  await priceDetails(page).first().click();
  const offer = offers(page).filter({ has: page.getByRole('definition') });
  await expectReceiptToSum(offer);
  await allPhotos(page).click();
  await expect(page.getByRole('heading', { name: 'All photos' })).toBeVisible();
  await page.goBack();

  await requestLink(offer).click();
  const traveller = `Anna ${randomUUID()}`;
  await sendButton(page).click();
  await expect(contactField(page, 'NAME')).toHaveAttribute('aria-invalid', 'true');
  await fillRequest(page, { name: traveller, phone: '12' });
  await sendButton(page).click();
  await expect(contactField(page, 'PHONE')).toHaveAttribute('aria-invalid', 'true');
  await expect(contactField(page, 'NAME')).toHaveValue(traveller);
  await contactField(page, 'PHONE').fill('+371 20000000');
  await sendUntilTaken(page);
  await expect(sentCard(page)).toContainText(/Hotel: .*Price: .*Adults: 2/s);
  await expectOneMail(page, site('localhost', outboxPath()), traveller);
  await context.close();
});

test('a sort chosen by keyboard keeps the focus', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await hydrated(page);
  const cheapest = sortLink(page, 'cheapest');
  await cheapest.press('Enter');
  await expect(cheapest).toHaveAttribute('aria-current', 'true');
  await expect(cheapest).toBeFocused();
});

test('the way back from a hotel, and loading a page again, finds the longer list where it was left', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/search/tours'));
  // Who comes to a page is not scrolled: what is far below is not rendered before it is seen.
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-fresh');
  await page.getByRole('link', { name: /^Показать ещё/ }).click();
  await expect(page).toHaveURL(/PRICE_PAGE=2/);
  const last = cards(page).nth(21);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await cardLink(last).click();
  await expect(offers(page).first()).toBeVisible();
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  // Far from there a card takes its room, and nothing of it is rendered: its height was kept.
  await expect(root).toHaveAttribute('data-fresh');
  const far = cards(page).first().getByRole('heading');
  expect(await far.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  );
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  await expect(root).not.toHaveAttribute('data-fresh');
});

test('axe finds nothing from home to the sent request', { tag: '@phone' }, async ({ page, site }) => {
  test.slow(); // twelve examinations of whole pages
  await page.goto(site());
  await expectNoAxeFindingsInBothSchemes(page);
  await page.goto(site('localhost', '/search/tours'));
  await expectNoAxeFindingsInBothSchemes(page);
  await openFirstHotel(page);
  await expectNoAxeFindingsInBothSchemes(page);
  await priceDetails(page).first().click();
  await expect(offers(page).first().getByRole('definition').last()).toBeVisible();
  await expectNoAxeFindingsInBothSchemes(page);
  await requestLink(page).first().click();
  await fillRequest(page, { name: 'Anna Berg' });
  await expectNoAxeFindingsInBothSchemes(page);
  await sendButton(page).click();
  await expect(sentCard(page)).toBeVisible();
  await expectNoAxeFindingsInBothSchemes(page);
});
