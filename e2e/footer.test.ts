import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { cityQuestion, foot } from './frame.ts';

type Site = (host?: string, path?: string) => string;
type Setting = { link: string; value: string };

const links = (page: Page, name: string) => foot(page).getByRole('list', { name }).getByRole('link');
const menusOf = (page: Page) => foot(page).getByRole('navigation', { name: 'Footer' });
const plainPage = '/data-sources';

/** The nine variants of a market: the label of their hosts, the menu of their foot, and who is on which networks. */
const variants = [
  { label: '', menu: 'FooterMenuNew', social: 'social' },
  { label: 'agent.', menu: 'FooterMenu', social: 'social' },
  { label: 'b2b.', menu: 'FooterMenu', social: 'social' },
  { label: 'events.', menu: 'event', social: 'socialEvents' },
  { label: 'vacancies.', menu: 'FooterMenu', social: 'social' },
  { label: 'survey.', menu: 'FooterMenu', social: 'social' },
  { label: 'card.', menu: 'FooterMenu', social: 'social' },
  { label: 'photobase.', menu: 'FooterMenu', social: 'social' },
  { label: 'rates.', menu: 'FooterMenu', social: 'social' },
];

/** What the API answers on a site; only browsers resolve names below `localhost`. */
async function told<Answer>(page: Page, site: Site, host: string, path: string): Promise<Answer> {
  const answer = await page.request.get(site('localhost', path), { headers: { host } });
  return (await answer.json()) as Answer;
}

const settingsOf = (page: Page, site: Site, host: string, groups: string) =>
  told<Record<string, Record<string, Setting>>>(page, site, host, `/b2c/settings?group=${groups}`);

/** No text of the page is the key of a message: `shell.footer.policy`. */
const expectNoMessageKeys = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/\b(shell|common|pages|errors)\.\w+\.\w+/, {
    useInnerText: true,
  });

