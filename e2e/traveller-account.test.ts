import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressOf } from './account.ts';
import { contactField, sendButton, sentCard } from './contact-form.ts';
import { expect, expectNoAxeFindings, gotoAndSettle, outboxPath, test } from './fixtures.ts';
import { header, opener } from './frame.ts';
import { offers, requestLink } from './hotel-page.ts';
import { favouriteButton } from './keep.ts';
import { cardLink, cards, openFirstHotel } from './results-page.ts';
import { searchButton } from './wizard.ts';

/** What is rendered otherwise on a phone: it stays within the screen, and axe finds nothing there either. */
async function expectNoAxeFindingsOnPhones(page: Page) {
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeFindings(page);
  await page.setViewportSize(desk);
}

test('a traveller opens an account by the link of a mail, finds what they kept and asked for there, saves somebody, and deletes it', async ({
  page,
  site,
  request,
}) => {
  test.slow(); // six examinations of whole pages
  const email = `vera-${randomUUID()}@traveller.example`;
  const password = 'Seven Swans a-Swimming';
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: false });
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();

  await gotoAndSettle(page, site('localhost', '/auth/new-account'));
  await press('Create an account');
  await expect(page.getByRole('main')).toContainText('An account needs your consent');
  await expectNoAxeFindings(page);
  await field('Name and surname').fill('Vera Lind');
  await field('E-mail').fill(email);
  await page.getByRole('main').getByRole('checkbox').check();
  await press('Create an account');
  await expect(page.getByText('A mail is on its way')).toBeVisible();

  let link = '';
  await expect(async () => {
    const outbox = await (await request.get(addressOf(outboxPath()))).text();
    const mail = outbox.slice(outbox.indexOf(email));
    link = /\/auth\/reset-password\/[\w-]{43}\?new=1/.exec(mail)![0];
  }).toPass();
  await gotoAndSettle(page, site('localhost', link));
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await field('Password').fill(password);
  await press('Save the password');
  await expect(page.getByText('The new password is saved')).toBeVisible();

  await field('E-mail').fill(email);
  await field('Password').fill(password);
  await press('Log in');
  await expect(page).toHaveURL(site('localhost', '/'));
  await gotoAndSettle(page, page.url());
  await opener(header(page), 'user').click();
  const user = page.getByRole('dialog', { name: 'Account' });
  await expect(user).toContainText('Vera Lind');
  await user.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);

  // Kept and asked for in the shop, they stand in the account, and on the server.
  await page.goto(site());
  await searchButton(page).click();
  await expect(cards(page).first()).toBeVisible();
  const hotel = (await cardLink(cards(page).first()).textContent()) ?? '';
  await openFirstHotel(page);
  await gotoAndSettle(page, page.url());
  await favouriteButton(page.getByRole('main')).first().click();
  await expect(favouriteButton(page.getByRole('main')).first()).toHaveAttribute('aria-pressed', 'true');
  const lists = '/api/MyOffice/GetNotify?key=FAVORITES';
  const kept = () => page.evaluate(async (path) => (await (await fetch(path)).json()).value, lists);
  await expect.poll(kept).toMatch(/^-?\d+$/);
  await requestLink(offers(page).first()).click();
  // The form knows who they are.
  await expect(contactField(page, 'NAME')).toHaveValue('Vera Lind');
  await expect(contactField(page, 'EMAIL')).toHaveValue(email);
  await contactField(page, 'AGREE').check();
  await sendButton(page).click();
  await expect(sentCard(page)).toBeVisible();
  await gotoAndSettle(page, site('localhost', '/account'));
  const requests = page.getByRole('region', { name: 'My requests' });
  await expect(requests.getByRole('listitem')).toHaveCount(1);
  await expect(requests.getByRole('listitem')).toContainText(hotel);
  await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('1 hotel');

  await page.getByRole('link', { name: 'Add a traveller' }).click();
  await field('Name and surname').fill('Эмиль');
  await field('Date of birth').fill('2019-09-02');
  await press('Save');
  await expect(field('Name and surname')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Name and surname')).toBeFocused();
  await expect(field('Date of birth')).toHaveValue('2019-09-02');
  await expectNoAxeFindings(page);
  await expectNoAxeFindingsOnPhones(page);
  await field('Name and surname').fill('Emil Lind');
  await press('Save');
  await expect(page.getByRole('region', { name: 'Saved travellers' })).toContainText('Emil Lind');
  await expectNoAxeFindings(page);
  await expectNoAxeFindingsOnPhones(page);

  await page.getByRole('main').getByRole('link', { name: 'Delete the account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete the account' })).toBeVisible();
  await field('Password').fill('not the password');
  await press('Delete for good');
  await expect(page.getByText('This is not the password of the account')).toBeVisible();
  await expectNoAxeFindings(page);
  await field('Password').fill(password);
  await press('Delete for good');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  // The device forgets what it had of the account.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
  await field('E-mail').fill(email);
  await field('Password').fill(password);
  await press('Log in');
  await expect(page.getByText('No account has this e-mail and password.')).toBeVisible();
});
