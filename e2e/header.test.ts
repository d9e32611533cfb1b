import type { Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { axeOf, expect, hydrated, test } from './fixtures.ts';
import {
  burger,
  cityLink,
  currencyButton,
  header,
  homeLink,
  mainLinks,
  miniHeader,
  opener,
  sign,
} from './frame.ts';

// One width after another, so that every test says which it is about.
test.use({ viewport: { width: 1440, height: 900 } });

/** The links beside the logo: their words and where they lead, own pages without the origin. */
const linksIn = (page: Page, lang: Locale) =>
  mainLinks(page, lang)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { href, textContent } = link as HTMLAnchorElement;
        return `${textContent} ${href.replace(location.origin, '')}`;
      }),
    );

/** The way to the tours that leave soon, of which one can be seen. */
const hotTours = (page: Page) =>
  header(page).getByRole('link').and(page.locator('[href$="/search/hot-tours"]'));

/** Each variant's links in a market, `:PORT` for the port of the server. */
const variants: [host: string, lang: Locale, links: string[]][] = [
  [
    'localhost',
    'en',
    [
      'Last minute /search/hot-tours',
      'All inclusive /search/tours?MEALLIST=5,6',
      'Summer /search/lato',
      'Winter /search/zima',
      'Destinations /directions',
      'For agents http://agent.localhost:PORT/',
    ],
  ],
  [
    'agent.ru.localhost',
    'ru',
    [
      'Сотрудничество /cooperation/',
      'Туристам http://ru.localhost:PORT/',
      'Старый поиск https://search-ru.solstice.example/',
    ],
  ],
  [
    'b2b.lt.localhost',
    'lt',
    [
      'Bendradarbiavimas /cooperation/',
      'Keliautojams http://lt.localhost:PORT/',
      'Senoji svetainė https://old-lt.solstice.example/',
    ],
  ],
  ['events.hu.localhost', 'hu', ['Kapcsolat /#contacts', 'Munkáink /projects']],
  [
    'vacancies.ru.localhost',
    'ru',
    [
      'Акции http://ru.localhost:PORT/actions/',
      'Офисы продаж http://ru.localhost:PORT/contacts/sales-offices',
      'Кабинет агента http://agent.ru.localhost:PORT/',
      'Старый кабинет https://agents-ru.solstice.example/',
    ],
  ],
  ['survey.pl.localhost', 'pl', ['Ankieta /question', 'Zwycięzcy /winners', 'O nagrodach /about']],
  [
    'card.tr.localhost',
    'tr',
    [
      'Satış ofisleri http://tr.localhost:PORT/contacts/sales-offices',
      'Kurumsal http://b2b.tr.localhost:PORT/',
    ],
  ],
  ['photobase.localhost', 'en', []],
  ['rates.kz.localhost', 'ru', []],
];

for (const [host, lang, links] of variants)
  test(`the header of ${host}: its links, its language, no message key, nothing that scrolls sideways [S-2.4-05] [S-2.4-06] [S-2.4-07] [S-2.4-08] [S-2.4-09] [S-2.4-10] [S-2.4-11] [S-2.4-12] [S-2.4-16] [S-2.4-17] [S-2.4-23]`, async ({
    page,
    site,
  }) => {
    await page.goto(site(host, '/'));
    const port = new URL(site()).port;
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await linksIn(page, lang)).toEqual(links.map((link) => link.replace(':PORT', `:${port}`)));
    await expect(hotTours(page)).toHaveCount(1);
    await expect(header(page).locator('a[href$="/contacts/sales-offices"]')).toHaveCount(1);
    for (const modal of ['language', 'user', 'burger'] as const)
      await expect(opener(header(page), modal)).toBeVisible();
    await expect(currencyButton(page, lang)).toBeVisible();
    await expect(header(page)).not.toContainText(/\b(?:header|shell|currency|common|user)\.[a-z]+/);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(opener(header(page), 'burger')).toBeInViewport({ ratio: 1 });
    const { violations } = await axeOf(page).include('body > header').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });

