import { expect, test } from 'vitest';
import { namedCurrency, searchCurrency } from './search-currency.ts';

const inEuros = { currency: 'EUR', siteCurrency: 'EUR' };
const inDollars = { currency: 'USD', siteCurrency: 'EUR' };

test.each([
  ['no currency, no bounds', undefined, false, inEuros, undefined],
  ["the visitor's choice", 'USD', false, inDollars, undefined],
  ['another currency than the choice', 'EUR', false, inDollars, 'EUR'],
  ['a currency that nobody chose', 'USD', false, inEuros, 'USD'],
  ["bounds in the site's currency", undefined, true, inEuros, undefined],
  ['bounds that name no currency, for somebody who chose one', undefined, true, inDollars, 'EUR'],
  ['bounds in the chosen currency', 'USD', true, inDollars, 'USD'],
])(
  'of an address with %s the canonical one names the right currency',
  (_, named, hasCosts, currencies, expected) => {
    expect(searchCurrency(named, hasCosts, currencies)).toBe(expected);
  },
);

test('a currency is three letters of any case', () => {
  expect(['usd', 'USD', 'US', 'dollars', '', undefined].map(namedCurrency)).toEqual([
    'USD',
    'USD',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
