import { expect, test } from 'vitest';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { zipf } from './search-questions.ts';

test('of 400 questions the first is asked twice as often as the second, and the last now and then', () => {
  const questions = Array.from({ length: 400 }, (_, index) => index);
  const next = zipf(questions, seededRandom(1));
  const asked = new Array<number>(400).fill(0);
  for (let i = 0; i < 100_000; i++) asked[next()]!++;
  expect(asked[0]! / asked[1]!).toBeCloseTo(2, 0);
  expect(asked[0]! / 100_000).toBeCloseTo(1 / 6.57, 1);
  expect(asked.every((times) => times > 0)).toBe(true);
});
