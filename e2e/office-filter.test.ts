import type { Page } from '@playwright/test';

import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import {
  chooseCity,
  chooseView,
  cityField,
  inCity,
  offices,
  officesPath,
  openOffices,
  skeletonOf,
  told,
} from './offices-page.ts';

const place = (page: Page) => page.getByLabel('Метро или район');
const address = (page: Page) => page.getByRole('searchbox', { name: 'Адрес' });

test('a town is found by its name on the wrong keyboard; its cards begin closed, and what was typed of an address goes [S-2.16-06] [S-4.8-02] [S-4.8-03] [S-3.16-02]', async ({
  page,
  site,
}) => {
  const kazan = await inCity(page, site, 'Казань');
  await openOffices(page, site('ru.localhost', `${officesPath}?FIELD_ADDRESS=твер`));
  await expect(offices(page)).toHaveCount(1);
  await offices(page).first().getByText('Телефон и почта').click();
  await chooseCity(page, 'rfpfym', 'Казань');
  await expect(offices(page)).toHaveCount(kazan.length);
  await expect(offices(page).first()).toContainText('Казань');
  await expect(offices(page).first().locator('details')).not.toHaveAttribute('open');
  await expect(address(page)).toHaveValue('');
  await expect(page).toHaveURL(/FIELD_CITY=5$/);

  await page.getByRole('button', { name: 'Очистить город' }).click();
  await expect(offices(page)).toHaveCount((await told(page, site, 'ru.localhost')).length);
  await expect(page).toHaveURL(/\?FIELD_CITY=$/);
  await page.reload();
  await expect(cityField(page)).toHaveValue('');
  await expect(offices(page)).toHaveCount((await told(page, site, 'ru.localhost')).length);
});

test('the city is chosen by the keyboard alone', async ({ page, site }) => {
  await openOffices(page, site('ru.localhost', officesPath));
  await cityField(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Москва', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await cityField(page).fill('санкт');
  await page.keyboard.press('Enter');
  await expect(cityField(page)).toHaveValue('Санкт-Петербург');
  await expect(offices(page).first()).toContainText('Санкт-Петербург');
});

test('every key of the field moves, opens, closes or chooses as WAI-ARIA has it', async ({ page, site }) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const options = page.getByRole('listbox').getByRole('option');
  const press = (key: string) => cityField(page).press(key);
  const activeIs = async (at: number) => {
    const id = await options.nth(at).getAttribute('id');
    await expect(cityField(page)).toHaveAttribute('aria-activedescendant', id!);
    await expect(options.nth(at)).toBeInViewport();
  };
  await press('ArrowUp');
  await expect(cityField(page)).toHaveAttribute('aria-expanded', 'true');
  const names = await options.allTextContents();
  const start = names.indexOf('Москва');
  await activeIs(start);
  await press('PageDown');
  await activeIs(start + 6);
  await press('ArrowDown');
  await activeIs(start + 7);
  await press('PageUp');
  await press('ArrowUp');
  await activeIs(start);
  await press('Home'); // moves in the text
  await activeIs(start);
  await press('End');
  await activeIs(start);

  await press('Alt+ArrowUp');
  await expect(cityField(page)).toHaveAttribute('aria-expanded', 'false');
  await press('Alt+ArrowDown');
  await activeIs(start);
  await press('ArrowDown');
  await press('Escape');
  await expect(options).toHaveCount(0);
  await expect(cityField(page)).toHaveValue('Москва');

  await press('ControlOrMeta+A');
  await page.keyboard.type('каз');
  await expect(options).toHaveText(['Казань']);
  await cityField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(options).toHaveText(['Казань']); // the key was the input method's
  await press('Tab');
  await expect(options).toHaveCount(0);
  await expect(cityField(page)).toHaveValue('Москва');
  await cityField(page).fill('каз');
  await press('Enter');
  await expect(cityField(page)).toHaveValue('Казань');
  await expect(cityField(page)).toBeFocused();
});

test('stations and districts are two groups; the place goes with its town, and without places nothing can be chosen [S-2.16-08] [S-2.16-09] [S-2.16-10] [S-4.8-04]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const labels = () =>
    place(page)
      .locator('optgroup')
      .evaluateAll((found) => found.map((group) => group.getAttribute('label')));
  expect(await labels()).toEqual(['Метро', 'Районы']);
  await place(page).selectOption({ label: 'Таганская' });
  await expect(offices(page)).toHaveCount(1);
  await expect(page).toHaveURL(/FIELD_PLACE=/);
  await page.reload();
  await expect(place(page)).toHaveValue('таганская');

  await hydrated(page);
  await chooseCity(page, 'Краснодар', 'Краснодар');
  await expect(offices(page).first()).toContainText('Краснодар');
  await expect(place(page)).toHaveValue('');
  await expect(place(page)).toBeDisabled();

  await page.goto(site('localhost', officesPath));
  await expect(offices(page).first()).toBeVisible();
  await expect(page.getByLabel('Metro or district')).toHaveCount(0);
});

test('an address is asked for a second after the last key, and a new town forgets it [S-2.16-11] [S-2.16-12] [S-4.8-03]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/lookup/offices.data') asked.push(url.searchParams.get('FIELD_ADDRESS') ?? '');
  });
  await page.clock.install();
  await address(page).pressSequentially('Твер');
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toEqual(['Твер']);
  await expect(offices(page)).toHaveCount(1);

  // Another view within that second does not forget it.
  await address(page).fill('Арб');
  await chooseView(page, 'Карта');
  await expect.poll(() => asked).toEqual(['Твер', 'Арб']);
  await expect(page).toHaveURL(/FIELD_ADDRESS=.*FIELD_RADIO_LIST_VARIANT=0/);
  await chooseView(page, 'Список');

  await address(page).fill('Покр');
  await chooseCity(page, 'Казань', 'Казань');
  await page.clock.runFor(3_000);
  await expect(address(page)).toHaveValue('');
  await expect(offices(page).first()).toContainText('Казань');
  expect(asked).toEqual(['Твер', 'Арб', '']);
});

test('no office: why, a picture and next steps, which lead to offices [S-2.16-25]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', `${officesPath}?FIELD_ADDRESS=zzz`));
  const empty = page.getByRole('region', { name: 'По этим условиям офисов не нашлось' });
  await expect(empty.locator('img').first()).toBeAttached();
  await expectNoAxeFindings(page);
  await empty.getByRole('link', { name: 'Все офисы: Москва' }).click();
  await expect(offices(page)).toHaveCount((await inCity(page, site, 'Москва')).length);
  await expect(address(page)).toHaveValue('');
});

test('three cards stand for the list while it comes; a failure keeps the filter, and a second try answers it [S-2.16-24]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const answer = Promise.withResolvers<void>();
  await page.route('**/lookup/offices.data*', async (route) => {
    await answer.promise;
    await route.abort();
  });
  await chooseCity(page, 'Казань', 'Казань');
  await expect(skeletonOf(page)).toHaveCount(3);
  answer.resolve();
  await expect(page.getByRole('alert')).toContainText('Не удалось загрузить офисы');
  await expect(cityField(page)).toHaveValue('Казань');
  await expectNoAxeFindings(page);
  await page.unroute('**/lookup/offices.data*');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(offices(page).first()).toContainText('Казань');
});
