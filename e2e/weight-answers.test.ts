import { expect, test } from './fixtures.ts';
import { expectLight, weighSent } from './page-weight.ts';
import { pageAt } from './rendered-wizard.ts';
import { firstHotelIn } from './results-page.ts';

// What a page names in what is sent of it; that a browser fetches that and little more, a journey says.

const textsIn = (paths: string[]) =>
  paths.flatMap((path) => /texts-\w+-\w+-(\w+)\./.exec(path)?.[1] ?? []).sort();

test('a content page is light, and brings no texts of other pages', async ({ request }) => {
  for (const host of ['localhost', 'ru.localhost', 'kz.localhost']) {
    const weight = await weighSent(request, host, '/data-sources');
    expectLight(weight, host);
    // Its own and those of every page: those of the history of a rate come with it, when an address opens one.
    expect(textsIn(weight.paths), host).toEqual(['pages', 'shell']);
  }
});

/** Beside home, tours and their hotels, which are searched for below. Lists that are short show their advertisements. */
const pages = {
  'of words': ['/about', '/contacts', '/contacts/sales-offices', '/services/currencies', '/hotelgroup'],
  'of countries and excursions': [
    '/countries/turkey',
    '/excursions/turkey',
    '/excursion/turkey/aspendos-theatre',
  ],
  'where wizards are opened': ['/tours', '/hotels', '/cruises', '/excursion-tours', '/avia', '/services'],
  'of results of tours': ['/search/hotels', '/search/hot-tours', '/search/lato', '/search/resorts'],
  'of other results': [
    '/search/avia',
    '/search/cruises',
    '/search/excursion-tours',
    '/search/services',
    '/compare',
  ],
  'of liners, their programs and excursion tours': [
    '/cruise/vela-serena',
    '/cruises/sea-cruises/western-mediterranean',
    '/excursion-tours/turkey/istanbul-two-continents',
  ],
};

// Russian texts are the heaviest.
for (const [which, paths] of Object.entries(pages))
  test(`pages ${which} are light`, async ({ request }) => {
    for (const path of paths)
      expectLight(await weighSent(request, 'ru.localhost', path), path, which.includes('liners'));
  });

test('the home page, the results and a hotel stay within their weight', async ({ request }) => {
  for (const host of ['localhost', 'ru.localhost']) {
    const { html } = await pageAt(request, '/search/tours', host);
    for (const path of ['/', '/search/tours', firstHotelIn(html)])
      expectLight(await weighSent(request, host, path), `${host}${path}`);
  }
});
