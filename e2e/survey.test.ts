import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

test('somebody answers a questionnaire: it counts along, says what is missing, keeps all through a reload, and thanks', async ({
  page,
  site,
}) => {
  await page.goto(site('survey.localhost', '/question'));
  await page.getByRole('button', { name: 'Open the questionnaire' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How was your journey?');
  await hydrated(page);
  await page.getByText('As two').click();
  await page.getByLabel('Who helped you? Give us a name.').fill('Maria');
  await expect(page.getByRole('progressbar', { name: '2 of 8 answered' })).toBeVisible();

  await page.getByRole('button', { name: 'Send the answers' }).click();
  await expect(page.getByRole('alert')).toContainText('Please look at 4 fields');
  await expectNoAxeFindings(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'As two' })).toBeChecked();

  for (const question of ['Was the room', 'How was the food', 'Would you go there'])
    await page
      .getByRole('radiogroup', { name: new RegExp(question) })
      .getByText('4', { exact: true })
      .click();
  await page.getByText('Not at all', { exact: true }).click();
  await page.getByRole('button', { name: 'Send the answers' }).click();
  await expect(page.getByRole('heading', { name: 'What you said' })).toBeVisible();
  await expect(page.getByText('Maria')).toBeVisible();
  await expectNoAxeFindings(page);
});
