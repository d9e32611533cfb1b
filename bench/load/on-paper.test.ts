import { expect, test } from 'vitest';
import { mostOnPaper, type PageCost } from './on-paper.ts';

const cost: PageCost = {
  drawing: 10,
  'main thread': 0.5,
  search: 5,
  memory: 1,
  'other threads': 0.5,
  PostgreSQL: 100,
};

test('a machine does no more than its cores, nor than the threads of any part', () => {
  expect(mostOnPaper(cost, { cores: 2, workers: 2 }), 'two cores, 17 ms a page').toBeCloseTo(2_000 / 17);
  expect(mostOnPaper(cost, { cores: 8, workers: 1 }), 'one thread draws').toBe(100);
  expect(mostOnPaper(cost, { cores: 8, workers: 2 })).toBe(200);
  expect(mostOnPaper({ ...cost, search: 40 }, { cores: 64, workers: 63 }), 'four threads search').toBe(100);
  expect(mostOnPaper({ ...cost, 'main thread': 20 }, { cores: 64, workers: 63 }), 'one passes on').toBe(50);
});
