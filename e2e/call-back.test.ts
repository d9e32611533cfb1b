import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, outboxPath, test } from './fixtures.ts';

const formOf = (page: Page) => page.locator('form.contact-form');

/** The form once scripts have come: it then keeps in the tab what is typed. */
async function openForm(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  return formOf(page);
}

const anna = { phone: '+371 20000000', email: 'anna@example.com' };

async function fill(page: Page, { name, phone = anna.phone }: { name: string; phone?: string }) {
  const form = formOf(page);
  await form.locator('[name=FIELD_NAME]').fill(name);
  await form.locator('[name=FIELD_PHONE]').fill(phone);
  await form.locator('[name=FIELD_EMAIL]').fill(anna.email);
  await form.locator('[name=FIELD_AGREE]').check();
  return form;
}

async function expectOneMail(page: Page, outbox: string, name: string) {
  await expect(async () => {
    await page.goto(outbox);
    await expect(page.locator('article', { hasText: name })).toHaveCount(1);
  }).toPass();
}

const aPost = (url: URL) => url.pathname.endsWith('/call-back.data');

/** What is sent does not arrive. */
const lose = (page: Page, options?: { times: number }) =>
  page.route(
    aPost,
    (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
    options,
  );

test('a call is ordered: the button is disabled and a bar runs while it is sent, then a card says so [S-4.9-01] [S-4.9-02] [S-4.9-03]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fill(page, { name });
  let sent = 0;
  await page.route(aPost, async (route) => {
    if (route.request().method() === 'POST') sent++;
    await route.continue();
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form.locator('button[type=submit]')).toBeDisabled();
  await expect(form.locator('progress')).toBeVisible();
  await expectNoAxeFindings(page);
  const card = page.locator('.form-card');
  await expect(card).toContainText('Your request is on its way');
  await expect(card).toContainText('within one working day');
  await expect(card).toBeFocused();
  expect(sent).toBe(1);
  await expectNoAxeFindings(page);
  await expectOneMail(page, site('localhost', outboxPath()), name);
});

test('closing the card of what was sent leaves an empty form [S-4.9-05]', async ({ page, site }) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  await fill(page, { name: 'Anna Berg' });
  await form.locator('button[type=submit]').click();
  await page.locator('.form-card a').click();
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue('');
  await page.reload();
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue('');
});

test('a form that does not arrive says so, keeps what was typed through a reload, and is sent once [S-4.9-04] [S-7.2-37]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fill(page, { name });
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
  await form.locator('button[type=submit]').click();
  const card = page.locator('.form-card');
  await expect(card.locator('.notice--error')).toContainText('The request was not sent');
  await expect(card.locator('.notice--error .icon').first()).toBeVisible();
  await expect(card).toBeFocused();
  await expectNoAxeFindings(page);
  await page.unrouteAll();
  await page.reload();
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue(name);
  await hydrated(page);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), name);
});

test('without a connection the card says so; with one again what was typed is sent by its button', async ({
  page,
  site,
  context,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fill(page, { name });
  await context.setOffline(true);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.form-card')).toContainText('There is no connection');
  await context.setOffline(false);
  await page.locator('.form-card button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), name);
});

test('what failed is sent again as it is by the button of its card, and closing the card empties the form [S-4.9-05]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  await fill(page, { name });
  await lose(page, { times: 1 });
  await form.locator('button[type=submit]').click();
  await page.locator('.form-card button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await page.locator('.form-card a').click();

  await fill(page, { name });
  await lose(page);
  await form.locator('button[type=submit]').click();
  await page.locator('.form-card a').click();
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue('');
  await expect(form.locator('[name=FIELD_AGREE]')).not.toBeChecked();
});

test('an error shows once its field is left, and all of them once sending failed; each line leads to its field [S-5.1-01] [S-5.1-02]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const email = form.locator('[name=FIELD_EMAIL]');
  await expect(form.getByText('Your name *')).toBeVisible();
  await expect(form.getByText('Wishes and questions (optional)')).toBeVisible();
  await email.pressSequentially('anna');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.blur();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('An e-mail address such as name@example.com');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);

  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=FIELD_NAME]')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
  const summary = form.getByRole('alert');
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  await summary.getByRole('link', { name: 'E-mail' }).click();
  await expect(email).toBeFocused();
  await email.fill('anna@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expectNoAxeFindings(page);
});

