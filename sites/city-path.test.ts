import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { cityPrefix, countryToursIn, readCountryTours } from './city-path.ts';

const site = allSites.find(({ id }) => id === 'b2c-ru')!;
const without = { ...site, flags: { ...site.flags, citySubdomains: false } };

test('[S-2.8-03] a city is in the address where cities have subdomains and it is not the main one', () => {
  expect(cityPrefix(site, 'spb')).toBe('/spb');
  expect(cityPrefix(site, 'moscow')).toBe('');
  expect(cityPrefix(site, undefined)).toBe('');
  expect(cityPrefix(without, 'spb')).toBe('');
});

test('the tours of a country are read back from their address', () => {
  expect(readCountryTours(site, countryToursIn(site, 'spb', 'turkey'))).toEqual({
    citySlug: 'spb',
    countrySlug: 'turkey',
  });
  expect(readCountryTours(site, '/en/spb/tours/turkey')?.citySlug).toBe('spb');
  expect(readCountryTours(site, '/tours/turkey')).toEqual({ citySlug: undefined, countrySlug: 'turkey' });
  expect(readCountryTours(site, '/en/tours/turkey')?.citySlug).toBeUndefined();
});

test('no other page is taken for them', () => {
  for (const path of ['/', '/tours', '/tours/turkey/marenza', '/search/tours', '/a/b/tours/turkey']) {
    expect(readCountryTours(site, path)).toBeUndefined();
  }
  expect(readCountryTours(without, '/spb/tours/turkey')).toBeUndefined();
});
