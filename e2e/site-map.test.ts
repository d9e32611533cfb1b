import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

test('the site map has six sections, and a seventh does not exist [S-2.1-39]', async ({ page, site }) => {
  await page.goto(site('localhost', '/sitemap/countries'));
  const sections = page.getByRole('navigation', { name: 'Site map' }).getByRole('link');
  await expect(sections).toHaveText([
    'Countries',
    'Hotels',
    'Tours',
    'Excursions',
    'Information',
    'Sales offices',
  ]);
  const entries = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(entries.first()).toBeVisible();
  for (const section of ['hotels', 'tours', 'countries/', 'info']) {
    await page.goto(site('localhost', `/sitemap/${section}`));
    await expect(entries.first()).toBeVisible();
    await expectNoAxeFindings(page);
  }
  await page.getByRole('link', { name: 'Visas' }).first().click();
  await expect(page).toHaveURL(/\/info\/visas$/);
  expect((await page.goto(site('localhost', '/sitemap/planets')))?.status()).toBe(404);
});

test('the site map has a file for each section, whose pages exist and say when they were changed', async ({
  request,
  site,
}) => {
  expect(await (await request.get(site('localhost', '/robots.txt'))).text()).toContain(
    `Sitemap: ${site('localhost', '/sitemap.xml')}`,
  );
  const index = await request.get(site('localhost', '/sitemap.xml'));
  expect(index.headers()['content-type']).toContain('xml');
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const files = locations(await index.text());
  const sections = [
    'main',
    'countries',
    'hotels',
    'tours',
    'excursions',
    'info',
    'offices',
    'resorts',
    'catalogues',
    'news',
  ];
  expect(files).toEqual(sections.map((section) => site('localhost', `/sitemaps/${section}.xml`)));
  const seen: string[] = [];
  for (const file of files) {
    const xml = await (await request.get(file)).text();
    const addresses = locations(xml);
    expect(addresses.length, file).toBeLessThanOrEqual(50_000);
    seen.push(...addresses);
    const changes = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(([, day]) => day!);
    if (file.includes('/main')) expect(changes).toEqual([]);
    else expect(changes.length, file).toBeGreaterThan(0);
    for (const address of [addresses[0]!, addresses.at(-1)!])
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
  expect(seen).toContain(site('localhost', '/excursions/turkey/istanbul'));
  expect(seen.length).toBeGreaterThan(100);
  expect(new Set(seen).size).toBe(seen.length);
  for (const nowhere of ['9', 'hotels-9', 'planets'])
    expect((await request.get(site('localhost', `/sitemaps/${nowhere}.xml`))).status()).toBe(404);
});

test('robots may keep what they read for an hour, whatever cookies they carry, and are told when it is the same', async ({
  request,
  site,
}) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/hotels.xml']) {
    const ask = async (headers = {}) => request.get(site('localhost', path), { headers });
    const first = await ask({ cookie: 'locale=ru' });
    const { etag, vary, 'cache-control': held } = first.headers();
    expect([first.status(), held]).toEqual([200, 'public, max-age=3600, stale-while-revalidate=86400']);
    expect(vary ?? '').not.toMatch(/cookie/i);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await ask({ 'if-none-match': etag, 'accept-encoding': encoding });
      expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    }
    expect(await (await ask()).text()).toBe(await first.text());
  }
});

test('a page names its one address, and its twins in other languages and markets', async ({ page, site }) => {
  await page.goto(site('kz.localhost', '/en/data-sources?utm_source=x'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    site('kz.localhost', '/en/data-sources'),
  );
  const twin = (lang: string) => page.locator(`link[rel=alternate][hreflang="${lang}"]`);
  await expect(twin('kk-KZ')).toHaveAttribute('href', site('kz.localhost', '/kk/data-sources'));
  await expect(twin('pl-PL')).toHaveAttribute('href', site('pl.localhost', '/data-sources'));
  await expect(twin('x-default')).toHaveAttribute('href', site('localhost', '/data-sources'));
  // The next page has twins of its own, which are told to those who fetch it.
  await hydrated(page);
  await page.getByRole('link', { name: 'Solstice Travel, home page' }).click();
  await expect(page).toHaveURL(site('kz.localhost', '/en'));
  await expect(twin('pl-PL')).toHaveCount(0);
  await page.goto(site('agent.localhost', '/data-sources'));
  await expect(twin('pl-PL')).toHaveCount(0);
  await page.goto(site('localhost', '/nowhere'));
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('a browser is left out of the count for 400 days [S-2.1-40] [S-2.2-16]', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site('localhost', '/ru/analytics/exclude'));
  await expect(page).toHaveURL(site('localhost', '/ru'));
  const cookie = (await context.cookies()).find(({ name }) => name === 'analytics_exclude');
  expect(cookie?.sameSite).toBe('Lax');
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(400, 0);
});

test('a line runs at the top while the next page is on its way [S-2.2-19]', async ({ page, site }) => {
  await page.goto(site('localhost', '/data-sources'));
  await hydrated(page);
  await page.route('**/*.data*', async (route) => {
    await new Promise((settle) => setTimeout(settle, 600));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/\/sitemap\//);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