test('seasons are green and red, directions open the countries [S-2.4-13] [S-2.4-14] [S-2.4-15] [S-2.4-24] [S-2.4-25]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources'));
  const colourOf = (name: string) =>
    mainLinks(page)
      .getByRole('link', { name })
      .evaluate((link) => {
        const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        canvas.fillStyle = getComputedStyle(link).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        if (green > red + 40 && green > blue) return 'green';
        return red > green + 40 && red > blue + 40 ? 'red' : 'neither';
      });
  expect(await colourOf('Summer')).toBe('green');
  expect(await colourOf('Winter')).toBe('red');
  expect(await colourOf('Destinations')).toBe('neither');
  await hydrated(page);
  await mainLinks(page).getByRole('link', { name: 'Destinations' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(site('localhost', '/data-sources'));
});

test('the logo leads home, but not at home [S-2.4-01] [S-2.4-03]', async ({ page, site }) => {
  for (const [locale, lang] of [
    ['', 'en'],
    ['/ru', 'ru'],
  ] as const) {
    await page.goto(site('localhost', `${locale}/data-sources`));
    await homeLink(page, lang).click();
    await expect(page).toHaveURL(site('localhost', locale || '/'));
    await expect(sign(page)).toBeVisible();
    await expect(homeLink(page, lang)).toHaveCount(0);
  }
});

for (const name of ['adsSlug', 'hotelGroupSlug'])
  test(`the sales office that ${name} names has a header and a logo of its own [S-2.2-14] [S-2.2-15]`, async ({
    page,
    site,
  }) => {
    const logo = sign(page);
    await page.goto(site('localhost', `/data-sources?${name}=another`));
    await expect(logo).toHaveAttribute('src', '/brand/solstice.svg');
    await expect(mainLinks(page)).toBeVisible();

    await page.goto(site('localhost', `/data-sources?${name}=solstice-office`));
    await expect(logo).toHaveAttribute('src', '/brand/solstice-office.svg');
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const tools = [opener(header(page), 'language'), opener(header(page), 'user')];
      for (const kept of [currencyButton(page), cityLink(page), ...tools]) await expect(kept).toBeVisible();
      await expect(header(page).getByRole('navigation')).toHaveCount(0);
      await expect(header(page).getByRole('region', { includeHidden: true })).toHaveCount(0);
      await expect(opener(header(page), 'burger')).toHaveCount(0);
      for (const path of ['/search/hot-tours', '/compare/', '/favorites'])
        await expect(header(page).locator(`[href$="${path}"]`)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('contacts of the events site lead to its foot [S-2.4-07]', async ({ page, site }) => {
  await page.goto(site('events.localhost', '/data-sources'));
  await hydrated(page);
  await expect(page.locator('footer')).not.toBeInViewport();
  await mainLinks(page).getByRole('link', { name: 'Contacts' }).click();
  await expect(page.locator('footer')).toBeInViewport();
});

test('lists open in a new tab and say how many hotels they have; favourites by a flag [S-2.4-31] [S-2.4-32] [S-2.4-33]', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('compare', '["1","2"]');
    localStorage.setItem('favorites', '[3]');
  });
  await page.goto(site('localhost', '/data-sources'));
  const compare = header(page).getByRole('link', { name: /^Compare/ });
  const favourites = header(page).getByRole('link', { name: /^Favourites/ });
  await expect(compare).toHaveAttribute('target', '_blank');
  await expect(favourites).toHaveAttribute('target', '_blank');
  await expect(compare.getByText('2', { exact: true })).toBeVisible();
  await expect(favourites.getByText('1', { exact: true })).toBeVisible();
  await page.goto(site('events.localhost', '/data-sources'));
  await expect(favourites).toHaveCount(0);
});

