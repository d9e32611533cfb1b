import { randomUUID } from 'node:crypto';
import { expect, expectNoAxeFindings, hydrated, outboxPath, test } from './fixtures.ts';

test('somebody applies for a vacancy: a file that is too large is told at once, and the office gets the right one', async ({
  page,
  site,
}) => {
  await page.goto(site('vacancies.localhost', '/vacancies?area=sales'));
  await page.getByRole('link', { name: 'Travel adviser' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel adviser');
  const name = `Anna ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill('anna@mail.example');
  await page.getByLabel('A few words about you').fill('I listen longer than I speak.');
  await page.getByText('I agree that my data').click({ position: { x: 4, y: 8 } });
  const file = page.getByLabel('Your CV');
  const send = page.getByRole('button', { name: 'Send the application' });

  await send.click();
  await expect(page.getByRole('alert')).toContainText('Please choose a file');
  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(6_000_000, '%'),
  });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('larger than 5 MB');
  await expectNoAxeFindings(page);

  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 Anna'),
  });
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Your application is with us' })).toBeVisible();
  await expect(async () => {
    await page.goto(site('localhost', outboxPath()));
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('cv.pdf', {
      timeout: 500,
    });
  }).toPass();
});
