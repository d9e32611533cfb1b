import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInBothSchemes, hydrated, test } from './fixtures.ts';
import { opened, skeleton } from './frame.ts';
import { host, type ModalId, modal, modals, opener } from './modal.ts';

const path = '/en/data-sources';

/** Goes there as a keyboard does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

/** Where the focus is, as far as a modal is asked. The browser itself has it between the last part and the first. */
const focusIsInside = (page: Page, id: ModalId) =>
  modal(page, id).evaluate(
    (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
  );

/** Opens a modal by keys alone, from the header, or from the burger where the header has no room; tells with what. */
async function openByKeys(page: Page, id: ModalId): Promise<Locator> {
  const inHeader = opener(page, id);
  if (id !== 'burger' && (await inHeader.count()) === 0) {
    await openByKeys(page, 'burger');
    const inBurger = opener(page, id, '#burger');
    await tabTo(page, inBurger);
    await page.keyboard.press('Enter');
    await expect(modal(page, id)).toBeVisible();
    return (await page.locator('#burger[open]').count()) > 0 ? inBurger : opener(page, 'burger');
  }
  await tabTo(page, inHeader);
  await page.keyboard.press('Enter');
  await expect(modal(page, id)).toBeVisible();
  return inHeader;
}

for (const id of Object.keys(modals) as ModalId[])
  test(`the modal ${id} is opened, gone through and left by keys alone, and the focus comes back; it is accessible in both schemes, on the screen as a whole, and a sheet on phones that never scrolls sideways [S-2.4-34]`, {
    tag: '@phone',
  }, async ({ page, site }) => {
    await page.goto(site(host, path));
    await hydrated(page);
    const from = await openByKeys(page, id);
    await expect(skeleton(page)).toHaveCount(0);
    for (let presses = 0; presses < 12; presses++) {
      expect(await focusIsInside(page, id)).toBe(true);
      await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
    }
    await expectNoAxeFindingsInBothSchemes(page);
    await expect(modal(page, id)).toBeInViewport({ ratio: 1 });

    const own = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const edges = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await modal(page, id).boundingBox()) ?? {};
      return [x, width, y + height].map(Math.round);
    };
    await expect.poll(edges, 'a sheet from the bottom edge of a phone').toEqual([0, 390, 844]);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await modal(page, id).evaluate((dialog) =>
      [dialog, ...dialog.children].some((box) => box.scrollWidth > box.clientWidth),
    );
    expect(wider, 'it scrolls sideways').toBe(false);

    await page.setViewportSize(own);
    await page.keyboard.press('Escape');
    await expect(modal(page, id)).toBeHidden();
    await expect(from).toBeFocused();
  });

test('opening one closes the other [S-2.4-35] [S-4.2-01]', async ({ page, site }) => {
  await page.goto(site('agent.ru.localhost', '/en/data-sources?MODAL=user'));
  await opener(page, 'geo', '#user').click();
  await expect(modal(page, 'geo')).toBeVisible();
  await expect(opened(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(opener(page, 'geo')).toBeFocused();
});

test('on a phone the cities lie on the burger, which stays [S-2.4-36] [S-4.2-01]', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site(host, path));
  await hydrated(page);
  await opener(page, 'burger').click();
  const city = opener(page, 'geo', '#burger');
  await city.click();
  await expect(modal(page, 'geo')).toBeVisible();
  await expect(opened(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(1);
  await expect(city).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(opener(page, 'burger')).toBeFocused();
});

test('a modal is closed when the next page has come, also the same one, and gives the focus back [S-4.2-02]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site(host, path));
  await hydrated(page);
  for (const _ of ['another page', 'the same page']) {
    await opener(page, 'burger').click();
    await modal(page, 'burger').getByRole('link', { name: 'Last minute', exact: true }).first().click();
    await expect(page).toHaveURL(/hot-tours/);
    await expect(opened(page)).toHaveCount(0);
    await expect(opener(page, 'burger')).toBeFocused();
  }
});

test('a modal that is on its way says so; one that cannot come leaves the page as it was, and comes when asked again', async ({
  page,
  site,
}) => {
  await page.goto(site(host, path));
  await hydrated(page);
  let isOffline = true;
  let asked = 0;
  await page.route('**/assets/geo-modal*', async (route) => {
    asked++;
    if (!isOffline) return route.continue();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    return route.abort();
  });
  await opener(page, 'geo').click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await expect(opener(page, 'geo')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data sources');
  expect(asked).toBe(1);
  isOffline = false;
  await page.route('**/geo.data*', (route) => route.abort());
  await expect(async () => {
    // A failure is the answer for a second.
    if (!(await modal(page, 'geo').isVisible())) await opener(page, 'geo').click();
    const alert = modal(page, 'geo').getByRole('alert');
    await expect(alert).toContainText('This could not be loaded.', { timeout: 1_000 });
  }).toPass();
  await page.unroute('**/geo.data*');
  await modal(page, 'geo').getByRole('button', { name: 'Try again' }).click();
  await expect(modal(page, 'geo').getByRole('link', { name: 'Astana' })).toBeVisible();
});

test('a modal is closed when the next page has failed [S-4.2-02]', async ({ page, site }) => {
  await page.goto(site(host, `${path}?MODAL=burger`));
  await expect(modal(page, 'burger')).toBeVisible();
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await modal(page, 'burger').getByRole('link', { name: 'Last minute', exact: true }).first().click();
  await expect(page.getByRole('main')).toContainText('Error 500');
  await expect(opened(page)).toHaveCount(0);
});

test('an address opens a modal, and forgets it and nothing else when it is closed', async ({
  page,
  site,
}) => {
  await page.goto(site(host, `${path}?a=1&MODAL=language&b=%202#names`));
  await expect(modal(page, 'language')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/data-sources\?a=1&b=(?:\+|%20)2#names$/);
  await page.goto(site(host, `${path}?MODAL=gallery`));
  await hydrated(page);
  await expect(opened(page)).toHaveCount(0);
});

test('the page behind a modal does not scroll', async ({ page, site }) => {
  await page.goto(site(host, `${path}?MODAL=user`));
  await expect(modal(page, 'user')).toBeVisible();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY), 'only what came after it').toBe(100);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('buttons open the burger, the languages and the user, and links lead on', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site(host, path));
    await opener(page, 'burger').click();
    await expect(modal(page, 'burger')).toBeVisible();
    await opener(page, 'language', '#burger').click();
    await modal(page, 'language').getByRole('link', { name: 'Русский' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');

    await page.goto(site(host, path));
    await opener(page, 'burger').click();
    await opener(page, 'user', '#burger').click();
    await expect(modal(page, 'user').getByRole('link', { name: 'Log in' })).toBeVisible();
    await modal(page, 'user').getByRole('button', { name: 'Close' }).click();
    await expect(modal(page, 'user')).toBeHidden();

    await page.goto(site(host, path));
    await opener(page, 'burger').click();
    await modal(page, 'burger').getByRole('link', { name: 'Last minute', exact: true }).first().click();
    await expect(page).toHaveURL(/hot-tours/);
  });
});
