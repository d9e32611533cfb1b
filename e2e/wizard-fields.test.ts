import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fieldOf, restBefore, searchButton, searchInWords, wizard, wizardHydrated } from './wizard.ts';
import { wordsOf } from './words.ts';

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

test('on a Russian site fields read and search as Russians do, and addresses are written alike everywhere [W-2.9-26] [W-2.9-29] [W-2.9-30] [W-5-13] [W-5-27] [W-9-30] [W-9-31] [W-9-06] [W-9-07] [W-9-08]', async ({
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
  const seen = await page.getByRole('listbox').evaluate((list) => {
    const { bottom } = list.parentElement!.getBoundingClientRect();
    const options = [...list.querySelectorAll('[role=option]')];
    return options.filter((option) => option.getBoundingClientRect().bottom <= bottom).length;
  });
  expect(seen, 'the seventh is scrolled to').toBe(6);
  await page.keyboard.press('Escape');

  await field(t('wizard.townFrom.label')).click();
  await page.getByRole('combobox', { name: t('wizard.townFrom.title') }).fill('ЁКАТЕРИНБУРГ');
  await expect(page.getByRole('option')).toHaveText(['Екатеринбург']);
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
