import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { consentQuestion, header, opener } from './frame.ts';
import { pictureLinks, prices } from './results-page.ts';
import { wizard } from './wizard.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = async (page: Page, address: string) => (await page.goto(address))?.status();

test('the works stand on the events site alone [S-2.1-38]', async ({ page, site }) => {
  expect(await status(page, site('events.localhost', '/projects'))).toBe(200);
  await expect(heading(page)).toHaveText('Our works');
  const works = pictureLinks(main(page));
  await expect(works).toHaveCount(7);
  await works.first().click();
  await expect(heading(page)).toHaveText('A conference by the sea');
  expect(await status(page, site('localhost', '/projects'))).toBe(404);
});

test('the vacancies stand on the careers site alone [S-2.1-43]', async ({ page, site }) => {
  expect(await status(page, site('vacancies.localhost', '/vacancies'))).toBe(200);
  await expect(main(page).getByRole('link', { name: 'Travel adviser' })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await status(page, site('agent.localhost', '/vacancies'))).toBe(404);
});

for (const [path, id, title, months] of [
  ['/search/lato', '[S-2.1-41]', 'Summer 2027', ['May', 'June', 'July', 'August', 'September']],
  ['/search/zima', '[S-2.1-42]', 'Winter sun and snow', ['December', 'January', 'February', 'March']],
] as const)
  test(`${path} has a season's tours, month by month, with prices ${id}`, async ({ page, site }) => {
    await page.goto(site('localhost', path));
    // The year and the months that are left depend on the day of the test.
    await expect(heading(page)).toHaveText(title.includes('2027') ? /^Summer 20\d\d$/ : title);
    const chips = page.getByRole('navigation', { name: 'Month of departure' }).getByRole('link');
    const named = (await chips.allTextContents()).map((text) => text.replace(/ \d+$/, ''));
    expect(named).toEqual(months.slice(months.length - named.length));
    await chips.last().click();
    await expect(page).toHaveURL(/CHECKIN_BEG=\d{8}&CHECKIN_END=\d{8}$/);
    await expect(chips.last()).toHaveAttribute('aria-current', 'true');
    const card = pictureLinks(main(page)).first();
    await expect(card).toContainText('7 nights');
    await expect(prices(card)).toBeVisible();
    await expectNoAxeFindings(page);
  });

