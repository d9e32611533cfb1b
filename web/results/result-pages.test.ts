import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagedQuery, pagePosition } from './result-pages.ts';

test('a page asks for everything up to it', () => {
  expect(pagedQuery(1)).toEqual({ PRICE_PAGE: 1, PARTITION_PRICE: 20, window: 20 });
  expect(pagedQuery(3)).toEqual({ PRICE_PAGE: 1, PARTITION_PRICE: 60, window: 60 });
});

test('beyond two hundred hotels a new list begins', () => {
  expect(pagedQuery(11)).toEqual({ PRICE_PAGE: 2, PARTITION_PRICE: 200, window: 20 });
  expect(pagePosition(11, 20, 281)).toMatchObject({ left: 61, next: 20, previousPage: 10 });
});

test('"show more" names what is left, and is gone at the end', () => {
  expect(pagePosition(1, 20, 287)).toMatchObject({ left: 267, next: 20, previousPage: undefined });
  expect(pagePosition(15, 87, 287)).toMatchObject({ left: 0, next: 0 });
});

test('going page by page shows every hotel exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), (total) => {
      const pages = Math.ceil(total / 20);
      const seen = new Set<number>();
      for (let page = 1; page <= pages; page++) {
        const { PRICE_PAGE, PARTITION_PRICE, window } = pagedQuery(page);
        const first = (PRICE_PAGE - 1) * PARTITION_PRICE;
        for (let i = first; i < Math.min(first + window, total); i++) seen.add(i);
      }
      expect(seen.size).toBe(total);
    }),
  );
});
