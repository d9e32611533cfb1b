import { expect, test } from 'vitest';
import { roundLength } from './round-length.ts';

test('the scale of a map is a round length, at least half as long as there is room', () => {
  const most = [1, 1.9, 2, 49, 51, 99, 3_662, 1_999_999];
  expect(most.map(roundLength)).toEqual([1, 1, 2, 30, 50, 50, 3_000, 1_000_000]);
});
