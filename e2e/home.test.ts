import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInBothSchemes, hydrated, test } from './fixtures.ts';
import { header, opener } from './frame.ts';
import { pictureLinks, prices } from './results-page.ts';
import { fieldOf, restBefore, searchButton, searchInWords, wizard, wizardHydrated } from './wizard.ts';
import { wordsOf } from './words.ts';

const languages = [
  { host: 'localhost', lang: 'en', tag: [] },
  { host: 'ru.localhost', lang: 'ru', tag: '@phone-only' },
  { host: 'pl.localhost', lang: 'pl', tag: [] },
];

for (const { host, lang, tag } of languages) {
  test(`the home page of ${host} is in ${lang}, shows offers with prices and leads to results [W-2.4-23]`, {
    tag,
  }, async ({ page, site }) => {
    await page.goto(site(host));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const main = page.getByRole('main');
    await expect(prices(pictureLinks(main)).first()).toBeVisible();
    await expect(main.locator('#directions').getByRole('link').nth(1)).toHaveText(/\d/);
    await wizardHydrated(page);
    await searchButton(page).click();
    await expect(page).toHaveURL(
      /\/search\/tours\?(?=.*STATEINC=\d)(?=.*TOWNFROM=\d)(?=.*CHECKIN_BEG=\d{8})/,
    );
    await expect(searchInWords(page)).toBeVisible();
  });
}

test('the whole search is on the first screen, and a visit begins without a strip over it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const strip = page.locator('aside form[action$="/banners"]');
  for (const host of ['localhost', 'ru.localhost', 'pl.localhost']) {
    await page.goto(site(host));
    await expect(searchButton(page)).toBeInViewport({ ratio: 1 });
    const isCovered = await searchButton(page).evaluate((button) => {
      const { x, width, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].some((y) => !button.contains(document.elementFromPoint(x + width / 2, y)));
    });
    expect(isCovered, `${host}: by the question about cookies`).toBe(false);
    const hero = await page
      .getByRole('heading', { level: 1 })
      .locator('xpath=ancestor::section')
      .boundingBox();
    expect(hero?.height, host).toBeLessThanOrEqual(360);
    await expect(strip).toHaveCount(0);
  }
  await page.reload();
  await expect(strip).toHaveCount(1);
});

test('what is chosen in the wizard is asked for in the address, and restored from it; a new child is two years old [W-2.9-17] [W-2.9-18] [W-2.9-19] [W-2.9-20] [W-2.9-21]', {
  tag: '@phone',
}, async ({ page, site }) => {
  await page.goto(site());
  await wizardHydrated(page);
  await fieldOf(page, 'Where').click();
  await page.getByRole('combobox', { name: 'Where to' }).fill('egy');
  await page.getByRole('option', { name: /Egypt/ }).click();
  await expect(fieldOf(page, 'Where')).toContainText('Egypt');

  await fieldOf(page, 'Travellers').click();
  const [fewer, more] = ['fewer', 'more'].map((way) =>
    page.getByRole('button', { name: `One child ${way}` }),
  ) as [Locator, Locator];
  await expect(fewer).toBeDisabled();
  for (let child = 1; child <= 4; child++) {
    await more.click();
    await expect(page.getByLabel(/^Age of child/)).toHaveCount(child);
  }
  await expect(more).toBeDisabled();
  for (let child = 3; child >= 1; child--) await fewer.click();
  await expect(page.getByLabel('Age of child 1')).toHaveValue('2');
  const ages = page.getByLabel('Age of child 1').getByRole('option');
  expect(await ages.evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))).toEqual(
    Array.from({ length: 18 }, (_, age) => `${age}`),
  );
  await page.getByRole('button', { name: 'One adult fewer' }).click();
  await expect(page.getByRole('button', { name: 'One adult fewer' })).toBeDisabled();
  await page.getByRole('button', { name: 'One adult more' }).click();
  await page.getByLabel('Age of child 1').selectOption('6');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(fieldOf(page, 'Travellers')).toContainText('2 adults, 1 child');

  await searchButton(page).click();
  await expect(page).toHaveURL(/(?=.*CHILD=1)(?=.*AGES=6)/);
  await searchInWords(page).click();
  await expect(fieldOf(page, 'Where')).toContainText('Egypt');
  await expect(fieldOf(page, 'Travellers')).toContainText('2 adults, 1 child');
});

/** The field of the calendar to type days into, and the next year, of which no day is past. */
async function openDates(page: Page, address: string) {
  await page.goto(address);
  await wizardHydrated(page);
  await fieldOf(page, 'Dates').click();
  const text = page.getByRole('textbox', { name: 'Departure dates' });
  return { text, year: new Date().getFullYear() + 1 };
}

