import { expect, test } from 'vitest';
import { noFacets } from '#calls/search-answer.ts';
import { testQuestion } from '#web/search/query/question.test-data.ts';
import { searchAddress } from '#web/search/query/search-question.ts';
import { activeFilters, filterCount, withoutFilters } from './active-filters.ts';

const facets = { ...noFacets, stars: [{ value: 5, name: '5*', count: 3 }] };

test('every filter leads to the list without it, and only without it', () => {
  const question = testQuestion(
    'STATEINC=3&STARLIST=5&MEALLIST=2&COSTMAX=900&MOMENT_CONFIRM=1&REGULAR=0&TOURTYPE=13&ACTIONS=1&HOTEL_INC=9',
  );
  const filters = activeFilters(question, facets);
  expect(filters.map(({ kind }) => kind)).toEqual([
    ...['price', 'stars', 'meals', 'hotels', 'tourTypes', 'instant', 'promotion', 'charter'],
  ]);
  expect(filterCount(question)).toBe(8);
  for (const { without } of filters) expect(filterCount(testQuestion(without.slice(1)))).toBe(7);
});

test('a value that no hotel has any more has no name, but can still be taken away', () => {
  const [meal] = activeFilters(testQuestion('STATEINC=3&MEALLIST=2'), facets);
  expect(meal).toMatchObject({ kind: 'meals', name: undefined, value: 2 });
});

test('clearing the filters leaves the trip as it was', () => {
  const trip = 'STATEINC=3&TOWNFROM=7&CHECKIN_BEG=20270612&NIGHTMIN=9&ADULT=3';
  expect(searchAddress(withoutFilters(testQuestion(`${trip}&STARLIST=5&COSTMIN=100`)))).toBe(
    searchAddress(testQuestion(trip)),
  );
});