for (const { label, menu, social } of variants) {
  const host = `${label}localhost`;

  test(`${host} has its menus, networks, logos and texts in its foot [S-2.12-01] [S-2.12-03] [S-2.12-04] [S-2.12-07] [S-2.12-10]`, async ({
    page,
    site,
  }) => {
    await page.goto(site(host, plainPage));
    type Menu = { menus: { title: string; items: { title: string }[] }[] };
    const { menus } = await told<Menu>(page, site, host, `/b2c/menu?menuType=${menu}`);
    expect(menus.length).toBeGreaterThan(0);
    await expect(menusOf(page).getByRole('heading')).toHaveText(menus.map(({ title }) => title));
    await expect(menusOf(page).getByRole('link')).toHaveText(
      menus.flatMap(({ items }) => items.map(({ title }) => title)),
    );

    const settings = await settingsOf(page, site, host, `${social},partnernew,site`);
    const hrefs = (name: string) =>
      links(page, name).evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect((await hrefs('Social networks')).sort()).toEqual(
      Object.values(settings[social]!)
        .map(({ link }) => link)
        .sort(),
    );
    expect(await hrefs('Partners')).toEqual(Object.values(settings.partnernew!).map(({ value }) => value));
    await expect(links(page, 'Partners').locator('img')).toHaveCount(4);
    const columns = settings.site?.footerColumns?.value.split(';') ?? [];
    expect(columns.length > 0).toBe(label === 'survey.');
    for (const text of columns) await expect(foot(page).getByText(text, { exact: true })).toBeVisible();
    await expectNoMessageKeys(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('no foot scrolls sideways', async ({ page, site }) => {
    for (const { label } of variants)
      for (const market of ['ru.', 'hu.']) {
        await page.goto(site(`${label}${market}localhost`, plainPage));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${label}${market}`).toBe(0);
      }
  });
});

test('the foot says where the operator is, and when and how it is reached [S-2.12-02]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', plainPage));
  await expect(foot(page)).toContainText('ул. Покровка, 40, Москва, 105062');
  await expect(foot(page)).toContainText('Ежедневно 9:00–21:00');
  const centre = foot(page).getByRole('link', { name: 'Контакт-центр 8 800 700-01-40' });
  await expect(centre).toHaveAttribute('href', 'tel:88007000140');
  await expect(foot(page).getByRole('link', { name: 'Агентствам' })).toHaveAttribute(
    'href',
    'tel:88007000141',
  );
  await expect(foot(page).getByRole('link', { name: 'ru@solstice.example' })).toBeVisible();
  await expect(foot(page).getByRole('link', { name: 'press@solstice.example' })).toHaveAttribute(
    'href',
    'mailto:press@solstice.example',
  );
  await page.goto(site('agent.ru.localhost', plainPage));
  await expect(foot(page)).toContainText('Пн–Пт 9:00–18:00');
});

test('the foot ends with the copyright of the year, the policy, and the cookies where they are asked about [S-2.12-05] [S-2.12-06]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', plainPage));
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/London' }).format();
  await expect(foot(page)).toContainText(`© 1996–${year} Solstice Travel.`);
  await expect(foot(page).getByRole('link', { name: 'Cookie settings' })).toHaveCount(0);
  await foot(page).getByRole('link', { name: 'Personal data policy' }).click();
  await expect(page).toHaveURL(site('localhost', '/personal-data'));
  await page.goto(site('pl.localhost', `/en${plainPage}`));
  await expect(foot(page).getByRole('link', { name: 'Cookie settings' })).toHaveAttribute(
    'href',
    '/en/cookies',
  );
});

test('countries lead to their tours, with dots between them [S-2.12-08] [S-2.12-09]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', `/en${plainPage}`));
  const countries = foot(page).getByRole('navigation', { name: 'Countries' });
  const names = await countries.getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  await expect(countries).toHaveText(names.join(' • '));
  const addresses = await countries
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) expect(address).toMatch(/^\/en\/tours\/[a-z-]+$/);
  expect(addresses).toContain('/en/tours/egypt');
});

test('the foot of events is where their contacts are', async ({ page, site }) => {
  await page.goto(site('events.localhost', `${plainPage}#contacts`));
  await expect(page.locator('#contacts a[href^="tel:"]').first()).toBeInViewport();
  await page.goto(site('localhost', plainPage));
  await expect(page.locator('#contacts')).toHaveCount(0);
});

test('its links lead on without loading anew, and another city has another foot', async ({ page, site }) => {
  await page.goto(site('localhost', plainPage));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await foot(page).getByRole('link', { name: 'Personal data policy' }).click();
  await expect(page).toHaveURL(site('localhost', '/personal-data'));
  await cityQuestion(page).getByRole('link', { name: 'Choose another' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Paris' }).click();
  await expect(cityQuestion(page)).toHaveCount(0);
  type Town = { townFrom: number; townName: string };
  const towns = await told<Town[]>(page, site, 'localhost', '/core/search/TownFroms');
  const paris = towns.find(({ townName }) => townName === 'Paris')!;
  const sold = await told<{ title: string }[]>(
    page,
    site,
    'localhost',
    `/b2c/CountriesFooter?townFrom=${paris.townFrom}`,
  );
  await expect(foot(page).getByRole('navigation', { name: 'Countries' }).getByRole('link')).toHaveText(
    sold.map(({ title }) => title),
  );
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('every network has its sign beside its name', async ({ page, site }) => {
  await page.goto(site('ru.localhost', plainPage));
  const networks = links(page, 'Социальные сети');
  await expect(networks).toHaveText([/Дзен/, /ВКонтакте/, /Одноклассники/, /Telegram/, /YouTube/]);
  const uses = await networks.locator('use').evaluateAll((all) => all.map((use) => use.getAttribute('href')));
  const signs = await (await page.request.get(site('localhost', '/brand/networks.svg'))).text();
  for (const use of uses) expect(signs).toContain(`id="${use?.split('#')[1]}"`);
});

test('an error page has the foot of its site, with what that is configured with', async ({ page, site }) => {
  await page.goto(site('localhost', '/no-such-page'));
  await expect(foot(page).locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+44/);
  await expect(foot(page).getByRole('link', { name: 'Personal data policy' })).toBeVisible();
  await expectNoMessageKeys(page);
  await expectNoAxeFindings(page);
});
