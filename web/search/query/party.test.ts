import { expect, test } from 'vitest';
import { withChildren } from './party.ts';

test('a new child is 2 years old [W-2.9-21]', () => {
  expect(withChildren([6], 3)).toEqual([6, 2, 2]);
});

test('ages beyond the number of children are cleared, all of them where there are none [W-4-18] [W-4-19]', () => {
  expect(withChildren([6, 9, 11], 1)).toEqual([6]);
  expect(withChildren([6, 9], 0)).toEqual([]);
});