test('dates are chosen in the calendar, typed the wrong way round, and cleared [W-2.9-02] [W-2.9-03] [W-2.9-07] [W-4-37] [W-4-39]', async ({
  page,
  site,
}) => {
  const { text, year } = await openDates(page, site());
  await text.fill(`2003${year}1003${year}`);
  await expect(text).toHaveValue(`20/03/${year} - 10/03/${year}`);
  await text.press('Enter');
  await expect(fieldOf(page, 'Dates')).toContainText('10–20 March');

  await fieldOf(page, 'Dates').click();
  const grid = page.getByRole('grid').first();
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Choose the first day', exact: true })).toBeDisabled();
  await expect(text, 'the dates leave the field and the form').toHaveValue('');
  await expect(text).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  await expect(wizard(page).locator('input[name="CHECKIN_BEG"]')).toHaveCount(0);
  await expect(
    grid.getByRole('button').and(page.locator(':focus')),
    'the focus goes on to a day',
  ).toHaveCount(1);

  await page.keyboard.press('Escape');
  await searchButton(page).click();
  await expect(grid, 'a search asks for the dates that it lacks').toBeVisible();
  await expect(page).toHaveURL(site());
  await text.fill(`0103${year}`);
  await text.press('Enter');
  await searchButton(page).click();
  await expect(page).toHaveURL(new RegExp(`CHECKIN_BEG=${year}0301`));
});

/** This year, or the next one where February has 29 days. */
const notLeap = (year: number) => (new Date(year, 1, 29).getDate() === 29 ? year + 1 : year);

test('a range over the limit of the site is neither picked nor typed, nor is a day that is past or is none, and the calendar says so [W-2.9-10] [W-2.9-11] [W-2.9-12] [W-4-38] [W-5-12] [W-5-16]', async ({
  page,
  site,
}) => {
  const { text, year } = await openDates(page, site());
  await text.fill(`0103${year}3103${year}`);
  await text.press('Enter');
  await expect(fieldOf(page, 'Dates'), '31 days of one month').toContainText('1–31 March');

  await fieldOf(page, 'Dates').click();
  await text.fill(`0103${year}0104${year}`);
  await text.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'At most 31 days' })).toBeVisible();
  await expect(text, 'the field goes back to what it had').toHaveValue(`01/03/${year} - 31/03/${year}`);

  for (const none of [`3102${year}`, `2902${notLeap(year)}`, `0103${year - 2}`]) {
    await text.fill(none);
    await text.press('Enter');
    await expect(text).toHaveValue(`01/03/${year} - 31/03/${year}`);
  }

  const days = page.getByRole('grid').getByRole('button', { name: /from \D*\d/ });
  await days.first().click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^At most \d+ days$/ })
      .last(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  const beyond = days.and(page.getByRole('button', { name: /At most (28|29|30|31) days$/ })).first();
  await expect(beyond, 'with its price, and not like a day without flights').toBeVisible();
  await expect(beyond.locator('b')).not.toHaveCSS('text-decoration-line', 'line-through');
  await beyond.click({ force: true });
  await expect(text, 'it cannot be picked').toHaveValue(`01/03/${year} - 31/03/${year}`);
});

test('the calendar shows two months on desktop, where it closes with the last pick, and one on a phone, where its button does [W-2.9-04] [W-2.9-05] [W-2.9-06] [W-2.9-08] [W-2.9-09] [W-3.2-29] [W-5-18]', {
  tag: '@phone',
}, async ({ page, site, isMobile }) => {
  await page.goto(site());
  await wizardHydrated(page);
  await fieldOf(page, 'Dates').click();
  await expect(page.getByRole('grid')).toHaveCount(isMobile ? 1 : 2);
  await expect(page.getByRole('dialog', { name: 'Departure dates' }), 'whole').toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'without scrolling').toBe(0);

  const calendar = page.getByRole('application', { name: 'Departure dates' });
  const looks = new Set<string>();
  for (const words of ['Charter, seats available', 'Charter, few left', 'Regular flights', 'On request']) {
    const look = await lookOf(calendar.getByRole('listitem').filter({ hasText: words }));
    looks.add(look);
    const day = calendar.getByRole('button', { name: new RegExp(`, ${words}, from`) }).first();
    if (await day.isVisible()) expect(await lookOf(day), words).toBe(look);
  }
  expect(looks.size, 'no two marks look alike').toBe(4);

  const before = await fieldOf(page, 'Dates').textContent();
  // the days that the form begins with may have none, too
  const other = page.locator(':not([data-selected])');
  const closed = calendar
    .getByRole('button', { name: /, No flights$/ })
    .and(other)
    .first();
  await expect(closed).toHaveAttribute('aria-disabled', 'true');
  await closed.click({ force: true });
  await expect(fieldOf(page, 'Dates')).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Choose the first day', exact: true })).toBeDisabled();
  const open = calendar.getByRole('button', { name: /, from \D*\d/ });
  await open.first().click();
  const ready = page.getByRole('button', { name: 'Done, 1 day' });
  await expect(ready).toBeEnabled();
  await open.first().click();
  await expect(fieldOf(page, 'Dates')).not.toContainText('–');
  await expect(calendar).toBeVisible({ visible: isMobile });
  if (isMobile) await ready.click();
  await expect(calendar).toBeHidden();
});

