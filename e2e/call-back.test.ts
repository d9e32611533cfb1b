import { randomUUID } from 'node:crypto';
import { contactField, expectOneMail, fillContact, openForm, sendButton, sentCard } from './contact-form.ts';
import { expect, expectNoAxeFindings, outboxPath, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

test('an error shows once its field is left, and all of them once sending failed; each line leads to its field [S-5.1-01] [S-5.1-02]', async ({
  page,
  site,
}) => {
  const form = await openForm(page, site('localhost', '/call-back'));
  const email = contactField(page, 'EMAIL');
  await expect(form.getByText('Your name *')).toBeVisible();
  await expect(form.getByText('Wishes and questions (optional)')).toBeVisible();
  await email.pressSequentially('anna');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.blur();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('An e-mail address such as name@example.com');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);

  await sendButton(page).click();
  await expect(contactField(page, 'NAME')).toBeFocused();
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
  await contactField(page, 'NAME').fill('Anna Berg');
  await contactField(page, 'EMAIL').fill('anna');
  await page.goto(site('localhost', '/ru/call-back'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(contactField(page, 'NAME')).toHaveValue('Anna Berg');
  // It is not empty, and nobody is writing in it: what is wrong with it shows.
  await expect(contactField(page, 'EMAIL')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(page.url()).not.toContain('Anna');
});

test('a phone is masked while it is typed, pasted or changed in the middle, and sent without its mask, digits alone [S-5.1-05] [S-5.11-06] [S-5.11-18] [S-5.13-03]', async ({
  page,
  site,
}) => {
  await openForm(page, site('ru.localhost', '/call-back'));
  const phone = contactField(page, 'PHONE');
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
  await fillContact(page, { name, phone: '8 (921) 000-11-22' });
  await sendButton(page).click();
  await expect(sentCard(page, 'ru')).toBeVisible();
  await expectOneMail(page, site('ru.localhost', outboxPath()), name);
  await expect(page.locator('article', { hasText: name })).toContainText('телефон: +79210001122');
});

test('on the Indian market the example of a name is an Indian one, and the phone has digits alone [S-5.13-02] [S-5.13-04]', async ({
  page,
  site,
}) => {
  await openForm(page, site('in.localhost', '/call-back'));
  await expect(contactField(page, 'NAME')).toHaveAttribute('placeholder', 'Priya Sharma');
  await contactField(page, 'PHONE').fill('98100 OO123');
  await contactField(page, 'PHONE').blur();
  await expect(contactField(page, 'PHONE')).toHaveAccessibleDescription('Only numbers');
  await page.goto(site('localhost', '/call-back'));
  await expect(contactField(page, 'NAME')).toHaveAttribute('placeholder', 'Anna Berg');
});

test('the consent is asked for beside the policy that it is for, after the other fields [S-2.16-38] [S-3.16-01] [S-5.13-07]', async ({
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
  await openForm(page, site('localhost', '/call-back'));
  const counted = () =>
    page.evaluate(() =>
      window.dataLayer?.filter((event) => 'eventCategory' in event && event.eventCategory === 'form'),
    );
  await contactField(page, 'NAME').fill('Anna Berg');
  await contactField(page, 'PHONE').fill('+371 20000000');
  await contactField(page, 'AGREE').check();
  await contactField(page, 'EMAIL').fill('anna@example.com');
  await contactField(page, 'EMAIL').press('Enter'); // from within the field, which nobody has left yet
  await sentCard(page).getByRole('link', { name: 'Close' }).click();
  expect((await counted()) ?? []).toEqual([]);

  await fillContact(page, { name: 'Anna Berg' });
  await sendButton(page).click();
  await sentCard(page).getByRole('link', { name: 'Close' }).click();
  expect(await counted()).toMatchObject([{ eventName: 'form-submit-call-back', eventAction: 'submit' }]);
});

test('a site that has the button offers the form on every page; closing gives the focus back', async ({
  page,
  site,
}) => {
  await openForm(page, site('localhost', '/data-sources'));
  const corner = page.getByRole('complementary').locator('[href="/call-back"]');
  await expect(corner).toHaveCount(0);
  await openForm(page, site('uz.localhost', '/data-sources'));
  const button = corner.and(page.getByRole('link', { name: wordsOf('ru')('shell.callBack.open') }));
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog'); // its script has come, too
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await contactField(dialog, 'NAME').fill('Анна');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(contactField(dialog, 'NAME')).toHaveValue('Анна'); // closed by mistake, it is not lost
});
