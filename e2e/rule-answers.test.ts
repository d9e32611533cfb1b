import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf, namedLinksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { wordsOf } from './words.ts';

// Rules of searching that the server keeps by itself, asked without a browser.

type Crumb = { '@type': string; position: number; name: string; item?: string };

/** The way to a page, as search engines are told it and as the page shows it. */
async function crumbsOf(request: APIRequestContext, path: string) {
  const answer = await request.get(`http://localhost:${process.env.E2E_PORT}${path}`);
  const html = await answer.text();
  expect(answer.status(), path).toBe(200);
  const [nav = ''] = /<nav[^>]* aria-label="Breadcrumbs".*?<\/nav>/s.exec(html) ?? [];
  const [, told = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(nav) ?? [];
  const { '@type': type, itemListElement: list } = JSON.parse(told) as {
    '@type': string;
    itemListElement: Crumb[];
  };
  return { type, list, shown: linksOf(nav) };
}

test('the way to a page begins at home, and search engines are told it as a list of crumbs [W-2.15-01] [W-2.15-02]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/search/hot-tours');
  const hotel = linksOf(html).find((href) => /^\/tours\/[\w-]+\/[\w-]+\?/.test(href))!;
  for (const path of [
    hotel,
    '/excursion-tours/turkey/istanbul-two-continents',
    '/search/services?ServiceType=69&StateFrom=51&State=3',
    '/countries',
    '/resorts',
  ]) {
    const { type, list, shown } = await crumbsOf(request, path);
    expect(type, path).toBe('BreadcrumbList');
    expect(shown[0], path).toBe('/');
    expect(new URL(list[0]!.item!).pathname, path).toBe('/');
    expect(
      list.map(({ '@type': each, position }) => [each, position]),
      path,
    ).toEqual(list.map((_, index) => ['ListItem', index + 1]));
    expect(list.length, path).toBeGreaterThan(1);
  }
});

/** Where a search that leaves everything else out is led to. */
async function ledTo(request: APIRequestContext, host: string, query = '', cookie = '') {
  const { status, headers } = await answerOf(request, host, `/search/tours?STATEINC=3${query}`, cookie);
  const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
  expect(status).toBe(302);
  return Object.fromEntries(new URL(location, 'http://localhost').searchParams);
}

/** The cookie of a user who has confirmed a city. */
function geo(slug: string) {
  const [updated] = new Date().toISOString().replace('T', ' ').split(':');
  const city = { countrySlug: 'de', invariantName: slug, slug, updatedGeoDate: `${updated}:00` };
  return `geo=${encodeURIComponent(JSON.stringify({ ...city, isConfirmed: true }))}`;
}

test('a trip leaves from the town of the address, else from the city of the visitor, else from the main one of the market [W-4-27]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/core/search/TownFroms');
  const towns = JSON.parse(html) as { townFrom: number; secondLevel: string; isMain: boolean }[];
  const main = towns.find(({ isMain }) => isMain)!;
  const [berlin, munich] = ['berlin', 'munich'].map((slug) =>
    towns.find(({ secondLevel }) => secondLevel === slug),
  );
  const from = async (query: string, cookie?: string) =>
    Number((await ledTo(request, 'localhost', query, cookie)).TOWNFROM);
  expect(await from(`&TOWNFROM=${munich!.townFrom}`, geo('berlin'))).toBe(munich!.townFrom);
  expect(await from('', geo('berlin'))).toBe(berlin!.townFrom);
  expect(await from('')).toBe(main.townFrom);
  expect(await from('', geo('a-town-without-departures'))).toBe(main.townFrom);
});

test('a hotel asked for by another address is elsewhere, and one that is none is nowhere [W-4-57] [W-4-58]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/search/hot-tours');
  const own = linksOf(html)
    .find((href) => /^\/tours\/turkey\/[\w-]+\?/.test(href))!
    .split('?')[0]!
    .replace('/tours/', '/hotels/');
  const abroad = own.replace('/turkey/', '/egypt/');
  const call = async (path: string) =>
    JSON.parse((await answerOf(request, 'localhost', `/core/hotel?hotel=${path}&lang=en`)).html) as object;
  expect(await call(abroad)).toMatchObject({ code: 301, redirect: own, rooms: [] });
  const moved = await answerOf(request, 'localhost', abroad);
  const location = moved.headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  expect([moved.status, location]).toEqual([301, own]);
  expect(await call('/hotels/turkey/no-such-hotel')).toEqual({
    code: -1,
    attr: [],
    images: [],
    nearby: [],
    rooms: [],
    texts: [],
  });
  expect((await answerOf(request, 'localhost', '/hotels/turkey/no-such-hotel')).status).toBe(404);
});

