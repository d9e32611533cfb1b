import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { archiveQuery, readArchive } from './archive-question.ts';

const site = { currency: 'EUR', otherCurrencies: ['USD', 'PLN'] } as const;
const read = (query: string) => readArchive(new URLSearchParams(query), site, plainDate('2026-11-21'));

test('[S-2.11-12] [S-2.11-13] an address that says nothing asks for the last year of the first currency, twelve days a page, the latest first', () => {
  expect(read('')).toEqual({
    question: {
      currency: 'USD',
      from: '2025-11-21',
      to: '2026-11-21',
      page: 1,
      size: 12,
      sort: 'date',
      direction: 'desc',
      tab: 'table',
    },
    faults: {},
    typed: { from: '2025-11-21', to: '2026-11-21' },
  });
});

test('[S-2.11-09] [S-2.11-10] [S-2.11-11] every part of the question stands in the address', () => {
  const { question, faults } = read(
    'currency=985&cDateBeg=02.01.2026&cDateEnd=20260301&currencyPaginationPage=3&currencyPaginationCountBy=30&currencyFieldSort=change&currencySortBy=ASC&tab=chart',
  );
  expect(faults).toEqual({});
  expect(question).toEqual({
    currency: 'PLN',
    from: '2026-01-02',
    to: '2026-03-01',
    page: 3,
    size: 30,
    sort: 'change',
    direction: 'asc',
    tab: 'chart',
  });
});

test.each([
  ['currency=XXX', { currency: 'currency' }],
  ['currency=EUR', { currency: 'currency' }],
  ['cDateBeg=2026-02-30', { from: 'day' }],
  ['cDateEnd=soon', { to: 'day' }],
  ['cDateBeg=2026-11-20&cDateEnd=2026-11-19', { to: 'order' }],
  ['cDateBeg=2016-11-12', { to: 'long' }],
  ['cDateBeg=2016-11-13', {}],
  ['cDateBeg=2026-11-21&cDateEnd=2026-11-21', {}],
])('%s has the faults %o', (query, faults) => {
  expect(read(query).faults).toEqual(faults);
});

test('what was typed stays as it was, and a day that is still to come is today', () => {
  expect(read('cDateBeg=soon&cDateEnd=2030-01-01').typed).toEqual({ from: 'soon', to: '2026-11-21' });
});

test('what there is not is the usual', () => {
  const query = 'tab=map&currencyFieldSort=name&currencySortBy=up&currencyPaginationCountBy=13';
  expect(read(`${query}&currencyPaginationPage=0`)).toEqual(read(''));
});

test('another question begins with its first page, and keeps what else the address says', () => {
  const search = '?currency=PLN&currencyPaginationPage=4&utm_source=mail&xapi=1';
  expect(archiveQuery(search, { sort: 'rate' })).toBe('?currency=PLN&utm_source=mail&currencyFieldSort=rate');
  expect(archiveQuery(search, { page: 5 })).toContain('currencyPaginationPage=5');
});
