import { expect, test } from 'vitest';
import { priceTags } from './price-tags.ts';

test('the tags of prices are those of the rouble that the search names', () => {
  expect(priceTags('RUB')).toEqual([100_000, 150_000, 200_000, 250_000]);
});

test('a currency that no site sells in has none', () => {
  expect(priceTags('XAU')).toEqual([]);
});
