import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './postmaster.ts';

const log = pino({ level: 'silent' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solstice-embedded-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

async function open() {
  const postgres = await startEmbeddedPostgres({ folder, log });
  onTestFinished(postgres.stop);
  return postgres;
}

/** A server process of its own, which a test can kill. */
async function openInAnotherProcess(): Promise<ChildProcess> {
  const program = `
    import { pino } from 'pino';
    import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
    await startEmbeddedPostgres({ folder: process.argv[1], log: pino({ level: 'silent' }) });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((settle) => child.stdout?.once('data', settle));
  return child;
}

const ended = (child: ChildProcess) => new Promise((settle) => child.once('exit', settle));

const postmasterPid = async () =>
  Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function query({ connection }: EmbeddedPostgres, text: string) {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a commit is on disk, nothing listens on a port, and text sorts alike everywhere', async () => {
  const [row] = await query(
    await open(),
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
            current_setting('listen_addresses') as addresses, datlocale as locale, lower('ЗИМА') as lower
       from pg_database where datname = current_database()`,
  );
  expect(row).toEqual({ fsync: 'on', commits: 'on', addresses: '', locale: 'C.UTF-8', lower: 'зима' });
});

test('the data folder of a running server is refused, and that server goes on', async () => {
  const other = await openInAnotherProcess();
  await expect(startEmbeddedPostgres({ folder, log })).rejects.toThrow(
    `Another Solstice server (process ${other.pid}) is using`,
  );
  expect(isAlive(await postmasterPid())).toBe(true);
  other.kill('SIGTERM');
  await ended(other);
});

test('a PostgreSQL that a killed server has left running is replaced, and keeps what was committed', async () => {
  const other = await openInAnotherProcess();
  const orphan = await postmasterPid();
  other.kill('SIGKILL');
  await ended(other);
  expect(isAlive(orphan)).toBe(true);

  const postgres = await open();
  expect(await postmasterPid()).not.toBe(orphan);
  expect(isAlive(orphan)).toBe(false);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a PostgreSQL that was killed is started again, and keeps what was committed', async () => {
  const postgres = await open();
  await query(postgres, 'create table kept as select 7 as value');
  process.kill(await postmasterPid(), 'SIGKILL');
  await expect
    .poll(() => query(postgres, 'select value from kept').catch(() => 'not yet'), { timeout: 15_000 })
    .toEqual([{ value: 7 }]);
}, 20_000);
