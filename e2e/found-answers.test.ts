import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { entitiesOf, faultsOf } from './structured-data.ts';
import { wordsOf } from './words.ts';

// What search engines, assistants and messengers read of detail pages: the text of the server, without a browser.

/** The structured data and the properties of a page. */
async function toldBy(request: APIRequestContext, host: string, path: string) {
  const port = process.env.E2E_PORT;
  const answer = await request.get(`http://localhost:${port}${path}`, {
    headers: { host: `${host}:${port}`, accept: 'text/html' },
  });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const entities = entitiesOf(html);
  const properties = Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name!,
      content!.replaceAll('&amp;', '&'),
    ]),
  );
  // biome-ignore lint/suspicious/noExplicitAny: what it has is what is tested
  const of = (type: string): any => entities.find((each) => each['@type'] === type);
  return { html, properties, entities, of };
}

test('a hotel is found with its place, its stars and the price of its rooms, and shared with its picture and lowest price', async ({
  request,
}) => {
  const results = await request.get(`http://localhost:${process.env.E2E_PORT}/search/tours?STATEINC=3`);
  const [hotel = ''] = linksOf(await results.text()).flatMap(
    (href) => /^\/tours\/turkey\/[^?]+/.exec(href)?.[0] ?? [],
  );
  for (const path of [hotel, hotel.replace('/tours/', '/hotels/')]) {
    const { of, properties, html } = await toldBy(request, 'localhost', path);
    const entity = of('Hotel');
    expect(entity).toMatchObject({
      url: expect.stringMatching(new RegExp(`^http://localhost:\\d+${path}$`)),
      address: { '@type': 'PostalAddress', addressCountry: expect.stringMatching(/./) },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    expect(entity.image.length).toBeGreaterThan(0);
    const prices = entity.makesOffer.map(({ price }: { price: number }) => price);
    expect(entity.makesOffer[0]).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    expect(properties).toMatchObject({
      'og:url': entity.url,
      'og:site_name': 'Solstice Travel',
      'product:price:amount': `${prices[0]}`,
      'product:price:currency': 'EUR',
    });
    expect(html).toContain(`content="${properties['og:description']!.replaceAll('&', '&amp;')}"`);
    expect(of('BreadcrumbList').itemListElement.at(-1).item).toBe(entity.url);
    await expectPicture(request, properties);
  }
});

/** The picture of a link is there, and said to show the very price that the page is found with, where it has one. */
async function expectPicture(request: APIRequestContext, properties: Record<string, string>) {
  const address = properties['og:image']!;
  expect(address).toMatch(/\/shared\/.+\.jpg\?/);
  const { host, pathname, search } = new URL(address);
  const picture = await request.get(`http://localhost:${process.env.E2E_PORT}${pathname}${search}`, {
    headers: { host },
  });
  expect([picture.status(), picture.headers()['content-type']], address).toEqual([200, 'image/jpeg']);
  expect((await picture.body()).length).toBeLessThan(300_000);
  expect([properties['og:image:width'], properties['og:image:height']]).toEqual(['1200', '630']);
  const digits = properties['og:image:alt']!.replace(/(?<=\d)[\s,.](?=\d{3})/g, '');
  expect(digits).toContain(properties['product:price:amount'] ?? '');
}

test('a liner, a voyage and an excursion tour are found with their lowest price, in the language of the page', async ({
  request,
}) => {
  const liner = await toldBy(request, 'ru.localhost', '/cruise/vela-serena');
  expect(liner.of('LodgingBusiness')).toMatchObject({ name: expect.stringMatching(/[а-я]/) });
  expect(liner.of('LodgingBusiness')).not.toHaveProperty('geo');
  expect(liner.properties['og:locale']).toBe('ru');
  await expectPicture(request, liner.properties);

  const voyage = await toldBy(request, 'localhost', '/cruises/sea-cruises/western-mediterranean');
  expect(voyage.properties['product:price:amount']).toBe(`${voyage.of('TouristTrip').offers.lowPrice}`);
  await expectPicture(request, voyage.properties);

  const tour = await toldBy(
    request,
    'localhost',
    '/excursion-tours/turkey/istanbul-two-continents?TOWNFROM=1',
  );
  const trip = tour.of('TouristTrip');
  expect(trip.subTrip.length).toBeGreaterThan(1);
  expect(trip.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'EUR' });
  expect(tour.properties['product:price:amount']).toBe(`${trip.offers.lowPrice}`);
  await expectPicture(request, tour.properties);
});

test('the address of an offer is found and shared with the price of that offer, in the structured data too', async ({
  request,
}) => {
  const results = await request.get(`http://localhost:${process.env.E2E_PORT}/search/tours?STATEINC=3`);
  const [hotel = ''] = linksOf(await results.text()).filter((href) => /^\/tours\/turkey\/[^?]+\?/.test(href));
  const tour = '/excursion-tours/turkey/istanbul-two-continents?TOWNFROM=1';
  for (const [path, amountOf] of [
    [hotel, ({ of }: Told) => of('Hotel').makesOffer[0].price],
    [tour, ({ of }: Told) => of('TouristTrip').offers.price ?? of('TouristTrip').offers.lowPrice],
  ] as const) {
    const listed = await toldBy(request, 'localhost', path);
    const offers = linksOf(listed.html).filter((href) => /[?&]offer=/.test(href));
    const opened = await toldBy(request, 'localhost', offers.at(-1)!);
    expect(amountOf(opened), path).toBeGreaterThan(amountOf(listed));
    expect(opened.properties['product:price:amount']).toBe(`${amountOf(opened)}`);
    await expectPicture(request, opened.properties);
    expect(opened.entities.flatMap((each) => faultsOf(each))).toEqual([]);
  }
});

type Told = Awaited<ReturnType<typeof toldBy>>;

/** Pages of every kind that have structured data, a hotel and an office as they are listed. */
async function pagesFound(request: APIRequestContext, host: string) {
  const listed = async (path: string, pattern: RegExp) =>
    linksOf((await toldBy(request, host, path)).html).flatMap((href) => pattern.exec(href)?.[0] ?? []);
  const [hotel = ''] = await listed('/search/tours?STATEINC=3', /^\/tours\/[\w-]+\/[\w-]+/);
  const offices = await listed('/contacts/sales-offices', /^\/contacts\/sales-offices\/\d+$/);
  return [
    hotel,
    hotel.replace('/tours/', '/hotels/'),
    '/cruise/vela-serena',
    '/cruises/sea-cruises/western-mediterranean',
    '/excursion-tours/turkey/istanbul-two-continents',
    '/search/services?ServiceType=69&StateFrom=51&State=3',
    '/countries',
    '/resorts',
    '/search/hot-tours',
    '/search/lato',
    ...offices.slice(0, 4),
  ];
}

for (const host of ['localhost', 'ru.localhost', 'kz.localhost']) {
  test(`the structured data of every kind of page of ${host} has all that search engines require [W-2.15-02]`, async ({
    request,
  }) => {
    for (const path of await pagesFound(request, host)) {
      const { entities } = await toldBy(request, host, path);
      expect(entities.length, path).toBeGreaterThan(0);
      expect
        .soft(
          entities.flatMap((each) => faultsOf(each)),
          path,
        )
        .toEqual([]);
    }
  });
}

test('structured data without a name, with a price of nothing or a crumb that leads nowhere is refused', () => {
  const offer = { '@type': 'Offer', price: 0, priceCurrency: 'euro' };
  const hotel = { '@type': 'Hotel', address: 'Side, Turkey', makesOffer: [offer] };
  expect(faultsOf(hotel)).toEqual([
    'Hotel.name: undefined',
    'Hotel.address: "Side, Turkey"',
    'Hotel.makesOffer[0].price: 0',
    'Hotel.makesOffer[0].priceCurrency: "euro"',
  ]);
  const steps = ['https://solstice.example/', undefined, undefined];
  const crumbs = steps.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `step ${index + 1}`,
    ...(item && { item }),
  }));
  expect(faultsOf({ '@type': 'BreadcrumbList', itemListElement: crumbs })).toEqual([
    'BreadcrumbList: crumb 2: {"position":2,"name":"step 2"}',
  ]);
  expect(faultsOf({ '@type': 'Recipe' })).toEqual(['Recipe: no rules for Recipe']);
});

