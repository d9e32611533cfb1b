import { expect, test } from 'vitest';
import type { AirportEntry, DepartureTownEntry, Directory } from '#domain/catalogue/directory.ts';
import { findPlace } from './find-place.ts';

const airport = (code: string, latitude: number, longitude: number): [string, AirportEntry] => [
  code,
  {
    code,
    iso2: 'RU',
    name: { en: code, ru: code },
    townName: { en: code, ru: code },
    latitude,
    longitude,
    timeZone: 'UTC',
  },
];

let id = 1;
const town = (market: string, slug: string, airportCode: string, isMain = false): DepartureTownEntry => ({
  id: ++id,
  market,
  slug,
  name: { en: slug, ru: slug },
  nameFrom: null,
  airportCode,
  isMain,
});

const towns = [
  town('ru', 'kazan', 'KZN'),
  town('ru', 'moscow', 'SVO', true),
  town('ru', 'spb', 'LED'),
  town('pl', 'warsaw', 'WAW', true),
  town('pl', 'gdansk', 'GDN'),
  town('com', 'london', 'LHR', true),
];

const moment = {
  directory: {
    airports: new Map([
      airport('KZN', 55.61, 49.28),
      airport('SVO', 55.97, 37.41),
      airport('LED', 59.8, 30.26),
      airport('WAW', 52.17, 20.97),
      airport('GDN', 54.38, 18.47),
      airport('LHR', 51.47, -0.46),
    ]),
    departureTowns: new Map(towns.map((each) => [each.id, each])),
  } as unknown as Directory, // the rest of it is not read
};

const ru = { market: 'ru', country: 'RU' } as const;
const com = { market: 'com', country: 'GB' } as const;

function find(site: typeof ru | typeof com, place: Parameters<typeof findPlace>[1]['place']) {
  const found = findPlace(moment, { site, place });
  return found && { slug: found.town.slug, market: found.town.market, iso2: found.iso2 };
}

test('a position gives the nearest departure town of the market of its country', () => {
  const pskov = { iso2: 'ru', position: { latitude: 57.82, longitude: 28.33 } };
  expect(find(ru, pskov)).toEqual({ slug: 'spb', market: 'ru', iso2: 'ru' });
  // Nearer to Gdańsk than to any Russian town, but its tours are sold in another market.
  const kaliningrad = { iso2: 'ru', position: { latitude: 54.71, longitude: 20.51 } };
  expect(find(ru, kaliningrad)?.slug).toBe('spb');
  const sopot = { iso2: 'pl', position: { latitude: 54.44, longitude: 18.56 } };
  expect(find(ru, sopot)).toEqual({ slug: 'gdansk', market: 'pl', iso2: 'pl' });
});

test('a country alone gives the main city of its market', () => {
  expect(find(com, { iso2: 'pl', position: undefined })).toEqual({
    slug: 'warsaw',
    market: 'pl',
    iso2: 'pl',
  });
  expect(find(com, { iso2: 'ru', position: undefined })?.slug).toBe('moscow');
});

test('in a country without a market the town is one of the site: the nearest, or the main one', () => {
  const omsk = { iso2: 'mn', position: { latitude: 54.99, longitude: 73.37 } };
  expect(find(ru, omsk)).toEqual({ slug: 'kazan', market: 'ru', iso2: 'mn' });
  expect(find(ru, { iso2: 'us', position: undefined })).toEqual({ slug: 'moscow', market: 'ru', iso2: 'us' });
});

test('an address that tells nothing gives the main city of the site, and its country', () => {
  expect(find(ru, undefined)).toEqual({ slug: 'moscow', market: 'ru', iso2: 'ru' });
  expect(find(com, undefined)).toEqual({ slug: 'london', market: 'com', iso2: 'gb' });
});

test('a market that nothing is sold in yet leaves its visitors to the site', () => {
  expect(find(ru, { iso2: 'lv', position: undefined })).toEqual({ slug: 'moscow', market: 'ru', iso2: 'lv' });
});
