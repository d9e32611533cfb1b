import { expect, test } from './fixtures.ts';

test('the server is up, and says that it is ready', async ({ request, site }) => {
  expect(await (await request.get(site('localhost', '/healthz'))).text()).toBe('ok');
  expect((await request.get(site('localhost', '/readyz'))).status()).toBe(200);
});

test('the home page opens', async ({ page, site }) => {
  const answer = await page.goto(site());
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main')).toBeVisible();
});
