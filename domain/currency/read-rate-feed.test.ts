import { expect, test } from 'vitest';
import { readRateFeed } from './read-rate-feed.ts';

test('a row a day has what each currency is for one euro; what is unknown is left out', () => {
  const feed = 'Date,USD,PLN,RUB,\n2026-04-13,1.1684,4.2543,N/A,\n2026-04-10,1.17,,N/A,\n';
  expect(readRateFeed(feed)).toEqual([
    { currency: 'USD', date: '2026-04-13', perEuro: 1.1684 },
    { currency: 'PLN', date: '2026-04-13', perEuro: 4.2543 },
    { currency: 'USD', date: '2026-04-10', perEuro: 1.17 },
  ]);
});

test('a row a currency may be of a hundred units, and of any bank’s own money', () => {
  const feed =
    'date,currency,nominal,rate,base\n2026-04-13,EUR,1,90,RUB\n2026-04-13,KZT,100,18,RUB\n2026-04-13,USD,1,75,RUB\n2026-04-13,RUB,1,1,RUB\n';
  expect(readRateFeed(feed)).toEqual([
    { currency: 'RUB', date: '2026-04-13', perEuro: 90 },
    { currency: 'KZT', date: '2026-04-13', perEuro: 500 },
    { currency: 'USD', date: '2026-04-13', perEuro: 1.2 },
  ]);
});

test.each([
  ['', 'line 1: is empty: a header line is expected'],
  [
    'code,USD\n',
    'line 1, column code: the columns are Date and codes of currencies, or date,currency,nominal,rate,base',
  ],
  ['Date,USD\n13.04.2026,1\n', 'line 2, column date: not a date like 2027-06-30 ("13.04.2026")'],
  ['Date,USD\n2026-04-13,free\n', 'line 2, column USD: not more than 0 ("free")'],
  ['Date,USD\n2026-04-13,0\n', 'line 2, column USD: not more than 0 ("0")'],
  ['date,currency,nominal,rate\n', 'line 1, column base: the column is missing'],
  [
    'date,currency,nominal,rate,base\n2026-04-13,USD,0,75,RUB\n',
    'line 2, column nominal: not more than 0 ("0")',
  ],
  [
    'date,currency,nominal,rate,base\n2026-04-13,USD,1,75,RUB\n',
    'line 2, column currency: the euro of 2026-04-13 is missing',
  ],
])('%j is refused: %s', (feed, reason) => {
  expect(() => readRateFeed(feed)).toThrow(reason);
});