test('what is asked while somebody still chooses waits until the choice has rested [W-9-15] [W-9-16] [W-9-18]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en'));
  await wizardHydrated(page);
  await fieldOf(page, 'From').click();
  const countries = restBefore(page, '/lookup/countries');
  const nights = restBefore(page, '/lookup/nights');
  await page.getByRole('option', { name: /^Kazan/ }).click();
  const [rest, atOnce] = await Promise.all([nights, countries]);
  expect(rest).toBeGreaterThanOrEqual(450);
  expect(atOnce).toBeLessThan(rest);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lookup/calendar')) asked.push(request.url());
  });
  await fieldOf(page, 'Dates').click();
  await expect.poll(() => asked.length, 'the first time at once').toBe(1);
  const calendar = restBefore(page, '/lookup/calendar');
  await page.getByRole('button', { name: 'Later' }).evaluate((later: HTMLElement) => {
    for (let month = 0; month < 3; month++) later.click();
  });
  expect(await calendar).toBeGreaterThanOrEqual(400);
  expect(asked).toHaveLength(2);
});

/** How the mark of a day, or of the legend, is drawn. */
const lookOf = (marked: Locator) =>
  marked.locator('i').evaluate((mark) => {
    const { background, borderTop, borderTopWidth } = getComputedStyle(mark);
    return [background, borderTopWidth !== '0px' && borderTop].join();
  });

test('each market has its own calendar and its own way to write a date: India begins the week on Sunday, Lithuania the date with the year [W-1-21] [W-1-22]', async ({
  page,
  site,
}) => {
  for (const { market, locale, week, letters, written } of [
    { market: 'in', locale: 'en', week: /^Su/, letters: 'DD/MM/YYYY', written: /^\d\d\/\d\d\/\d{4}/ },
    { market: 'lt', locale: 'lt', week: /^pr/, letters: 'MMMM-MM-DD', written: /^\d{4}-\d\d-\d\d/ },
  ] as const) {
    const t = wordsOf(locale);
    await page.goto(site(`${market}.localhost`));
    await wizardHydrated(page);
    const field = wizard(page).getByRole('button', { name: new RegExp(`^${t('wizard.dates.label')}`) });
    await field.click();
    const text = page.getByRole('textbox', { name: t('wizard.dates.title') });
    await expect(text, market).toHaveAttribute('placeholder', letters);
    await expect(text, market).toHaveValue(written);
    const weekdays = page.getByRole('grid').first().locator('thead th');
    await expect(weekdays.first(), market).toHaveText(week);
  }
});

test('on a Russian site fields read and search as Russians do, and addresses are written alike everywhere [W-2.9-26] [W-2.9-29] [W-2.9-30] [W-5-13] [W-9-30] [W-9-06] [W-9-07] [W-9-08]', async ({
  page,
  site,
}) => {
  const t = wordsOf('ru');
  const field = (name: string) => wizard(page).getByRole('button', { name: new RegExp(`^${name}`) });
  await page.goto(site('ru.localhost'));
  await wizardHydrated(page);
  await field(t('wizard.country.label')).click();
  const places = page.getByRole('combobox', { name: t('wizard.country.title') });
  await expect(places).toHaveAttribute('placeholder', 'Поиск');
  await expect(page.getByRole('group', { name: t('wizard.country.popular') })).toBeVisible();
  const first = page
    .getByRole('group', { name: t('wizard.country.all') })
    .getByRole('option')
    .first();
  expect((await first.boundingBox())?.height).toBe(46);
  await page.keyboard.press('Escape');

  const dates = page.getByRole('textbox', { name: t('wizard.dates.title') });
  await field(t('wizard.dates.label')).click();
  await expect(dates).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ');
  const year = new Date().getFullYear() + 1;
  await dates.fill(`0203${year}0403${year}`);
  await expect(dates).toHaveValue(`02.03.${year} - 04.03.${year}`);
  await dates.press('Enter');
  await searchButton(page).click();
  await expect(page).toHaveURL(new RegExp(`CHECKIN_BEG=${year}0302&CHECKIN_END=${year}0304`));

  const most = page.getByRole('textbox', { name: t('results.filters.priceTo'), exact: true });
  await most.fill('1500000');
  await most.press('Enter');
  await expect(page).toHaveURL(/COSTMAX=1500000/);
  await most.blur();
  await expect(most).toHaveValue((1_500_000).toLocaleString('ru-RU'));
});

