import { expect, test } from 'vitest';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { testApp } from './test-app.ts';

const database = await openTestDatabase();

const london = {
  id: 2,
  market: 'com',
  slug: 'london',
  name: { en: 'London' },
  airportCode: null,
  isMain: true,
};
const moment = {
  directory: { airports: new Map(), departureTowns: new Map([[2, london]]) },
} as unknown as CatalogueMoment; // nothing else of the catalogue is read

/** The country that a visitor is found in who comes from `proxy` and is said to have been forwarded for `forwarded`. */
async function countryOf(trustedProxyHops: number, forwarded: string, proxy = '198.51.100.9') {
  const { ask } = await testApp(database, {
    catalogue: { current: () => moment },
    addressPlaces: { placeOf: (address) => ({ iso2: address.slice(0, 2), position: undefined }) },
    settings: { trustedProxyHops },
  });
  const answer = await ask('/b2c/geo', { headers: { 'x-forwarded-for': forwarded } }, proxy);
  return (await answer.json()).country_code2;
}

test('the place is that of the connection, whatever the visitor claims', async () => {
  expect(await countryOf(0, '77.88.8.8')).toBe('19');
});

test('behind a trusted proxy it is that of the address which the proxy was called from', async () => {
  expect(await countryOf(1, '77.88.8.8')).toBe('77');
  expect(await countryOf(1, '55.1.1.1, 77.88.8.8')).toBe('77');
});
