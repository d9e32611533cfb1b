import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { answerOf } from './answers.ts';
import {
  contactField,
  contactForm,
  expectOneMail,
  failedCard,
  fillContact,
  sendButton,
  sendUntilTaken,
  sentCard,
} from './contact-form.ts';
import {
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsIn,
  expectNoAxeFindingsInBothSchemes,
  hydrated,
  outboxPath,
  test,
} from './fixtures.ts';
import { allPhotos, expectReceiptToSum, offers, priceDetails, requestLink, rooms } from './hotel-page.ts';
import { cardLink, cards, openFilters, openFirstHotel, prices, sortLink } from './results-page.ts';
import { searchButton } from './wizard.ts';
import { amountOf } from './words.ts';

const sites = [
  { host: 'localhost', lang: 'en', phone: '+371 20000000', tag: [] },
  { host: 'ru.localhost', lang: 'ru', phone: '+7 900 123 45 67', tag: '@phone-only' },
  { host: 'pl.localhost', lang: 'pl', phone: '+48 600700800', tag: [] },
] satisfies { host: string; lang: Locale; phone: string; tag: string | string[] }[];

async function fillRequest(page: Page, contact: { name: string; phone?: string }) {
  await fillContact(page, contact);
  await contactField(page, 'ADDITIONAL').fill('A quiet room');
  return contactForm(page);
}

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
  await requestLink(page).first().click();
  const traveller = `Anna ${randomUUID()}`;
  await fillRequest(page, { name: traveller });
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
  await sendButton(page).click();
  await expect(failedCard(page)).toBeVisible();
  await expect(contactField(page, 'NAME')).toHaveValue(traveller);
  await expectNoAxeFindings(page);

  await page.unrouteAll();
  await sendButton(page).click();
  await expect(sentCard(page)).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), traveller);
});

test('a request that is first sent without a connection costs neither the page nor what was typed', async ({
  page,
  site,
  context,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await requestLink(page).first().click();
  const traveller = `Anna ${randomUUID()}`;
  const form = await fillRequest(page, { name: traveller });
  await hydrated(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(failedCard(page)).toContainText('There is no connection');
  await expect(contactField(page, 'NAME')).toHaveValue(traveller);

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(sentCard(page)).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), traveller);
});

