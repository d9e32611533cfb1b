import { expect, test } from 'vitest';
import { createCacheBudget, createLruCache } from './lru-cache.ts';

test('the least recently used entry is evicted, and an entry beyond the bound is not cached', () => {
  const cache = createLruCache<number>(10);
  cache.set('a', 1, 4);
  cache.set('b', 2, 4);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3, 4);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual([1, undefined, 3]);
  cache.set('d', 4, 11);
  expect(['a', 'c', 'd'].map(cache.get)).toEqual([1, 3, undefined]);
  cache.set('a', 5, 11);
  expect(['a', 'c'].map(cache.get), 'what it replaces is outdated').toEqual([undefined, 3]);
});

test('an entry that is replaced has its new size, and one that is deleted has none', () => {
  const cache = createLruCache<number>(10);
  for (let time = 0; time < 5; time++) cache.set('a', time, 6);
  cache.set('b', 2, 4);
  expect([cache.get('a'), cache.get('b')]).toEqual([4, 2]);
  cache.delete('a');
  cache.set('c', 3, 6);
  expect([cache.get('b'), cache.get('c')]).toEqual([2, 3]);
  cache.clear();
  cache.set('d', 4, 10);
  expect([cache.get('b'), cache.get('d')]).toEqual([undefined, 4]);
});

test('sizes are rounded up, and an empty value has one', () => {
  const cache = createLruCache<string>(3);
  cache.set('', '', 0);
  cache.set('a', 'a', 1.05);
  expect([cache.get(''), cache.get('a')]).toEqual(['', 'a']);
  cache.set('b', 'b', 0);
  expect([cache.get(''), cache.get('a'), cache.get('b')]).toEqual([undefined, 'a', 'b']);
});

test('caches with one budget have keys of their own, and evict the oldest entry of any of them', () => {
  const budget = createCacheBudget(10);
  const [numbers, words] = [budget.createCache<number>(), budget.createCache<string>()];
  numbers.set('a', 1, 4);
  words.set('a', 'one', 4);
  expect([numbers.get('a'), words.get('a')]).toEqual([1, 'one']);
  words.set('b', 'two', 4);
  expect([numbers.get('a'), words.get('a'), words.get('b')]).toEqual([undefined, 'one', 'two']);
  expect(budget.stats()).toEqual({ hits: 4, misses: 1, size: 8 });
  words.clear();
  expect(budget.stats().size).toBe(0);
  numbers.set('c', 3, 10);
  expect([numbers.get('c'), words.get('a'), words.get('b')]).toEqual([3, undefined, undefined]);
});

test('a cache that is cleared leaves the others of its budget alone', () => {
  const budget = createCacheBudget(10);
  const [numbers, words] = [budget.createCache<number>(), budget.createCache<string>()];
  numbers.set('a', 1, 4);
  words.set('a', 'one', 4);
  words.set('a', 'uno', 5);
  words.clear();
  expect([numbers.get('a'), words.get('a'), budget.stats().size]).toEqual([1, undefined, 4]);
});