test('who wants to log in finds a form for it, one for a new password, and whom to ask [S-2.1-53]', async ({
  page,
  site,
}) => {
  for (const [path, title, field] of [
    ['/auth', 'Log in', 'Password'],
    ['/auth/forgot-password', 'Forgotten password', 'E-mail'],
    ['/auth/reset-password/of-a-mail', 'New password', 'New password'],
  ] as const) {
    expect(await status(page, site('agent.localhost', path))).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(main(page).getByLabel(field)).toBeVisible();
    await expect(main(page).locator('a[href^="tel:"]')).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test('a tourist who wants to log in is led to the form of the consumer site, in a new tab [S-2.9-08]', async ({
  page,
  site,
}) => {
  for (const [host, title, account] of [
    ['localhost', 'Log in', 'Create an account'],
    ['pl.localhost', 'Logowanie', 'Załóż konto'],
    ['b2b.ru.localhost', 'Вход', 'Создать личный кабинет'],
  ] as const) {
    await page.goto(site(host));
    await opener(header(page), 'user').click();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').locator('a[target=_blank][href$="/auth"]').click(),
    ]);
    await expect(heading(opened)).toHaveText(title);
    await expect(opened.locator('main a[href^="tel:"]')).toBeVisible();
    await expectNoAxeFindings(opened);
    await main(opened).getByRole('link', { name: account }).click();
    await expect(heading(opened)).toHaveText(account);
    await opened.close();
  }
});

test('a site that sells nothing says where travellers have their accounts, and whom to ask', async ({
  page,
  site,
}) => {
  expect(await status(page, site('b2b.ru.localhost', '/auth'))).toBe(200);
  await expect(heading(page)).toHaveText('Вход');
  await expect(main(page).locator('a[href^="tel:"]')).toBeVisible();
  await expectNoAxeFindings(page);
  const names = ['Войти там', 'Заказать звонок', 'Офисы продаж'];
  const ways = names.map((name) => main(page).getByRole('link', { name }));
  const addresses = await Promise.all(
    ways.map((way) => way.evaluate((link: HTMLAnchorElement) => link.href)),
  );
  for (const address of addresses) expect(await status(page, address), address).toBe(200);
});

test('an information page shows what its editors wrote, under its crumbs [S-2.14-03] [S-2.14-04] [S-2.14-05] [S-2.14-06]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/info/how-to-buy/payment'));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link')).toHaveAttribute('href', '/info/how-to-buy');
  await expect(crumbs.locator('[aria-current]')).toHaveText('Payment');
  await expect(page).toHaveTitle('Payment, Solstice Travel');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /whole units/);
  await expect(main(page).locator('header').getByRole('paragraph')).toHaveText(/whole units/);
  await expect(page.locator('#withmanagerhelp a[href^="tel:"]')).toBeVisible();

  await page.goto(site('localhost', '/about'));
  await expect(page.locator('#who').getByRole('list', { name: 'Our networks' })).toContainText('YouTube');
  await page.goto(site('localhost', '/cooperation/'));
  await expect(page.locator('#agencies').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contacts/',
  );
  await page.goto(site('localhost', '/ads/solstice-office'));
  await expect(main(page).getByRole('listitem').locator('svg')).toHaveCount(3);
  const phone = main(page).getByRole('paragraph').filter({ hasText: 'Sales office' });
  await expect(phone.locator('a[href^="tel:"]')).toContainText('ext. 140');
  await page.goto(site('localhost', '/ads/early-booking'));
  await expect(main(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/search/tours');
  await expectNoAxeFindings(page);
});

/** The addresses by which menus and editors know pages. */
const addresses: [id: string, path: string, host?: string][] = [
  ['[S-2.1-01]', '/'],
  ['[S-2.1-02]', '/ads/early-booking'],
  ['[S-2.1-03]', '/actions/'],
  ['[S-2.1-05]', '/compare/'],
  ['[S-2.1-06]', '/contacts/'],
  ['[S-2.1-07]', '/contacts/sales-offices'],
  ['[S-2.1-08]', '/cooperation/'],
  ['[S-2.1-10]', '/country-priority/', 'agent.localhost'],
  ['[S-2.1-17]', '/favorites'],
  ['[S-2.1-18]', '/winners', 'survey.localhost'],
  ['[S-2.1-19]', '/question', 'survey.localhost'],
  ['[S-2.1-20]', '/help/'],
  ['[S-2.1-21]', '/help/search/'],
  ['[S-2.1-22]', '/help/service/'],
  ['[S-2.1-23]', '/help/service/info-new-web'],
  ['[S-2.1-25]', '/hotelgroup/'],
  ['[S-2.1-27]', '/news/'],
  ['[S-2.1-32]', '/info/visas'],
  ['[S-2.1-37]', '/about'],
];

test('what is called by an address of the product has its page there', async ({ request, site }) => {
  for (const [id, path, host = 'localhost'] of addresses) {
    const headers = { host: new URL(site(host)).host };
    const answer = await request.get(site('localhost', path), { headers, maxRedirects: 0 });
    expect(answer.status(), `${path} ${id}`).toBe(200);
    expect(await answer.text(), `${path} ${id}`).toMatch(/<h1[ >]/);
  }
});