test('searches and catalogues ask nobody to log in, and their lookups want no token [W-6-01] [W-6-06]', async ({
  request,
}) => {
  for (const path of ['/', '/tours/', '/search/hot-tours', '/countries', '/services', '/avia', '/cruises/'])
    expect((await answerOf(request, 'localhost', path)).status, path).toBe(200);
  const lookups = ['TownFroms', 'States?townFrom=50', 'Currencies', 'Stars?townFrom=50&state=3'];
  for (const lookup of lookups) {
    const { status, html } = await answerOf(request, 'localhost', `/core/search/${lookup}`);
    expect([status, JSON.parse(html).length > 0], lookup).toEqual([200, true]);
  }
});

test('a search of one region that finds nothing is titled by the region', async ({ request }) => {
  const asked = 'STATEINC=3&TOWNFROM=50&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const path = `/search/tours?${asked}&CHECKIN_BEG=${day}&CHECKIN_END=${day}&COSTMAX=1&REGIONTO=311`;
  const { headers, status, html } = await answerOf(request, 'localhost', path);
  const to = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  const page = status === 302 ? (await answerOf(request, 'localhost', to!)).html : html;
  expect(page).toMatch(/<title>[^<]*Antalya/);
});

test('where nothing is sold, a page leads to other days or to countries that are, and to somebody to ask; of a country that there is not it says so', async ({
  request,
}) => {
  const asked = 'TOWNFROM=50&CHECKIN_BEG=20290601&CHECKIN_END=20290610&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';
  for (const [state, title, way] of [
    [4, 'Greece: nothing found', /\?STATEINC=4&TOWNFROM=50&CHECKIN_BEG=20(?!290601)/],
    [99_999, 'There is no such country', /\?STATEINC=3&TOWNFROM=50&/],
  ] as const) {
    const { html } = await answerOf(request, 'localhost', `/search/tours?STATEINC=${state}&${asked}`);
    expect(html).toContain(`<title>${title}</title>`);
    const ways = namedLinksOf(html);
    expect(ways.find(({ text }) => text.startsWith('Ask us'))?.href).toMatch(/^\/call-back(\?|$)/);
    expect(ways.some(({ href }) => way.test(href))).toBe(true);
  }
});

test('a country has a strip of days with their prices, one that there is not has none', async ({
  request,
}) => {
  const strip = `aria-label="${wordsOf('en')('results.days.label')}"`;
  const hasDays = async (state: number) =>
    (await pageAt(request, `/search/tours?STATEINC=${state}`)).html.includes(strip);
  expect([await hasDays(3), await hasDays(99_999)]).toEqual([true, false]);
});

type ListedHotel = { starKey: number; slug: string };

/** Where the first hotel in Türkiye of a category stands, by the category's key. */
async function hotelOfCategory(request: APIRequestContext, category: number) {
  const { html } = await answerOf(request, 'localhost', '/core/search/Hotels?townFrom=50&state=3');
  const found = (JSON.parse(html) as ListedHotel[]).find(({ starKey }) => starKey === category);
  return `/hotels/turkey/${found!.slug}`;
}

test('the category of a hotel is rendered where it is a count, and told in words where it is a name [W-3.5-11]', async ({
  request,
}) => {
  const t = wordsOf('en');
  const toldAt = async (category: number) => {
    const { html } = await answerOf(request, 'localhost', await hotelOfCategory(request, category));
    return /<h1[^>]*>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '';
  };
  expect(await toldAt(4)).toContain('4 stars');
  expect(await toldAt(11)).toContain(t('shell.category.holidayVillage'));
  expect(await toldAt(104)).toContain(t('shell.category.guestHouse'));
});

test('what may not be advertised in a market is in no list of a hotel there [W-5-32]', async ({
  request,
}) => {
  const path = await hotelOfCategory(request, 5);
  const servicesAt = async (host: string, address: string) => {
    const { html } = await answerOf(request, host, address);
    return /<section id="services".*?<\/section>/s.exec(html)?.[0] ?? '';
  };
  expect(await servicesAt('localhost', path)).toContain('Wine cellar');
  const english = await servicesAt('ru.localhost', `/en${path}`);
  expect(english).toContain('Room service');
  expect(english).not.toContain('Wine');
  expect(await servicesAt('by.localhost', path)).toContain('Винный погреб');
  const russian = await servicesAt('ru.localhost', path);
  expect(russian).toContain('Обслуживание в номерах');
  expect(russian).not.toContain('Винный');
});
