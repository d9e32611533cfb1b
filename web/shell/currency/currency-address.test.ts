import { expect, test } from 'vitest';
import { addressInChosenCurrency, currencyOfBounds } from './currency-address.ts';

test.each([
  ['/search/tours?STATEINC=3&CURRENCY=USD&COSTMIN=500&STARLIST=4,5', '/search/tours?STATEINC=3&STARLIST=4,5'],
  ['/search/tours?costmax=900&currency=usd', '/search/tours'],
  ['/tours/turkey/lara?ADULT=2&offer=claim', '/tours/turkey/lara?ADULT=2'],
  ['/', '/'],
])('a new currency leads from %s to %s', (from, to) => {
  expect(addressInChosenCurrency(from)).toBe(to);
});

test.each([
  ['/search/tours?STATEINC=3&COSTMAX=100000', '/search/tours?STATEINC=3&COSTMAX=1028&CURRENCY=EUR'],
  [
    '/search/tours?costmin=999&COSTMAX=0&currency=RUB&A=1',
    '/search/tours?A=1&COSTMIN=10&COSTMAX=0&CURRENCY=EUR',
  ],
  ['/search/tours?COSTMAX=cheap&A=1', '/search/tours?A=1'],
  ['/search/tours?CURRENCY=RUB&A=1', '/search/tours?A=1'],
])('bounds of a price keep what was inside them when they are converted: %s to %s', (from, to) => {
  expect(addressInChosenCurrency(from, { to: 'EUR', rate: 0.010271 })).toBe(to);
});

test('bounds are said in the currency that the address names, or in that of the site', () => {
  expect(currencyOfBounds('/search/tours?COSTMAX=9&CURRENCY=USD', 'RUB')).toBe('USD');
  expect(currencyOfBounds('/search/tours?costmin=9', 'RUB')).toBe('RUB');
  expect(currencyOfBounds('/search/tours?CURRENCY=USD', 'RUB')).toBeUndefined();
});
