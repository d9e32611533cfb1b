import { expect, test } from 'vitest';
import { kindOfPath, kindOfSearch, searchTypes } from './travel-kind.ts';

test('no two kinds of travel share the name of a search', () => {
  expect(new Set(searchTypes).size).toBe(searchTypes.length);
});

test.each([
  ['lato', 'tour'],
  ['without-flight', 'hotel'],
  ['cruises', 'cruise'],
  ['excursion-tours', 'excursion'],
  ['avia', 'flight'],
  ['services', 'service'],
] as const)('a search for %s is one of the kind %s', (type, kind) => {
  expect(kindOfSearch(type)).toBe(kind);
});

test.each([
  ['/search/hotels', 'hotel'],
  ['/en/hotels/turkey/marenza-palms', 'hotel'],
  ['/search/tours', 'tour'],
  ['/tours/turkey', 'tour'],
  ['/excursion-tours/turkey', undefined],
  ['/hotelsgroup', undefined],
])('what %s shows is of the kind %s', (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});