test('nights are a range: two clicks, the second may be smaller, a third begins anew; those with free places have a mark [W-2.9-13] [W-2.9-15] [W-2.9-16] [W-4-41] [W-4-42] [W-4-43] [W-4-44]', async ({
  page,
  site,
}) => {
  await page.goto(site());
  await wizardHydrated(page);
  await fieldOf(page, 'Nights').click();
  const nights = page.getByRole('dialog', { name: 'How many nights' }).locator('[aria-pressed]');
  await expect(nights.and(page.locator('[data-free]')).first()).toBeVisible();
  const asked = new URLSearchParams();
  const names = {
    townFrom: 'TOWNFROM',
    state: 'STATEINC',
    checkInBeg: 'CHECKIN_BEG',
    checkInEnd: 'CHECKIN_END',
  };
  for (const [name, field] of Object.entries(names))
    asked.set(name, await wizard(page).locator(`input[name="${field}"]`).inputValue());
  const answer = await page.request.get(site('localhost', `/core/search/Nights?${asked}`));
  const sold: { nights: number; places: number }[] = await answer.json(); // the call's own answer
  const marks = await nights.evaluateAll((all) =>
    all
      .filter((night) => getComputedStyle(night, '::after').height === '3px')
      .map((night) => night.textContent),
  );
  expect(marks).toEqual(sold.filter(({ places }) => places === 1).map((stay) => `${stay.nights}`));
  const open = nights.and(page.locator(':not([aria-disabled])'));
  const [first, last] = [open.first(), open.last()];
  const [from, to] = [await first.textContent(), await last.textContent()];
  await last.click();
  await first.click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(fieldOf(page, 'Nights')).toContainText(`${from}–${to} nights`);

  await fieldOf(page, 'Nights').click();
  await expect(nights.and(page.locator('[data-free]')).first()).toBeVisible();
  await last.click(); // one alone
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(fieldOf(page, 'Nights')).toContainText(new RegExp(`(?<![\\d–])${to} nights`));
});

test('the language is changed by a link and remembered; the main one has no prefix [S-2.7-04] [S-2.7-05] [S-2.7-06]', {
  tag: '@phone',
}, async ({ page, site, context, isMobile }) => {
  await page.goto(site('localhost', '/data-sources'));
  const menu = page.locator('#language');
  const open = async () => {
    if (isMobile) await opener(header(page), 'burger').click();
    await opener(page.locator('body'), 'language').locator('visible=true').click();
  };
  await open();
  await menu.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(site('localhost', '/ru/data-sources'));
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('ru');
  await open();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(site('localhost', '/data-sources'));
  await page.goto(site());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the colour scheme is chosen at the foot of the page and stays', async ({ page, site }) => {
  await page.goto(site('localhost', '/data-sources'));
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const paths of [
  ['/', '/sitemap/countries', '/personal-data'],
  ['/ru', '/search/hot-tours', '/data-sources', '/nowhere'],
])
  test(`axe finds nothing on ${paths.join(', ')}`, async ({ page, site }) => {
    for (const path of paths) {
      await page.goto(site('localhost', path));
      await hydrated(page);
      await expectNoAxeFindingsInBothSchemes(page);
    }
  });

test('the home page of a site that sells nothing stands as it was sent while its scripts come', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site('events.localhost'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});

test('nothing scrolls sideways at 320 pixels', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/ru', '/sitemap/countries', '/personal-data', '/nowhere', '/search/hot-tours']) {
    await page.goto(site('localhost', path));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the colour scheme and the languages can be chosen', async ({ page, site }) => {
    await page.goto(site('localhost', '/data-sources'));
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page).toHaveURL(site('localhost', '/data-sources'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a city subdomain begins the search in that city; a city that nothing leaves from is no site', async ({
  page,
  site,
}) => {
  await page.goto(site('spb.ru.localhost', '/en'));
  await expect(wizard(page)).toContainText('Saint Petersburg');
  const nowhere = await page.request.get(site('localhost', '/'), {
    headers: { host: 'nowhere.ru.localhost' },
  });
  expect(nowhere.status()).toBe(421);
});