test('the city of the header opens the cities', async ({ page, site }) => {
  await page.goto(site('ru.localhost', '/data-sources'));
  await hydrated(page);
  await expect(cityLink(page, 'ru')).toContainText('Москва');
  await cityLink(page, 'ru').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the languages are those of the site, the one of the page checked and no link [S-2.7-01] [S-2.7-02] [S-2.7-03]', async ({
  page,
  site,
}) => {
  await page.goto(site('kz.localhost', '/data-sources'));
  await opener(header(page), 'language').click();
  const choices = page.locator('#language li');
  await expect(choices).toHaveText(['Русский', 'Қазақша', 'English']);
  await expect(page.locator('#language [aria-current="true"]')).toHaveText('Русский');
  await expect(page.locator('#language [aria-current="true"] svg')).toBeVisible();
  await expect(choices.getByRole('link')).toHaveText(['Қазақша', 'English']);
  await page.goto(site('in.localhost', '/data-sources'));
  await expect(opener(header(page), 'language')).toHaveCount(0);
});

test('the languages drop down from their button, and on phones are a sheet with the words of its tooltip [S-2.7-07] [S-2.7-08]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  const button = opener(header(page), 'language');
  const tooltip = await button.getAttribute('title');
  const list = page.locator('#language');
  await button.click();
  await expect(list).toBeVisible();
  const [below, above] = [await list.boundingBox(), await button.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(below!.y).toBeLessThan(above!.y + above!.height + 24);
  expect(Math.abs(below!.x + below!.width - above!.x - above!.width)).toBeLessThan(4);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await opener(header(page), 'burger').click();
  await opener(burger(page), 'language').click();
  await expect(list).toBeVisible();
  const sheet = await list.boundingBox();
  expect([sheet!.x, sheet!.width, Math.round(sheet!.y + sheet!.height)]).toEqual([0, 390, 844]);
  await expect(list.getByRole('heading')).toHaveText(tooltip ?? '');
});

test('what is followed in the header and in the top line is recorded [S-7.2-45] [S-7.2-47]', async ({
  page,
  site,
}) => {
  await page.goto(site('agent.localhost', '/data-sources'));
  await hydrated(page);
  const stay = () =>
    page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
  await stay();
  await miniHeader(page).getByRole('link', { name: 'News' }).click();
  await header(page).getByRole('link', { name: 'Sales offices' }).click();
  await mainLinks(page).getByRole('link', { name: 'Cooperation' }).click();
  const names = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: { eventName?: string }[] }).dataLayer ?? []).flatMap(
        ({ eventName }) => eventName ?? [],
      ),
    );
  await expect
    .poll(names)
    .toEqual([
      'menu-top-line-click-News',
      'menu-top-line-click-Sales offices',
      'nav-header-click-Cooperation',
    ]);
});

test('the bar stays, gets smaller and covers nothing that has the focus', async ({ page, site }) => {
  for (const [width, height] of [
    [1440, 700],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(site('localhost', '/sitemap/countries'));
    const bar = header(page).locator('> div').last();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const top = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const stuck = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(stuck).toBeGreaterThan(40);
    expect(stuck).toBeLessThan(top);
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const focus = await bar.evaluate((its) => {
        const element = document.activeElement!;
        return its.contains(element) ? Number.POSITIVE_INFINITY : element.getBoundingClientRect().top;
      });
      expect(focus).toBeGreaterThanOrEqual(stuck);
    }
  }
});

test('an error page keeps a header that works', async ({ page, site }) => {
  await page.goto(site('localhost', '/nothing-here'));
  await hydrated(page);
  await expect(mainLinks(page).getByRole('link')).toHaveCount(6);
  await currencyButton(page).click();
  await expect(page.getByRole('list', { name: 'Choose a currency' })).toBeVisible();
  await homeLink(page).click();
  await expect(page).toHaveURL(site());
});

test('a phone has the links of the header and the currencies in the burger', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  await opener(header(page), 'burger').click();
  await expect(burger(page).getByRole('link', { name: 'Winter' })).toBeVisible();
  await expect(burger(page).getByRole('link', { name: 'Last minute' })).toHaveCount(1);
  const loaded = page.waitForEvent('load');
  await burger(page).getByRole('button', { name: /^USD/ }).click();
  await loaded;
  await opener(header(page), 'burger').click();
  await expect(burger(page).getByRole('button', { name: /^USD/, pressed: true })).toBeVisible();
});
