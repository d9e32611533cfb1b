import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Cruise programs as the server answers them, without a browser.

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

test('a cruise program tells its days in order, with where they are on the map [W-3.5-10] [W-2.11-43]', async ({
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
