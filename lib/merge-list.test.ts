import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeList } from './merge-list.ts';

test('what either place has added is in the list, what either has taken out is not', () => {
  expect(mergeList([1, 2, 3], [1, 2], [2, 4])).toEqual([2, 3, 4]);
  expect(mergeList([2], [1, 2], [1, 2, 3])).toEqual([2, 3]);
  expect(mergeList([7, 8], [], [8, 9])).toEqual([7, 8, 9]);
});

test('where only one place has changed anything its list is the list, order and all', () => {
  expect(mergeList([1, 2, 3], [1, 2, 3], [3, 1])).toEqual([3, 1]);
  expect(mergeList([3, 1], [1, 2, 3], [1, 2, 3])).toEqual([3, 1]);
});

test('a hotel is in the list once, whatever was done where', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(list, list, list, (stored, before, after) => {
      const merged = mergeList(stored, before, after);
      expect(new Set(merged).size).toBe(merged.length);
      for (const inc of merged) expect(stored.includes(inc) || after.includes(inc)).toBe(true);
    }),
  );
});

test('a list ten times as long takes nowhere near a hundred times as long to merge', () => {
  const secondsFor = (length: number) => {
    const list = (from: number) => Array.from({ length }, (_, at) => from + at);
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now();
      expect(mergeList(list(0), list(length / 2), list(0.9 * length))).toHaveLength(length);
      return performance.now() - before;
    });
    return Math.min(...times);
  };
  secondsFor(10_000);
  expect(secondsFor(200_000) / secondsFor(20_000)).toBeLessThan(50);
});
