import type { APIRequestContext } from '@playwright/test';
import { allSites } from '#sites/all-sites.ts';
import { answerOf, linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Cruise programs and the days of excursion tours as the server answers them, without a browser.

const voyage = '/cruises/sea-cruises/western-mediterranean';

/** What is read of a page: its marks of the language left out. */
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function programOf(request: APIRequestContext) {
  const port = process.env.E2E_PORT;
  const answer = await request.get(
    `http://localhost:${port}/core/cruise-program?slug=western-mediterranean&lang=en`,
  );
  return answer.json();
}

test('a cruise program tells its days in order, with where they are on the map [W-3.5-10]', async ({
  request,
}) => {
  const program = await programOf(request);
  const { status, html } = await answerOf(request, 'localhost', voyage);
  expect(status).toBe(200);
  const days = /<ol class="[^"]*itineraryDays[^"]*">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  const titles = [...days.matchAll(/<b>([^<]+)<\/b>/g)].map(([, title]) => title);
  expect(titles).toEqual(program.days.map(({ title }: { title: string }) => title));
  for (const { latitude, longitude } of program.days)
    expect([Math.abs(latitude) <= 90, Math.abs(longitude) <= 180]).toEqual([true, true]);

  // Its liner tells the same days, and leads here.
  const liner = await answerOf(request, 'localhost', `/cruise/${program.hotel.slug}`);
  expect(linksOf(liner.html)).toContain(voyage);
  for (const title of titles) expect(wordsOf(liner.html)).toContain(title);
});

test('the cruise wizard on the page of a program leads back to it [W-2.6-02]', async ({ request }) => {
  const { html } = await answerOf(request, 'localhost', voyage);
  expect(html).toContain(`action="${voyage}"`);
});

test('who travels is changed on the page of a program, and all else that was asked for stays', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', `${voyage}?TOWNFROM=1&ADULT=3&CHILD=1&AGE1=5`);
  expect(wordsOf(html)).toContain('for 3 adults and 1 child');
  const [form = ''] = /<form[^>]*action="[^"]*#sailings"[\s\S]*?<\/form>/.exec(html) ?? [];
  const fields = [...form.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(fields).toEqual(['TOWNFROM', 'ADULT', 'CHILD', 'AGE1', 'AGE2', 'AGE3']);
  const chosen = [...form.matchAll(/<option[^>]*selected=""[^>]*>([^<]+)/g)].map(([, value]) => value);
  expect(chosen.slice(0, 3)).toEqual(['3', '1', '5']);
});

test('a program has one address; its liner’s name leads to the liner, and nothing else is a page', async ({
  request,
}) => {
  const moved = async (path: string) => {
    const { status, headers } = await answerOf(request, 'localhost', path);
    return [status, headers.find(({ name }) => name.toLowerCase() === 'location')?.value];
  };
  expect(await moved('/cruises/egypt/western-mediterranean?ADULT=1')).toEqual([301, `${voyage}?ADULT=1`]);
  expect(await moved('/cruises/sea-cruises/vela-serena')).toEqual([301, '/cruise/vela-serena']);
  expect((await moved('/cruises/sea-cruises/nowhere'))[0]).toBe(404);
  expect((await moved(`${voyage}?ADULT=9`))[0]).toBe(400);
});

