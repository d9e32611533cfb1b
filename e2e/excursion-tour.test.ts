import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { offers, openReceipts, rooms, roomsAndPrices } from './hotel-page.ts';
import { fieldOf, searchButton } from './wizard.ts';

const istanbul = '/excursion-tours/turkey/istanbul-two-continents';
const services = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem');
const chip = (page: Page, line: string, name: string | RegExp) =>
  page.getByRole('group', { name: line }).getByRole('link', { name });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('an excursion tour shows its banner, texts, icons, pictures in order, programs and services [W-2.12-03] [W-2.12-04] [W-2.12-05] [W-2.12-06] [W-2.12-07]', async ({
  page,
  request,
  site,
}) => {
  const answer = await request.get(
    site('localhost', '/b2c/ExcursionTour?lang=en&slug=istanbul-two-continents'),
  );
  const tour = await answer.json();
  await page.goto(site('localhost', istanbul));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title);
  await expect(page).toHaveTitle(/^Istanbul on two continents, Türkiye/);
  for (const text of [tour.summary, tour.description])
    await expect(page.locator('#about')).toContainText(text);
  const sources = (pictures: Locator) =>
    pictures.evaluateAll((all) => all.map((image) => decodeURIComponent(image.getAttribute('src') ?? '')));
  const drawn = (path: string) => expect.stringContaining(path.split('?')[0] ?? path);
  expect(await sources(page.getByRole('main').locator('img[loading="eager"]'))).toEqual([
    drawn(tour.bannerImage),
  ]);
  const gallery = page.getByRole('list').filter({ has: page.locator('[href*="modal=gallery"]') });
  const inOrder = tour.galleries.toSorted(
    (a: { orderNo: number }, b: { orderNo: number }) => a.orderNo - b.orderNo,
  );
  expect(await sources(gallery.locator('img:not([aria-hidden])'))).toEqual(
    inOrder.map(({ image }: { image: string }) => drawn(image)),
  );
  const icons = page.getByRole('main').locator('header').getByRole('list').last().getByRole('listitem');
  await expect(icons).toHaveText(tour.icons.map(({ value }: { value: string }) => value));
  await expect(icons.locator('svg')).toHaveCount(tour.icons.length);

  const seasons = new Set(tour.list.map(({ season }: { season: string }) => season));
  const programs = page
    .getByRole('region', { name: 'Itineraries' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(programs).toHaveCount(seasons.size);
  await expect(programs.first().getByRole('link')).toHaveText([
    /4 nights.*5 days.*Wed/,
    /7 nights.*8 days.*Sat, Sun/,
  ]);

  await expect(services(page, 'Included')).toHaveText(
    tour.servicesIncluded.map(({ title }: { title: string }) => new RegExp(title)),
  );
  await expect(services(page, 'Included').first()).toContainText('Day 2');
  await expect(services(page, 'Not included').first()).toHaveText(/Turkish bath.*Day 4.*€45/);
  await page.getByRole('heading', { name: 'Day by day' }).scrollIntoViewIfNeeded();
  const route = page.getByRole('region', { name: `Map of the route: ${tour.title}` });
  await expect(route.getByRole('application')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('season, nights and day of the week lead to their departures, hotel by hotel [W-2.12-08] [W-2.11-50]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', `${istanbul}?TOWNFROM=1`));
  await chip(page, 'Nights', '7 nights').click();
  await expect(chip(page, 'Nights', '7 nights')).toHaveAttribute('aria-current', 'true');
  expect([parameter(page, 'NIGHTMIN'), parameter(page, 'NIGHTMAX')]).toEqual(['7', '7']);
  await chip(page, 'Starts on', 'Sun').click();
  await expect(page).toHaveURL(/doW=7/);
  await chip(page, 'Season', /1 May/).click();
  await expect(page).toHaveURL(/CHECKIN_BEG=\d{4}0501/);
  const hotels = rooms(page);
  await expect(hotels.first()).toBeVisible();
  const names = await hotels.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  // The offers of the same days stand in a list that is called by them; the last season's stand there until these come.
  const days = (name: RegExp) => hotels.getByRole('list', { name }).count();
  await expect.poll(async () => (await days(/nights/)) - (await days(/^Sun .*Sun .*7 nights/))).toBe(0);
  expect(await days(/nights/)).toBeGreaterThan(0);

  // On Wednesdays only the four nights begin: picking the day lifts the nights.
  await chip(page, 'Starts on', /Wed/).click();
  await expect(page).not.toHaveURL(/NIGHTMIN/);
  await expect(
    hotels
      .first()
      .getByRole('list', { name: /4 nights/ })
      .first(),
  ).toBeVisible();
  const total = Number(
    /^\d+/.exec(
      (await hotels
        .first()
        .getByText(/^\d+ offers/)
        .textContent()) ?? '',
    ),
  );
  await hotels.first().getByRole('link', { name: /Show/ }).click();
  await expect(offers(page, hotels.first())).toHaveCount(Math.min(total, 200));
});

test('without flight the town is gone and remembered; switching back restores it [W-2.4-07] [W-2.4-08] [W-2.4-11] [W-2.4-12] [W-2.4-13]', async ({
  page,
  site,
}) => {
  const town = fieldOf(page, 'From');
  await page.goto(site('ru.localhost', `/en${istanbul}`));
  await roomsAndPrices(page).getByText('Change', { exact: true }).click();
  await town.click();
  await page.getByRole('option').first().click();
  await searchButton(page).click();
  await expect(page).toHaveURL(/TOWNFROM=/);
  const chosen = parameter(page, 'TOWNFROM');
  await chip(page, 'Flight', 'Without flight').click();
  await expect(page).toHaveURL(/TOWNFROM=1(&|$)/);
  await expect(town).toHaveCount(0);
  await expect(roomsAndPrices(page).locator('[name=STATEINC]')).toHaveCount(0);
  await expect(rooms(page).first()).toBeVisible();
  await chip(page, 'Flight', 'With flight').click();
  await expect(page).toHaveURL(new RegExp(`TOWNFROM=${chosen}(&|$)`));
});

test('who has confirmed a city of the market comes by themselves, until they choose a flight [W-2.7-03] [W-4-28] [W-6-03]', async ({
  page,
  context,
  site,
}) => {
  const address = site('ru.localhost', `/en${istanbul}`);
  await page.goto(address);
  await expect(chip(page, 'Flight', 'With flight')).toHaveAttribute('aria-current', 'true');
  const [updated] = new Date().toISOString().replace('T', ' ').split(':');
  const geo = { countrySlug: 'ru', invariantName: 'Москва', slug: 'moscow', updatedGeoDate: `${updated}:00` };
  const value = encodeURIComponent(JSON.stringify({ ...geo, isConfirmed: true }));
  await context.addCookies([{ name: 'geo', value, url: address }]);
  await page.goto(address);
  await expect(chip(page, 'Flight', 'Without flight')).toHaveAttribute('aria-current', 'true');
});

test('what an offer costs opens into lines, and can be requested', async ({ page, site }) => {
  await page.goto(site('localhost', istanbul));
  await openReceipts(page, 2);
  await offers(page).first().getByRole('link', { name: 'Send a request' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/name/i).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(istanbul));
});

test('where nothing begins as asked, what would begin is a click away', async ({ page, site }) => {
  await page.goto(site('localhost', `${istanbul}?CHECKIN_BEG=20270206&CHECKIN_END=20270207&doW=3`));
  const none = page.getByRole('region', { name: 'No departures for this search' });
  await none.getByRole('link').first().click();
  await expect(rooms(page).first()).toBeVisible();
});

test('the page has one address, and an unknown tour has none', async ({ request, site }) => {
  const get = (path: string) => request.get(site('localhost', path), { maxRedirects: 0 });
  const moved = await get(`${istanbul.replace('turkey', 'egypt')}?ADULT=1`);
  expect([moved.status(), moved.headers().location]).toEqual([301, `${istanbul}?ADULT=1`]);
  expect((await get('/excursion-tours/turkey/nowhere')).status()).toBe(404);
  expect((await get(`${istanbul}?ADULT=99`)).status()).toBe(400);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('choices, all offers of a hotel, a receipt and another party are links and a form', async ({
    page,
    site,
  }) => {
    await page.goto(site('localhost', `${istanbul}?TOWNFROM=1`));
    await chip(page, 'Nights', '4 nights').click();
    const first = rooms(page).first();
    await first.getByRole('link', { name: /Show/ }).click();
    await expect(offers(page, first).nth(3)).toBeVisible();
    await first.getByRole('button', { name: 'Price details' }).first().click();
    await expect(page.getByText('Price breakdown')).toBeVisible();
    await roomsAndPrices(page).getByText('Change', { exact: true }).click();
    await page.locator('select[name=ADULT]').selectOption('1');
    await roomsAndPrices(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/ADULT=1(&|$)/);
  });
});

test('hotel, tour and excursion-tour pages have the sales offices [S-2.16-03]', async ({
  page,
  request,
  site,
}) => {
  const listed = await request.get(site('localhost', '/b2c/SiteMap?section=tours&take=1'));
  const [hotel] = (await listed.json()).list;
  for (const path of [hotel.path, hotel.path.replace('/tours/', '/hotels/'), istanbul]) {
    await page.goto(site('ru.localhost', `/en${path}`));
    await page.locator('#offices').scrollIntoViewIfNeeded();
    await expect(page.locator('#offices').getByRole('heading', { name: 'Solstice Moscow' })).toBeVisible();
  }
});
