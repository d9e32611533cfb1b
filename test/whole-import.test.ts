import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { plainDate } from '#lib/plain-date.ts';
import { catalogueVersion, contentsOf, operatorFiles, operatorRows } from './import-operator.ts';
import { counts, nothing, only, openImports } from './import-test-database.ts';

// An import happens whole or not at all, one at a time, and is told of once.

const { pool, connection, folderOf, importFiles } = await openImports();

test('importing the same files again changes nothing, announces nothing and raises no version', async () => {
  const [version, contents] = [await catalogueVersion(pool), await contentsOf(pool)];
  const outcome = await importFiles(operatorFiles(), { replace: true });
  expect(outcome.ok && [...outcome.tables.values()].every(({ read, unchanged }) => read === unchanged)).toBe(
    true,
  );
  expect(await contentsOf(pool)).toEqual(contents);
  expect(await catalogueVersion(pool)).toBe(version);
});

test('a listening server hears of a change within two seconds, once, and of none when there is none', async () => {
  const listener = new pg.Client(connection);
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('listen catalogue');
  const rows = operatorRows();
  rows.contract_season[0]!.double_amount = 12_300;
  rows.star[0]!.position = 7;

  const notified = once(listener, 'notification');
  await importFiles(operatorFiles());
  await importFiles(operatorFiles(rows));
  const committed = performance.now();
  await notified;
  expect(performance.now() - committed).toBeLessThan(2000);
  expect(heard).toEqual([String(await catalogueVersion(pool))]);
  await listener.end();
});

test('a dry run tells what would happen and keeps nothing', async () => {
  const [version, contents] = [await catalogueVersion(pool), await contentsOf(pool)];
  const outcome = await importFiles(only('carrier.csv', 'code,name\nTK,Turkish Airlines\n'), {
    dryRun: true,
  });
  expect(counts(outcome)).toEqual({ carrier: { ...nothing, read: 1, inserted: 1 } });
  expect(await contentsOf(pool)).toEqual(contents);
  expect(await catalogueVersion(pool)).toBe(version);
});

test('two imports at once run one after the other', async () => {
  const files = (name: string) => {
    const rows = operatorRows();
    rows.carrier = [{ code: 'BT', name }];
    rows.program_type = [{ id: 1552, name }];
    return operatorFiles(rows);
  };
  const steps: string[] = [];
  const run = async (name: string) =>
    importDirectory({
      pool,
      directory: await folderOf(files(name)),
      mode: 'all-or-nothing',
      onProgress: () => steps.at(-1) !== name && steps.push(name),
    });
  const [a, b] = await Promise.all([run('A'), run('B')]);
  expect([a.ok, b.ok]).toEqual([true, true]);
  expect(steps).toHaveLength(2);
  const { rows } = await pool.query(
    'select c.name as carrier, p.name as type from carrier c, program_type p',
  );
  expect(rows[0]).toEqual({ carrier: steps[1], type: steps[1] });
});

test('an import whose connection dies in the middle changes nothing', async () => {
  const contents = await contentsOf(pool);
  const rows = operatorRows();
  rows.exchange_rate[0]!.per_euro = '9';
  rows.markup[0]!.share = 1;
  // A later table that it changes is held, so that the import cannot be through before its connection is dead.
  const holder = await pool.connect();
  await holder.query('begin; lock table markup in exclusive mode');
  let killed: Promise<unknown> | undefined;
  const outcome = importDirectory({
    pool,
    directory: await folderOf(operatorFiles(rows)),
    mode: 'all-or-nothing',
    onProgress: ({ step, table }) => {
      if (step !== 'write' || table !== 'hotel') return;
      killed = pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database =
           (select oid from pg_database where datname = current_database())`,
      );
    },
  });
  await expect(outcome).rejects.toThrow();
  await killed;
  await holder.query('rollback');
  holder.release();
  expect(await contentsOf(pool)).toEqual(contents);
  expect(await importFiles(operatorFiles(rows))).toMatchObject({ ok: true });
});

test('what is imported is a real operator’s, unless it says which day it was generated for', async () => {
  const demoDay = async () =>
    (await pool.query<{ day: string | null }>('select demo_loaded_for::text as day from catalogue_version'))
      .rows[0]!.day;
  const directory = await folderOf(operatorFiles());
  const day = plainDate('2026-11-21');
  await importDirectory({ pool, directory, mode: 'all-or-nothing', demoLoadedFor: day });
  await importFiles(operatorFiles());
  expect(await demoDay()).toBe(day);
  await importFiles(only('carrier.csv', 'code,name\nTK,Turkish Airlines\n'));
  expect(await demoDay()).toBeNull();
});
