import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { restBefore, searchButton, wizard, wizardHydrated } from './wizard.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: 'From' | 'Where' | 'Dates' | 'Flight' | 'Travellers') =>
  wizard(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });

async function openFlights(page: Page, address: string) {
  await page.goto(address);
  await wizardHydrated(page);
}

const asked = (page: Page) => new URL(page.url()).searchParams;

test('flights are found by their wizard: places, days, how, and who in which class [W-2.5-01] [W-2.5-05] [W-2.9-22] [W-2.9-27] [W-1-05] [W-9-05] @phone', async ({
  page,
  site,
}) => {
  await openFlights(page, site('ru.localhost', '/en/avia'));
  await expect(heading(page)).toHaveText('Flights');
  await expect(page).toHaveTitle(/^Flights, /);
  await expectNoAxeFindings(page);

  await field(page, 'Flight').click();
  const how = page.getByRole('dialog', { name: 'Flight' });
  await expect(how.getByRole('radio', { name: 'There and back' })).toBeChecked();
  await expect(how.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  await expectNoAxeFindings(page);
  await how.getByRole('button', { name: 'Done' }).click();

  await field(page, 'Travellers').click();
  const who = page.getByRole('dialog', { name: 'Who is travelling' });
  await who.getByRole('button', { name: 'One adult more' }).click();
  await expect(who.getByRole('radio', { name: 'Economy' })).toBeChecked();
  await who.getByRole('button', { name: 'Done' }).click();

  await field(page, 'Dates').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page.getByText('Charter, seats available')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');

  await searchButton(page).click();
  await expect(page).toHaveURL(
    /\/en\/search\/avia\?airFrom=\d+&airTo=\d+&direction=there-and-back&isCharter=1(?=.*\bclassId=1\b)/i,
  );
  await expect(heading(page)).toHaveText(/ – .+, \d+ flights?$/);
  const card = main(page).getByRole('article').first();
  await expect(card).toContainText('for 3 adults');
  await expect(card).toContainText('per person');
  await expect(card).toContainText('Charter');
  await expectNoAxeFindings(page);
});

test('turning the trip round exchanges its places, and their days are asked anew [W-2.5-02]', async ({
  page,
  site,
}) => {
  await openFlights(page, site('ru.localhost', '/en/avia'));
  const [from, to] = await Promise.all(
    (['From', 'Where'] as const).map((name) => field(page, name).locator('b').textContent()),
  );
  await page.getByRole('button', { name: 'Swap departure and destination' }).click();
  await expect(field(page, 'From')).toContainText(to ?? '');
  await expect(field(page, 'Where')).toContainText(from ?? '');
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search\/avia\?/);
  await expect(heading(page)).toContainText(`${to} – ${from}`);
});

test('another place to leave from leads to its own first target, which is asked after a moment [W-2.5-04] [W-3.2-17] [W-9-19]', async ({
  page,
  site,
}) => {
  await openFlights(page, site('ru.localhost', '/en/avia'));
  await field(page, 'From').click();
  const places = page.getByRole('dialog', { name: 'Where from' });
  await expect(places.getByRole('group', { name: 'Russia' })).toBeVisible();
  await places.getByRole('combobox').fill('AYT');
  const rested = restBefore(page, '/lookup/flights');
  await places.getByRole('option', { name: /Antalya/ }).click();
  expect(await rested).toBeGreaterThanOrEqual(25);
  await expect(field(page, 'From')).toContainText('Antalya');
  const first = await page.evaluate(async () => {
    const answer = await fetch('/core/Ticket/Targets?lang=en&source=14213&withRegular=0');
    return (await answer.json()).Tickets_TARGETS[0].name as string; // the call's own answer
  });
  await expect(field(page, 'Where')).toContainText(first);
});

