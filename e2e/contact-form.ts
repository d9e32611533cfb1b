import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { expect, hydrated } from './fixtures.ts';
import { wordsOf } from './words.ts';

/** The fields by the names under which they are sent ([S]§5.13), in any language. */
type FieldName = 'NAME' | 'PHONE' | 'EMAIL' | 'ADDITIONAL' | 'AGREE';

export const contactForm = (scope: Page | Locator) => scope.locator('form:has([name=FIELD_NAME])');

/** The form once scripts have come: it then keeps in the tab what is typed. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  return contactForm(page);
}

export const contactField = (scope: Page | Locator, name: FieldName) => scope.locator(`[name=FIELD_${name}]`);

export const sendButton = (scope: Page | Locator) => contactForm(scope).locator('[type=submit]');

/** The card that takes the place of a form: it is on its way, or it is not. */
export const sentCard = (scope: Page | Locator, lang: Locale = 'en') =>
  scope.getByRole('group', { name: wordsOf(lang)('common.formFeedback.submitSucceeded.title') });

export const failedCard = (scope: Page | Locator, lang: Locale = 'en') =>
  scope.getByRole('group', { name: wordsOf(lang)('common.formFeedback.submitError.title') });

type Contact = { name: string; phone?: string };

/** Says who asks, and agrees. */
export async function fillContact(scope: Page | Locator, { name, phone = '+371 20000000' }: Contact) {
  await contactField(scope, 'NAME').fill(name);
  await contactField(scope, 'PHONE').fill(phone);
  await contactField(scope, 'EMAIL').fill('anna@example.com');
  await contactField(scope, 'AGREE').check();
}

/** Without scripts a form is refused until it is as old as a person needs; a person presses again. */
export const sendUntilTaken = (page: Page, lang?: Locale) =>
  expect(async () => {
    const answered = page.waitForEvent('load');
    await sendButton(page).click();
    await answered;
    await expect(sentCard(page, lang)).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** What was sent under this name has arrived, once. The page of what has come does not change: it is asked for again. */
export async function expectOneMail(page: Page, outbox: string, name: string) {
  await expect(async () => {
    await page.goto(outbox);
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1, { timeout: 100 });
  }).toPass();
}

/** Fills the form of a request, and says where it is. */
export async function fillRequest(page: Page, contact: { name: string; phone?: string }) {
  await fillContact(page, contact);
  await contactField(page, 'ADDITIONAL').fill('A quiet room');
  return contactForm(page);
}
