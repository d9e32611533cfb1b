import { beforeAll, expect, test } from 'vitest';
import { registerClimate } from '#api/core-climate.ts';
import { testApi } from '#api/test-api.ts';
import { regionClimate } from '#calls/climate.ts';
import { openTestCatalogue } from './open-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator } from './small-operator.ts';

const database = await openTestDatabase();
const { db } = database;
const catalogue = await openTestCatalogue(database);
beforeAll(async () => {
  await addSmallOperator(db);
  const years = { first_year: 1946, last_year: 1989 };
  await db
    .insertInto('region_climate')
    .values([
      { region_id: 31, month: 8, sea_tenths: 271, air_tenths: 272, ...years },
      { region_id: 31, month: 1, sea_tenths: 175, air_tenths: -12, ...years },
    ])
    .execute();
  await catalogue.refresh();
});
const { ask } = testApi((api) => registerClimate(api, { db, catalogue }));

test('a region tells how warm its sea and air are, by month, and of which years; away from the sea it has nothing', async () => {
  const answer = await ask('/core/region-climate?region=31');
  expect(regionClimate.answer.parse(await answer.json())).toEqual({
    months: [
      { month: 1, sea: 17.5, air: -1.2, firstYear: 1946, lastYear: 1989 },
      { month: 8, sea: 27.1, air: 27.2, firstYear: 1946, lastYear: 1989 },
    ],
  });
  expect(await (await ask('/core/region-climate?region=32')).json()).toEqual({ months: [] });
  expect((await ask('/core/region-climate?region=x')).status).toBe(400);
});
