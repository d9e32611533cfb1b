import { expect, test } from 'vitest';
import { partyProblems, partyWithin, withChildren } from './party.ts';

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
