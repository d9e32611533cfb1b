import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { loadResorts } from '#web/content/countries/load-resorts.ts';
import { loadSoldCountries } from '#web/content/countries/load-sold-countries.ts';
import { clientContext } from '#web/visit/context.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

function openPage() {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi((api) => registerLookups(api, dependencies));
  return { ask, context: pageContext(ask, clock()) };
}

test('the lists of places have every country that is sold, and in its resorts each hotel once', async () => {
  const { ask, context } = openPage();
  const { countries, townFrom } = await loadSoldCountries(context);
  expect(countries.length).toBeGreaterThan(0);
  expect(countries.map(({ stateName }) => stateName)).toEqual(
    countries.map(({ stateName }) => stateName).toSorted((a, b) => a.localeCompare(b)),
  );
  const resorts = await loadResorts(context.get(clientContext), townFrom);
  const sold: { stateKey: number; regionKey: number }[] = await (
    await ask(`/core/search/Hotels?townFrom=${townFrom}`)
  ).json();
  expect(sold.length).toBeGreaterThan(0);
  for (const { state } of countries) {
    const listed = resorts.get(state) ?? [];
    expect(listed.reduce((sum, { hotelCount }) => sum + hotelCount, 0)).toBe(
      sold.filter(({ stateKey }) => stateKey === state).length,
    );
    for (const { region, name, hotelCount } of listed) {
      expect(name).not.toBe('');
      expect(sold.filter(({ regionKey }) => regionKey === region)).toHaveLength(hotelCount);
    }
  }
});
