import { randomUUID } from 'node:crypto';

import { contactField, contactForm, fillContact, sendButton, sentCard } from './contact-form.ts';
import { expect, expectNoAxeFindings, outboxPath, test } from './fixtures.ts';
import {
  cityField,
  hoursOf,
  inCity,
  mailOf,
  offices,
  officesPath,
  openOffices,
  phoneOf,
  told,
} from './offices-page.ts';
import { openFirstHotel } from './results-page.ts';

test("the visitor's town is chosen at first, its offices are listed, the home office before the others [S-2.16-07] [S-2.16-16] [S-2.16-31] [S-2.16-14]", async ({
  page,
  site,
}) => {
  const moscow = await inCity(page, site, 'Москва');
  await openOffices(page, site('ru.localhost', officesPath));
  await expect(cityField(page)).toHaveValue('Москва');
  await expect(page.getByRole('radio', { name: 'Список' })).toBeChecked();
  await expect(offices(page)).toHaveCount(moscow.length);
  await expectNoAxeFindings(page);
  const everywhere = await told(page, site, 'ru.localhost');
  const home = everywhere.find(({ inc }) => inc === 2001)!;
  expect(everywhere[0]).not.toEqual(home);
  await page.goto(site('ru.localhost', `${officesPath}?FIELD_CITY=`));
  await expect(offices(page).first()).toContainText(home.faddress);
});

test('a card shows where and when, and its contacts on demand [S-2.16-17] [S-2.16-18] [S-2.16-20] [S-2.16-21] [S-2.16-37] [S-4.8-01]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const card = offices(page).filter({ hasText: 'ул. Тверская, 18' });
  await expect(card.getByRole('heading')).toHaveText('Solstice Тверская');
  const station = card.getByText('Тверская', { exact: true });
  await expect(station.locator('span')).toHaveCSS('background-color', 'rgb(45, 190, 44)');
  await expect(card.getByText('Москва, ул. Тверская, 18')).toBeVisible();
  await expect(hoursOf(card)).toBeVisible();

  const phone = phoneOf(card);
  await expect(phone).toBeHidden();
  await card.getByText('Телефон и почта').click();
  await expect(phone).toBeVisible();
  await expect(phone).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(mailOf(card)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Написать в мессенджер' })).toHaveAttribute('href', /^https:/);
  await expect(card.getByText('ООО «Солстис Ритейл»')).toBeVisible();
  await expectNoAxeFindings(page);
  await card.getByText('Скрыть контакты').click();
  await expect(phone).toBeHidden();
});

test('a card has the call-back form of its office in it, with the policy that is agreed to [S-2.16-23] [S-2.16-39] [S-2.16-40]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const card = offices(page).nth(1);
  await card.getByRole('button', { name: 'Заказать звонок' }).click();
  await expect(card.getByLabel('Ваше имя')).toBeVisible();
  const mail = await mailOf(card).getAttribute('href');
  await expect(card.locator('input[name="emailTo"]')).toHaveValue(mail!.replace('mailto:', ''));
  for (const field of ['NAME', 'PHONE', 'EMAIL', 'ADDITIONAL', 'AGREE'] as const)
    await expect(contactField(card, field)).toBeVisible();
  await expect(contactForm(card).getByRole('link')).toHaveAttribute('href', '/personal-data');
  await expectNoAxeFindings(page);
});

test('a call that is ordered from an office is mailed to that office', async ({ page, site }) => {
  await openOffices(page, site('ru.localhost', officesPath));
  const card = offices(page).nth(1);
  const mail = (await mailOf(card).textContent())!;
  await card.getByRole('button', { name: 'Заказать звонок' }).click();
  const name = `Анна ${randomUUID()}`;
  await fillContact(card, { name, phone: '9210001122' });
  await sendButton(card).click();
  await expect(sentCard(card, 'ru')).toBeVisible();
  await expect(async () => {
    await page.goto(site('ru.localhost', outboxPath()));
    const sent = page.getByRole('article').filter({ hasText: name });
    await expect(sent.getByRole('row', { name: /^To / })).toHaveText(`To${mail}`, { timeout: 1_000 });
  }).toPass();
});

