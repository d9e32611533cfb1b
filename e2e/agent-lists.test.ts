import type { Browser, Page } from '@playwright/test';
import type { DemoPerson } from '#calls/demo-people.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, gotoAndSettle, test } from './fixtures.ts';
import { compareButton, favouriteButton } from './keep.ts';
import { cards, pictureLinks } from './results-page.ts';

type Site = (host?: string, path?: string) => string;

const agents = 'agent.localhost';

async function logIn(page: Page, site: Site, isMeant: (person: DemoPerson) => boolean) {
  const answer = await page.request.get(site('localhost', '/api/auth/demo-people'));
  const { people } = (await answer.json()) as { people: DemoPerson[] };
  const { email, password } = people.find(isMeant)!;
  await page.goto(site(agents, '/auth?from=/data-sources'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(site(agents, '/data-sources'));
}

async function openResults(page: Page, site: Site) {
  await page.goto(site(agents, '/search/hot-tours'));
  const to = (await pictureLinks(page.getByRole('main')).first().getAttribute('href')) ?? '';
  await gotoAndSettle(page, site(agents, `/search/tours${new URL(to, site(agents)).search}`));
  await expect(compareButton(cards(page).first())).toBeVisible();
}

const compare = (page: Page, card: number) => compareButton(cards(page).nth(card));
const favourite = (page: Page, card: number) => favouriteButton(cards(page).nth(card));
const onServer = (page: Page, key: string) =>
  page.evaluate(
    async (path) => ((await (await fetch(path)).json()) as { value: string }).value,
    `/api/MyOffice/GetNotify?key=${key}`,
  );

/** As a new agent has them. */
const forgetLists = (page: Page) =>
  page.evaluate(async () => {
    for (const key of ['COMPARE', 'FAVORITES'])
      await fetch('/api/MyOffice/SetNotify', {
        method: 'POST',
        body: new URLSearchParams({ key, value: '' }),
      });
  });

async function otherDevice(browser: Browser) {
  return (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
}

test('[S-1-17] [S-4.7-04] [S-4.7-05] [S-4.7-06] [S-4.7-07] [S-4.7-08] [W-1-18] [W-4-53] [W-4-56] what an agent keeps is on the server: from before logging in, and from two devices', async ({
  page,
  site,
  browser,
  request,
}) => {
  const isPaul = ({ name }: DemoPerson) => name === 'Paul Novak';
  const phone = await otherDevice(browser);
  await logIn(phone, site, isPaul);
  await forgetLists(phone);

  // Kept before logging in, on the device alone.
  await openResults(page, site);
  await compare(page, 0).click();
  await expect(compare(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await logIn(page, site, isPaul);
  await expect.poll(() => onServer(page, 'COMPARE')).toMatch(/^\d+$/);

  await openResults(page, site);
  await gotoAndSettle(phone, page.url());
  await expect(compare(phone, 0)).toHaveAttribute('aria-pressed', 'true');

  // Both change the favourites, neither having seen what the other does.
  const sent: string[] = [];
  page.on('request', (one) => one.url().includes('/MyOffice/') && sent.push(`${one.method()} ${one.url()}`));
  await favourite(page, 0).click();
  await expect.poll(() => onServer(phone, 'FAVORITES')).toMatch(/^\d+$/);
  await expect
    .poll(() => sent.map((one) => one.replace(/ .*MyOffice/, ' ')))
    .toEqual(['POST /SetNotify', 'GET /GetNotify?key=FAVORITES']);
  await favourite(phone, 1).click();
  await expect.poll(() => onServer(page, 'FAVORITES')).toMatch(/^\d+,\d+$/);
  await expect(favourite(phone, 0)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(favourite(page, 1)).toHaveAttribute('aria-pressed', 'true');

  // The page of the favourites comes with them, so that it needs no scripts.
  const cookie = (await phone.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { html } = await answerOf(request, agents, '/favorites', cookie);
  expect(html.match(/<article\b/g)).toHaveLength(2);
  const own = await answerOf(request, agents, '/compare/', cookie);
  expect(textOf(/<noscript>[\s\S]*?<\/noscript>/.exec(own.html)![0])).toBe('Compare the hotels of my list');
  await gotoAndSettle(phone, site(agents, '/favorites'));
  await phone
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => onServer(page, 'FAVORITES')).toMatch(/^\d+$/);
  await gotoAndSettle(phone, site(agents, '/compare/'));
  await expect(phone).toHaveURL(/HOTELLIST=\d+/);

  // Logging out takes them off the device, and off the device alone.
  await phone.goto(site(agents, '/favorites'));
  await phone.context().clearCookies();
  await phone.reload();
  await expect.poll(() => phone.evaluate(() => Object.keys(localStorage))).not.toContain('compare');
  expect(await onServer(page, 'COMPARE')).toMatch(/^\d+$/);
});
