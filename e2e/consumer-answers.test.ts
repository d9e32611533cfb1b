import type { APIRequestContext } from '@playwright/test';
import { allSites } from '#sites/all-sites.ts';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';

// What the consumer site is for ([S]§1): what can be looked for is also asked for, by a form that names the offer. Asked
// without a browser.

const localHostOf = (hosts: readonly string[]) => hosts.find((host) => host.endsWith('localhost'))!;

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)![0];

/** From a list by its first link of a shape to the page of what is sold, and from there by its first offer to the form. */
async function formOfFirst(request: APIRequestContext, list: string, shape: RegExp, host = 'localhost') {
  const found = await pageAt(request, list, host);
  expect(found.status, list).toBe(200);
  const details = linksOf(mainOf(found.html)).filter((href) => shape.test(href));
  expect(details.length, `${list} leads to ${shape}`).toBeGreaterThan(0);
  // A seat of the list may be the last one, and be gone.
  for (const detail of new Set(details)) {
    const page = await pageAt(request, detail, host);
    const ask = linksOf(mainOf(page.html)).find((href) => /[?&]request=/.test(href));
    if (ask) return (await answerOf(request, host, ask)).html;
  }
  throw new Error(`No page of ${list} has an offer that can be asked for`);
}

/** The form to write to us by, beside the small ones of every page. */
const asksFor = (html: string) =>
  [...html.matchAll(/<(?:input|textarea)\b[^>]*?\sname="(\w+)"/g)].map(([, name]) => name);

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const soonCruises = `/search/cruises?CHECKIN_BEG=${inDays(7)}&CHECKIN_END=${inDays(37)}&NIGHTMIN=3&NIGHTMAX=14`;

for (const [what, list, shape] of [
  ['package tours [S-1-01]', '/search/tours', /^\/tours\/[\w-]+\/[\w-]+\?/],
  ['stays without flight [S-1-02]', '/search/hotels', /^\/hotels\/[\w-]+\/[\w-]+\?/],
  ['cruises [S-1-03]', soonCruises, /^\/cruise\/[\w-]+/],
  ['excursion tours [S-1-06]', '/search/excursion-tours', /^\/excursion-tours\/[\w-]+\/[\w-]+\?/],
  ['resorts [S-1-07]', '/resorts/turkey/antalya', /^\/tours\/turkey\/[\w-]+\?/],
  ['hot tours [S-1-08]', '/search/hot-tours', /^\/tours\/[\w-]+\/[\w-]+\?/],
  ['summer and winter [S-1-09]', '/search/lato', /^\/tours\/[\w-]+\/[\w-]+\?/],
] as const)
  test(`visitors look for ${what}, and ask for an offer that they have found`, async ({ request }) => {
    // Ships leave from where they are sold to most.
    const host = list === soonCruises ? 'ru.localhost' : 'localhost';
    for (const path of list === '/search/lato' ? [list, '/search/zima'] : [list]) {
      const form = await formOfFirst(request, path, shape, host);
      expect(asksFor(form), path).toEqual(expect.arrayContaining(['FIELD_NAME', 'FIELD_PHONE']));
    }
  });

/** Days from today on which somebody flies from London to a place, or back: charters, or regular flights. */
async function flownDays(request: APIRequestContext, target: number, isCharter: boolean) {
  const daysOf = async (way: 'Checkins' | 'Checkouts') => {
    const path = `/core/Ticket/${way}?source=27824&target=${target}&freightBack=false`;
    const answer = JSON.parse((await answerOf(request, 'localhost', path)).html);
    const { validDates } = answer[`Tickets_${way.toUpperCase()}`] as { validDates: string };
    const open = isCharter ? '1234' : '5';
    return [...validDates].flatMap((status, day) => (day > 7 && open.includes(status) ? [day] : []));
  };
  const [[out = 0], back] = [await daysOf('Checkins'), await daysOf('Checkouts')];
  return { out, back: back.find((day) => day > out + 2)! };
}

/** Leads to the form of a call, with what it is about. */
const asksForCall = (href: string) => /^\/call-back(\?|$)/.test(href);

test('visitors look for flights, charter and regular, and ask for one of them by a form [S-1-04]', async ({
  request,
}) => {
  for (const [target, isCharter, kind] of [
    [23020, true, 'Charter'],
    [14711, false, 'Regular flight'],
  ] as const) {
    const { out, back } = await flownDays(request, target, isCharter);
    const days = `dateFrom=${inDays(out)}&dateTo=${inDays(back)}`;
    const asked = `/search/avia?airFrom=27824&airTo=${target}&isCharter=${Number(isCharter)}&${days}`;
    const { html } = await pageAt(request, asked);
    const cards = html.match(/<article\b[\s\S]*?<\/article>/g) ?? [];
    expect(cards.length, asked).toBeGreaterThan(0);
    for (const card of cards) {
      expect(textOf(card)).toContain(kind);
      expect(textOf(card)).toMatch(/€\d/);
      expect(linksOf(card).some(asksForCall)).toBe(true);
    }
  }
});