test('each list of results has the filters that its documentation names', async ({ request }) => {
  const documented = readFileSync(new URL('../docs/filters.md', import.meta.url), 'utf8');
  const rows = [...documented.matchAll(/^\| ([a-z ]+) \| ([\w ]+) \|/gm)].slice(1);
  const paths = rows.map(([, kind]) => lists[kind as keyof typeof lists]);
  expect(paths.sort()).toEqual(Object.values(lists).sort());
  for (const [, kind, names] of rows) {
    const { html } = await pageAt(request, lists[kind as keyof typeof lists]);
    const [column = ''] = /<aside\b[^>]*aria-label="Filters"[\s\S]*?<\/aside>/.exec(html) ?? [];
    const fields = [...column.matchAll(/<(?:input|select)\b[^>]*>/g)].filter(
      ([field]) => !/type="hidden"/.test(field),
    );
    const drawn = fields.map(([field]) => /name="(\w+)"/.exec(field)?.[1]);
    expect([...new Set(drawn)].sort(), kind).toEqual(names!.split(' ').sort());
  }
});

test('hours of departure say in words which way they are of, in the list and on the page of a hotel', async ({
  request,
}) => {
  const t = wordsOf('en');
  const { html } = await pageAt(request, '/search/tours?LEAVES=0,6,12,18&RETURNS=6,12,18');
  const chip = (key: 'leaves' | 'returns', hours: string) =>
    t('results.filters.remove', { name: `${t(`results.filters.${key}`)} ${hours}` });
  expect(html).toContain(chip('leaves', '06:00–12:00'));
  expect(html).toContain(chip('returns', '18:00–24:00'));
  expect(html).not.toContain(chip('returns', '00:00–06:00'));
  const hotel = linksOf(html).find((href) => /^\/tours\/[\w-]+\/[\w-]+\?/.test(href))!;
  const rooms = (await pageAt(request, hotel)).html;
  expect(rooms).toContain(chip('leaves', '00:00–06:00, 06:00–12:00, 12:00–18:00, 18:00–24:00'));
  expect(rooms).toContain(chip('returns', '06:00–12:00, 12:00–18:00, 18:00–24:00'));
});

/** Where something of each kind is found on any day. */
const lists = {
  tours: '/search/tours',
  resorts: '/search/resorts?STATEINC=3',
  hotels: '/search/hotels',
  'excursion tours': '/search/excursion-tours',
  flights: '/search/avia',
  services: '/search/services',
};
