import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDemoCsv } from '#demo/write-csv.ts';
import { exportDirectory } from '#domain/imports/export-directory.ts';
import { tableNames } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { loadDemo } from '#server/load-demo.ts';
import { demoOperator } from './demo-operator.ts';
import { openTestDatabase } from './open-test-database.ts';

const { db, pool } = await openTestDatabase();

test('the demo operator passes every check of the import, and comes out as it went in', {
  timeout: 300_000,
}, async () => {
  const today = plainDate('2026-11-21');
  const lines: string[] = [];
  await loadDemo({ pool, log: { info: (line) => void lines.push(line) }, today });
  expect(lines[0]).toMatch(/^Loading the demo operator: hotels 1,\d{3}$/);
  const version = db.selectFrom('catalogue_version').select('demo_loaded_for');
  expect((await version.executeTakeFirstOrThrow()).demo_loaded_for).toBe('2026-11-21');

  const [written, exported] = [
    await mkdtemp(join(tmpdir(), 'solstice-demo-')),
    await mkdtemp(join(tmpdir(), 'solstice-demo-')),
  ];
  await writeDemoCsv(written, demoOperator());
  await exportDirectory({ pool, directory: exported });
  for (const name of tableNames) {
    const [before, after] = await Promise.all(
      [written, exported].map((folder) => readFile(join(folder, `${name}.csv`))),
    );
    expect(before!.length, name).toBeGreaterThan(0);
    expect(after!.equals(before!), name).toBe(true);
  }
  await rm(written, { recursive: true });
  await rm(exported, { recursive: true });
});
