import { expect, gotoAndSettle, test } from './fixtures.ts';
import { header, mainLinks, opener } from './frame.ts';

test('an agent logs in, is named in the header, and logs out, which takes what was kept along [S-2.9-01] [S-2.9-02] [S-2.9-04] [S-2.9-05] [S-4.1-06] [S-4.1-08]', async ({
  page,
  site,
  request,
}) => {
  const answer = await request.get(site('localhost', '/api/auth/demo-people'));
  const { people } = (await answer.json()) as { people: { name: string; email: string; password: string }[] };
  const { email, password } = people.find(({ name }) => name === 'Anna Hill')!;
  await gotoAndSettle(page, site('agent.localhost', '/auth?from=/data-sources'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL(site('agent.localhost', '/data-sources'));
  await expect(mainLinks(page).getByRole('link', { name: 'Requests' })).toBeVisible();
  // In a narrow window they stand in a line of their own: never in the burger alone.
  const wide = page.viewportSize()!;
  for (const width of [1_024, 390, 320]) {
    await page.setViewportSize({ ...wide, width });
    for (const name of ['Requests', 'Quotes', 'Clients'])
      await expect(mainLinks(page).getByRole('link', { name })).toBeInViewport();
    await expect(header(page).getByRole('link', { name: 'Notifications' })).toBeInViewport();
  }
  await page.setViewportSize(wide);
  await page.evaluate(() => {
    localStorage.setItem('compare', '["1"]');
    localStorage.setItem('favorites', '[2]');
  });
  await gotoAndSettle(page, page.url());
  await opener(header(page), 'user').click();
  const user = page.getByRole('dialog', { name: 'Account' });
  await expect(user).toContainText('Sunny Shore Travel');
  await expect(user.getByRole('link', { name: email })).toBeVisible();
  await expect(user.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings/mycompany');
  await user.getByRole('button', { name: 'Log out' }).click();

  await expect(mainLinks(page).getByRole('link', { name: 'Cooperation' })).toBeVisible();
  await expect(page).toHaveURL(site('agent.localhost', '/data-sources'));
  const kept = () =>
    page.evaluate(() => ['compare', 'favorites', 'trips'].map((name) => localStorage.getItem(name)));
  expect(await kept()).toEqual([null, null, null]);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/userInfo|session/);

  // Going back shows nothing of who was logged in: no page of theirs is kept.
  await page.goBack();
  await expect(mainLinks(page).getByRole('link', { name: 'Cooperation' })).toBeVisible();
  await expect(mainLinks(page).getByRole('link', { name: 'Requests' })).toBeHidden();
});
