import { expect, test } from 'vitest';
import {
  changeFilter,
  type FilterEvent,
  type FilterState,
  filterStateOf,
  questionOf,
} from './filter-state.ts';
import type { OfficeQuestion } from './office-question.ts';

const asked: OfficeQuestion = { city: 2, place: 'тверская', address: 'ленина', view: '1' };

const after = (...events: FilterEvent[]): FilterState => events.reduce(changeFilter, filterStateOf(asked));

const answer = (hasPlaces = true): FilterEvent => ({ kind: 'answer', question: asked, hasPlaces });

test('changing the city clears the address, and nothing else does [S-4.8-03]', () => {
  expect(after({ kind: 'city', city: 5 })).toMatchObject({ city: 5, address: '' });
  expect(after({ kind: 'city', city: 'all' })).toMatchObject({ city: 'all', address: '' });
  expect(after({ kind: 'place', place: '' }, { kind: 'view', view: '0' })).toMatchObject({
    address: 'ленина',
  });
});

test('the place is cleared when the places of another town have come, not before [S-4.8-04]', () => {
  expect(after({ kind: 'city', city: 5 }).place).toBe('тверская');
  expect(after({ kind: 'city', city: 5 }, answer()).place).toBe('');
  expect(after({ kind: 'city', city: 5 }, answer(false)).place).toBe('тверская');
});

test('on the first load a place stays that the address asks for [S-4.8-04]', () => {
  expect(after(answer()).place).toBe('тверская');
});

test('a place of another town is not asked for', () => {
  expect(questionOf(after({ kind: 'city', city: 5 })).place).toBe('');
  expect(
    questionOf(after({ kind: 'city', city: 5 }, { kind: 'place', place: 'центральный район' })).place,
  ).toBe('центральный район');
  expect(questionOf(filterStateOf(asked))).toEqual(asked);
});

test("the first answer tells the visitor's town, later ones do not overrule what was chosen meanwhile", () => {
  const unknown = filterStateOf({ ...asked, city: undefined });
  expect(changeFilter(unknown, answer()).city).toBe(2);
  expect(after({ kind: 'city', city: 5 }, answer()).city).toBe(5);
});
