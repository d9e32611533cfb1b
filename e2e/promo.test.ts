import type { Page } from '@playwright/test';
import { advertised, eventsOf, readUntil } from './advertisements.ts';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { consentQuestion } from './frame.ts';

// What comes over a page while it is read: the advertisement of a popup.

const promo = (page: Page) => page.getByRole('complementary', { name: 'Offers' });

/** From the beginning, until the page has asked for its promos. */
async function readAgain(page: Page, address: string) {
  const asked = page.waitForResponse((response) => response.url().includes('part=popup'));
  await page.goto(address);
  await hydrated(page);
  let isAsked = false;
  asked.then(
    () => {
      isAsked = true;
    },
    () => {},
  );
  await readUntil(page, () => Promise.resolve(isAsked));
}

for (const [path, type, event] of [
  [
    '/',
    'mainpopup',
    (id: number) => ({ eventName: `popup_slider-click-${id}`, eventLabel: `${id}`, SectionPage: '' }),
  ],
  [
    '/search/zima',
    'mainpopupnew',
    (id: number) => ({
      eventName: `popup_slider-click-${id}-Promo`,
      eventLabel: 'tour',
      SectionPage: 'Promo',
    }),
  ],
] as const)
  test(`a promo comes over ${path} once, beside what is read, and its click is an event [${path === '/' ? 'W-2.10-12' : 'W-2.10-11'}] [S-7.2-44] [S-7.2-48]`, {
    tag: path === '/' ? '@phone' : [],
  }, async ({ page, site }) => {
    const [first] = await advertised(page, site('localhost', `/b2c/slider?type=${type}`));
    await page.goto(site('localhost', path));
    await hydrated(page);
    await readUntil(page, async () => (await promo(page).count()) > 0);
    await expect(promo(page)).toContainText(first!.text);
    await expectNoAxeFindings(page);
    // Over another page the link would take the data layer along all the same: it stays.
    await promo(page).getByRole('link').click();
    await expect.poll(() => eventsOf(page)).toEqual([event(first!.id)]);
    await readAgain(page, site('localhost', path));
    await expect(promo(page)).toHaveCount(0);
  });

test('a promo waits for the answer about cookies, and does not come to who refuses', async ({
  page,
  site,
}) => {
  const promoOf = page.getByRole('complementary', { name: 'Предложения' });
  const goDown = () => readAgain(page, site('ru.localhost'));
  await goDown();
  await expect(consentQuestion(page)).toBeVisible();
  await expect(promoOf).toHaveCount(0);
  await consentQuestion(page).getByRole('button', { name: 'Отклонить' }).click();
  await expect(consentQuestion(page)).toHaveCount(0);
  await expect(promoOf).toHaveCount(0);

  await page.context().clearCookies();
  await goDown();
  await consentQuestion(page).getByRole('button', { name: 'Принять' }).click();
  await expect(promoOf).toBeVisible();
  await promoOf.getByRole('button').last().press('Escape');
  await expect(promoOf).toHaveCount(0);
  await goDown();
  await expect(promoOf).toHaveCount(0);
});
