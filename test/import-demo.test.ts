import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateDemo } from '#demo/generate.ts';
import { writeDemoCsv } from '#demo/write-csv.ts';
import { exportDirectory } from '#domain/imports/export-directory.ts';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { tableNames } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { openTestDatabase } from './open-test-database.ts';

const { pool } = await openTestDatabase();

test('the demo operator passes every check of the import, and comes out as it went in', async () => {
  const [directory, exported] = [
    await mkdtemp(join(tmpdir(), 'solstice-demo-')),
    await mkdtemp(join(tmpdir(), 'solstice-demo-')),
  ];
  await writeDemoCsv(directory, generateDemo({ today: plainDate('2026-11-21') }));
  const outcome = await importDirectory({ pool, directory, mode: 'all-or-nothing' });
  expect(outcome.faults).toEqual([]);
  await exportDirectory({ pool, directory: exported });
  for (const name of tableNames) {
    const [written, read] = await Promise.all(
      [directory, exported].map((folder) => readFile(join(folder, `${name}.csv`))),
    );
    expect(written!.equals(read!), name).toBe(true);
  }
  await rm(directory, { recursive: true });
  await rm(exported, { recursive: true });
}, 300_000);
