import { expect, test } from 'vitest';
import { openMemory, openMemoryBudget } from './bounded-memory.ts';

test('what was not used for longest makes room, and what is too heavy for all of it is not kept', () => {
  const memory = openMemory<number>(10);
  memory.set('a', 1, 4);
  memory.set('b', 2, 4);
  expect(memory.get('a')).toBe(1);
  memory.set('c', 3, 4);
  expect(['a', 'b', 'c'].map(memory.get)).toEqual([1, undefined, 3]);
  memory.set('d', 4, 11);
  expect(['a', 'c', 'd'].map(memory.get)).toEqual([1, 3, undefined]);
});

test('what is kept anew weighs what it weighs now, and what is forgotten weighs nothing', () => {
  const memory = openMemory<number>(10);
  for (let time = 0; time < 5; time++) memory.set('a', time, 6);
  memory.set('b', 2, 4);
  expect([memory.get('a'), memory.get('b')]).toEqual([4, 2]);
  memory.delete('a');
  memory.set('c', 3, 6);
  expect([memory.get('b'), memory.get('c')]).toEqual([2, 3]);
  memory.clear();
  memory.set('d', 4, 10);
  expect([memory.get('b'), memory.get('d')]).toEqual([undefined, 4]);
});

test('memories with one budget have keys of their own, and what is oldest goes, anyone who keeps it', () => {
  const budget = openMemoryBudget(10);
  const [numbers, words] = [budget.open<number>(), budget.open<string>()];
  numbers.set('a', 1, 4);
  words.set('a', 'one', 4);
  expect([numbers.get('a'), words.get('a')]).toEqual([1, 'one']);
  words.set('b', 'two', 4);
  expect([numbers.get('a'), words.get('a'), words.get('b')]).toEqual([undefined, 'one', 'two']);
  words.clear();
  numbers.set('c', 3, 10);
  expect([numbers.get('c'), words.get('a'), words.get('b')]).toEqual([3, undefined, undefined]);
});
