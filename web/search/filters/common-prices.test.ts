import { expect, test } from 'vitest';
import { commonPrices } from './common-prices.ts';

test('most hotels cost what the narrowest half of them costs', () => {
  expect(commonPrices({ min: 1000, max: 2000, buckets: [1, 2, 9, 8, 1, 1, 1, 0, 0, 1] })).toEqual({
    from: 1200,
    to: 1400,
  });
});

test('one price is the whole range, and no hotel breaks nothing', () => {
  expect(commonPrices({ min: 500, max: 500, buckets: [3] })).toEqual({ from: 500, to: 500 });
  expect(commonPrices({ min: 0, max: 0, buckets: [] })).toEqual({ from: 0, to: 0 });
});
