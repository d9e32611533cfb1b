import { demoPerson } from './account.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

// Two hosts: what a form may redirect to, and what a page does without scripts, only a browser says.
for (const javaScriptEnabled of [true, false])
  test(`signing in once at the agent portal opens the photo archive, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
    site,
  }) => {
    const { email, password } = await demoPerson(request, ({ isBranch }) => isBranch);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    // From the archive to the portal, whose form leads back to what was asked for.
    await page.goto(site('photobase.localhost', '/albums?q=kemer'));
    await expect(page).toHaveURL(new RegExp(`^${site('agent.localhost', '/auth')}\\?from=`));
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: false }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(site('photobase.localhost', '/albums?q=kemer'));
    // A code of somebody else opens nothing, and the page leads on.
    const stranger = await browser.newContext({ javaScriptEnabled });
    const refused = await stranger.newPage();
    await refused.goto(site('photobase.localhost', `/auth/handoff/${'x'.repeat(43)}`));
    await expect(refused.getByRole('heading', { level: 1 })).toHaveText('The photo archive did not open');
    if (javaScriptEnabled) await expectNoAxeFindings(refused);
    await refused.getByRole('link', { name: 'Start again' }).click();
    await expect(refused).toHaveURL(new RegExp(`^${site('agent.localhost', '/auth')}\\?from=`));
    await stranger.close();
    await context.close();
  });
