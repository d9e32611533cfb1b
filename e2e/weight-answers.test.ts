import { type pageBudgets, stylesheetBudgets } from '#bench/load/page-budgets.ts';
import { gzipBytes } from '#bench/load/page-parts.ts';
import { logIn } from './account.ts';
import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { expectLight, stylesheetsOf, weighSent } from './page-weight.ts';
import { pageAt } from './rendered-wizard.ts';
import { firstHotelIn } from './results-page.ts';

// What a page names in what is sent of it; that a browser fetches that and little more, `weight.test.ts` says.

const textsIn = (paths: string[]) =>
  paths.flatMap((path) => /texts-\w+-\w+-(\w+)\./.exec(path)?.[1] ?? []).sort();

test('a content page is light, and brings no texts of other pages', async ({ request }) => {
  for (const host of ['localhost', 'ru.localhost', 'kz.localhost']) {
    const weight = await weighSent(request, host, '/data-sources');
    await expectLight(request, weight, { path: host, kind: 'content' });
    // Its own and those of every page: those of the history of a rate come with it, when an address opens one.
    expect(textsIn(weight.paths), host).toEqual(['pages', 'shell']);
  }
});

/** Beside home, tours and their hotels, which are searched for below. Lists that are short show their advertisements. */
const pages: Partial<Record<keyof typeof pageBudgets, string[]>> = {
  content: ['/about', '/contacts', '/contacts/sales-offices', '/services/currencies'],
  country: ['/countries/turkey', '/excursion/turkey/aspendos-theatre'],
  excursions: ['/excursions/turkey'],
  // Where wizards are opened.
  home: ['/tours', '/hotels', '/cruises', '/excursion-tours', '/avia', '/services', '/hotelgroup'],
  results: [
    ...['/search/hotels', '/search/hot-tours', '/search/lato', '/search/resorts', '/search/avia'],
    ...['/search/cruises', '/search/excursion-tours', '/search/services', '/compare'],
  ],
  // Hotels with parts of their own, or where nothing is found of the usual days, so that ways out are there at once.
  voyage: [
    '/cruise/vela-serena',
    '/cruises/sea-cruises/western-mediterranean',
    '/excursion-tours/turkey/istanbul-two-continents',
  ],
};

// Russian texts are the heaviest.
for (const kind of Object.keys(pages) as (keyof typeof pages)[])
  test(`pages with the budget of ${kind} are light`, async ({ request }) => {
    for (const path of pages[kind]!)
      await expectLight(request, await weighSent(request, 'ru.localhost', path), { path, kind });
  });

test('the home page, the results and a hotel stay within their weight', async ({ request }) => {
  for (const host of ['localhost', 'ru.localhost']) {
    const { html } = await pageAt(request, '/search/tours', host);
    const found = { home: '/', results: '/search/tours', hotel: firstHotelIn(html) } as const;
    for (const kind of ['home', 'results', 'hotel'] as const)
      await expectLight(request, await weighSent(request, host, found[kind]), {
        path: `${host}${found[kind]}`,
        kind,
      });
  }
});

test('pages of people who are signed in add one stylesheet, which is small; other pages never link it', async ({
  request,
}) => {
  const cookie = await logIn(request, 'agent.localhost', ({ name }) => name === 'Paul Novak');
  const linkedBy = async (path: string) =>
    stylesheetsOf((await answerOf(request, 'agent.localhost', path, cookie)).sent);
  const [common] = await linkedBy('/about');
  const [, own] = await linkedBy('/today');
  for (const path of [
    '/today',
    '/orders',
    '/quotes',
    '/calendar',
    '/clients',
    '/settings',
    '/settings/mycompany',
  ])
    expect(await linkedBy(path), path).toEqual([common, own]);
  const { sent } = await answerOf(request, 'localhost', own!);
  expect(gzipBytes(sent)).toBeLessThanOrEqual(stylesheetBudgets.portal);
});
