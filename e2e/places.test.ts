import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, gotoAndSettle, hydrated, test } from './fixtures.ts';
import { cityLink, cityQuestion, mainLinks, skeleton, skeletonLists } from './frame.ts';
import { cards } from './results-page.ts';
import { fieldOf, searchButton, searchInWords } from './wizard.ts';

const chooseAnother = (page: Page, name = 'Choose another') => cityQuestion(page).getByRole('link', { name });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Choose your city' });
const titles = (page: Page) => modal(page).getByRole('region').getByRole('paragraph');

/** The kept city: what the cookie says, and for how many days. */
async function keptCity(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'geo');
  if (!cookie) throw new Error('No city is kept');
  return {
    ...JSON.parse(decodeURIComponent(cookie.value)),
    days: Math.round((cookie.expires - Date.now() / 1000) / 86_400),
  };
}

const plainPage = '/data-sources';

/** Asks the server as a page of `host`; only browsers resolve names below `localhost`. */
const ask = (page: Page, site: (host?: string, path?: string) => string, host: string, path: string) =>
  page.request.get(site('localhost', path), { headers: { host }, maxRedirects: 0 });

test('the bar names the city that was found; Yes confirms it for good [S-2.6-01] [S-2.6-02] [S-2.6-03] [S-2.6-06] [S-4.3-08]', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site('localhost', `${plainPage}?TAB=1`));
  await expect(cityQuestion(page)).toContainText('Your city is London');
  await expect(chooseAnother(page)).toBeVisible();
  expect(await keptCity(context)).toMatchObject({ slug: 'london', isConfirmed: false, days: 7 });
  await expectNoAxeFindings(page);
  await hydrated(page);
  await cityQuestion(page).getByRole('button', { name: 'Yes' }).click();
  await expect(cityQuestion(page)).toHaveCount(0);
  // The question goes when it is pressed, before the answer has come.
  await expect.poll(() => keptCity(context)).toMatchObject({ slug: 'london', isConfirmed: true, days: 7 });
  await expect(page).toHaveURL(site('localhost', `${plainPage}?TAB=1`));
  await page.reload();
  await expect(cityQuestion(page)).toHaveCount(0);
});

test('a search answers the question when it is pressed, and a strip takes its room: the lens turns, and nothing moves when its page comes', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoAndSettle(page, site());
  await expect(cityQuestion(page)).toBeVisible();
  // On the page, not in the window, which a phone moves to what was found.
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await top();
  const answer = Promise.withResolvers<void>();
  await page.route('**/search/tours.data*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await searchButton(page).click();
  await expect(cityQuestion(page)).toHaveCount(0);
  await expect(page.locator('aside form[action$="/banners"]')).toBeVisible();
  expect(await top()).toBe(before);
  await expect(page).toHaveURL(site());
  await expect(searchButton(page).locator('svg')).toHaveCount(0);
  answer.resolve();
  await expect(cards(page).first()).toBeVisible();
  expect(await top()).toBe(before);
});

test('another city is chosen in the modal, and is where trips begin [S-2.6-07] [S-2.6-08] [S-2.6-09] [S-2.6-13] [S-4.3-06]', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  await page.goto(site());
  await hydrated(page);
  await chooseAnother(page).click();
  await expect(modal(page)).toBeVisible();
  await expect(titles(page)).toHaveText(['Other countries', 'All cities']);
  await expect(modal(page).getByRole('link', { name: 'London' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectNoAxeFindings(page);

  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(chooseAnother(page)).toBeFocused();

  await chooseAnother(page).press('Enter');
  await modal(page).getByRole('link', { name: 'Paris' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(cityQuestion(page)).toHaveCount(0);
  await expect(page).toHaveURL(site());
  await expect(fieldOf(page, 'From')).toContainText('Paris');
  expect(await keptCity(context)).toMatchObject({ slug: 'paris', invariantName: 'Paris', isConfirmed: true });
});

test('a city is found by its name, in any market; what nobody calls a city can be cleared', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', plainPage));
  await hydrated(page);
  await chooseAnother(page).click();
  const search = modal(page).getByRole('searchbox', { name: 'City' });
  await search.fill('gdan');
  await expect(titles(page)).toHaveText(['Poland']);
  await expect(modal(page).getByRole('link')).toHaveText(['Gdańsk']);
  await search.fill('atlantis');
  await expect(modal(page)).toContainText('No such city');
  await expectNoAxeFindings(page);
  await modal(page).getByRole('button', { name: 'Clear the search' }).click();
  await expect(titles(page)).toHaveText(['Other countries', 'All cities']);
});

test('a city of another market is chosen on the site of that market [S-2.6-14] [S-2.2-08] [S-2.2-09] [S-2.2-10]', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site('localhost', plainPage));
  await hydrated(page);
  await chooseAnother(page).click();
  const warsaw = modal(page).getByRole('link', { name: 'Warsaw' });
  await expect(warsaw).toHaveAttribute('href', site('pl.localhost', '/?forceLocation=warsaw'));
  await warsaw.click();
  await expect(page).toHaveURL(site('pl.localhost'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(cityQuestion(page)).toHaveCount(0);
  const kept = (await context.cookies(site('pl.localhost'))).find(({ name }) => name === 'geo');
  expect(decodeURIComponent(kept?.value ?? '')).toContain('"slug":"warsaw"');
});

test('the bar is not shown while an address chooses the city: there is no page before it has left [S-2.6-05] [S-2.2-10]', async ({
  page,
  site,
}) => {
  const answer = await ask(page, site, 'ru.localhost', '/en/personal-data?forceLocation=spb&a=1');
  expect([answer.status(), answer.headers().location]).toEqual([302, '/en/personal-data?a=1']);
  expect(await answer.text()).not.toContain('forceLocation');
});

test('on the results another city asks the same from there', async ({ page, site }) => {
  await page.goto(site('ru.localhost', '/en/search/tours?STATEINC=3&TOWNFROM=2&ADULT=1'));
  await hydrated(page);
  await expect(cityQuestion(page), 'a search from a town is an answer').toHaveCount(0);
  await cityLink(page).click();
  await modal(page).getByRole('link', { name: 'Kazan' }).click();
  await expect(page).toHaveURL(
    /\/en\/search\/tours\?(?=.*STATEINC=3)(?=.*ADULT=1)(?!.*TOWNFROM=2\b)(?!.*force)/,
  );
  await expect(modal(page)).toBeHidden();
  await expect(searchInWords(page)).toContainText('Kazan');
});

test('the lists have their shape while they come [S-2.6-15] [S-2.6-16] [S-2.8-10]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', plainPage));
  await hydrated(page);
  await page.route('**/geo.data*', async (route) => {
    await new Promise((settle) => setTimeout(settle, 1_500));
    await route.continue();
  });
  await chooseAnother(page).click();
  const [main, others] = [skeletonLists(modal(page)).first(), skeletonLists(modal(page)).last()];
  await expect(main.getByRole('listitem', { includeHidden: true })).toHaveCount(5);
  await expect(others.getByRole('listitem', { includeHidden: true })).toHaveCount(20);
  await expect(modal(page).getByRole('link', { name: 'Paris' })).toBeVisible();
  await expect(skeleton(modal(page))).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.route('**/directions.data*', () => {}); // never answered
  await mainLinks(page).getByRole('link', { name: 'Destinations' }).click();
  const directions = skeletonLists(page.getByRole('dialog', { name: 'Destinations' }));
  await expect(directions.getByRole('listitem', { includeHidden: true })).toHaveCount(40);
});

