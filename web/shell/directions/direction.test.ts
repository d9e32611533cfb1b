import { expect, test } from 'vitest';
import { countriesAttributes, countriesSimple, type SimpleCountryAnswer } from '#calls/content-countries.ts';
import { allSites } from '#sites/all-sites.ts';
import { directionsOf, ofTourTypes } from './direction.ts';
import { directionAddress } from './direction-address.ts';

const country = (fields: Partial<SimpleCountryAnswer> = {}): SimpleCountryAnswer => ({
  samoId: 3,
  slug: 'turkey',
  slugFull: 'turkey',
  title: 'Türkiye',
  isActive: true,
  pageType: 'country',
  visaRequirements: 0,
  pcrRequirements: 0,
  flag: '/flags/tr.svg',
  tourTypes: [],
  townFrom: [2],
  townFromObjects: [],
  ...fields,
});

const words = {
  requirements: { visa: 'Visa needed', noVisa: 'No visa', test: 'Test needed' },
  linkOf: ({ slug }: { slug: string }) => `/tours/${slug}`,
};

test('[S-3.5-04] a simple country has the fields of the specification', () => {
  const item = countriesSimple.answer.element.shape;
  const fields =
    'flag isActive pcrRequirements samoId slug slugFull title tourTypes townFrom townFromObjects visaRequirements';
  for (const field of fields.split(' ')) expect(item).toHaveProperty(field);
});

test('[S-3.5-06] a direction has its name, flag, requirements and address', () => {
  expect(directionsOf([country()], words)).toEqual([
    {
      slug: 'turkey',
      title: 'Türkiye',
      flag: '/flags/tr.svg',
      requirementsText: 'No visa',
      link: '/tours/turkey',
      inc: 3,
      tourTypes: [],
      isCruise: false,
    },
  ]);
});

test('[S-3.5-05] a visa is needed where the requirement is 1, and nowhere else', () => {
  const text = (fields: Partial<SimpleCountryAnswer>) =>
    directionsOf([country(fields)], words)[0]?.requirementsText;
  expect(text({ visaRequirements: 1 })).toBe('Visa needed');
  expect(text({ visaRequirements: 2 })).toBe('No visa');
  expect(text({ visaRequirements: 1, pcrRequirements: 1 })).toBe('Visa needed · Test needed');
});

test('[S-3.5-03] cruises are told from countries; what is not active is no direction', () => {
  const [liners] = directionsOf([country({ pageType: 'cruise' })], words);
  expect(liners).toMatchObject({ isCruise: true, requirementsText: '' });
  expect(directionsOf([country({ isActive: false })], words)).toEqual([]);
});

test('[S-3.5-07] a tour type has a key, a title, an icon and its place', () => {
  for (const field of ['key', 'title', 'icon', 'orderNo', 'countryCount']) {
    expect(countriesAttributes.answer.element.shape).toHaveProperty(field);
  }
});

test('[S-2.8-06] the filter leaves countries with one of the chosen tour types; without a choice all', () => {
  const listed = directionsOf(
    [
      country({ slug: 'turkey', tourTypes: ['beach', 'family'] }),
      country({ slug: 'austria', tourTypes: ['ski'] }),
      country({ slug: 'italy' }),
    ],
    words,
  );
  const slugs = (chosen: string[]) => ofTourTypes(listed, chosen).map(({ slug }) => slug);
  expect(slugs(['beach'])).toEqual(['turkey']);
  expect(slugs(['beach', 'ski'])).toEqual(['turkey', 'austria']);
  expect(slugs([])).toEqual(['turkey', 'austria', 'italy']);
});

const site = (id: string) => allSites.find((each) => each.id === id)!;

test('[S-2.8-02] [S-2.8-03] on the consumer site a direction leads to its tours, from the city where it is not the main one', () => {
  const russian = site('b2c-ru');
  expect(directionAddress(country(), russian, { slug: 'spb', isOurs: true })).toBe('/spb/tours/turkey');
  expect(directionAddress(country(), russian, { slug: 'moscow', isOurs: true })).toBe('/tours/turkey');
  expect(directionAddress(country(), russian, { slug: 'warsaw', isOurs: false })).toBe('/tours/turkey');
  expect(directionAddress(country(), russian, undefined)).toBe('/tours/turkey');
});

test('[S-2.8-04] elsewhere it leads to the country itself', () => {
  expect(directionAddress(country(), site('b2b-ru'), { slug: 'spb', isOurs: true })).toBe(
    '/countries/turkey',
  );
});
