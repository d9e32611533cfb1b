import { expect, test } from 'vitest';
import { cities as citiesCall } from '#calls/content-cities.ts';
import { deriveCities, findCity, groupCities } from './city.ts';
import { cities, cityAnswer, fiveCities, origins } from './city-maker.test-data.ts';
import { locationsOf } from './locations.ts';

test('[S-3.3-01] a received city has the fields of the specification', () => {
  const item = citiesCall.answer.element.shape;
  for (const field of [
    'slug title isActive properties country regionOffice samoId secondLevel mainCity isUseAsLink showName',
  ][0]!.split(' ')) {
    expect(item).toHaveProperty(field);
  }
  expect(cityAnswer().properties).toEqual({ main: { market: 'ru' }, seo: { invariantName: 'Москва' } });
});

test('[S-3.3-02] [S-2.2-08] a city knows its names, its market and where it is chosen', () => {
  expect(cities.find(({ slug }) => slug === 'kazan')).toEqual({
    slug: 'kazan',
    value: 'kazan',
    label: 'Kazan',
    invariantName: 'Казань',
    secondLevel: 'kazan',
    subdomain: 'kazan',
    samoId: 5,
    market: 'ru',
    countryName: 'Russia',
    countryCode: 'ru',
    marketLink: 'https://site.ru',
    link: 'https://kazan.site.ru',
    linkCity: 'https://site.ru/?forceLocation=kazan',
    isMainCity: false,
    regionalOffice: true,
    showName: true,
  });
});

test('a city without a subdomain of its own is visited at the site of its market', () => {
  const spb = cities.find(({ slug }) => slug === 'spb');
  expect([spb?.subdomain, spb?.link]).toEqual(['', 'https://site.ru']);
});

test('the main city needs no subdomain, and a closed city or one without a site is none', () => {
  const [main] = deriveCities([cityAnswer({ mainCity: true, isUseAsLink: true })], origins);
  expect([main?.subdomain, main?.link]).toEqual(['', 'https://site.ru']);
  expect(deriveCities([cityAnswer({ isActive: false }), cityAnswer({ market: 'xx' })], origins)).toEqual([]);
});

test('cities come in the groups that pages ask for', () => {
  const groups = groupCities(cities, 'ru', 'spb');
  expect([...groups.byCountry.keys()]).toEqual(['Russia', 'Poland', 'Kazakhstan']);
  expect(groups.bySecondLevel.get('spb')?.[0]?.label).toBe('Saint Petersburg');
  expect(groups.bySlug.get('warsaw')?.[0]?.label).toBe('Warsaw');
  const labels = (listed: typeof cities) => listed.map(({ label }) => label);
  expect(labels(groups.mainCities)).toEqual(['Moscow', 'Warsaw', 'Almaty']);
  expect(labels(groups.regionalOffices)).toEqual(['Kazan']);
  expect(labels(groups.showNameCities)).toEqual(['Kazan']);
  expect(groups.currentGeoInc).toBe(3);
});

test('a slug that two markets have is the city of the own market', () => {
  const twins = deriveCities(
    [...fiveCities, cityAnswer({ market: 'kz', secondLevel: 'moscow', title: 'Other' })],
    origins,
  );
  expect(findCity(twins, 'kz', 'moscow')?.label).toBe('Other');
  expect(findCity(twins, 'ru', 'moscow')?.label).toBe('Moscow');
  expect(findCity(twins, 'pl', 'spb')?.label).toBe('Saint Petersburg');
  expect(findCity(twins, 'ru', 'atlantis')).toBeUndefined();
});

test('[S-3.3-04] a location of the picker has the fields of the specification', () => {
  const { mainCities } = locationsOf(cities, 'pl', 'en');
  expect(mainCities[0]).toMatchObject({
    invariantName: 'Warszawa',
    isMainCity: true,
    label: 'Warsaw',
    linkCity: 'https://site.pl/?forceLocation=warsaw',
    market: 'pl',
    secondLevel: 'warsaw',
    subdomain: '',
  });
});

test('[S-3.3-05] [S-2.6-11] locations are kept by country: that of the market first, the others by name', () => {
  const { countries, countriesList, countriesNames, mainCities } = locationsOf(cities, 'ru', 'en');
  expect(countriesNames).toEqual(['Russia', 'Kazakhstan', 'Poland']);
  expect(countriesList.map(({ name }) => name)).toEqual(countriesNames);
  expect(countries.Russia?.map(({ label }) => label)).toEqual(['Kazan', 'Moscow', 'Saint Petersburg']);
  expect(mainCities.map(({ label }) => label)).toEqual(['Moscow', 'Almaty', 'Warsaw']);
  expect(locationsOf(cities, 'pl', 'en').countriesNames).toEqual(['Poland', 'Kazakhstan', 'Russia']);
});
