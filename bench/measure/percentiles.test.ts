import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile, summarise } from './percentiles.ts';

test('a percentile is the nearest rank: of 1 to 100 the 95th is 95', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([50, 95, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 50)).toBe(7);
  expect(() => percentile([], 50)).toThrow('No samples');
});

test('at least the named share of samples does not exceed a percentile, and fewer stay below it', () => {
  const samples = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 });
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 100 }), (unsorted, percent) => {
      const sorted = [...unsorted].sort((a, b) => a - b);
      const found = percentile(sorted, percent);
      const needed = (percent / 100) * sorted.length;
      expect(sorted.filter((one) => one <= found).length).toBeGreaterThanOrEqual(needed);
      expect(sorted.filter((one) => one < found).length).toBeLessThan(needed);
    }),
  );
});

test('a summary takes samples in any order', () => {
  expect(summarise([3, 1, 2])).toEqual({ p50: 2, p95: 3, p99: 3, longest: 3, mean: 2 });
});
