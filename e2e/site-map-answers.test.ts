import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf, mainOf, namedLinksOf, partOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// What search engines are told: the site map as pages and as files, and which address a page has.

test('the site map has six sections, and a seventh does not exist [S-2.1-39]', async ({ request }) => {
  const sections = ['countries', 'hotels', 'tours', 'excursions', 'info', 'offices'];
  const titles = ['Countries', 'Hotels', 'Tours', 'Excursions', 'Information', 'Sales offices'];
  for (const section of ['countries', 'hotels', 'tours', 'countries/', 'info']) {
    const { status, html } = await answerOf(request, 'localhost', `/sitemap/${section}`);
    expect(status, section).toBe(200);
    expect(namedLinksOf(partOf(html, 'Site map')), section).toEqual(
      sections.map((each, at) => ({ href: `/sitemap/${each}`, text: titles[at] })),
    );
    const entries = mainOf(html).split('aria-label="Site map"')[1]!.split('</nav>')[1]!;
    expect(linksOf(entries).length, section).toBeGreaterThan(5);
    if (section === 'info')
      expect(namedLinksOf(entries)).toContainEqual({ href: '/info/visas', text: 'Visas' });
  }
  expect((await answerOf(request, 'localhost', '/sitemap/planets')).status).toBe(404);
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

/** The address that a page names as its own, and those of its twins by their language. */
async function addressesOf(request: APIRequestContext, host: string, path: string) {
  const { html } = await answerOf(request, host, path);
  const own = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);
  const twins = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return { own, twins: new Map(twins.map(([, lang, href]) => [lang!, href!])) };
}

test('a page names its one address, and its twins in other languages and markets', async ({
  request,
  site,
}) => {
  const { own, twins } = await addressesOf(request, 'kz.localhost', '/en/data-sources?utm_source=x');
  expect(own).toEqual([site('kz.localhost', '/en/data-sources')]);
  expect(twins.get('kk-KZ')).toBe(site('kz.localhost', '/kk/data-sources'));
  expect(twins.get('pl-PL')).toBe(site('pl.localhost', '/data-sources'));
  expect(twins.get('x-default')).toBe(site('localhost', '/data-sources'));
  const ofAgents = await addressesOf(request, 'agent.localhost', '/data-sources');
  expect([ofAgents.own.length, ofAgents.twins.has('pl-PL')]).toEqual([1, false]);
  expect((await addressesOf(request, 'localhost', '/nowhere')).own).toEqual([]);
});

test('a browser is left out of the count for 400 days [S-2.1-40] [S-2.2-16]', async ({ request }) => {
  const { status, headers } = await answerOf(request, 'localhost', '/ru/analytics/exclude');
  const told = (name: string) => headers.filter((each) => each.name.toLowerCase() === name);
  expect([status, told('location').map(({ value }) => value)]).toEqual([302, ['/ru']]);
  const [cookie] = told('set-cookie').filter(({ value }) => value.startsWith('analytics_exclude=true;'));
  expect(cookie!.value).toContain('SameSite=Lax');
  expect(Number(/Max-Age=(\d+)/.exec(cookie!.value)?.[1])).toBe(400 * 86_400);
});