test('what was typed outlives a reload and another language, and is nowhere in an address [S-5.1-03]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  await form.locator('[name=FIELD_NAME]').fill('Anna Berg');
  await form.locator('[name=FIELD_EMAIL]').fill('anna');
  await page.goto(site('localhost', '/ru/call-back'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue('Anna Berg');
  // It is not empty, and nobody is writing in it: what is wrong with it shows.
  await expect(form.locator('[name=FIELD_EMAIL]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(page.url()).not.toContain('Anna');
});

test('a phone is masked while it is typed, pasted or changed in the middle, and sent without its mask [S-5.1-05] [S-5.13-03]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('ru.localhost', '/call-back'));
  const phone = form.locator('[name=FIELD_PHONE]');
  await expect(phone).toHaveAttribute('placeholder', '+7 (___) ___ __ __');
  await phone.pressSequentially('89210001122');
  await expect(phone).toHaveValue('+7 (921) 000 11 22');
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(9, 9)); // before the first 0
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+7 (921) 000 11 22'); // only a sign of the mask stood there
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+7 (920) 001 12 2');
  expect(await caret()).toBe(6);
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('+7 (925) 000 11 22');
  expect(await caret()).toBe(7);
  await page.keyboard.press('Delete'); // goes over the signs
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('+7 (925) 001 12 2');

  await phone.fill('');
  await phone.evaluate((input: HTMLInputElement) => {
    input.focus();
    document.execCommand('insertText', false, '＋７　９２１－０００ １１ ２２');
  });
  await expect(phone).toHaveValue('+7 (921) 000 11 22');
  const name = `Анна ${randomUUID()}`;
  await fill(page, { name, phone: '8 (921) 000-11-22' });
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectOneMail(page, site('ru.localhost', outboxPath()), name);
  await expect(page.locator('article', { hasText: name })).toContainText('телефон: +79210001122');
});

test('on the Indian market the example of a name is an Indian one, and the phone has digits alone [S-5.13-02] [S-5.13-04]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('in.localhost', '/call-back'));
  await expect(form.locator('[name=FIELD_NAME]')).toHaveAttribute('placeholder', 'Priya Sharma');
  await form.locator('[name=FIELD_PHONE]').fill('+91 98100');
  await form.locator('[name=FIELD_PHONE]').blur();
  await expect(form.locator('[name=FIELD_PHONE]')).toHaveAccessibleDescription('Only numbers');
  await page.goto(site('localhost', '/call-back'));
  await expect(form.locator('[name=FIELD_NAME]')).toHaveAttribute('placeholder', 'Anna Berg');
});

test('the consent is asked for beside the policy that it is for [S-3.16-01] [S-5.13-07]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const names = await form
    .locator('input, textarea')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name));
  expect(names.filter((name) => /^FIELD_|^emailTo$/.test(name))).toEqual([
    'emailTo',
    'FIELD_NAME',
    'FIELD_PHONE',
    'FIELD_EMAIL',
    'FIELD_ADDITIONAL',
    'FIELD_AGREE',
  ]);
  await expect(form.locator('[name=emailTo]')).toHaveValue('com@solstice.example');
  const policy = form.getByRole('checkbox').locator('xpath=..').getByRole('link');
  await expect(policy).toHaveAttribute('href', '/personal-data');
});

test('sending is counted only when every field that was entered was left again [S-5.13-08]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const counted = () =>
    page.evaluate(() =>
      window.dataLayer?.filter((event) => 'eventCategory' in event && event.eventCategory === 'form'),
    );
  await form.locator('[name=FIELD_NAME]').fill('Anna Berg');
  await form.locator('[name=FIELD_PHONE]').fill(anna.phone);
  await form.locator('[name=FIELD_AGREE]').check();
  await form.locator('[name=FIELD_EMAIL]').fill(anna.email);
  await form.locator('[name=FIELD_EMAIL]').press('Enter'); // from within the field, which nobody has left yet
  await page.locator('.form-card a').click();
  expect((await counted()) ?? []).toEqual([]);

  await fill(page, { name: 'Anna Berg' });
  await form.locator('button[type=submit]').click();
  await page.locator('.form-card a').click();
  expect(await counted()).toMatchObject([{ eventName: 'form-submit-call-back', eventAction: 'submit' }]);
});

test('a site that has the button offers the form on every page; closing gives the focus back', async ({
  page,
  site,
}) => {
  await openForm(page, site('localhost', '/data-sources'));
  await expect(page.locator('.call-back-widget')).toHaveCount(0);
  await openForm(page, site('uz.localhost', '/data-sources'));
  const button = page.locator('.call-back-widget a');
  await expect(button).toHaveAttribute('href', '/call-back');
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=FIELD_NAME]').fill('Анна');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(dialog.locator('[name=FIELD_NAME]')).toHaveValue('Анна'); // closed by mistake, it is not lost
});

test('without scripts a call is ordered, and what is wrong is named beside what was typed', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  const form = await fill(page, { name, phone: '12' });
  await page.waitForTimeout(3_000); // as long as a person needs
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=FIELD_PHONE]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(form.locator('[name=FIELD_NAME]')).toHaveValue(name);
  await form.locator('[name=FIELD_PHONE]').fill(anna.phone);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), name);
  await context.close();
});

test('without scripts a form that is sent at once is refused like a robot’s, and sent by the next press', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('localhost', '/call-back'));
  const name = `Anna ${randomUUID()}`;
  const form = await fill(page, { name });
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.notice--error')).toBeVisible();
  await page.waitForTimeout(3_000);
  await page.locator('.form-card button[type=submit]').click();
  await expect(page.locator('.notice--done')).toBeVisible();
  await expectOneMail(page, site('localhost', outboxPath()), name);
  await context.close();
});
