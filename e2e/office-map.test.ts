import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import {
  balloon,
  chooseCity,
  chooseView,
  clusters,
  countOnMap,
  hoursOf,
  inCity,
  mailOf,
  map,
  marks,
  officesPath,
  openOffices,
  phoneOf,
  placemarks,
  refuseCookies,
  told,
} from './offices-page.ts';

test('the map comes when it is asked for, and has every office on it, in clusters and alone [S-2.16-13] [S-2.16-26] [S-2.16-27] [S-9-07]', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const hasMap = () => scripts.some((path) => path.includes('office-map'));
  await openOffices(page, site('ru.localhost', `${officesPath}?FIELD_CITY=`));
  await refuseCookies(page);
  expect(hasMap()).toBe(false);
  await chooseView(page, 'Карта');
  await expect(page).toHaveURL(/FIELD_RADIO_LIST_VARIANT=0/);
  await expect(marks(page).first()).toBeVisible();
  expect(hasMap()).toBe(true);
  expect(await countOnMap(page)).toBe((await told(page, site, 'ru.localhost')).length);
  await expect(map(page).locator('svg > g > path').first()).toBeAttached();
  await expectNoAxeFindings(page);

  const before = await marks(page).count();
  await clusters(page).first().press('Enter');
  await expect.poll(() => marks(page).count()).not.toBe(before);

  await chooseCity(page, 'Казань', 'Казань');
  await expect.poll(() => countOnMap(page)).toBe((await inCity(page, site, 'Казань')).length);
  const box = await marks(page).first().boundingBox();
  const ground = await map(page).boundingBox();
  expect(box!.x).toBeGreaterThan(ground!.x);
  expect(box!.x).toBeLessThan(ground!.x + ground!.width);
  const pin = placemarks(page).locator('svg').first();
  await expect(pin).toHaveCSS('width', '32px');
  await expect(pin).toHaveCSS('height', '32px');
});

test('a placemark opens a balloon with everything, whose button opens the call-back form [S-2.16-26] [S-2.16-28] [S-2.16-29]', async ({
  page,
  site,
}) => {
  await openOffices(
    page,
    site(
      'ru.localhost',
      `${officesPath}?FIELD_PLACE=${encodeURIComponent('тверская')}&FIELD_CITY=2&FIELD_RADIO_LIST_VARIANT=0`,
    ),
  );
  await refuseCookies(page);
  const pin = placemarks(page);
  await expect(pin).toHaveText('Solstice Тверская');
  await pin.press('Enter');
  await expect(balloon(page)).toBeFocused();
  await expect(balloon(page).getByRole('heading')).toHaveText('Solstice Тверская');
  for (const text of ['ООО «Солстис Ритейл»', 'Москва, ул. Тверская, 18'])
    await expect(balloon(page).getByText(text)).toBeVisible();
  await expect(balloon(page).getByText('Тверская', { exact: true })).toBeVisible();
  await expect(hoursOf(balloon(page))).toBeVisible();
  await expect(phoneOf(balloon(page))).toBeVisible();
  const mail = mailOf(balloon(page));
  await expect(mail).toBeVisible();
  await expectNoAxeFindings(page);

  await balloon(page).getByRole('button', { name: 'Заказать звонок' }).click();
  const modal = page.getByRole('dialog', { name: 'Вы можете заказать звонок через данную форму' });
  await expect(modal.getByLabel('Ваше имя')).toBeVisible();
  await expect(modal.locator('input[name="emailTo"]')).toHaveValue((await mail.textContent())!);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(balloon(page).getByRole('button', { name: 'Заказать звонок' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(balloon(page)).toHaveCount(0);
  await expect(pin).toBeFocused();
});

test('on some markets the map is that of another provider, and only once it is asked for [S-2.16-30] [S-1-36]', async ({
  page,
  site,
}) => {
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
  await openOffices(page, site('in.localhost', `${officesPath}?FIELD_RADIO_LIST_VARIANT=0`));
  await expect(page.getByText('The map is shown by maps.example')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/maps\.example\/\?at=28\./);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts (?!.*top-navigation)/);
  await expect(map(page)).toHaveCount(0);
});