test('each cabin leads to its offer, which opens with its price in lines; without flight the trip begins at the port [W-2.11-07] [W-4-17]', async ({
  request,
}) => {
  const cabins = async (query: string) => {
    const { html } = await answerOf(request, 'localhost', `${voyage}${query}`);
    return linksOf(html).filter((href) => href.startsWith('/booking/cruise?claim='));
  };
  const flown = await cabins('');
  const byLand = await cabins('?TOWNFROM=1');
  expect(Math.min(flown.length, byLand.length)).toBeGreaterThan(3);
  const legsOf = async (href: string) => {
    const claim = new URL(href, 'http://x').searchParams.get('claim');
    const answer = await request.get(`http://localhost:${process.env.E2E_PORT}/core/offer?claim=${claim}`);
    const { offer } = await answer.json();
    expect(offer).toMatchObject({ ptype: 'cruise', nights: 7 });
    return [offer.out !== null, offer.back !== null];
  };
  expect(await legsOf(flown[0]!)).toEqual([true, true]);
  expect(await legsOf(byLand[0]!)).toEqual([false, false]);

  const opened = await answerOf(request, 'localhost', byLand[0]!);
  const to = opened.headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
  expect([opened.status, to]).toEqual([302, expect.stringMatching(/^\/cruise\/vela-serena\?.*offer=/)]);
  const liner = await answerOf(request, 'localhost', to.replace(/#.*/, ''));
  expect(wordsOf(liner.html)).toContain('Price breakdown');
  expect((await answerOf(request, 'localhost', '/booking/cruise?claim=x')).status).toBe(404);
});

test('a sailing shows its first cabins, and says how many more of how many there are', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', voyage);
  const folded = [...html.matchAll(/<summary>Show (\d+) more of (\d+)<\/summary>/g)];
  expect(folded.length).toBeGreaterThan(0);
  for (const [, more, all] of folded) expect(Number(all) - Number(more)).toBe(3);
});

test('other ports and other ways there are links, and the visitor’s own trip goes with them', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'ru.localhost', `${voyage}?ADULT=1&TOWNFROM=1`);
  expect(linksOf(html)).toContain('/cruises/sea-cruises/greek-islands');
  const chosen = [...html.matchAll(/<a class="chip"[^>]*aria-current="true"[^>]*>([^<]*)/g)];
  expect(chosen.map(([, name]) => name)).toEqual(['Барселона', 'Без перелёта']);
  const fromMoscow = /<a class="chip"[^>]*href="([^"]*)"[^>]*>С перелётом из Москвы/.exec(html)?.[1];
  expect(fromMoscow).toMatch(/\?ADULT=1&amp;TOWNFROM=(?!1$)\d+$/);
});

test('search engines read the ports of a voyage and its lowest price in the page [W-2.15-02]', async ({
  request,
}) => {
  const program = await programOf(request);
  const port = process.env.E2E_PORT;
  const page = await request.get(`http://localhost:${port}${voyage}`, { headers: { accept: 'text/html' } });
  const found = [
    ...(await page.text()).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, json]) => JSON.parse(json!));
  const trip = found.find((each) => each['@type'] === 'TouristTrip');
  expect(trip.itinerary.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(
    program.days.map(({ title }: { title: string }) => title),
  );
  expect(trip.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'EUR' });
  expect(trip.offers.lowPrice).toBeGreaterThan(100);
  expect(found.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
});

test('a deck of a liner is chosen by the address, the first one where it names none, and shows its plan and what is on it [W-2.11-44] [W-3.5-07] [W-4-51]', async ({
  request,
}) => {
  const port = process.env.E2E_PORT;
  const call = await request.get(`http://localhost:${port}/core/hotel?hotel=/cruise/vela-serena&lang=en`);
  const decks = (await call.json()).texts.filter(({ key }: { key: string }) => key.includes('cabindiagram'));
  expect(decks.length).toBeGreaterThan(2);
  const shown = async (query: string) => {
    const { html } = await answerOf(request, 'localhost', `/cruise/vela-serena${query}`);
    return /<section id="decks"(?:[\s\S]*?<\/section>){2}/.exec(html)?.[0] ?? '';
  };
  for (const [query, index] of [
    ['', 0],
    ['?variant=2', 2],
    ['?variant=99', 0],
  ] as const) {
    const section = await shown(query);
    expect(section, query).toMatch(new RegExp(`<h3[^>]*>${decks[index].title}</h3>`));
    expect(wordsOf(section)).toContain(wordsOf(decks[index].text).trim());
    expect(section).toContain(encodeURIComponent(decks[index].image));
  }
  const { html } = await answerOf(request, 'localhost', '/cruise/vela-serena');
  expect(wordsOf(html)).toContain('About the ship');
  expect(wordsOf(html)).not.toContain('About the hotel');
  for (const said of ['Cabins and prices', 'Choose a cabin', '1,240 cabins'])
    expect(wordsOf(html)).toContain(said);
  expect(wordsOf(html)).not.toContain('Choose a room');
});

