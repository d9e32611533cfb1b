import { addressOf } from './account.ts';
import { expect, expectNoAxeFindings, gotoAndSettle, outboxPath, test } from './fixtures.ts';
import { header, opener } from './frame.ts';

test('a traveller asks for an account, opens it by the link of the mail, logs in, and deletes it @phone', async ({
  page,
  site,
  request,
}, { testId, retry, project }) => {
  const email = `${project.name}-${testId.slice(0, 6)}-${retry}@traveller.example`.toLowerCase();
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
  await expectNoAxeFindings(page);
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
  await expectNoAxeFindings(page);

  await page.getByRole('main').getByRole('link', { name: 'Delete the account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete the account' })).toBeVisible();
  await field('Password').fill('not the password');
  await press('Delete for good');
  await expect(page.getByText('This is not the password of the account')).toBeVisible();
  await expectNoAxeFindings(page);
  await field('Password').fill(password);
  await press('Delete for good');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await field('E-mail').fill(email);
  await field('Password').fill(password);
  await press('Log in');
  await expect(page.getByText('No account has this e-mail and password.')).toBeVisible();
});
