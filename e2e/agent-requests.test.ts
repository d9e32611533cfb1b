import { demoPerson } from './account.ts';
import { expect, expectNoAxeFindingsIn, gotoAndSettle, test } from './fixtures.ts';

const agents = 'agent.localhost';

test('an agent finds a request, keeps the filters, and writes a note into its history [S-2.1-29]', async ({
  page,
  request,
  site,
}) => {
  const { email, password } = await demoPerson(request, ({ name }) => name === 'Paul Novak');
  await page.goto(site(agents, '/auth?from=/orders'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(site(agents, '/orders'));
  const search = page.getByRole('search', { name: 'Filters' });
  await search.getByLabel('Hotel, client or number').fill('martin');
  await search.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  const view = `Martin ${Date.now()}`;
  await page.getByLabel('Name of the view').fill(view);
  await page.getByRole('button', { name: 'Keep these filters' }).click();
  await expect(page.getByText('The view is kept.')).toBeVisible();
  await page.getByRole('button', { name: `Delete the view ${view}` }).click();
  await expect(page.getByText('The view is deleted.')).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  await page.getByRole('listitem').filter({ hasText: 'Martin Weiss' }).getByRole('link').click();
  const note = `Called ${Date.now()}`;
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByText(note)).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  await gotoAndSettle(page, site(agents, '/calendar'));
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
});