test('a tour and a stay in the same hotel share its header, its pictures and its offers, in the language of the address [W-2.11-04] [W-2.12-01]', async ({
  request,
}) => {
  const results = await request.get(`http://localhost:${process.env.E2E_PORT}/search/tours?STATEINC=3`);
  const [tour = ''] = linksOf(await results.text()).flatMap(
    (href) => /^\/tours\/turkey\/[^?]+/.exec(href)?.[0] ?? [],
  );
  const parts = async (path: string) => {
    const { status, html } = await answerOf(request, 'localhost', path);
    const name = /<h1>([^<]+)/.exec(html)?.[1];
    return {
      status,
      name,
      hasGallery: html.includes('modal=gallery'),
      hasOffers: html.includes('id="prices"'),
    };
  };
  const shown = await parts(tour);
  expect(shown).toMatchObject({ status: 200, hasGallery: true, hasOffers: true });
  expect(await parts(tour.replace('/tours/', '/hotels/'))).toEqual(shown);
  expect(await parts(`/ru${tour}`)).toMatchObject({ status: 200, hasGallery: true, hasOffers: true });
});

test('an excursion tour is told day by day, each length of its programs by a link', async ({ request }) => {
  const path = '/excursion-tours/turkey/istanbul-two-continents';
  const daysOf = async (query: string) => {
    const { html } = await answerOf(request, 'localhost', `${path}?TOWNFROM=1${query}`);
    const days = /<ol class="[^"]*itineraryDays[^"]*">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
    return { html, titles: [...days.matchAll(/<b>([^<]+)<\/b>/g)].map(([, title]) => title) };
  };
  const short = await daysOf('&NIGHTMIN=4&NIGHTMAX=4');
  expect(short.titles).toHaveLength(5);
  expect(short.titles).toContain('The Bosphorus');
  expect(short.titles).not.toContain('Bursa');
  const link = linksOf(short.html).find((to) => to.includes('NIGHTMIN=7') && to.endsWith('#days'));
  expect(link).toContain('NIGHTMAX=7');
  const long = await daysOf('&NIGHTMIN=7&NIGHTMAX=7');
  expect(long.titles).toHaveLength(8);
  expect(long.titles).toContain('Bursa');
});

test('an excursion tour is found by its slug, where a hotel is asked for by it too [W-2.12-02]', async ({
  request,
}) => {
  const { status, headers } = await answerOf(
    request,
    'localhost',
    '/tours/turkey/istanbul-two-continents?ADULT=1',
  );
  const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  expect([status, location]).toEqual([301, '/excursion-tours/turkey/istanbul-two-continents?ADULT=1']);
  expect(
    (await answerOf(request, 'localhost', '/excursion-tours/turkey/istanbul-two-continents')).status,
  ).toBe(200);
  expect((await answerOf(request, 'localhost', '/tours/turkey/no-such-tour')).status).toBe(404);
});

test('a search of cruises that names no days finds ships from the main town of every market, by its page and by its wizard', async ({
  request,
}) => {
  const sites = allSites.filter(({ variant }) => variant === 'b2c');
  expect(sites.length).toBeGreaterThanOrEqual(16);
  for (const { hosts } of sites) {
    const host = hosts.find((name) => name.endsWith('localhost'))!;
    const landing = await answerOf(request, host, '/cruises/');
    const [, from] = /name="CHECKIN_BEG" value="(\d{4}-\d\d-\d\d)"/.exec(landing.html) ?? [];
    const [, to] = /name="CHECKIN_END" value="(\d{4}-\d\d-\d\d)"/.exec(landing.html) ?? [];
    const days = `CHECKIN_BEG=${from}&CHECKIN_END=${to}`.replaceAll('-', '');
    for (const path of ['/search/cruises', `/search/cruises?${days}`]) {
      const address = `http://localhost:${process.env.E2E_PORT}${path}`;
      const html = await (
        await request.get(address, { headers: { host: `${host}:${process.env.E2E_PORT}` } })
      ).text();
      expect(
        linksOf(html).some((href) => /\/cruise\/[\w-]+\?/.test(href)),
        `${host}${path}`,
      ).toBe(true);
    }
  }
});
