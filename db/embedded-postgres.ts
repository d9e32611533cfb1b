import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { findPlace, type PostgresPlace } from './postgres-place.ts';
import { clusterName, reclaimCluster, stopPostmaster } from './postmaster.ts';

/** A real PostgreSQL that lives and dies with this process. */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  stop: () => Promise<void>;
};

type Options = {
  /** Holds the cluster; made when it is missing. */
  folder: string;
  log: Logger;
  /** PostgreSQL settings that replace ours. */
  settings?: Record<string, string>;
};

/** Sized for two cores and a few hundred megabytes; every commit is on disk before it is acknowledged. */
const defaultSettings: Record<string, string> = {
  // No TCP at all: only this account's unix socket leads in.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

const port = 5432;
const user = 'postgres';
const database = 'solstice';

/** Starts PostgreSQL on `folder`, after whatever a killed predecessor has left there, and restarts it when it dies. */
export async function startEmbeddedPostgres({ folder, log, settings }: Options): Promise<EmbeddedPostgres> {
  const place = findPlace(folder);
  const { cluster, socketFolder: host } = place;
  if (!existsSync(cluster)) await initialise(place, log);
  await reclaimCluster(cluster);

  const start = () => launch(place, { ...defaultSettings, ...settings }, log);
  const supervised = supervise(await start(), start, log);
  const connection = { host, port, user, database };
  await createDatabase(connection);
  return { connection, stop: supervised.stop };
}

/** Builds the cluster beside its place and renames it there, so that an interrupted start leaves no half of one. */
async function initialise(place: PostgresPlace, log: Logger) {
  log.info(`Creating a PostgreSQL cluster in ${place.cluster}`);
  const unfinished = `${place.cluster}.${process.pid}`;
  const child = run(place, 'initdb', [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    '--auth=trust', // The socket's folder lets nobody else in.
    '--encoding=UTF8',
    // PostgreSQL's own code point order: the same on every machine. What people read is sorted with ICU collations.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  const output = linesOf(child);
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`initdb failed:\n${output.join('\n')}`);
  await rename(unfinished, place.cluster).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error;
    await rm(unfinished, { recursive: true });
  });
}

async function launch(place: PostgresPlace, settings: Record<string, string>, log: Logger) {
  const attempts = 40;
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryLaunch(place, settings, log);
    if (outcome.child) return outcome.child;
    const report = outcome.output.join('\n');
    // The children of a killed PostgreSQL need a moment to notice that they are orphans.
    if (!report.includes('shared memory block') || attempt === attempts) {
      throw new Error(`PostgreSQL did not start:\n${report}`);
    }
    await sleep(250);
  }
}

async function tryLaunch(
  { cluster, ...place }: PostgresPlace,
  settings: Record<string, string>,
  log: Logger,
) {
  const all = {
    ...settings,
    cluster_name: clusterName(process.pid),
    unix_socket_directories: place.socketFolder,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run({ cluster, ...place }, 'postgres', ['-D', cluster, '-p', String(port), ...flags]);
  const output = linesOf(child, log);
  const ready = new Promise<boolean>((settle) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) settle(true);
    });
    void exitOf(child).then(() => settle(false));
  });
  return (await ready) ? { child } : { output };
}

const run = ({ binaries, account, cluster }: PostgresPlace, program: string, args: string[]) =>
  spawn(join(binaries, program), args, {
    ...account,
    cwd: join(cluster, '..'),
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // In its own process group: Ctrl+C reaches only the server, which drains first and stops PostgreSQL after.
    detached: true,
  });

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((settle, fail) => {
    child.once('exit', settle);
    child.once('error', fail);
  });

/** Keeps the last lines of a program's own log, and hands each on. */
function linesOf(child: ChildProcess, log?: Logger) {
  const last: string[] = [];
  if (!child.stderr) return last;
  createInterface({ input: child.stderr }).on('line', (line) => {
    last.push(line);
    if (last.length > 20) last.shift();
    log?.[line.includes(' PANIC: ') ? 'error' : 'debug']({ from: 'postgres' }, line);
  });
  return last;
}

/** Restarts PostgreSQL when it ends by itself; its clients reconnect, and it recovers from its own log. */
function supervise(first: ChildProcess, start: () => Promise<ChildProcess>, log: Logger) {
  let child = first;
  let stopping = false;
  const stopWithUs = () => child.kill('SIGINT');

  const restart = async (code: number | null, signal: NodeJS.Signals | null) => {
    if (stopping) return;
    log.error({ code, signal }, 'PostgreSQL ended by itself: starting it again');
    try {
      await sleep(200);
      child = await start();
      watch();
    } catch (error) {
      log.fatal(error, 'PostgreSQL could not be started again');
    }
  };
  const watch = () => child.once('exit', (code, signal) => void restart(code, signal));

  watch();
  process.once('exit', stopWithUs);
  const stop = async () => {
    stopping = true;
    process.off('exit', stopWithUs);
    if (child.pid && child.exitCode === null && child.signalCode === null) await stopPostmaster(child.pid);
  };
  return { stop };
}

async function createDatabase(connection: EmbeddedPostgres['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      connection.database,
    ]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end();
  }
}
