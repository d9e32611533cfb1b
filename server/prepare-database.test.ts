import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { needsDemo } from './prepare-database.ts';

const { db } = await openTestDatabase();
const today = plainDate('2026-11-21');

test('an empty catalogue gets the demo operator, one of an earlier day is rolled forward, real data is left alone', async () => {
  expect(await needsDemo(db, today)).toBe(true);

  await db.updateTable('catalogue_version').set({ demo_loaded_for: today }).execute();
  expect(await needsDemo(db, today)).toBe(false);
  expect(await needsDemo(db, plainDate('2026-11-22'))).toBe(true);

  await db.updateTable('catalogue_version').set({ demo_loaded_for: null }).execute();
  const name = { en: 'Türkiye', ru: 'Турция' };
  await db
    .insertInto('state')
    .values({ id: 3, iso2: 'TR', slug: 'turkey', name, time_zone: 'Europe/Istanbul' })
    .execute();
  expect(await needsDemo(db, today)).toBe(false);
  await db.deleteFrom('state').execute();
});

test('an operator who has imported no more than carriers keeps them: no demo replaces real data', async () => {
  await db.insertInto('carrier').values({ code: 'BT', name: 'airBaltic' }).execute();
  expect(await needsDemo(db, today)).toBe(false);
});
