import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fieldOf, searchButton, wizard, wizardHydrated } from './wizard.ts';
import { wordsOf } from './words.ts';

/** The field of the calendar to type days into, and the next year, of which no day is past. */
async function openDates(page: Page, address: string) {
  await page.goto(address);
  await wizardHydrated(page);
  await fieldOf(page, 'Dates').click();
  const text = page.getByRole('textbox', { name: 'Departure dates' });
  return { text, year: new Date().getFullYear() + 1 };
}

test('dates are chosen in the calendar, typed the wrong way round, and cleared [W-2.9-02] [W-2.9-03] [W-2.9-07] [W-4-37] [W-4-39] [W-5-11]', async ({
  page,
  site,
}) => {
  const { text, year } = await openDates(page, site());
  await text.fill(`2003${year}1003${year}`);
  await expect(text).toHaveValue(`20/03/${year} - 10/03/${year}`);
  await text.pressSequentially('1');
  await expect(text, 'no more than 23 characters').toHaveValue(/^.{23}$/);
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
  await expect(text, 'one day has 10').toHaveValue(`01/03/${year}`);
  await text.press('Enter');
  await searchButton(page).click();
  await expect(page).toHaveURL(new RegExp(`CHECKIN_BEG=${year}0301`));
});

/** This year, or the next one where February has 29 days. */
const notLeap = (year: number) => (new Date(year, 1, 29).getDate() === 29 ? year + 1 : year);

test('a range over the limit of the site is neither picked nor typed, nor is a day that is past or is none, and the calendar says so [W-2.9-10] [W-2.9-11] [W-2.9-12] [W-4-36] [W-4-38] [W-5-12] [W-5-16]', async ({
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

  for (let month = 0; month < 2; month++) await page.getByRole('button', { name: 'Earlier' }).click();
  const within = page.getByRole('grid').getByRole('button', { name: /from \D*[\d,]+$/ });
  const [, end] = /, (\d+) /.exec((await within.last().getAttribute('aria-label')) ?? '') ?? [];
  await within.last().click();
  await expect(fieldOf(page, 'Dates'), 'the last day on offer is kept').toContainText(
    new RegExp(`– ?${end} `),
  );
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

/** How the mark of a day, or of the legend, is rendered. */
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
