import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addressOf, logIn, send } from './account.ts';
import { expect, expectNoAxeFindingsIn, hydrated, outboxPath, test } from './fixtures.ts';
import { press, tabTo, typeInto } from './keys.ts';
import { fieldOf, searchButton } from './wizard.ts';

type Site = (host?: string, path?: string) => string;

const agents = 'agent.localhost';
const password = 'Seven Swans a-Swimming';

/** A new administrator of the invented agency, who has taken up the link of a mail: nobody else's second factor is theirs. */
async function newAdministrator(request: APIRequestContext, email: string): Promise<void> {
  const cookie = await logIn(request, agents, ({ isAdministrator }) => isAdministrator);
  const page = await request.get(addressOf('/settings/mycompany'), {
    headers: { host: `${agents}:${process.env.E2E_PORT}`, cookie },
  });
  const [, agency = ''] = /<select[^>]*name="agency"[^>]*>\s*<option value="(\d+)"/.exec(await page.text())!;
  const rights = { book: '1', print: '1', administrator: '1' };
  await send(request, agents, '/settings/mycompany', { asked: 'invite', agency, email, ...rights }, cookie);
  let link = '';
  await expect(async () => {
    const outbox = await (await request.get(addressOf(outboxPath()))).text();
    link = /\/auth\/invitation\/[\w-]{43}/.exec(outbox.slice(outbox.indexOf(email)))![0];
  }).toPass();
  expect((await send(request, agents, link, { name: 'Dora Day', password })).status()).toBe(303);
}

/** The code of a key that an app shows so many seconds from now. */
const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + seconds * 1_000,
  });

async function signIn(page: Page, email: string) {
  await typeInto(page, page.getByLabel('E-mail'), email);
  await typeInto(page, page.getByLabel('Password', { exact: false }), password);
  await page.keyboard.press('Enter');
}

