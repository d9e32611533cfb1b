import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { createHttpClient } from '#calls/http-client.ts';
import { allSites } from '#sites/all-sites.ts';
import { loadCities } from '#web/context/city/load-cities.ts';
import { clientContext, encryptedContext, localeContext, siteContext } from '#web/context/context.ts';
import { loader as loadDirections } from '#web/shell/directions/directions-page.tsx';
import { loader as loadGeo } from '#web/shell/places/geo-page.tsx';
import { openContentApi } from './content-test-api.ts';
import { named } from './named.ts';

const { db, apiOf, catalogue } = await openContentApi();

/** Beside Riga, the main city of the usual market: two of Poland, of which Gdańsk has a subdomain and an office. */
beforeAll(async () => {
  const gdansk = { name: named('Gdańsk', 'Гданьск'), latitude: 54.38, longitude: 18.47 };
  await db
    .insertInto('airport')
    .values({ code: 'GDN', iso2: 'PL', ...gdansk, town_name: gdansk.name, time_zone: 'Europe/Warsaw' })
    .execute();
  const polish = { market: 'pl', airport_code: 'GDN' };
  await db
    .insertInto('departure_town')
    .values([
      { ...polish, id: 6, slug: 'gdansk', name: gdansk.name },
      { ...polish, id: 7, slug: 'warsaw', name: named('Warsaw', 'Варшава'), is_main: true },
    ])
    .execute();
  await db
    .insertInto('city')
    .values([{ departure_town_id: 6, is_link: true, has_regional_office: true }, { departure_town_id: 7 }])
    .execute();
  await catalogue.refresh();
});

/** A visit of a page, and the calls that it makes. */
function visit(siteId = 'b2c-com') {
  const asked: URL[] = [];
  const site = allSites.find(({ id }) => id === siteId)!;
  const context = new RouterContextProvider();
  context.set(siteContext, { ...site, flags: { ...site.flags, cityPicker: false } });
  context.set(localeContext, 'en');
  context.set(encryptedContext, false);
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url));
    return apiOf(siteId).ask(url);
  };
  context.set(
    clientContext,
    createHttpClient({ fetch, root: 'http://localhost', lang: 'en', mainLocale: site.mainLocale }),
  );
  const args = (path: string) => {
    const url = new URL(path, 'http://localhost:3000');
    return { context, url, request: new Request(url), params: {}, pattern: '' };
  };
  return { context, asked, args };
}

test('a city knows its names, its market and where it is visited and chosen [S-3.3-02]', async () => {
  const cities = await loadCities(visit().context, 'localhost:3000');
  expect(cities.find(({ slug }) => slug === 'gdansk')).toEqual({
    slug: 'gdansk',
    value: 'gdansk',
    label: 'Gdańsk',
    invariantName: 'Gdańsk',
    secondLevel: 'gdansk',
    subdomain: 'gdansk',
    samoId: 6,
    market: 'pl',
    countryName: 'Poland',
    countryCode: 'pl',
    marketLink: 'http://pl.localhost:3000',
    link: 'http://gdansk.pl.localhost:3000',
    linkCity: 'http://pl.localhost:3000/?forceLocation=gdansk',
    isMainCity: false,
    regionalOffice: true,
    showName: false,
  });
});

test('the picker has the cities of each country, the own one first, and the main ones apart [S-3.3-04] [S-3.3-05]', async () => {
  const { args } = visit('b2c-pl');
  const { locations } = await loadGeo(args('/geo'));
  expect(locations.countriesNames).toEqual(['Poland', 'Latvia']);
  expect(locations.countriesList.map(({ name }) => name)).toEqual(['Poland', 'Latvia']);
  expect(locations.countries.Poland?.map(({ label }) => label)).toEqual(['Gdańsk', 'Warsaw']);
  expect(locations.mainCities.map(({ label }) => label)).toEqual(['Warsaw', 'Riga']);
  expect(locations.mainCities[1]).toMatchObject({
    invariantName: 'Rīga',
    isMainCity: true,
    label: 'Riga',
    linkCity: 'http://localhost:3000/?forceLocation=riga',
    market: 'com',
    secondLevel: 'riga',
    subdomain: '',
  });
});

test('the countries of a market are asked for once, with the market [S-7.2-07]', async () => {
  for (const market of ['com', 'pl']) {
    const { args, asked } = visit(`b2c-${market}`);
    const { countries } = await loadDirections(args('/directions'));
    const simple = asked.filter(({ pathname }) => pathname.endsWith('/CountriesSimple'));
    expect(simple.map(({ searchParams }) => searchParams.get('market'))).toEqual([market]);
    expect(countries.map(({ slug }) => slug)).toEqual(['turkey']);
  }
});
