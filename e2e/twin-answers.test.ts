import type { APIRequestContext } from '@playwright/test';
import { allSites } from '#sites/all-sites.ts';
import { localesOf } from '#sites/locale.ts';
import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The one address of a page, and the same page in other languages and markets, read from what the server answers.

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** What a page says of its address and of its twins; null where it is not there. */
async function headOf(request: APIRequestContext, address: string) {
  const { hostname, pathname } = new URL(address);
  const { status, html } = await answerOf(request, hostname, pathname);
  if (status !== 200) return null;
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const twins = links.filter((tag) => attribute(tag, 'hreflang') !== '');
  return {
    canonical: links
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => attribute(tag, 'href')),
    twins: Object.fromEntries(twins.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    count: twins.length,
  };
}

/** Asks each address that the page names, and expects it to be there, under its own name, and to name the same twins. */
async function expectNamedBack(request: APIRequestContext, address: string): Promise<Record<string, string>> {
  const first = await headOf(request, address);
  expect(first?.canonical, address).toEqual([address]);
  const { 'x-default': forAll, ...twins } = first!.twins;
  for (const [hreflang, twin] of Object.entries(twins)) {
    const head = await headOf(request, twin);
    expect(head, `${hreflang} of ${address}`).toEqual({ ...first, canonical: [twin] });
  }
  if (forAll) expect(Object.values(twins)).toContain(forAll);
  return first!.twins;
}

const consumers = allSites.filter(({ variant }) => variant === 'b2c');
const everyLanguage = consumers.flatMap(({ market, country, ...site }) =>
  localesOf(site).map((locale) => (market === 'com' ? locale : `${locale}-${country}`)),
);

test('on all consumer sites a page of the product names itself in every language and market, and is named back', async ({
  request,
  site,
}) => {
  const twins = await expectNamedBack(request, site('localhost', '/data-sources'));
  expect(Object.keys(twins).sort()).toEqual([...everyLanguage, 'x-default'].sort());
  expect(twins['kk-KZ']).toBe(site('kz.localhost', '/kk/data-sources'));
  expect(twins['x-default']).toBe(site('localhost', '/data-sources'));
});

test('a hotel, a country, an excursion and a page of an editor name the markets that have them, and are named back', async ({
  request,
  site,
}) => {
  const hotels = await request.get(site('localhost', '/b2c/SiteMap?lang=en&section=tours&take=1'));
  const { list } = (await hotels.json()) as { list: { path: string }[] };
  for (const path of [list[0]!.path, '/countries/turkey', '/about']) {
    const twins = await expectNamedBack(request, site('localhost', path));
    expect(twins, path).toMatchObject({ en: site('localhost', path), ru: site('localhost', `/ru${path}`) });
  }
});

test('an office is of its market alone; agents, cities and what is not there have no twins', async ({
  request,
  site,
}) => {
  const office = await expectNamedBack(request, site('kz.localhost', '/contacts/sales-offices/4001'));
  expect(Object.keys(office).sort()).toEqual(['en-KZ', 'kk-KZ', 'ru-KZ', 'x-default']);
  expect((await headOf(request, site('agent.localhost', '/data-sources')))?.count).toBe(3);
  const { html } = await answerOf(request, 'localhost', '/nowhere');
  expect(html).not.toMatch(/rel="(canonical|alternate)"/);
});