/** Takes the key of the page and shows a code of it; tells the key. */
async function setUpSecondFactor(page: Page): Promise<string> {
  await press(page, page.getByRole('button', { name: 'Set up', exact: true }));
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  const key = (await page.locator('code').first().textContent())!;
  await typeInto(page, field, codeOf(key));
  await typeInto(page, page.getByLabel('Current password').first(), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  return key;
}

/** Opens the account from the header, or where the header has no room from the burger. */
async function openAccount(page: Page): Promise<Locator> {
  const opener = (id: string) => page.locator(`[data-opens="${id}"]`).locator('visible=true').first();
  if ((await opener('user').count()) === 0) {
    await press(page, opener('burger'));
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  }
  await press(page, opener('user'));
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect(account).toBeVisible();
  return account;
}

async function logOut(page: Page) {
  const account = await openAccount(page);
  await press(page, account.getByRole('button', { name: 'Log out' }));
  await expect(account).toHaveCount(0);
}

/** Looks for a tour by the wizard of the home page, and puts the first that is found into a quote. */
async function quoteWhatIsFound(page: Page, site: Site) {
  await page.goto(site(agents));
  await hydrated(page);
  await press(page, fieldOf(page, 'Where'));
  await expect(page.locator(':popover-open').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('turk');
  await expect(page.getByRole('option').first()).toContainText('Türkiye');
  await page.keyboard.press('Enter');
  await press(page, searchButton(page));
  await page.waitForURL(/\/search\/tours/);
  const add = page.getByRole('button', { name: 'Add to quote' }).first();
  await expect(add).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  await press(page, add);
  // The last used quote has the focus; the new one is the last of the choices.
  await press(page, page.getByRole('form', { name: 'Into which quote?' }).getByRole('button').last());
  await expect(page.getByText(/In the quote now: \d+ of 10/)).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Open the quote' }));
}

/** Says what it is and for whom, and gives the link out, which is told. */
async function sendQuote(page: Page, title: string): Promise<string> {
  await typeInto(page, page.getByLabel('Title'), title);
  await typeInto(page, page.getByLabel('Client', { exact: false }).first(), 'Vera Stein');
  await typeInto(page, page.getByLabel('Your words to the client'), 'A quiet one by the sea.');
  await press(page, page.getByRole('button', { name: 'Make the link' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The client has not opened the quote yet.')).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  await tabTo(page, page.getByLabel('Link for the client'));
  return page.getByLabel('Link for the client').inputValue();
}

/** The client reads, marks and asks. */
async function askAsClient(client: Page, link: string, title: string) {
  await client.goto(link);
  await hydrated(client);
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(client.getByText(/^Valid until \d/)).toBeVisible();
  await expectNoAxeFindingsIn(client, 'main');
  await press(client, client.getByRole('button', { name: 'Mark as a favourite' }));
  await expect(client.getByRole('button', { name: 'Your favourite' })).toBeVisible();
  await typeInto(client, client.getByLabel('Your question'), 'Is the sea warm?');
  await typeInto(client, client.getByLabel('Where to answer'), `${title.replace(/\W/g, '-')}@client.example`);
  await press(client, client.getByRole('checkbox'), 'Space');
  await press(client, client.getByRole('button', { name: 'Send the question' }));
  await expect(client.getByText('Your question has been sent.')).toBeVisible();
}

test(
  'the day of an agent by the keyboard alone: a second factor, a search, a quote that its client opens and asks about, the requests, the settings, an invitation, and out',
  {
    tag: '@phone',
  },
  async ({ page, site, request, browser }, { project }) => {
    test.slow(); // two people and a dozen pages, each gone through by keys and looked at by axe
    const once = `${project.name}-${Date.now()}`;
    const email = `day-${once}@sunny-shore.example`;
    const title = `A week, ${once}`;
    await newAdministrator(request, email);

    await page.goto(site(agents, '/auth?from=/settings/mycompany'));
    await hydrated(page);
    await expectNoAxeFindingsIn(page, 'main');
    await signIn(page, email);
    await page.waitForURL(site(agents, '/settings/security'));
    const key = await setUpSecondFactor(page);
    await logOut(page);
    await page.goto(site(agents, '/auth?from=/quotes'));
    await signIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
    await expectNoAxeFindingsIn(page, 'main');
    // That of now was taken to set it up.
    await typeInto(page, page.getByRole('textbox', { name: 'Code' }), codeOf(key, 30));
    await page.keyboard.press('Enter');
    await page.waitForURL(site(agents, '/quotes'));

    await quoteWhatIsFound(page, site);
    const link = await sendQuote(page, title);
    const client = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await askAsClient(client, link, title);
    // Anyone who has the quote open is told at once.
    await expect(page.getByRole('status').getByText(`Vera Stein asks about “${title}”`)).toBeVisible();
    const deeds = page.getByRole('region', { name: 'What the client has done' });
    for (const deed of ['The client opened the quote', /^.*The client marked /, 'Is the sea warm?'])
      await expect(deeds.getByText(deed)).toBeVisible();

    await press(page, page.getByRole('link', { name: 'All quotes' }));
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('asked');
    await expectNoAxeFindingsIn(page, 'main');
    const work = page.getByRole('navigation', { name: 'Work', exact: true });
    await press(page, work.getByRole('link', { name: 'Requests' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await expectNoAxeFindingsIn(page, 'main');

    await press(page, (await openAccount(page)).getByRole('link', { name: 'Settings' }));
    await expect(page.getByRole('heading', { name: 'People and rights' })).toBeVisible();
    await expectNoAxeFindingsIn(page, 'main');
    await typeInto(page, page.getByLabel('E-mail').last(), `colleague-of-${email}`);
    await press(page, page.getByRole('button', { name: 'Send the invitation' }));
    await expect(page.getByText('The invitation is on its way.')).toBeVisible();

    await logOut(page);
    await page.goto(site(agents, '/orders'));
    await expect(page).toHaveURL(/\/auth\?from=/);
  },
);
