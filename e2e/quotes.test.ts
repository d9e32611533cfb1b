import type { Page } from '@playwright/test';
import { demoPerson } from './account.ts';
import { expect, expectNoAxeFindingsIn, gotoAndSettle, hydrated, outboxPath, test } from './fixtures.ts';
import { priceDetails } from './hotel-page.ts';
import { pictureLinks } from './results-page.ts';

type Site = (host?: string, path?: string) => string;

const agents = 'agent.localhost';

async function logIn(page: Page, site: Site, name: string) {
  const { email, password } = await demoPerson(page.request, (person) => person.name === name);
  await page.goto(site(agents, '/auth?from=/quotes'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(site(agents, '/quotes'));
}

/** A hotel of those that leave soon, with the price of its first offer opened. */
async function openOffer(page: Page, site: Site) {
  await page.goto(site(agents, '/search/hot-tours'));
  const tour = (await pictureLinks(page.getByRole('main')).first().getAttribute('href')) ?? '';
  await gotoAndSettle(page, site(agents, tour));
  await priceDetails(page).first().click();
}

test('an agent quotes, the client opens, marks and asks, the agent sees it come [S-1-16]', {
  tag: '@phone',
}, async ({ page, site, browser, isMobile }) => {
  test.slow(); // two people, four pages and a mail
  const title = `June by the sea, ${isMobile ? 'on a phone' : 'on a desk'}`;
  await logIn(page, site, isMobile ? 'Lena Moretti' : 'Paul Novak');
  // From what was found, or from the receipt of an offer that was opened.
  if (isMobile) await openOffer(page, site);
  else await gotoAndSettle(page, site(agents, '/search/tours?STATEINC=3'));
  // A connection that is lost costs neither the page nor the mark of a client below: each is said where it was asked.
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Add to quote' }).first().click();
  await expect(page.getByText('The offer was not added. Please try again.')).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Add to quote' }).first().click();
  await page.getByRole('button', { name: 'New quote' }).click();
  await expect(page.getByText(/In the quote now: \d+ of 10/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the quote' }).click();

  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Client', { exact: false }).first().fill('Vera Stein');
  await page.getByLabel('Your words to the client').fill('Both hotels are quiet.');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The client has not opened the quote yet.')).toBeVisible();
  await expectNoAxeFindingsIn(page, 'main');
  const quote = page.url().replace(/\?.*/, '');
  const link = await page.getByLabel('Link for the client').inputValue();
  const hotel = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? '';

  const client = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await client.goto(link);
  await hydrated(client);
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(client.getByText('Both hotels are quiet.')).toBeVisible();
  const offer = client.getByRole('article').first();
  await expect(offer.getByRole('heading', { level: 2 })).toContainText(hotel);
  await expect(offer.getByText(/The price is the same as on/)).toBeVisible();
  await offer.getByText('What the price is made of').click();
  await expectNoAxeFindingsIn(client, 'body');
  await client.route('**/*.data*', (route) => route.abort());
  await offer.getByRole('button', { name: 'Mark as a favourite' }).click();
  await expect(offer.getByText('This was not kept. Please try again.')).toBeVisible();
  await client.unroute('**/*.data*');
  await offer.getByRole('button', { name: 'Mark as a favourite' }).click();
  await expect(offer.getByRole('button', { name: 'Your favourite' })).toBeVisible();
  await client.getByLabel('Your question').fill('Is the sea warm?');
  await client.getByLabel('Where to answer').fill(`vera-${isMobile ? 'phone' : 'desk'}@client.example`);
  await client.getByRole('checkbox').check();
  await client.getByRole('button', { name: 'Send the question' }).click();
  await expect(client.getByText('Your question has been sent.')).toBeVisible();

  // The agent, who has the quote open, is told at once.
  await expect(page.getByRole('status').getByText(`Vera Stein asks about “${title}”`)).toBeVisible();
  const deeds = page.getByRole('region', { name: 'What the client has done' });
  await expect(deeds.getByText('The client opened the quote')).toBeVisible();
  await expect(deeds.getByText(`The client marked ${hotel}`)).toBeVisible();
  await expect(deeds.getByText('Is the sea warm?')).toBeVisible();
  await gotoAndSettle(page, site(agents, '/notifications'));
  const told = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Is the sea warm?' });
  await expect(told.first()).toContainText('Is the sea warm?');
  await expectNoAxeFindingsIn(page, 'main');
  await told.first().getByRole('link').click();
  await page.waitForURL(quote);
  await expect(async () => {
    await gotoAndSettle(page, site(agents, '/notifications'));
    await expect(told.first().getByRole('button')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All are marked as read.')).toBeVisible();
  await gotoAndSettle(page, site(agents, '/quotes'));
  const row = page.getByRole('listitem').filter({ hasText: title }).first();
  await expect(row).toContainText('asked');
  await expectNoAxeFindingsIn(page, 'main');
  await expect(async () => {
    await client.goto(site('localhost', outboxPath()));
    await expect(client.getByRole('article').filter({ hasText: title }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

  await gotoAndSettle(page, quote);
  await page.getByRole('button', { name: 'Delete the quote' }).click();
  await expect(page.getByText('The quote is deleted.')).toBeVisible();
  expect((await client.goto(link))?.status()).toBe(404);
});
