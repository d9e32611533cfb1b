import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { currencies, currenciesWith, currencySymbol, findCurrency } from './currencies.ts';

test.each([
  ['RUB', '₽'],
  ['USD', '$'],
  ['EUR', '€'],
  ['KZT', '₸'],
  ['KGS', 'сoм'],
  ['PLN', 'zł'],
  ['UZS', 'сум'],
  ['UAH', '₴'],
  ['HUF', 'Ft'],
  ['CZK', 'Kč'],
  ['AZN', '₼'],
  ['INR', '₹'],
])('[S-3.6-04] the symbol of %s is %s', (slug, symbol) => {
  expect(currencySymbol(slug, 'EUR')).toBe(symbol);
});

test('[S-3.6-04] the middle letter of the Kyrgyz som is a Latin o between Cyrillic letters', () => {
  expect([...currencySymbol('KGS', 'KGS')].map((letter) => letter.codePointAt(0))).toEqual([
    0x441, 0x6f, 0x43c,
  ]);
});

test('[S-3.6-05] the Belarusian rouble is руб. on a site that sells in it and BYN elsewhere', () => {
  expect(currencySymbol('BYN', 'BYN')).toBe('руб.');
  expect(currencySymbol('BYN', 'RUB')).toBe('BYN');
});

test('[S-3.6-02] a currency is found by its slug or its numeric id', () => {
  expect(findCurrency('pln')).toEqual({ slug: 'PLN', inc: 985 });
  expect(findCurrency(985)?.slug).toBe('PLN');
  expect(findCurrency('985')?.slug).toBe('PLN');
  expect(findCurrency('XXX')).toBeUndefined();
  expect(findCurrency('')).toBeUndefined();
});

test('a deployment brings the ids of its own books', () => {
  const own = currenciesWith({ EUR: 2 });
  expect(findCurrency(2, own)?.slug).toBe('EUR');
  expect(findCurrency(978, own)).toBeUndefined();
  expect(own).toHaveLength(13);
});

test('every site sells in a supported currency', () => {
  for (const { currency } of allSites) expect(currencies.map(({ slug }) => slug)).toContain(currency);
});
