import { expect, test } from 'vitest';
import type { CountryAnswer } from '#calls/content-countries.ts';
import { countryCard } from './country-card.ts';

const turkey = (icons: string[]): CountryAnswer => ({
  samoId: 3,
  slug: 'turkey',
  slugFull: 'countries/turkey',
  title: 'Türkiye',
  isActive: true,
  pageType: 'country',
  visaRequirements: 0,
  pcrRequirements: 0,
  summary: '',
  miniDescription: 'Four seas',
  bannerImage: null,
  coverImage: null,
  mainImage: '/media/turkey.svg',
  imageAltText: '',
  bestPriceUrl: '',
  isPriority: true,
  mainAirportTownSamoId: null,
  icons: { attributes: icons.map((value) => ({ link: 'sun', value })), main: { flag: { link: '' } } },
  properties: { main: { mainCountry: true } },
});

test.each([
  [['Sea'], ['Sea']],
  [
    ['Sea', 'Sights', 'Spa', 'Skiing', 'Diving'],
    ['Sea', 'Sights', 'Spa'],
  ],
])('[S-3.5-02] of the icons %j a card shows %j', (icons, shown) => {
  expect(countryCard(turkey(icons)).icons.map(({ value }) => value)).toEqual(shown);
});

test('a card leads to the tours of its country', () => {
  expect(countryCard(turkey([]))).toMatchObject({ path: '/countries/turkey', text: 'Four seas' });
});
