import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { readSearch, type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { activeFilters, filterCount, withoutFilters } from './active-filters.ts';

const defaults = { townFrom: 1, today: plainDate('2026-11-21'), currency: 'EUR', siteCurrency: 'EUR' };

function asked(query: string): SearchQuestion {
  const read = readSearch(new URLSearchParams(query), 'tour', defaults);
  if (!read.ok) throw new Error('not a question');
  return read.question;
}

const facets = {
  stars: [{ value: 5, name: '5*', count: 3 }],
  meals: [],
  regions: [],
  attributes: [],
  instant: 0,
  charter: 0,
  regular: 0,
  price: { min: 0, max: 0, buckets: [] },
};

test('every filter leads to the list without it, and only without it', () => {
  const question = asked('STATEINC=3&STARLIST=5&MEALLIST=2&COSTMAX=900&MOMENT_CONFIRM=1&REGULAR=0');
  const filters = activeFilters(question, facets);
  expect(filters.map(({ kind }) => kind)).toEqual(['price', 'stars', 'meals', 'instant', 'charter']);
  expect(filterCount(question)).toBe(5);
  for (const { without } of filters) expect(filterCount(asked(without.slice(1)))).toBe(4);
});

test('a value that no hotel has any more has no name, but can still be taken away', () => {
  const [meal] = activeFilters(asked('STATEINC=3&MEALLIST=2'), facets);
  expect(meal).toMatchObject({ kind: 'meals', name: undefined, value: 2 });
});

test('clearing the filters leaves the trip as it was', () => {
  const trip = 'STATEINC=3&TOWNFROM=7&CHECKIN_BEG=20270612&NIGHTMIN=9&ADULT=3';
  expect(searchAddress(withoutFilters(asked(`${trip}&STARLIST=5&COSTMIN=100`)))).toBe(
    searchAddress(asked(trip)),
  );
});
