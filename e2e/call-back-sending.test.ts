import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  contactField,
  contactForm,
  expectOneMail,
  failedCard,
  fillContact,
  openForm,
  sendButton,
  sendUntilTaken,
  sentCard,
} from './contact-form.ts';
import { expect, expectNoAxeFindings, hydrated, outboxPath, test } from './fixtures.ts';

const aPost = (url: URL) => url.pathname.endsWith('/call-back.data');

/** What is sent does not arrive. */
const lose = (page: Page, options?: { times: number }) =>
  page.route(
    aPost,
    (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
    options,
  );

test('a call is ordered: the button is disabled and a bar runs while it is sent, then a card says so, and closing it leaves an empty form [S-4.9-01] [S-4.9-02] [S-4.9-03] [S-4.9-05] [W-8-05]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fillContact(page, { name });
  let sent = 0;
  await page.route(aPost, async (route) => {
    if (route.request().method() === 'POST') sent++;
    await route.continue();
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(sendButton(page)).toBeDisabled();
  await expect(form.getByRole('progressbar')).toBeVisible();
  await expectNoAxeFindings(page);
  const card = sentCard(page);
  await expect(card).toContainText('Your request is on its way');
  await expect(card).toContainText('within one working day');
  await expect(card).toBeFocused();
  expect(sent).toBe(1);
  await expectNoAxeFindings(page);
  await card.getByRole('link', { name: 'Close' }).click();
  await expect(contactField(page, 'NAME')).toHaveValue('');
  await page.reload();
  await expect(contactField(page, 'NAME')).toHaveValue('');
  await expectOneMail(page, site('localhost', outboxPath()), name);
});

test('a form that does not arrive says so, keeps what was typed through a reload, and is sent once [S-4.9-04] [S-7.2-37] [W-7-45]', async ({
  page,
  site,
}) => {
  await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fillContact(page, { name });
  // The request arrives, and its answer is lost on the way back.
  await page.route(
    aPost,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sendButton(page).click();
  const card = failedCard(page);
  await expect(card.getByRole('alert')).toContainText('The request was not sent');
  await expect(card.getByRole('alert').locator('svg').first()).toBeVisible();
  await expect(card).toBeFocused();
  await expectNoAxeFindings(page);
  await page.unrouteAll();
  await page.reload();
  await expect(contactField(page, 'NAME')).toHaveValue(name);
  await hydrated(page);
  await sendButton(page).click();
  await expect(sentCard(page)).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), name);
});

test('without a connection the card says so; with one again what was typed is sent by its button', async ({
  page,
  site,
  context,
}) => {
  await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fillContact(page, { name });
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(failedCard(page)).toContainText('There is no connection');
  await context.setOffline(false);
  await failedCard(page).getByRole('button').click();
  await expect(sentCard(page)).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), name);
});

test('what failed is sent again as it is by the button of its card, and closing the card empties the form [S-4.9-05]', async ({
  page,
  site,
}) => {
  await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fillContact(page, { name });
  await lose(page, { times: 1 });
  await sendButton(page).click();
  await failedCard(page).getByRole('button').click();
  await expect(sentCard(page)).toBeVisible();
  await sentCard(page).getByRole('link', { name: 'Close' }).click();

  await fillContact(page, { name });
  await lose(page);
  await sendButton(page).click();
  await failedCard(page).getByRole('link').click();
  await expect(contactField(page, 'NAME')).toHaveValue('');
  await expect(contactField(page, 'AGREE')).not.toBeChecked();
});

test('without scripts a call is ordered, and what is wrong is named beside what was typed', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fillContact(page, { name, phone: '12' });
  await sendButton(page).click();
  await expect(contactField(page, 'PHONE')).toHaveAttribute('aria-invalid', 'true');
  await expect(contactForm(page).getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(contactField(page, 'NAME')).toHaveValue(name);
  await contactField(page, 'PHONE').fill('+371 20000000');
  await sendUntilTaken(page);
  await expectOneMail(page, site('localhost', outboxPath()), name);
  await context.close();
});

/** Types faster than any person, and than a busy machine fills one field after the other. */
const sendAtOnce = (page: Page, typed: Record<string, string>) =>
  contactForm(page).evaluate((form: HTMLFormElement, values) => {
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement)) continue;
      input.value = values[input.name] ?? input.value;
      input.checked = true;
    }
    form.requestSubmit();
  }, typed);

test('without scripts a form that is sent at once is refused like a robot’s, and sent by the next press', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await sendAtOnce(page, { FIELD_NAME: name, FIELD_PHONE: '+371 20000000', FIELD_EMAIL: 'anna@example.com' });
  await expect(failedCard(page)).toBeVisible();
  await sendUntilTaken(page);
  await expectOneMail(page, site('localhost', outboxPath()), name);
  await context.close();
});
