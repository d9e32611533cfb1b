import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { cards, prices } from './results-page.ts';
import { fieldOf, searchButton, wizardHydrated } from './wizard.ts';

test('no price is shown for the age of a child before somebody has confirmed it', async ({ page, site }) => {
  await page.goto(site());
  await wizardHydrated(page);
  await fieldOf(page, 'Travellers').click();
  await page.getByRole('button', { name: 'One child more' }).click();
  const people = page.getByRole('dialog', { name: 'Who is travelling' });
  await expect(people.getByText('Age of child 1: 2 years. Right?')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');

  await fieldOf(page, 'Dates').click();
  const calendar = page.getByRole('dialog', { name: 'Departure dates' });
  await expect(
    calendar.getByText('Prices are shown once you confirm the ages of the children.'),
  ).toBeVisible();
  await expect(calendar.getByRole('button', { name: /Charter|Regular/ }).first()).toBeAttached();
  await expect(calendar.getByRole('button', { name: /, from / })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await searchButton(page).click();
  await expect(people, 'the search asks first').toBeVisible();
  await people.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect(people).toBeHidden();
  await searchButton(page).click();
  await expect(page).toHaveURL(/CHILD=1&AGES=2/);

  await page.goto(site()); // a way back may restore the party as it was left
  await wizardHydrated(page);
  await fieldOf(page, 'Travellers').click();
  await page.getByRole('button', { name: 'One child more' }).click();
  await page.getByLabel('Age of child 1').selectOption('9');
  await expect(people.getByRole('button', { name: 'Done' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an age that the plain form sent by itself is confirmed before anything is priced', async ({
    page,
    site,
  }) => {
    await page.goto(site('localhost', '/?TAB_ACTIVE=hotel'));
    await page.locator('select[name="CHILD"]').selectOption('1');
    await searchButton(page).click();
    await expect(page.getByText('Age of child 1: 2 years. Right?')).toBeVisible();
    await expect(prices(page.getByRole('main'))).toHaveCount(0);
    await page.locator('select[name="AGES"]').selectOption('5');
    await page.getByRole('button', { name: 'Yes, that is right' }).click();
    await expect(page).toHaveURL(/CHILD=1&AGES=5/);
    await expect(cards(page).first()).toBeVisible();
  });
});
