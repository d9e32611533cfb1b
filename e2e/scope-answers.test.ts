import { marketSlugs } from '#sites/markets.ts';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { wordsOf } from './words.ts';

// What the product is for, in the words of its specification: from the first page of each, without a browser.

const t = wordsOf('en');

/** Ships leave seldom: some do within a month. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const soonCruises = `/search/cruises?CHECKIN_BEG=${inDays(7)}&CHECKIN_END=${inDays(37)}&NIGHTMIN=3&NIGHTMAX=14`;

const whatIsSold: [kind: string, list: string, leadsTo: RegExp][] = [
  ['package tours', '/search/tours', /^\/tours\/[\w-]+\/[\w-]+\?/],
  ['stays', '/search/hotels', /^\/hotels\/[\w-]+\/[\w-]+\?/],
  ['last-minute tours', '/search/hot-tours', /^\/tours\/[\w-]+\/[\w-]+\?/],
  ['cruises', soonCruises, /^\/cruise\/[\w-]+/],
  ['excursion tours', '/search/excursion-tours', /^\/excursion-tours\/[\w-]+\/[\w-]+/],
  ['flights', '/search/avia', /./],
  ['services', '/search/services', /./],
];

test('in several markets everything that is sold is listed with prices, and leads to where it is asked for [W-0-02] [S-0-02] [W-1-06]', async ({
  request,
}) => {
  for (const host of ['ru.localhost', 'pl.localhost'])
    for (const [kind, list, leadsTo] of whatIsSold) {
      const { status, html } = await pageAt(request, list, host);
      const about = `${kind} on ${host}`;
      expect(status, about).toBe(200);
      const main = /<main\b[\s\S]*<\/main>/.exec(html)![0];
      expect(textOf(main), about).toMatch(/\d[\d\s.,]*(₽|zł)/);
      const bare = linksOf(main).map((href) => href.replace(/^\/(ru|en|pl)(?=\/)/, ''));
      expect(
        bare.some((href) => leadsTo.test(href)),
        about,
      ).toBe(true);
    }
});

test('a wizard asks on the first page, on searches, in catalogues and on the pages of all that has details [W-1-09] [W-0-03]', async ({
  request,
}) => {
  const detail = async (list: string, shape: RegExp) =>
    linksOf((await pageAt(request, list)).html).find((href) => shape.test(href))!;
  const pages = [
    '/',
    '/search/tours',
    '/tours/turkey',
    '/hotels/turkey',
    '/excursion-tours/italy',
    await detail('/search/tours?STATEINC=3', /^\/tours\/turkey\/[\w-]+\?/),
    await detail('/search/hotels?STATEINC=3', /^\/hotels\/turkey\/[\w-]+\?/),
    '/cruises/sea-cruises/western-mediterranean',
    '/cruise/vela-serena',
    await detail('/search/excursion-tours', /^\/excursion-tours\/[\w-]+\/[\w-]+/),
  ];
  for (const path of pages) {
    expect(path, pages.join(' ')).toBeTruthy();
    const { html } = await pageAt(request, path);
    expect(/<main\b[\s\S]*<\/main>/.exec(html)![0], path).toMatch(
      /<form\b[^>]*method="get"[\s\S]*name="ADULT"/,
    );
  }
});

test('a hotel has its pictures, its map, its sections and its offers with their prices on one page [W-1-10]', async ({
  request,
}) => {
  const list = await pageAt(request, '/search/tours?STATEINC=3');
  const hotel = linksOf(list.html).find((href) => /^\/tours\/turkey\/[\w-]+\?/.test(href))!;
  const { html } = await pageAt(request, hotel);
  expect(linksOf(html).filter((href) => /modal=gallery/.test(href)).length).toBeGreaterThan(0);
  expect(html).toMatch(/outlines\/|modal=map|MODAL=map/);
  expect(html.match(/[?;&]offer=/g)?.length ?? 0).toBeGreaterThan(1);
  expect(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(html)).not.toBeNull();
});

test('a country says whether a visa is needed, what is spoken and paid with, where one lands and stays, and where to read on [W-1-13]', async ({
  request,
}) => {
  const text = textOf((await pageAt(request, '/countries/turkey')).html);
  for (const told of ['No visa for short stays', 'Turkish', 'Turkish Lira', 'AYT', 'Antalya'])
    expect(text, told).toContain(told);
  expect(text).toContain(t('country.airports.title'));
});

test('a catalogue of a region lists its excursions, and a form narrows them [W-1-14]', async ({
  request,
}) => {
  const { html } = await pageAt(request, '/excursions/turkey');
  const all = new Set(linksOf(html).filter((href) => /^\/excursion\/turkey\/[\w-]+$/.test(href)));
  expect(all.size).toBeGreaterThan(1);
  const { html: narrowed } = await pageAt(request, '/excursions/turkey?region=antalya');
  const fewer = linksOf(narrowed).filter((href) => /^\/excursion\/turkey\/[\w-]+$/.test(href));
  expect(fewer.every((href) => all.has(href))).toBe(true);
});

test('sixteen markets have a site in a language of their own, each beside its other languages [W-1-20] [S-0-01]', async ({
  request,
}) => {
  expect([...marketSlugs].sort().join(', ')).toBe(
    'az, by, com, cz, ee, hu, in, kg, kz, lt, lv, pl, ru, sk, tr, uz',
  );
  const languages = new Set<string>();
  for (const market of marketSlugs) {
    const host = market === 'com' ? 'localhost' : `${market}.localhost`;
    const { status, html } = await answerOf(request, host, '/about');
    expect(status, market).toBe(200);
    languages.add(/<html lang="([\w-]+)"/.exec(html)![1]!);
  }
  expect(languages.size).toBeGreaterThan(10);
});
