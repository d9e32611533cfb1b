import { randomUUID } from 'node:crypto';
import {
  contactField,
  contactForm,
  expectOneMail,
  failedCard,
  fillRequest,
  sendButton,
  sentCard,
} from './contact-form.ts';
import { expect, expectNoAxeFindings, hydrated, outboxPath, test } from './fixtures.ts';
import { expectReceiptToSum, offers, priceDetails, requestLink } from './hotel-page.ts';
import { openHotel, sortLink } from './results-page.ts';
import { wordsOf } from './words.ts';

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

test('a page script that crashes shows the page of error 500, which is a crash of ours [S-2.3-02]', async ({
  page,
  site,
}) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('errors.jsError.title'));
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
