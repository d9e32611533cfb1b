import type { Route } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { opened, skeletonLists } from './frame.ts';
import { host, modal, opener } from './modal.ts';

test('the menu of the burger is the one of the site [S-2.10-02]', async ({ page, site }) => {
  const answer = await page.request.get(site('localhost', '/b2c/menu?menuType=BurgerMenu&lang=en'), {
    headers: { host: 'survey.localhost' },
  });
  const { menus } = await answer.json();
  const titles = menus.flatMap(({ items }: { items: { title: string }[] }) =>
    items.map(({ title }) => title),
  );
  expect(titles.length).toBeGreaterThan(2);
  await page.goto(site('survey.localhost', '/?MODAL=burger'));
  for (const title of titles)
    await expect(modal(page, 'burger').getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('where no menu came with the page five items stand for it, and it is asked for again [S-2.10-03]', async ({
  page,
  site,
}) => {
  const asked: Route[] = [];
  await page.route('**/lookup/burger', (route) => void asked.push(route));
  const question = async (number: number) => {
    await expect.poll(() => asked.length).toBe(number);
    return asked[number - 1]!;
  };
  await page.goto(site(host, '/en/there-is-no-such-page?MODAL=burger'));
  await expect(
    skeletonLists(modal(page, 'burger')).getByRole('listitem', { includeHidden: true }),
  ).toHaveCount(5);
  await (await question(1)).fulfill({ status: 503 });
  await expect(modal(page, 'burger')).toContainText('The menu could not be loaded');
  await expectNoAxeFindings(page);
  await modal(page, 'burger').getByRole('link', { name: 'Try again' }).click();
  await expect(
    skeletonLists(modal(page, 'burger')).getByRole('listitem', { includeHidden: true }),
  ).toHaveCount(5);
  await (await question(2)).continue();
  await expect(modal(page, 'burger').getByRole('link', { name: 'Contacts' })).toBeVisible();
});

test('opening and closing the burger and following its items is recorded [S-7.2-46] [S-7.2-47]', async ({
  page,
  site,
}) => {
  await page.goto(site('localhost', '/data-sources?MODAL=burger'));
  await expect(modal(page, 'burger')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await opener(page, 'burger').click();
  await modal(page, 'burger').getByRole('link', { name: 'Contacts' }).click();
  await expect(opened(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject(
    [
      'burger-open-menu',
      'burger-close-menu',
      'burger-open-menu',
      'menu-burger-click-Contacts',
      'burger-close-menu',
    ].map((eventName) => ({ eventName })),
  );
});