test('visitors look for excursions by region and kind, and for services, and ask for them by a form [S-1-05] [S-1-10]', async ({
  request,
}) => {
  const { html } = await pageAt(request, '/excursions/turkey/istanbul');
  const [excursion] = linksOf(html).filter((href) => href.startsWith('/excursion/turkey/'));
  const detail = await pageAt(request, excursion!);
  expect(linksOf(mainOf(detail.html)).some(asksForCall)).toBe(true);
  const services = await pageAt(request, '/search/services');
  expect(linksOf(mainOf(services.html)).some(asksForCall)).toBe(true);
  const kinds = /name="ServiceType"[\s\S]*?<\/select>/.exec((await pageAt(request, '/services')).html)![0];
  for (const kind of ['Mobile', 'ertificate']) expect(textOf(kinds), kind).toContain(kind);
  const form = await pageAt(request, '/call-back');
  expect(asksFor(form.html)).toEqual(expect.arrayContaining(['FIELD_NAME', 'FIELD_PHONE']));
});

test('visitors browse countries with their visas, seasons and cruises, cities with sites of their own, chains, pages and news [S-1-11] [S-1-12] [S-1-13]', async ({
  request,
}) => {
  const turkey = textOf((await pageAt(request, '/countries/turkey')).html);
  expect(turkey).toContain('No visa for short stays');
  const call = async (path: string, host = 'localhost') =>
    JSON.parse((await answerOf(request, host, path)).html) as Record<string, unknown>[];
  const countries = await call('/b2c/countries?lang=en');
  for (const told of ['visaRequirements', 'pcrRequirements']) expect(countries[0], told).toHaveProperty(told);
  const { html: home } = await pageAt(request, '/');
  for (const path of ['/search/lato', '/search/zima', '/cruises'])
    expect(linksOf(home), path).toContain(path);
  for (const market of ['ru', 'kz', 'pl']) {
    const cities = await call('/b2c/cities?lang=en', `${market}.localhost`);
    expect(cities.length, market).toBeGreaterThan(1);
  }
  const ofCity = await answerOf(request, 'spb.ru.localhost', '/');
  expect(ofCity.status).toBe(200);
  for (const path of ['/hotelgroup', '/info/visas', '/news']) {
    const { status, html } = await pageAt(request, path);
    expect([status, /<h1[^>]*>[^<]/.test(html)], path).toEqual([200, true]);
  }
});

test('visitors see sliders, the strip of banners, the rates of the day and hot tours [S-1-14]', async ({
  request,
}) => {
  const slides = await answerOf(request, 'localhost', '/lookup/slides?part=stage');
  expect(JSON.parse(slides.html).slides.length).toBeGreaterThan(1);
  // The strip waits until a visitor has been here.
  const { html } = await answerOf(request, 'ru.localhost', '/about', 'theme=dark');
  expect(html).toMatch(/action="[^"]*\/banners"/);
  expect(linksOf(html)).toContain('/search/hot-tours');
  const rates = textOf(mainOf((await pageAt(request, '/services/currencies', 'ru.localhost')).html));
  expect(rates).toMatch(/(EUR|€)[\s\S]*\d+,\d+/);
});

test('most markets are read in Russian [S-1-24] [W-1-23]', async ({ request }) => {
  const hosts = allSites.filter(({ variant }) => variant === 'b2c').map((site) => localHostOf(site.hosts));
  expect(hosts).toHaveLength(16);
  let inRussian = 0;
  for (const host of hosts) {
    const main = await answerOf(request, host, '/data-sources');
    const isMain = /<html lang="ru"/.test(main.html);
    const beside = isMain ? main : await answerOf(request, host, '/ru/data-sources');
    if (beside.status === 200 && /<html lang="ru"/.test(beside.html)) inRussian += 1;
  }
  expect(inRussian).toBeGreaterThan(hosts.length / 2);
});

test('the pages of searches stand in the frame of the shell: head and foot, language, city, session, lists and offices [W-0-04]', async ({
  request,
}) => {
  const { html } = await pageAt(request, '/search/tours', 'ru.localhost');
  expect(html).toMatch(/<html lang="ru"[\s\S]*<header[\s>][\s\S]*<main[\s>][\s\S]*<footer[\s>]/);
  const paths = linksOf(html);
  for (const path of ['/compare', '/favorites', '/contacts/sales-offices'])
    expect(
      paths.some((href) => href.replace(/\/$/, '') === path),
      path,
    ).toBe(true);
  expect(textOf(/<header[\s\S]*?<\/header>/.exec(html)![0])).toContain('Москва');
  expect(html).toMatch(/popovertarget="user"/i);
});

test('home, searches and details of several kinds, programs, country excursion tours, hotel groups and ads have their pages [W-2.2-02]', async ({
  request,
}) => {
  const found = await pageAt(request, '/search/tours');
  const tour = linksOf(mainOf(found.html)).find((href) => /^\/tours\/[\w-]+\/[\w-]+\?/.test(href))!;
  const several = ['/search/tours', '/search/hotels', tour, tour.replace('/tours/', '/hotels/')];
  const others = ['/excursion-tours/turkey', '/hotelgroup', '/ads/early-booking'];
  for (const path of ['/', ...several, '/cruises/sea-cruises/western-mediterranean', ...others])
    expect((await pageAt(request, path)).status, path).toBe(200);
});
