import { expect, test } from 'vitest';
import { noOfferFilters } from '#web/search/query/filters.ts';
import { isSameQuestion, withFilters, withOpen, withQuestion } from './detail-address.ts';

test('the gallery is open while the query has modal=gallery, and closing takes only that away [W-2.11-30]', () => {
  const open = withOpen('?ADULT=2&AGES=4,9', { modal: 'gallery' });
  expect(open).toBe('?ADULT=2&AGES=4,9&modal=gallery');
  expect(withOpen(open, {})).toBe('?ADULT=2&AGES=4,9');
});

test('only one part is open at a time', () => {
  expect(withOpen('?ADULT=2&offer=abc', { request: 'def' })).toBe('?ADULT=2&request=def');
});

test('another question closes what was open', () => {
  expect(withQuestion('?ADULT=2&offer=abc', { NIGHTMIN: '8' })).toBe('?ADULT=2&NIGHTMIN=8');
});

test('opening a part is no new question, another party is', () => {
  expect(isSameQuestion('?ADULT=2', '?ADULT=2&modal=gallery')).toBe(true);
  expect(isSameQuestion('?ADULT=2', '?ADULT=3')).toBe(false);
});

test('other filters take the place of those there are, whatever the case of their names, and the trip stays', () => {
  const search = '?ADULT=2&meallist=3&COSTMAX=900&CURRENCY=USD&FLIGHT=charter&utm=mail&offer=abc';
  expect(withFilters(search, noOfferFilters)).toBe('?ADULT=2&utm=mail');
  expect(withFilters(search, { ...noOfferFilters, meals: [3, 5] })).toBe('?ADULT=2&utm=mail&MEALLIST=3,5');
});
