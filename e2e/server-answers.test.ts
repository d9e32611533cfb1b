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

test('a page that was rendered for others carries a nonce of its own, and the moment at which it was asked for', async ({
  request,
  site,
}) => {
  const ask = async () => {
    const answer = await request.get(site('localhost', '/about'));
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
    const text = await answer.text();
    const servedAt = /"servedAt":(\d+)/.exec(text)?.[1] ?? '';
    return { nonce, servedAt: Number(servedAt), text };
  };
  const [first, second] = [await ask(), await ask()];
  for (const { nonce, text } of [first, second])
    expect(new Set([...text.matchAll(/ nonce="([^"]+)"/g)].map(([, used]) => used))).toEqual(
      new Set([nonce]),
    );
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.servedAt).toBeGreaterThan(first.servedAt);
});
