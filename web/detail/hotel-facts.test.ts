import { expect, test } from 'vitest';
import { distancesOf, topAttributes } from './hotel-facts.ts';

const attribute = (inc: number, value: string, kind = 'distance') => ({
  inc,
  value,
  kind,
  code: `a${inc}`,
  name: `A${inc}`,
  icon: null,
});

test('attributes 53, 51 and 52 are the ways to the beach, the airport and the centre', () => {
  const attributes = [attribute(53, '150'), attribute(51, '62000'), attribute(52, 'far')];
  expect(distancesOf(attributes)).toEqual({ beach: 150, airport: 62_000, centre: undefined });
});

test('the header shows the top six [W-2.11-25]', () => {
  const flags = [1, 2, 3, 4, 5, 6, 7].map((inc) => attribute(inc, '', 'flag'));
  expect(topAttributes([attribute(53, '150'), ...flags]).map(({ inc }) => inc)).toEqual([1, 2, 3, 4, 5, 6]);
});
