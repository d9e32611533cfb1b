import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect } from 'vitest';
import { type ImportOutcome, importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import { tableNames } from '#domain/operator-data/tables.ts';
import { type Files, operatorFiles, writeFiles } from './import-operator.ts';
import { openTestDatabase } from './open-test-database.ts';

/** A database that has the operator imported before each test, and ways to import other files into it. */
export async function openImports() {
  const { pool, connection } = await openTestDatabase();
  const folders: string[] = [];

  const folderOf = async (files: Files) => {
    const folder = await writeFiles(files);
    folders.push(folder);
    return folder;
  };
  const importFiles = async (files: Files, more: { replace?: boolean; dryRun?: boolean } = {}) =>
    importDirectory({ pool, directory: await folderOf(files), mode: 'all-or-nothing', ...more });

  beforeEach(async () => {
    await pool.query(`truncate ${tableNames.join(', ')}`);
    expect(await importFiles(operatorFiles())).toMatchObject({ ok: true });
  });
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });
  return { pool, connection, folderOf, importFiles };
}

/** An import of one file. */
export const only = (name: string, content: string | Buffer): Files => new Map([[name, content]]);

/** What an import says of each table, or its faults as lines. */
export const counts = (outcome: ImportOutcome) =>
  outcome.ok
    ? Object.fromEntries(outcome.tables)
    : outcome.faults.flatMap(({ first }) => first.map(faultLine));

export const nothing = { read: 0, inserted: 0, changed: 0, unchanged: 0, deleted: 0, rejected: 0 };
