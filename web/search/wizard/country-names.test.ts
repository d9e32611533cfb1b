import { expect, test } from 'vitest';
import { searchOptions } from '#web/ui/search-options.ts';
import { countryNames } from './country-names.ts';

test('a country is found by its name in another language than the page is in [W-3.2-30]', () => {
  const options = [
    { value: '3', name: 'Türkiye', additionalSearch: countryNames('tr') },
    { value: '4', name: 'Egypt', additionalSearch: countryNames('eg') },
  ];
  for (const typed of ['Турция', 'Turecko', 'Törökország', 'Turcja'])
    expect(searchOptions(options, typed)).toEqual([options[0]]);
});

test('what is no country has no names', () => {
  expect(countryNames('')).toEqual([]);
  expect(countryNames('xx')).toEqual([]);
});
