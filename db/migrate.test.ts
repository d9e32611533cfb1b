import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { migrate } from './migrate.ts';

const { pool } = await openTestDatabase({ migrated: false });
const second = await openTestDatabase({ migrated: false });

async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(folder, name), sql)));
  return folder;
}

const ships = {
  '0001_ship.sql': 'create table ship (id int)',
  '0002_deck.sql': 'create table deck (id int)',
};

test('of processes that start together one applies each file, and all continue', async () => {
  const folder = await folderOf({ ...ships, '0003_wait.sql': 'select pg_sleep(0.2)' });
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(pool, folder)));
  expect(applied.flat().sort()).toEqual(['0001_ship.sql', '0002_deck.sql', '0003_wait.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
});

test('a file that fails leaves no trace, and says which line was wrong', async () => {
  const folder = await folderOf({
    ...ships,
    '0003_cabin.sql': 'create table cabin (id int);\ncreate tabel x;',
  });
  await expect(migrate(second.pool, folder)).rejects.toThrow(
    'Migration 0003_cabin.sql failed at line 2: syntax error at or near "tabel"',
  );
  const { rows } = await second.pool.query(
    "select to_regclass('cabin') as cabin, to_regclass('deck') as deck",
  );
  expect(rows).toEqual([{ cabin: null, deck: 'deck' }]);
});

test('a file that was changed after it had been applied is refused', async () => {
  const folder = await folderOf({ ...ships, '0002_deck.sql': 'create table deck (id bigint)' });
  await expect(migrate(second.pool, folder)).rejects.toThrow('Migration 0002_deck.sql was changed');
});

test('a number that is there twice, or is none, is refused; one may be left out', async () => {
  const refusedFor = async (...names: string[]) =>
    migrate(second.pool, await folderOf(Object.fromEntries(names.map((name) => [name, '']))));
  await expect(refusedFor('0001_a.sql', '0001_b.sql')).rejects.toThrow(
    'Migration 0001_b.sql has the number of 0001_a.sql.',
  );
  await expect(refusedFor('a.sql')).rejects.toThrow('Migration a.sql should begin with four digits.');

  const { pool: gappy } = await openTestDatabase({ migrated: false });
  const late = { ...ships, '0005_mast.sql': 'alter table ship add mast text' };
  await migrate(gappy, await folderOf(late));
  const between = await folderOf({ ...late, '0004_sail.sql': 'create table sail (id int)' });
  expect(await migrate(gappy, between), 'what comes later between them is done as well').toEqual([
    '0004_sail.sql',
  ]);
});

test('a server of an older version starts on a database that a newer one has migrated', async () => {
  const { pool: shared } = await openTestDatabase({ migrated: false });
  await migrate(shared, await folderOf({ ...ships, '0003_mast.sql': 'alter table ship add mast text' }));
  expect(await migrate(shared, await folderOf(ships))).toEqual([]);
});
