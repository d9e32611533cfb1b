import { expect, test } from 'vitest';
import { nominalOf } from './nominal.ts';

test.each([
  [92.5, 1],
  [1, 1],
  [0.01, 1],
  [0.0099, 1_000],
  [0.001, 1_000],
  [0.0019, 1_000],
  [0.00007, 100_000],
  [0, 1],
])('at %d a currency is quoted by %d', (rate, nominal) => {
  expect(nominalOf(rate)).toBe(nominal);
});