test('one way has one day to pick instead of two, and leads back on its own day [W-2.9-01] [W-4-01] [W-4-03]', async ({
  page,
  site,
}) => {
  await openFlights(page, site('ru.localhost', '/en/avia'));
  await field(page, 'Flight').click();
  await page.getByRole('radio', { name: 'One way' }).check();
  await page.getByRole('dialog', { name: 'Flight' }).getByRole('button', { name: 'Done' }).click();
  await expect(field(page, 'Dates').locator('b')).toHaveText(/^\d+ \w+$/);
  const before = await field(page, 'Dates').textContent();
  await field(page, 'Dates').click();
  await page.getByRole('grid').last().getByRole('button', { disabled: false }).last().click();
  await expect(field(page, 'Dates')).not.toHaveText(before ?? '');
  await expect(field(page, 'Dates').locator('b')).toHaveText(/^\d+ \w+$/);
  await searchButton(page).click();
  await expect(page).toHaveURL(/direction=one-way/);
  expect(asked(page).get('dateTo')).toBe(asked(page).get('dateFrom'));
  await expect(main(page).getByText('Return', { exact: true })).toHaveCount(0);
  await expect(heading(page)).toHaveText(/\d+ flights?$/);
});

test('where only charters are sold the switch rests on them [W-4-05] [W-4-06] [W-4-08] [W-6-04]', async ({
  page,
  site,
}) => {
  await openFlights(page, site('ru.localhost', '/en/avia'));
  await field(page, 'Flight').click();
  await expect(page.getByRole('radio', { name: 'Charter' })).toBeChecked();
  for (const name of ['Charter', 'Regular flight'])
    await expect(page.getByRole('radio', { name })).toBeDisabled();
  await openFlights(page, site('localhost', '/avia?isCharter=0'));
  await field(page, 'Flight').click();
  await expect(page.getByRole('radio', { name: 'Regular flight' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Charter' })).toBeEnabled();
});

test('cleared dates are asked for in place of submitting [W-2.9-07]', async ({ page, site }) => {
  await openFlights(page, site('ru.localhost', '/en/avia'));
  await field(page, 'Dates').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Dates')).toContainText('Choose the first day');
  await searchButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Flight dates' })).toBeVisible();
  await expect(page).toHaveURL(/\/avia$/);
});

test('filters narrow the list, stand in the address as chips, and a way back restores them without asking anybody @phone', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site('ru.localhost', '/en/search/avia?classId=5'));
  await expect(heading(page)).toHaveText(/\d+ flights?$/);
  const sheet = page.getByRole('link', { name: /^Filters/ });
  const isPhone = await sheet.isVisible();
  if (isPhone) await sheet.click();
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('group', { name: 'Airline' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/AIRLINE=\w+/);
  if (isPhone) await filters.getByRole('button', { name: /^Show \d+ flights?$/ }).click();
  const chip = page.getByRole('link', { name: /^Remove the filter: / });
  await expect(chip).toBeVisible();
  await expectNoAxeFindings(page);
  await chip.click();
  await expect(page).not.toHaveURL(/AIRLINE/);
  await expect(chip).toHaveCount(0);
  await context.setOffline(true);
  await page.goBack();
  await expect(chip).toBeVisible();
});

test('where nothing flies the page says so, and leads to days that have flights', async ({ page, site }) => {
  await page.goto(site('ru.localhost', '/en/search/avia'));
  const address = new URL(page.url());
  address.searchParams.set('COSTMAX', '1');
  await page.goto(address.href);
  await expect(heading(page)).toHaveText('Nothing matches all of this');
  await expectNoAxeFindings(page);
  await main(page)
    .getByRole('link', { name: /Remove all filters/ })
    .click();
  await expect(heading(page)).toHaveText(/\d+ flights?$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that says nothing is filled in with days, and the filters are a form [W-2.5-06]', async ({
    page,
    site,
  }) => {
    await page.goto(site('ru.localhost', '/en/search/avia'));
    await expect(page).toHaveURL(/dateFrom=\d{8}&dateTo=\d{8}/);
    await page.getByRole('radio', { name: 'Any class' }).last().check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/classId=5/);
  });
});
