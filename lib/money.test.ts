import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByLargestRemainder } from './money.ts';

test('a split by largest remainder loses nothing and no part strays a unit from its exact share', () => {
  const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (total, shares) => {
      const parts = splitByLargestRemainder(total, shares);
      const sum = shares.reduce((a, b) => a + b, 0);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      if (sum > 0)
        parts.forEach((part, i) => {
          expect(Math.abs(part - (total * shares[i]!) / sum)).toBeLessThan(1.0001);
        });
    }),
  );
});

test('100 over three equal shares gives the odd unit to the first', () => {
  expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
});
