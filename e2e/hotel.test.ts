import { answerOf } from './answers.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsIn, gotoAndSettle, test } from './fixtures.ts';
import { allPhotos, expectReceiptToSum, offers, priceDetails, rooms } from './hotel-page.ts';
import { openFirstHotel, openHotel, prices } from './results-page.ts';

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
  await expect(map.getByText(/^\d+\skm$/).first(), 'the scale of zoom 12').toHaveText(/^[23]\skm$/);
  await map.getByRole('button', { name: 'Show the hotel and what is near it' }).click();
  for (const { name } of nearby)
    await expect(map.getByText(name || 'Beach', { exact: true }).first()).toBeInViewport();
  await expectNoAxeFindings(page);
});

test('a hotel that is opened from a list shows its head before what its tabs lead to; one that is gone back to is whole at once, where it was left', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/search/tours'));
  const pricesFirst = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((tell) => {
          const look = () => {
            if (document.getElementById('information')) tell(document.getElementById('prices') !== null);
          };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }),
    );
  const opened = pricesFirst();
  await openFirstHotel(page);
  expect(await opened).toBe(false);
  await offers(page).nth(2).scrollIntoViewIfNeeded();

  const logo = page.getByRole('link', { name: 'Solstice' }).first();
  const left = logo.evaluate(
    (link) => new Promise<number>((tell) => link.addEventListener('click', () => tell(scrollY))),
  );
  await logo.click();
  const before = await left;
  expect(before).toBeGreaterThan(1000);
  await expect(page.locator('#information')).toHaveCount(0);
  const again = pricesFirst();
  await page.goBack();
  expect(await again).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});

test('on a phone the last tile that is seen leads to all photos; the map lies on the pictures of somebody, whose name leads to them, and its scale speaks the language of the page [W-2.11-29] @phone-only', async ({
  page,
  site,
}) => {
  // The tiles of a server that journeys start, or of one that is running already.
  await page.route(/^https:\/\/tiles?\.(example|openstreetmap\.org)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await gotoAndSettle(page, site('ru.localhost', '/tours/turkey/alkaya-palace'));
  const tiles = page.getByRole('listitem').filter({ has: page.getByText(/^\d+ фотографий$/) });
  const last = tiles.filter({ visible: true }).first();
  await last.getByRole('img').click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('dialog', { name: 'Все фотографии' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/modal=gallery/);

  const tabs = page.getByRole('navigation', { name: 'На этой странице' });
  const tab = tabs.getByRole('link', { name: 'Расположение' });
  await expect(tab).not.toBeInViewport();
  await page.locator('#location').evaluate((section) => section.scrollIntoView());
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
  const map = page.getByRole('region', { name: /на карте$/ });
  await expect(map.getByText(/^[23]\sкм$/)).toBeVisible();
  await expect(map.getByRole('link', { name: /^©/ })).toHaveAttribute('target', '_blank');
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
