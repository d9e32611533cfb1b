import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
])('on page %d of %d one can go to %o', (page, pageCount, pages) => {
  expect(pagesAround(page, pageCount)).toEqual(pages);
});
