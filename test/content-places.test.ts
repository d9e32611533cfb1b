import { expect, test } from 'vitest';
import { cities } from '#calls/content-cities.ts';
import {
  countries,
  countriesAttributes,
  countriesSimple,
  footerCountries,
} from '#calls/content-countries.ts';
import { openContentApi } from './content-test-api.ts';

const { db, apiOf, get, catalogue } = await openContentApi();

test('cities are told with their market, country and subdomain [S-3.3-01] [S-7.2-04]', async () => {
  expect(await get(cities, 'cities?lang=ru&sbProcess=1')).toEqual([
    {
      slug: 'riga',
      title: 'Рига',
      isActive: true,
      country: 'Латвия',
      countryCode: 'lv',
      regionOffice: true,
      samoId: 2,
      secondLevel: 'riga',
      mainCity: true,
      isUseAsLink: false,
      showName: true,
      properties: { main: { market: 'com' }, seo: { invariantName: 'Rīga' } },
    },
  ]);
  expect(await get(cities, 'cities?properties=main/market:com|main/mainCity:true')).toHaveLength(1);
  expect(await get(cities, 'cities?properties=main/market:pl')).toEqual([]);
  expect((await apiOf().ask('/b2c/cities?properties=market')).status).toBe(400);
});

test('countries are told with pictures, icons and a link to offers [S-3.5-01] [S-7.2-05]', async () => {
  const [turkey, ...others] = await get(countries, 'countries?lang=ru&currency=eur&townFrom=2');
  expect(others).toEqual([]);
  expect(turkey).toEqual({
    samoId: 3,
    slug: 'turkey',
    slugFull: 'turkey',
    title: 'Турция',
    isActive: true,
    pageType: 'country',
    visaRequirements: 0,
    pcrRequirements: 1,
    summary: '',
    miniDescription: 'Четыре моря',
    bannerImage: null,
    coverImage: '/media/turkey.svg',
    mainImage: '/media/turkey.svg',
    imageAltText: 'Бухта',
    bestPriceUrl: '/search/tours?STATEINC=3&TOWNFROM=2&CURRENCY=EUR',
    isPriority: true,
    mainAirportTownSamoId: 311,
    icons: {
      attributes: [1, 2, 3, 4].map((number) => ({ link: 'sun', value: `Причина ${number}` })),
      main: { flag: { link: '/flags/tr.svg' } },
    },
    properties: { main: { mainCountry: true } },
  });
  expect(await get(countries, 'countries?townFrom=77')).toEqual([]);
});

test('the countries of a market have their towns and tour types [S-3.5-04] [S-3.5-05] [S-7.2-06]', async () => {
  const [turkey] = await get(countriesSimple, 'CountriesSimple?market=com');
  expect(turkey).toEqual({
    samoId: 3,
    slug: 'turkey',
    slugFull: 'turkey',
    title: 'Türkiye',
    isActive: true,
    pageType: 'country',
    visaRequirements: 0,
    pcrRequirements: 1,
    flag: '/flags/tr.svg',
    tourTypes: ['beach', 'ski'],
    townFrom: [1, 2],
    townFromObjects: [{ townFrom: 2, townName: 'Riga', secondLevel: 'riga' }],
  });
  const count = async (query: string) => (await get(countriesSimple, `CountriesSimple?${query}`)).length;
  expect(await count('attributes=ski,moon')).toBe(1);
  expect(await count('attributes=moon')).toBe(0);
  expect(await count('fromSubDomain=riga')).toBe(1);
  expect(await count('fromSubDomain=tallinn')).toBe(0);
  // Hotels without flight are sold everywhere.
  expect(await get(countriesSimple, 'CountriesSimple?market=PL')).toMatchObject([{ townFrom: [1] }]);
  expect((await apiOf().ask('/b2c/CountriesSimple?market=xx')).status).toBe(400);

  await db.updateTable('state').set({ visa_required: true }).execute();
  await catalogue.refresh();
  expect((await get(countriesSimple, 'CountriesSimple'))[0]?.visaRequirements).toBe(1);
});

test('tour types are those that some country has [S-3.5-07] [S-7.2-08]', async () => {
  expect(await get(countriesAttributes, 'CountriesAttributes?market=com&townFrom=2&lang=ru')).toEqual([
    { key: 'beach', title: 'Пляж', icon: 'waves', orderNo: 1, countryCount: 1 },
    { key: 'ski', title: 'Лыжи', icon: '', orderNo: 2, countryCount: 1 },
  ]);
});

test('the foot of a page has countries by name, from the town asked for [S-3.5-08] [S-7.2-09]', async () => {
  const path = 'CountriesFooter?currency=EUR&townFrom=2';
  expect(await get(footerCountries, path)).toEqual([{ slug: 'turkey', title: 'Türkiye' }]);
  expect(await get(footerCountries, 'CountriesFooter?townFrom=77')).toEqual([]);
});
