import type { Locator, Page } from '@playwright/test';
import { linksOf } from './answers.ts';
import { expect, expectNoAxeFindingsIn, hydrated, test } from './fixtures.ts';
import { rooms, roomsAndPrices } from './hotel-page.ts';
import { pageAt } from './rendered-wizard.ts';
import { fieldOf, searchButton, wizard } from './wizard.ts';

type Wizard = {
  kind: string;
  host: string;
  path: string;
  /** Labels of all its fields, in their order. */
  fields: string[];
  /** What is chosen by the keys alone: the field, what is typed in it, and the name that it then shows. */
  typed: [field: string, text: string, name: string];
  /** What is chosen without scripts: lists of the plain form, and the value or name chosen in each. */
  plain: [list: string, choice: string][];
  /** Where it leads, and what that page is headed by. */
  leads: { typed: RegExp; plain: RegExp };
  found: RegExp;
  ids: { typed: string; plain: string };
};

const trip = ['From', 'Where', 'Dates', 'Nights', 'Travellers'];

const wizards: Wizard[] = [
  {
    kind: 'tours',
    host: 'localhost',
    path: '/',
    fields: trip,
    typed: ['Where', 'gree', 'Greece'],
    plain: [
      ['Where', 'Greece'],
      ['Nights to', '10'],
      ['Children', '1'],
      ['Age of child 1', '5'],
    ],
    leads: {
      typed: /\/search\/tours\?(?=.*STATEINC=4\b)(?=.*TOWNFROM=\d)(?=.*CHECKIN_BEG=\d{8})/,
      plain: /\/search\/tours\?(?=.*STATEINC=4\b)(?=.*NIGHTMAX=10)(?=.*CHILD=1)(?=.*AGES=5)/,
    },
    found: /^Greece, \d+ hotels?$/,
    ids: { typed: '[W-2.9-27] [W-2.9-32]', plain: '' },
  },
  {
    kind: 'hotels',
    host: 'localhost',
    path: '/?TAB_ACTIVE=hotel',
    fields: ['Where', 'Check-in', 'Nights', 'Travellers'],
    typed: ['Where', 'gree', 'Greece'],
    plain: [['Where', 'Greece']],
    leads: {
      typed: /\/search\/hotels\?(?!.*TOWNFROM)(?=.*STATEINC=4\b)/,
      plain: /\/search\/hotels\?(?!.*TOWNFROM)(?=.*STATEINC=4\b)/,
    },
    found: /^Greece, \d+ hotels?$/,
    ids: { typed: '[W-1-02] [W-2.3-12] [W-2.4-01] [W-2.4-02] [W-2.4-17]', plain: '' },
  },
  {
    kind: 'flights',
    host: 'ru.localhost',
    path: '/en/avia',
    fields: ['From', 'Where', 'Dates', 'Flight', 'Travellers'],
    typed: ['Where', 'Antalya', 'Antalya'],
    plain: [
      ['From', 'Moscow'],
      ['Where', 'Antalya'],
    ],
    leads: {
      typed: /\/en\/search\/avia\?airFrom=\d+&airTo=14213&direction=there-and-back&isCharter=1/,
      plain: /\/en\/search\/avia\?airFrom=\d+&airTo=14213&direction=there-and-back&isCharter=1/,
    },
    found: / – Antalya, \d+ flights?$/,
    ids: { typed: '', plain: '[W-2.5-05]' },
  },
  {
    kind: 'cruises',
    host: 'ru.localhost',
    path: '/en/cruises',
    fields: ['From', 'Ship', 'Dates', 'Nights', 'Travellers'],
    typed: ['From', 'kaz', 'Kazan'],
    plain: [['From', 'Kazan']],
    leads: {
      typed: /\/en\/search\/cruises\?(?=.*STATEINC=\d)(?=.*TOWNFROM=\d)/,
      plain: /\/en\/search\/cruises\?(?=.*STATEINC=\d)(?=.*TOWNFROM=\d)/,
    },
    found: /./, // voyages begin on few days
    ids: { typed: '', plain: '' },
  },
  {
    kind: 'excursion tours',
    host: 'localhost',
    path: '/excursion-tours',
    fields: trip,
    typed: ['Where', 'türk', 'Türkiye'],
    plain: [['Where', 'Türkiye']],
    leads: {
      typed: /\/search\/excursion-tours\?STATEINC=3&(?=.*CHECKIN_BEG=\d{8})/,
      plain: /\/search\/excursion-tours\?STATEINC=3&(?=.*CHECKIN_BEG=\d{8})/,
    },
    found: /Türkiye/,
    ids: { typed: '', plain: '' },
  },
  {
    kind: 'services',
    host: 'ru.localhost',
    path: '/en/services',
    fields: ['Service', 'You live in', 'Country', 'City', 'Start', 'Travellers', 'Currency'],
    typed: ['Country', 'egy', 'Egypt'],
    plain: [
      ['Country', 'Egypt'],
      ['Adults', '3'],
      ['Children', '2'],
      ['Age of child 1', '9'],
      ['Age of child 2', '5'],
    ],
    leads: {
      typed: /\/en\/search\/services\?ServiceType=69&StateFrom=51&State=11&/,
      plain: /\/en\/search\/services\?.*State=11&.*AdultCount=3&ChildCount=2&ChildAgeList=5,9/,
    },
    found: /^Egypt, \d+ services$/,
    ids: { typed: '', plain: '[W-2.8-02] [W-5-06]' },
  },
];

