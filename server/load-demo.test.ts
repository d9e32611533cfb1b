import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { loadDemo } from './load-demo.ts';

const { db, pool } = await openTestDatabase();

test('the demo operator passes the import', { timeout: 180_000 }, async () => {
  const lines: string[] = [];
  await loadDemo({ pool, log: { info: (line) => void lines.push(line) }, today: plainDate('2026-11-21') });
  expect(lines[0]).toMatch(/^Loading the demo operator: hotels 1,\d{3}$/);
  const version = db.selectFrom('catalogue_version').select('demo_loaded_for');
  expect((await version.executeTakeFirstOrThrow()).demo_loaded_for).toBe('2026-11-21');
  const tours = await db
    .selectFrom('tour')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(tours.count).toBeGreaterThan(1000);
});
