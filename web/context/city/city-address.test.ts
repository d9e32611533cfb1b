import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { type CityPage, cityAddress } from './city-address.ts';
import { cities } from './city-maker.test-data.ts';
import { locationsOf } from './locations.ts';

const locations = locationsOf(cities, 'ru', 'en').countriesList.flatMap((country) => country.locations);
const location = (slug: string) => locations.find(({ secondLevel }) => secondLevel === slug)!;
const russian = allSites.find(({ id }) => id === 'b2c-ru')!;

function page(address: string, more: Partial<CityPage> = {}): CityPage {
  const { pathname, search } = new URL(address, 'https://site.ru');
  return { site: russian, locale: 'ru', origin: 'https://site.ru', pathname, search, ...more };
}

test('[S-2.6-13] a city of the same market is chosen on the page itself; what was asked for stays, but the town', () => {
  expect(cityAddress(location('spb'), page('/search/tours?STATEINC=3&TOWNFROM=2&ADULT=1'))).toBe(
    '/search/tours?STATEINC=3&ADULT=1&forceLocation=spb',
  );
  expect(cityAddress(location('moscow'), page('/?forceLocation=spb'))).toBe('/?forceLocation=moscow');
});

test('[S-2.6-14] [S-2.2-08] a city of another market leads to its site and is chosen there', () => {
  expect(cityAddress(location('warsaw'), page('/search/tours?STATEINC=3'))).toBe(
    'https://site.pl/?forceLocation=warsaw',
  );
});

test('[S-2.2-11] [S-2.2-12] on the tours of a country the address has the city, unless it is the main one', () => {
  expect(cityAddress(location('spb'), page('/tours/turkey'))).toBe('/spb/tours/turkey?forceLocation=spb');
  expect(cityAddress(location('moscow'), page('/spb/tours/turkey'))).toBe(
    '/tours/turkey?forceLocation=moscow',
  );
  expect(cityAddress(location('spb'), page('/en/tours/turkey', { locale: 'en' }))).toBe(
    '/en/spb/tours/turkey?forceLocation=spb',
  );
  const withoutSubdomains = { ...russian, flags: { ...russian.flags, citySubdomains: false } };
  expect(cityAddress(location('spb'), page('/tours/turkey', { site: withoutSubdomains }))).toBe(
    '/tours/turkey?forceLocation=spb',
  );
});

test('a city with a subdomain of its own is chosen there, and every other one at the site without', () => {
  expect(cityAddress(location('kazan'), page('/personal-data'))).toBe(
    'https://kazan.site.ru/personal-data?forceLocation=kazan',
  );
  const inKazan = page('/personal-data', { origin: 'https://kazan.site.ru' });
  expect(cityAddress(location('spb'), inKazan)).toBe('https://site.ru/personal-data?forceLocation=spb');
  expect(cityAddress(location('kazan'), inKazan)).toBe('/personal-data?forceLocation=kazan');
});