const opened = ':popover-open';
const isOfDays = (field: string) => ['Dates', 'Check-in', 'Start'].includes(field);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** As a keyboard goes: on to what takes the focus next, until that is what is looked for. */
async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not come there');
}

/** Hotels and excursion tours ask by the fields of tours, which were examined there. */
const asksAsTours = (kind: string, field: string) =>
  ['hotels', 'excursion tours'].includes(kind) && trip.includes(field);

for (const { kind, host, path, fields, typed, leads, found, ids } of wizards)
  test(`the keyboard alone finds ${kind}; each field opens, has no axe findings and closes ${ids.typed}`, {
    tag: '@phone',
  }, async ({ page, site, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' }); // each scheme at one width
    await page.goto(site(host, path));
    await hydrated(page);
    const buttons = wizard(page).locator('[popovertarget]');
    await expect(buttons).toHaveText(fields.map((field) => new RegExp(`^${field}`)));
    const dialog = page.locator(opened);
    const [field, text, name] = typed;
    for (const [at, label] of fields.entries()) {
      const button = buttons.nth(at);
      if (at === 0) await button.focus();
      else await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      const inside = isOfDays(label)
        ? dialog.getByRole('grid')
        : dialog.locator('button, input, [aria-pressed]');
      await expect(inside.first()).toBeVisible();
      if (!asksAsTours(kind, label)) await expectNoAxeFindingsIn(page, opened);
      if (label === field) {
        await expect(dialog.getByRole('combobox')).toBeFocused();
        await page.keyboard.type(text);
        await expect(dialog.getByRole('option').first()).toContainText(name);
        await page.keyboard.press('Enter');
        await expect(button).toContainText(name);
      } else await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await tabTo(page, searchButton(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(leads.typed);
    await expect(heading(page)).toHaveText(found);
  });

test('on the page of a hotel the wizard asks about it alone, in a row as wide as its fields, and the page stays [W-2.4-05] [W-2.4-09]', {
  tag: '@phone',
}, async ({ page, request, site, isMobile }) => {
  const { html } = await pageAt(request, '/search/hot-tours');
  const hotel = linksOf(html).find((href) => href.startsWith('/tours/turkey/'))!;
  const change = roomsAndPrices(page).getByText('Change', { exact: true });
  const expectRow = async (fields: string[]) => {
    const row = wizard(page).locator('form');
    await expect(row.locator('[popovertarget]')).toHaveText(fields.map((field) => new RegExp(`^${field}`)));
    const columns = row.evaluate((form) => getComputedStyle(form).gridTemplateColumns.split(' ').length);
    expect(await columns).toBe(isMobile ? 2 : fields.length + 1);
  };
  await page.goto(site('localhost', hotel.replace('/tours/', '/hotels/')));
  await hydrated(page);
  await change.click();
  await expectRow(['Check-in', 'Nights', 'Travellers']);
  for (const kept of ['STATEINC', 'TOWNFROM'])
    await expect(wizard(page).locator(`input[name=${kept}]`)).toHaveAttribute('type', 'hidden');
  await expectNoAxeFindingsIn(page, '#prices search');
  await fieldOf(page, 'Travellers').click();
  await page.getByRole('button', { name: 'One adult fewer' }).click();
  await page.locator(opened).getByRole('button', { name: 'Done' }).click();
  const top = () => roomsAndPrices(page).evaluate((place) => place.getBoundingClientRect().top);
  const before = await top();
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/hotels\/turkey\/.*TOWNFROM=\d.*ADULT=1(&|$)/);
  await expect(roomsAndPrices(page)).toContainText('1 adult');
  await expect(rooms(page).first()).toBeVisible();
  await expect(change).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);

  const withFlight = roomsAndPrices(page).getByRole('link', { name: 'With flight' });
  await withFlight.click();
  await expect(withFlight).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/tours\/turkey\/.*ADULT=1(&|$)/);
  await change.click();
  await expectRow(['From', 'Dates', 'Nights', 'Travellers']);
});

test('on a phone a search leads past what stands over the list to what is found, elsewhere to the top [W-2.4-31]', {
  tag: '@phone',
}, async ({ page, site, isMobile }) => {
  await page.goto(site('localhost', '/'));
  await hydrated(page);
  await searchButton(page).click();
  await expect(heading(page)).toHaveText(/hotels?$/);
  const anchor = page.locator('#search-results-anchor');
  await expect.poll(() => page.evaluate(() => scrollY > 0)).toBe(isMobile);
  await expect(anchor).toBeInViewport();
});

/** The line above the page of a country, in which its wizard is folded. */
const countryLine = (page: Page) =>
  page.getByRole('main').locator('details').filter({ hasText: 'from London' });

test('the line above a country opens into its wizard, which finds the tours of that country for the nights that were chosen [W-2.2-03] [W-2.2-08]', {
  tag: '@phone',
}, async ({ page, site }) => {
  await page.goto(site('localhost', '/countries/turkey'));
  await hydrated(page);
  await countryLine(page).getByText('Change', { exact: true }).click();
  await expect(fieldOf(page, 'Where')).toContainText('Türkiye');
  await expectNoAxeFindingsIn(page, 'main details');
  await fieldOf(page, 'Travellers').click();
  await page.getByRole('button', { name: 'One adult fewer' }).click();
  await page.locator(opened).getByRole('button', { name: 'Done' }).click();
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\/tours\?(?=.*STATEINC=3\b)(?=.*TOWNFROM=50\b)(?=.*ADULT=1(&|$))/);
  await expect(heading(page)).toHaveText(/^Türkiye, \d+ hotels?$/);
});