test('wrong fields are named, the first one has the focus, and closing resets the form [S-4.9-01]', async ({
  page,
  site,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await requestLink(page).first().click();
  const form = contactForm(page);
  await contactField(page, 'PHONE').fill('+371 2');
  await sendButton(page).click();
  await expect(contactField(page, 'NAME')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(contactField(page, 'PHONE')).toHaveValue('+3712');
  await expectNoAxeFindings(page);

  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/request=/);
  await requestLink(page).first().click();
  await expect(contactField(page, 'PHONE')).toHaveValue('');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a sort chosen by keyboard keeps the focus', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await hydrated(page);
  const cheapest = sortLink(page, 'cheapest');
  await cheapest.press('Enter');
  await expect(cheapest).toHaveAttribute('aria-current', 'true');
  await expect(cheapest).toBeFocused();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing matches all of this');
  await expectNoAxeFindings(page);
});

test('the gallery opens by its address, leads to the rooms, turns and zooms by keys, and closing leaves the page; the map beside it leads to one that moves [W-2.11-23] [W-2.11-30] [W-2.11-35] [W-2.11-36] [W-2.11-38]', async ({
  page,
  site,
  request,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  const asked = `/core/hotel?hotel=${new URL(page.url()).pathname}&lang=en`;
  const { nearby } = JSON.parse((await answerOf(request, 'localhost', asked)).html) as {
    nearby: { name: string }[];
  };
  expect(nearby).not.toEqual([]);
  const cheapest = (await prices(offers(page).first()).first().textContent()) ?? '';
  await allPhotos(page).click();
  await expect(page).toHaveURL(/modal=gallery/);
  const photos = page.getByRole('dialog', { name: 'All photos' });
  const toRooms = photos.getByRole('link', { name: `Choose a room from ${cheapest}`, exact: true });
  await expect(toRooms).toHaveAttribute('href', /#prices$/);
  await photos.getByRole('listitem').getByRole('button').nth(1).click();
  const picture = (number: number) =>
    page.getByRole('dialog', { name: new RegExp(`^Photo ${number} of \\d+$`) });
  await expect(picture(2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(picture(3)).toBeVisible();
  await page.keyboard.press('+');
  await expect(picture(3).getByRole('button', { name: 'Show smaller' })).toBeVisible();
  await expectNoAxeFindingsIn(page, 'dialog[aria-label^="Photo"]');
  await page.keyboard.press('-');
  await expect(picture(3).getByRole('button', { name: 'Show larger' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(3)).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/modal=gallery/);

  await page.getByRole('link', { name: /^Show on the map: / }).click();
  const map = page.getByRole('region', { name: /on the map$/ });
  await expect(map.getByRole('application')).toBeInViewport();
  await expect(map.getByText(/^\d+ km$/).first(), 'the scale of zoom 12').toHaveText(/^[23] km$/);
  await map.getByRole('button', { name: 'Show the hotel and what is near it' }).click();
  for (const { name } of nearby)
    await expect(map.getByText(name || 'Beach', { exact: true }).first()).toBeInViewport();
  await expectNoAxeFindings(page);
});

test('a stay without flight has a page and offers of its own, and pictures of rooms come when they are seen [W-2.11-05] [W-2.11-58]', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedForRooms = () => asked.filter((url) => url.includes('/lookup/room-images')).length;
  await page.goto(site('localhost', '/search/hotels'));
  await expect(page).not.toHaveURL(/TOWNFROM/);
  await openFirstHotel(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/hotels\/[^/]+\/[^/]+$/);
  const offer = offers(page).first();
  await priceDetails(offer).click();
  await expectReceiptToSum(offer);
  await expect(offer.getByRole('heading', { name: 'Flights' })).toHaveCount(0);
  expect(askedForRooms()).toBe(0);
  await page.locator('#rooms').scrollIntoViewIfNeeded();
  await expect.poll(askedForRooms).toBeGreaterThan(0);
});

test('the other offers of a room come when they are asked for, and leave other rooms open [W-2.11-53] [W-2.11-54] [W-2.11-67]', async ({
  page,
  site,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  const address = page.url();
  const count = (room: number) => offers(page, rooms(page).nth(room)).count();
  for (const room of [0, 1]) {
    expect(await count(room)).toBe(3);
    await rooms(page)
      .nth(room)
      .getByRole('link', { name: /^Show \d+ more of \d+/ })
      .click();
    await expect.poll(() => count(room)).toBeGreaterThan(3);
  }
  expect(await count(0)).toBeGreaterThan(3);
  expect(page.url()).toBe(address);
  // The price of a room closes its offers and opens them again.
  const price = rooms(page)
    .first()
    .getByRole('button', { name: /^\d+ offers from / });
  await price.click();
  await expect(offers(page, rooms(page).first())).toHaveCount(0);
  await expect(price).toHaveAttribute('aria-expanded', 'false');
  await price.click();
  await expect(offers(page, rooms(page).first())).not.toHaveCount(0);
});

test('the way back from a hotel finds the longer list where it was left', async ({ page, site }) => {
  await page.goto(site('ru.localhost', '/search/tours'));
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

test('a page script that crashes shows the page of error 500', async ({ page, site }) => {
  await page.goto(site('localhost', '/search/tours'));
  await hydrated(page);
  await page.evaluate(() => {
    const crash = () => {
      Array.prototype.flatMap = () => {
        throw new Error('crashed on purpose');
      };
    };
    addEventListener('click', crash, { capture: true }); // not before: the page would be gone
  });
  await sortLink(page, 'cheapest').click();
  await expect(page.getByRole('main')).toContainText('Error 500');
});

test('a hotel that does not exist is a 404, and one under another country leads to its own address [W-4-57] [W-4-58]', async ({
  page,
  site,
}) => {
  const missing = await page.goto(site('localhost', '/tours/turkey/no-such-hotel'));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);

  await openHotel(page, site('localhost', '/search/tours'));
  const named = new URL(page.url()).pathname;
  const [, kind] = named.split('/');
  const elsewhere = await page.request.get(site('localhost', `/${kind}/elsewhere/${named.split('/')[3]}`), {
    maxRedirects: 0,
  });
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([301, named]);
});

test('without a connection a receipt says so in its place, the page stays, and it comes when it is asked for again', async ({
  page,
  site,
  context,
}) => {
  await openHotel(page, site('localhost', '/search/tours'));
  await hydrated(page);
  await priceDetails(offers(page).first()).click();
  await expectReceiptToSum(offers(page).first());
  const offer = offers(page).last();
  await context.setOffline(true);
  await priceDetails(offer).click();
  await expect(offer).toContainText('This could not be loaded');
  await expectNoAxeFindings(page);

  await context.setOffline(false);
  await offer.getByRole('button', { name: 'Try again' }).click();
  await expectReceiptToSum(offer);
});
