import { expect, test } from 'vitest';
import {
  addressPauseMs,
  changeFilter,
  type FilterEvent,
  type FilterState,
  filterStateOf,
  questionOf,
  whenToAsk,
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

test('another view or page is what is shown from then on', () => {
  expect(after({ kind: 'view', view: '0' })).toMatchObject({ ...asked, view: '0' });
  const other: OfficeQuestion = { city: 'all', place: '', address: '', view: '0' };
  expect(after({ kind: 'city', city: 5 }, { kind: 'page', question: other })).toEqual(filterStateOf(other));
});

test('an address waits for a second, a city or place does not, and a view asks nothing anew [S-2.16-12]', () => {
  expect(addressPauseMs).toBe(1_000);
  expect(whenToAsk({ kind: 'address', address: 'л' }, false)).toBe('later');
  expect(whenToAsk({ kind: 'address', address: 'ле' }, true)).toBe('later');
  expect(whenToAsk({ kind: 'city', city: 5 }, false)).toBe('now');
  expect(whenToAsk({ kind: 'place', place: '' }, true)).toBe('now');
  expect(whenToAsk({ kind: 'view', view: '0' }, false)).toBe('never');
});

test('an address that waits is not lost to another view: both are asked at once', () => {
  expect(whenToAsk({ kind: 'view', view: '0' }, true)).toBe('now');
});
