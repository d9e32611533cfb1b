import { expect, test } from 'vitest';
import { promoFor } from './promo-for.ts';

const promos = { slides: [{ id: 7 }, { id: 8 }], seen: [], isAsking: false, marketing: true };

test('a promo comes once: who has left one is shown the next', () => {
  expect(promoFor(promos)).toEqual({ id: 7 });
  expect(promoFor({ ...promos, seen: [7] })).toEqual({ id: 8 });
  expect(promoFor({ ...promos, seen: [8, 7] })).toBeUndefined();
});

test('a promo never lies over the question about cookies, and comes only where it may be remembered', () => {
  expect(promoFor({ ...promos, isAsking: true })).toBeUndefined();
  expect(promoFor({ ...promos, marketing: false })).toBeUndefined();
});
