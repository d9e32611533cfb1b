import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cruiseTarget, excursionTarget, flightTarget, tourTarget } from './submit-target.ts';

const tour = { mode: 'tour' as const, countrySlug: 'turkey' };
const hotel = { ...tour, mode: 'hotel' as const };

test.each([
  ['/', tour, '/search/tours'],
  ['/', hotel, '/search/hotels'],
  ['/hotelgroup/family', tour, '/search/tours'],
  ['/search/tours', tour, '/search/tours'],
  ['/search/hotels', hotel, '/search/hotels'],
  ['/search/hot-tours', tour, '/search/hot-tours'],
  ['/search/lato', tour, '/search/lato'],
  ['/search/zima', tour, '/search/zima'],
  ['/search/zima/', tour, '/search/zima'],
  ['/tours', tour, '/tours/turkey'],
  ['/hotels/', hotel, '/hotels/turkey'],
  ['/ads/spring', tour, '/search/tours'],
  ['/countries/turkey', tour, '/tours/turkey'],
  ['/favorites', tour, '/tours/turkey'],
  ['/tours/turkey/marenza-palms', tour, '/tours/turkey/marenza-palms'],
  ['/hotels/turkey/marenza-palms', hotel, '/hotels/turkey/marenza-palms'],
  ['/resorts/turkey/side', tour, '/resorts/turkey/side'],
] as const)('from %s the wizard of %j leads to %s', (page, asked, target) => {
  expect(tourTarget({ ...asked, place: undefined }, page)).toBe(target);
});

test('where no country is chosen, a landing page leads to the search', () => {
  const nowhere = { countrySlug: undefined, place: undefined };
  expect(tourTarget({ ...tour, ...nowhere }, '/tours')).toBe('/search/tours');
  expect(tourTarget({ ...hotel, ...nowhere }, '/hotels')).toBe('/search/hotels');
});

test('a chosen hotel is led to from every page', () => {
  const place = {
    inc: 1,
    name: 'Marenza Palms',
    slug: 'turkey/marenza-palms',
    type: 'hotel' as const,
    regionInc: 31,
    stateInc: 3,
    townInc: 311,
  };
  for (const page of ['/', '/search/lato', '/tours/turkey/pinara-bay', '/hotels'])
    expect(tourTarget({ ...tour, place }, page)).toBe('/tours/turkey/marenza-palms');
});

test('the page of excursion tours leads to those of the country, all others to the search for them', () => {
  expect(excursionTarget('turkey', '/excursion-tours/')).toBe('/excursion-tours/turkey');
  expect(excursionTarget(undefined, '/excursion-tours')).toBe('/search/excursion-tours');
  expect(excursionTarget('turkey', '/search/excursion-tours')).toBe('/search/excursion-tours');
});

test('flights are searched for, whatever page asks', () => {
  expect(flightTarget()).toBe('/search/avia');
});

test('one liner alone is led to, and the page of a program or a liner asks again', () => {
  const [bosfor, alisio] = [{ slug: 'bosfor-lyra' }, { slug: 'alisio' }];
  expect(cruiseTarget([], '/cruises')).toBe('/search/cruises');
  expect(cruiseTarget([bosfor], '/cruises')).toBe('/cruise/bosfor-lyra');
  expect(cruiseTarget([bosfor, alisio], '/search/cruises')).toBe('/search/cruises');
  expect(cruiseTarget([], '/cruise/alisio')).toBe('/cruise/alisio');
  expect(cruiseTarget([], '/cruises/sea-cruises/east')).toBe('/cruises/sea-cruises/east');
});

test('no wizard writes a path of its own: where it leads is said by the row of its kind [W-2.1-05]', () => {
  const types = fileURLToPath(new URL('../wizard/types/', import.meta.url));
  const sources = [
    fileURLToPath(new URL('submit-target.ts', import.meta.url)),
    ...readdirSync(types).map((file) => types + file),
  ];
  const paths = sources
    .flatMap((file) => readFileSync(file, 'utf8').match(/(['"`])\/[a-z][^'"`]*\1/g) ?? [])
    .filter((path) => !path.startsWith('`/lookup/'));
  expect(sources.length).toBeGreaterThan(5);
  expect(paths).toEqual([]);
});
