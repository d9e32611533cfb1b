import { expect, test } from 'vitest';
import { isOfSalesOffice } from './sales-office.ts';

const slug = 'solstice-office';

test.each([
  [{ hotelGroupSlug: slug }, ''],
  [{ adsSlug: slug }, ''],
  [{}, `?adsSlug=${slug}`],
  [{ country: 'egypt' }, `?TAB=1&hotelGroupSlug=${slug}`],
])('%j with the query %j is of the sales office [S-2.2-14] [S-2.2-15]', (params, search) => {
  expect(isOfSalesOffice(slug, params, search)).toBe(true);
});

test.each([
  [{ adsSlug: 'summer' }, ''],
  [{ country: slug }, ''],
  [{}, `?slug=${slug}`],
  [{}, ''],
])('%j with the query %j is not', (params, search) => {
  expect(isOfSalesOffice(slug, params, search)).toBe(false);
});