test('a chain has its description and hotels with their stars, marks and places [S-2.14-01] [S-2.14-08] [S-2.14-09] [S-2.14-10] [S-2.14-11] [S-2.14-12] [S-2.14-13]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/hotelgroup/'));
  await pictureLinks(main(page)).first().click();
  await expect(page).toHaveURL(/\/hotelgroup\/\w+$/);
  await expect(main(page).getByText('began with one house')).toBeVisible();
  const hotels = page.getByRole('region', { name: /^\d+ hotels$/ }).getByRole('link');
  await expect(hotels.nth(5)).toBeVisible();
  await expect(hotels.first().getByRole('img', { name: /stars$/ })).toBeVisible();
  await expect(hotels.first().getByText(/^[^,]+, [^,]+$/)).toBeVisible();
  for (const facts of await hotels.getByRole('list').all())
    await expect(facts.getByRole('listitem')).toHaveCount(2);
  await expect(hotels.getByText('Our choice').first()).toBeVisible();
  await expect(hotels.first()).toHaveAttribute('href', /^\/(tours\/[a-z-]+|cruise)\//);
  await expectNoAxeFindings(page);
});

for (const [variant, words] of [
  ['agent', 'Sell the sun.'],
  ['b2b', 'Sell what you can explain.'],
  ['events', 'Take the whole company.'],
  ['vacancies', 'Work where holidays begin.'],
  ['survey', 'How was it?'],
  ['card', 'Come in, we are open.'],
  ['photobase', 'Pictures that sell a journey.'],
  ['rates', 'What money costs today.'],
] as const)
  test(`the ${variant} site opens with words of its own, and sells only where it may [S-1-20] [S-6-01]`, async ({
    page,
    site,
  }) => {
    await page.goto(site(`${variant}.localhost`));
    await expect(heading(page)).toHaveText(words);
    await expect(wizard(page)).toHaveCount(variant === 'agent' ? 1 : 0);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30}/);
    for (const steps of await main(page).locator('ol').all())
      await expect(steps).toHaveCSS('list-style-type', 'none'); // they bring numbers of their own
    await expectNoAxeFindings(page);
  });

test('the rates site has every rate of today, each a way to its history', async ({ page, site }) => {
  await page.goto(site('rates.localhost'));
  const rates = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rates).toHaveCount(12);
  await rates.filter({ hasText: 'KZT' }).getByRole('link').click();
  await expect(page).toHaveURL(/currentCurrency=KZT/);
  await expect(page.getByRole('dialog')).toContainText('Exchange rate: KZT');
});

test('an anchor leads smoothly to a hundred pixels under the top of the window [S-9-02]', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.goto(site('localhost', '/info/how-to-buy/payment'));
  await hydrated(page);
  // Letters that come later than the click move what it led to by a pixel or two.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const gliding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await gliding()).toBe('auto'); // a page gone back to does not glide
  const link = page.locator('#refunds').getByRole('link', { name: 'terms' });
  await link.focus();
  expect(await gliding()).toBe('smooth');
  await link.click();
  const top = () => page.locator('#terms').evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(100);
});

/** Presses Tab until the focus is back where it began, at most so often; what the banner covers whole of it. */
async function stopsBehind(banner: Locator, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < presses; stop++) {
    await banner.page().keyboard.press('Tab');
    const covered = await banner.evaluate((banner) => {
      const element = document.activeElement;
      if (!element || element === document.body || banner.contains(element)) return undefined;
      const [at, over] = [element.getBoundingClientRect(), banner.getBoundingClientRect()];
      const isCovered =
        getComputedStyle(banner).position === 'fixed' &&
        at.left >= over.left &&
        at.right <= over.right &&
        at.top >= over.top &&
        at.bottom <= over.bottom;
      return isCovered ? `${element.tagName} ${element.textContent?.trim()}` : undefined;
    });
    if (covered) hidden.push(covered);
  }
  return hidden;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 256], // 1,280 pixels at 400 %
] as const)
  test(`at ${width} × ${height} nothing that has the focus is behind the question about cookies`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/contacts', '/call-back']) {
      await page.goto(site('ru.localhost', path));
      await hydrated(page);
      await expect(consentQuestion(page)).toBeVisible();
      expect(await stopsBehind(consentQuestion(page), 80)).toEqual([]);
    }
  });
