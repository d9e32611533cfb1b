import { expect, test } from 'vitest';
import {
  hasUnsureAges,
  leavesAgesUnsure,
  partyProblems,
  partyWithin,
  unsureWith,
  withChildren,
} from './party.ts';
import { readQueryValues } from './query-values.ts';

test('a new child is 2 years old [W-2.9-21]', () => {
  expect(withChildren([6], 3)).toEqual([6, 2, 2]);
});

test('ages beyond the number of children are cleared, all of them where there are none [W-4-18] [W-4-19]', () => {
  expect(withChildren([6, 9, 11], 1)).toEqual([6]);
  expect(withChildren([6, 9], 0)).toEqual([]);
});

test('a party is too big for a cruise before it is for a tour', () => {
  const party = { adults: 9, childAges: [1, 2, 3, 4] };
  expect(partyProblems(party, 'tour')).toEqual([]);
  expect(partyProblems(party, 'cruise')).toEqual([
    { field: 'ADULT', kind: 'range', typed: '9', min: 1, max: 8 },
    { field: 'CHILD', kind: 'range', typed: '4', min: 0, max: 3 },
  ]);
  expect(partyWithin(party, 'cruise')).toEqual({ adults: 8, childAges: [1, 2, 3] });
  expect(partyWithin(party, 'tour')).toEqual(party);
});

test('an age is unsure until somebody has said it: a new child has no age of its own yet', () => {
  expect(unsureWith({ childAges: [] }, 2)).toEqual([0, 1]);
  expect(unsureWith({ childAges: [6, 2], unsureAges: [1] }, 3)).toEqual([1, 2]);
  expect(unsureWith({ childAges: [6, 2], unsureAges: [1] }, 1)).toEqual([]);
  expect(hasUnsureAges({})).toBe(false);
  expect(hasUnsureAges({ unsureAges: [0] })).toBe(true);
});

test.each([
  ['CHILD=1', true],
  ['CHILD=1&AGE1=2', true],
  ['CHILD=2&AGE1=6&AGE2=2', true],
  ['CHILD=1&AGE1=6&AGE2=2', false],
  ['CHILD=1&AGES=2', false],
  ['CHILD=0&AGE1=2', false],
  ['AGE1=2', false],
])('an address with %s leaves an age to be confirmed: %s', (address, isUnsure) => {
  expect(leavesAgesUnsure(readQueryValues(new URLSearchParams(address)))).toBe(isUnsure);
});
