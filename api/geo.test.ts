import { expect, test } from 'vitest';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { allSites } from '#sites/all-sites.ts';
import { registerGeo } from './geo.ts';
import { testApi } from './test-api.ts';

const town = (id: number, market: string, slug: string, name: Record<string, string>) => [
  id,
  { id, market, slug, name: { en: '', ru: '', ...name }, airportCode: null, isMain: true },
];

const moment = {
  directory: {
    airports: new Map(),
    departureTowns: new Map([
      town(2, 'ru', 'moscow', { en: 'Moscow', ru: 'Москва' }),
      town(23, 'pl', 'warsaw', { en: 'Warsaw', ru: 'Варшава', pl: 'Warszawa' }),
    ] as [number, object][]),
  },
} as unknown as CatalogueMoment; // nothing else of the catalogue is read

const russian = allSites.find(({ id }) => id === 'b2c-ru')!;

const geoAt = (address: string) =>
  testApi(
    (api) =>
      registerGeo(api, {
        catalogue: { current: () => moment },
        addressPlaces: {
          placeOf: (asked) => (asked === '212.77.98.9' ? { iso2: 'pl', position: undefined } : undefined),
        },
      }),
    { site: russian, address },
  );

test('[S-3.4-02] [S-7.2-21] the answer has the nearest town, the country, the subdomain and the address', async () => {
  const answer = await geoAt('212.77.98.9').ask('/b2c/geo?lang=en&mockVariant=1');
  expect(await answer.json()).toEqual({
    ip: '212.77.98.9',
    country_code2: 'pl',
    nearestTown: { townFrom: 23, townName: 'Warsaw', market: 'pl' },
    subdomain: { invariantName: 'Warszawa', secondLevel: 'warsaw' },
  });
});

test('an address that nothing is known of is at the main city of the site', async () => {
  const answer = await geoAt('127.0.0.1').ask('/b2c/geo');
  expect(await answer.json()).toMatchObject({
    country_code2: 'ru',
    nearestTown: { townName: 'Москва' },
    subdomain: { secondLevel: 'moscow' },
  });
});
