import { expect, test } from 'vitest';
import { withHistory, withoutHistory } from './history-address.ts';
import { historyCurrency } from './history-currency.ts';

test.each([
  ['modalCurrencyRatesDetail=true&currentCurrency=USD', 'USD'],
  ['modalCurrencyRatesDetail=1&currentCurrency=usd', 'USD'],
  ['modalCurrencyRatesDetail=&currentCurrency=840', 'USD'],
  ['modalCurrencyRatesDetail=false&currentCurrency=USD', undefined],
  ['modalCurrencyRatesDetail=true&currentCurrency=XYZ', undefined],
  ['modalCurrencyRatesDetail=true', undefined],
  ['currentCurrency=USD', undefined],
])('[S-2.11-02] [S-3.6-02] the query %s opens the history of %s', (query, currency) => {
  expect(historyCurrency(new URLSearchParams(query))).toBe(currency);
});

test('[S-2.11-03] closing removes both parameters and leaves the question of the page', () => {
  const question = '?STATEINC=3&STARLIST=4,5';
  const opened = withHistory(question, 'EUR');
  expect(opened).toBe('?STATEINC=3&STARLIST=4,5&modalCurrencyRatesDetail=true&currentCurrency=EUR');
  expect(withoutHistory(opened)).toBe(question);
  expect(withHistory(opened, 'USD')).toBe(withHistory(question, 'USD'));
});

test('[S-2.2-07] how the page was made does not stick to the way to a history, nor to the way back', () => {
  const asked = '?xapi=dev&STATEINC=3&Locale=ru';
  expect(withHistory(asked, 'EUR')).toBe('?STATEINC=3&modalCurrencyRatesDetail=true&currentCurrency=EUR');
  expect(withoutHistory(asked)).toBe('?STATEINC=3');
});