test('the line above a region asks for that region, and its wizard is opened by the keyboard [W-2.3-14]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/excursions/turkey/istanbul'));
  await hydrated(page);
  await countryLine(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Where')).toContainText('Istanbul');
  await countryLine(page).getByRole('button', { name: 'Find tours' }).press('Enter');
  await expect(page).toHaveURL(/\/search\/tours\?(?=.*STATEINC=3\b)(?=.*REGIONTO=\d)/);
  await expect(heading(page)).toHaveText(/Istanbul/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line above a country leads to its tours, where the whole wizard asks on', async ({
    page,
    site,
  }) => {
    await page.goto(site('localhost', '/countries/turkey'));
    await countryLine(page).getByText('Change', { exact: true }).click();
    await countryLine(page).getByRole('link', { name: 'Find a tour' }).click();
    await expect(page).toHaveURL(/\/search\/tours\?STATEINC=3\b/);
    await expect(heading(page)).toHaveText(/^Türkiye, \d+ hotels?$/);
    await page.locator('details:has(search) > summary').click();
    await wizard(page).getByRole('combobox', { name: 'Nights to', exact: true }).selectOption('10');
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/search\/tours\?(?=.*STATEINC=3\b)(?=.*NIGHTMAX=10)/);
    await expect(heading(page)).toHaveText(/^Türkiye, \d+ hotels?$/);
  });

  for (const { kind, host, path, plain, leads, found, ids } of wizards)
    test(`plain lists and a form find ${kind} ${ids.plain}`, async ({ page, site }) => {
      await page.goto(site(host, path));
      for (const [list, choice] of plain)
        await wizard(page).getByRole('combobox', { name: list, exact: true }).selectOption(choice);
      await searchButton(page).click();
      await expect(page).toHaveURL(leads.plain);
      await expect(heading(page)).toHaveText(found);
    });
});
