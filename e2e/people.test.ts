import { addressOf, demoPerson } from './account.ts';
import { expect, expectNoAxeFindings, gotoAndSettle, outboxPath, test } from './fixtures.ts';

test('an administrator invites a colleague, who sets a name and a password by the link of the mail, logs in, and is suspended', async ({
  page,
  site,
  request,
  browser,
}) => {
  const administrator = await demoPerson(request, ({ isAdministrator }) => isAdministrator);
  const email = `colleague-${Date.now()}@sunny-shore.example`;
  const password = 'Seven Swans a-Swimming';

  await gotoAndSettle(page, site('agent.localhost', '/auth?from=/settings/mycompany'));
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.getByLabel('Password', { exact: false }).fill(administrator.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'People and rights' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('E-mail').fill('no e-mail');
  await page.getByRole('combobox', { name: 'Agency' }).selectOption({ label: 'Sunny Shore Riga' });
  const send = page.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('nothing is saved yet');
  await expect(page.getByLabel('E-mail')).toHaveValue('no e-mail');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Administrator').last().check();
  await send.click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sunny Shore Riga' })).toContainText(email);

  let link = '';
  await expect(async () => {
    const outbox = await (await request.get(addressOf(outboxPath()))).text();
    const mail = outbox.slice(outbox.indexOf(email));
    link = /\/auth\/invitation\/[\w-]{43}/.exec(mail)![0];
  }).toPass();

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(site('agent.localhost', link));
  await expect(colleague.getByRole('heading', { name: 'Join Sunny Shore Riga' })).toBeVisible();
  await colleague.getByLabel('Name and surname').fill('Nina Berg');
  await colleague.getByLabel('Password', { exact: false }).fill(password);
  await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(colleague.getByText('The invitation is accepted')).toBeVisible();
  await colleague.getByLabel('E-mail').fill(email);
  await colleague.getByLabel('Password', { exact: false }).fill(password);
  await colleague.getByRole('button', { name: 'Log in' }).click();
  await expect(colleague.getByRole('button', { name: 'Sunny Shore Riga' }).first()).toBeVisible();
  // An administrator of a real agency sets a second factor up before anything else.
  await colleague.goto(site('agent.localhost', '/settings/mycompany'));
  await expect(colleague).toHaveURL(site('agent.localhost', '/settings/security'));
  await expect(colleague.getByText('An administrator of an agency needs two-step login')).toBeVisible();
  await colleague.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Suspend: Nina Berg' }).click();
  await expect(page.getByText('Suspended, and logged out everywhere.')).toBeVisible();
});