test('agents choose by country: their market first, the others by name [S-2.6-10] [S-2.6-11] [S-2.6-12]', async ({
  page,
  site,
}) => {
  await page.goto(site('agent.ru.localhost', '/en/data-sources'));
  await hydrated(page);
  await chooseAnother(page).click();
  const tabs = modal(page).getByRole('tab');
  await expect(tabs.first()).toHaveText('Russia');
  const [, ...others] = await tabs.allTextContents();
  expect(others.length).toBeGreaterThan(10);
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
  await expect(titles(page)).toHaveText(['Main cities', 'All cities']);
  await expect(modal(page).getByRole('tabpanel')).toContainText('Kazan');

  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await tabs.filter({ hasText: 'Poland' }).click();
  await expect(modal(page).getByRole('tabpanel')).toContainText('Kraków');
  await expect(modal(page).getByRole('region', { name: 'Main cities' }).getByRole('link')).toHaveText(
    'Warsaw',
  );
  await expectNoAxeFindings(page);
});

test('the tours of a country have an address for each city but the main one [S-2.2-11] [S-2.2-12]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en/spb/tours/turkey'));
  await expect(page).toHaveURL(/\/en\/search\/tours\?STATEINC=3&TOWNFROM=3/);
  await page.goto(site('ru.localhost', '/spb/tours/turkey'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(searchInWords(page)).toContainText('Санкт-Петербург');
  const main = await ask(page, site, 'ru.localhost', '/moscow/tours/turkey');
  expect([main.status(), main.headers().location]).toEqual([301, '/tours/turkey']);
  for (const path of ['/atlantis/tours/turkey', '/spb/tours/atlantis', '/spb/data-sources']) {
    expect((await ask(page, site, 'ru.localhost', path)).status(), path).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the city is confirmed, or chosen on a page of its own, and the visitor comes back', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site('ru.localhost', '/en/personal-data?a=1'));
    await cityQuestion(page).getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(site('ru.localhost', '/en/personal-data?a=1'));
    await expect(cityQuestion(page)).toHaveCount(0);

    await context.clearCookies();
    await page.goto(site('ru.localhost', '/en/personal-data?a=1'));
    await chooseAnother(page).click();
    await page.getByRole('searchbox', { name: 'City' }).fill('kaz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('region').getByRole('link')).toHaveText('Kazan');
    await page.getByRole('link', { name: 'Kazan' }).click();
    await expect(page).toHaveURL(site('ru.localhost', '/en/personal-data?a=1'));
    await expect(cityQuestion(page)).toHaveCount(0);
    expect(await keptCity(context)).toMatchObject({ slug: 'kazan', isConfirmed: true });
  });
});

test('neither list scrolls sideways at 320 pixels', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [host, path] of [
    ['localhost', '/geo'],
    ['agent.ru.localhost', '/geo'],
    ['ru.localhost', '/directions'],
    ['agent.ru.localhost', '/directions'],
  ]) {
    await page.goto(site(host, path));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${host}${path}`).toBe(0);
  }
});
