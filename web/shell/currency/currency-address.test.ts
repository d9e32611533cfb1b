import { expect, test } from 'vitest';
import { addressInChosenCurrency } from './currency-address.ts';

test.each([
  ['/search/tours?STATEINC=3&CURRENCY=USD&COSTMIN=500&STARLIST=4,5', '/search/tours?STATEINC=3&STARLIST=4,5'],
  ['/search/tours?costmax=900&currency=usd', '/search/tours'],
  ['/tours/turkey/lara?ADULT=2&offer=claim', '/tours/turkey/lara?ADULT=2'],
  ['/', '/'],
])('a new currency leads from %s to %s', (from, to) => {
  expect(addressInChosenCurrency(from)).toBe(to);
});
