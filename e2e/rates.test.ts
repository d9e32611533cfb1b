import type { Page } from '@playwright/test';
import { answerOf } from './answers.ts';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

const path = '/services/currencies';
const archive = (page: Page) => page.getByRole('region', { name: 'Archive of rates' });
const days = (page: Page) => archive(page).getByRole('rowheader');
const asked = (page: Page, field: string) => new URL(page.url()).searchParams.get(field);

test('the archive is asked for by a form, sorted by its columns, turned page by page, and rendered as a chart of which a part is chosen by keys [S-2.11-08] [S-2.11-09] [S-2.11-10] [S-2.11-12] [S-2.11-13] [S-2.11-14] [S-2.11-15] [S-2.11-16] [S-2.11-17] [S-2.11-18]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', path));
  await hydrated(page);
  await expect(days(page)).toHaveCount(12);
  await expect(archive(page).getByRole('columnheader')).toHaveText(['Date', 'Rate', 'Change']);
  await archive(page).getByLabel('Currency').selectOption('PLN');
  await archive(page).getByLabel('From').fill('2026-05-01');
  await archive(page).getByLabel(/^To\b/).fill('2026-05-31');
  await archive(page).getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/currency=PLN/);
  await expect(days(page).first()).toHaveText('31.05.2026');
  await expect(archive(page).getByRole('table')).toContainText('What 1 zł cost');
  await archive(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '3' }).click();
  await expect(days(page)).toHaveCount(31 - 2 * 12);
  await archive(page).getByRole('link', { name: 'Date' }).click();
  await expect(days(page).first()).toHaveText('01.05.2026');
  expect([asked(page, 'currencyFieldSort'), asked(page, 'currencySortBy')]).toEqual(['date', 'asc']);
  const rate = (await archive(page).getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '';

  await archive(page).getByRole('link', { name: 'Chart' }).click();
  const canvas = archive(page).locator('canvas');
  await expect(canvas).toHaveCSS('height', '236px');
  const { x, y, height } = (await canvas.boundingBox())!;
  await page.mouse.move(x + 66, y + height / 2);
  const tooltip = archive(page).getByRole('tooltip');
  await expect(tooltip).toHaveText(new RegExp(`^01.05.2026Rate:1 zł=${rate} €[+-]?0\\.\\d{4}$`));
  await expectNoAxeFindings(page);

  // The left handle moves by a day: the first day that is shown is the next one.
  const from = archive(page).getByRole('slider', { name: 'From: 01.05.2026' });
  await from.press('ArrowRight');
  await expect(archive(page).getByRole('slider', { name: 'From: 02.05.2026' })).toBeFocused();
  await page.mouse.move(x + 68, y + height / 2);
  await expect(tooltip).toHaveText(/^02\.05\.2026/);
  const change = tooltip.locator('[data-change]');
  const told = (await change.textContent()) ?? '';
  await expect(change).toHaveAttribute('data-change', told.startsWith('+') ? 'up' : 'down');
});

test('days under the chart have their year where more than a year of them is shown, and no longer when the brush leaves less [S-2.11-19]', async ({
  page,
  site,
}) => {
  // The chart is a picture: what it writes is told by the page as it writes it.
  await page.addInitScript(() => {
    let [days, drawn]: [string[], CSSNumberish | null] = [[], null];
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      const frame = document.timeline.currentTime;
      if (/^\d\d\.\d\d(\.\d{4})?$/.test(text)) {
        if (frame !== drawn) [days, drawn] = [[], frame];
        days.push(text);
      }
      write.call(this, text, ...at);
    };
    Object.assign(window, { lastDays: () => days });
  });
  const days = async () => {
    const written = await page.evaluate(() => (window as unknown as { lastDays: () => string[] }).lastDays());
    return new Set(written.map((day) => day.length));
  };
  await page.goto(site('localhost', `${path}?currency=840&cDateBeg=20250501&cDateEnd=20260501&tab=chart`));
  await hydrated(page);
  const from = archive(page).getByRole('slider', { name: 'From' });
  await expect(from).toBeVisible();
  await expect.poll(days, '366 days').toEqual(new Set(['01.05.2025'.length]));
  await from.press('ArrowRight');
  await expect.poll(days, '365 days').toEqual(new Set(['02.05'.length]));
});

test('without scripts the archive is a form and links, and what is wrong is named beside what was typed [S-2.11-11]', async ({
  request,
}) => {
  const drawn = async (query: string) => (await answerOf(request, 'localhost', `${path}?${query}`)).html;
  const chart = await drawn('currency=840&cDateBeg=20260501&cDateEnd=20260531&tab=chart');
  expect(chart).toMatch(/<svg[^>]*preserveAspectRatio="none"/);
  expect(chart).toContain('What 1 $ cost');
  const wrong = await drawn('currency=USD&cDateBeg=2026-05-31&cDateEnd=2026-05-01');
  expect(wrong).toContain('The period ends before it begins');
  expect(wrong).toMatch(/<input(?=[^>]*name="cDateBeg")[^>]*value="2026-05-31"/);
  expect(wrong).not.toContain('What 1 $ cost');
  expect(await drawn('currency=USD&cDateBeg=20100101&cDateEnd=20100201')).toContain(
    'No rates are known for these days',
  );
});
