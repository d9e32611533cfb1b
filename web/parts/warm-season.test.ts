import { expect, test } from 'vitest';
import { warmSeasons } from './warm-season.ts';

const sea = (...degrees: number[]) => degrees.map((each, index) => ({ month: index + 1, sea: each }));

test('water is warm from 20 whole degrees on, in one stretch of months', () => {
  expect(warmSeasons(sea(17, 16, 16, 17, 19.4, 19.5, 25, 27, 25, 23, 20, 18))).toEqual([[6, 11]]);
});

test('a season that goes over New Year is one, and warm all year is all of it', () => {
  expect(warmSeasons(sea(25, 25, 22, 19, 18, 17, 17, 17, 18, 19, 21, 24))).toEqual([[11, 3]]);
  expect(warmSeasons(sea(...Array.from({ length: 12 }, () => 28)))).toEqual([[1, 12]]);
  expect(warmSeasons(sea(...Array.from({ length: 12 }, () => 12)))).toEqual([]);
});
