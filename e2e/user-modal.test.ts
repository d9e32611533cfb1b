import { expect, test } from './fixtures.ts';
import { modal } from './modal.ts';

test('tourists log in at their private office, in a new tab, and find what they keep [S-2.9-03] [S-2.9-08] [S-2.9-09]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources?MODAL=user'));
  const user = modal(page, 'user');
  const logIn = user.getByRole('link', { name: 'Log in' });
  await expect(logIn).toHaveAttribute('target', '_blank');
  await expect(logIn).toHaveAttribute('href', site('localhost', '/auth'));
  await expect(user.getByRole('link', { name: /^Compare/ })).toBeVisible();
  await expect(user.getByRole('link', { name: /^Favourites/ })).toBeVisible();
  await expect(user.getByText(/Log out|Settings/)).toHaveCount(0);
});

test('agents find the login, their location and phones to call [S-2.9-06] [S-2.9-07]', async ({
  page,
  site,
}) => {
  await page.goto(site('agent.ru.localhost', '/en/data-sources?MODAL=user'));
  const user = modal(page, 'user');
  await expect(user.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/auth');
  await expect(user.getByRole('link', { name: 'Moscow' })).toBeVisible();
  await expect(user.locator('a[href="tel:88007000140"]')).toBeVisible();
});