test('the page of an office tells everything, its contacts at once [S-2.16-02] [S-2.16-19]', async ({
  page,
  site,
}) => {
  await openOffices(page, site('ru.localhost', `${officesPath}/2002`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solstice Тверская');
  await expect(phoneOf(page.getByRole('main'))).toBeVisible();
  await expect(page.getByText('ООО «Солстис Ритейл»')).toBeVisible();
  await expect(page.getByText('Телефон и почта')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Solstice Тверская\D*1$/ })).toBeVisible();
  await expect(page.getByRole('figure').locator('img')).toHaveAttribute(
    'src',
    '/brand/office-certificate.svg',
  );
  const linked = await page.locator('script[type="application/ld+json"]').allTextContents();
  const business = linked
    .map((text) => JSON.parse(text))
    .find((data) => `${data['@type']}`.includes('LocalBusiness'));
  expect(business).toMatchObject({ name: 'Solstice Тверская', address: { addressLocality: 'Москва' } });
  await expectNoAxeFindings(page);
  expect((await page.goto(site('ru.localhost', `${officesPath}/999999`)))?.status()).toBe(404);
});

test('a hotel page has the offices of the town without a filter, below the words of the site [S-2.16-05] [S-2.16-15]', async ({
  page,
  site,
}) => {
  await page.goto(site('ru.localhost', '/search/tours?STATEINC=3&ADULT=2'));
  await openFirstHotel(page);
  await expect(page).toHaveURL(/\/tours\/[^/?]+\/[^/?]+/);
  const block = page.locator('#offices');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByText('Наши сотрудники знают отели')).toBeVisible();
  await expect(offices(block).first()).toContainText('ул. Покровка, 40');
  await expect(block.getByRole('search')).toHaveCount(0);
  await expect(block.getByRole('link', { name: 'Все офисы продаж' }).first()).toHaveAttribute(
    'href',
    officesPath,
  );
});

test('the offices open over any page [S-2.16-04]', async ({ page, site }) => {
  await openOffices(page, site('ru.localhost', '/data-sources?MODAL=offices'));
  const modal = page.getByRole('dialog', { name: 'Офисы продаж' });
  await expect(offices(modal).first()).toContainText('Покровка');
  await modal.getByRole('combobox', { name: 'Город' }).fill('Казань');
  await modal.getByRole('option', { name: 'Казань', exact: true }).click();
  await expect(offices(modal).first()).toContainText('Казань');
  await expect(page).toHaveURL(/MODAL=offices$/);
  await expectNoAxeFindings(page);
});

test('the contacts lead to the towns with offices, and these to them', async ({ page, site }) => {
  await openOffices(page, site('ru.localhost', '/contacts/'));
  await expect(offices(page)).toHaveCount((await inCity(page, site, 'Москва')).length);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Региональные офисы' }).click();
  await expect(page).toHaveURL(/\/regional-offices$/);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: /^Казань/ }).click();
  await expect(offices(page)).toHaveCount((await inCity(page, site, 'Казань')).length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter is a form, the contacts open, and a list stands in for the map [S-3.16-02]', async ({
    page,
    site,
  }) => {
    const kazan = await inCity(page, site, 'Казань');
    await page.goto(site('ru.localhost', officesPath));
    await page.locator('select[name="FIELD_CITY"]').selectOption({ label: 'Казань' });
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(/FIELD_CITY=5.*FIELD_RADIO_LIST_VARIANT=1/);
    await expect(offices(page)).toHaveCount(kazan.length);
    await offices(page).first().getByText('Телефон и почта').click();
    await expect(phoneOf(offices(page).first())).toBeVisible();
    await page.goto(site('ru.localhost', `${officesPath}?FIELD_CITY=5&FIELD_RADIO_LIST_VARIANT=0`));
    await expect(page.getByRole('paragraph').filter({ hasText: 'Для карты нужны скрипты.' })).toBeVisible();
    await expect(offices(page)).toHaveCount(kazan.length);
    await offices(page).first().getByRole('link', { name: 'Заказать звонок' }).click();
    await expect(page).toHaveURL(/sales-offices\/\d+#call-back$/);
    await expect(page.getByLabel('Ваше имя')).toBeVisible();
  });
});
