import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPlace, type PostgresPlace } from '#db/postgres-place.ts';

export type Standby = {
  connection: { host: string; port: number; user: string; database: string };
  /** Makes it a primary; resolves when it is one. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A streaming replica of a PostgreSQL on this machine, in the temporary folder; it is gone when it stops. */
export async function startStandby(primary: Standby['connection']): Promise<Standby> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-standby-'));
  await chmod(folder, 0o755);
  const place = findPlace(folder);
  await copyCluster(primary, place);
  const source = `host=${primary.host} port=${primary.port} user=${primary.user}`;
  const settings = {
    primary_conninfo: source,
    hot_standby: 'on',
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    max_connections: '200',
    shared_buffers: '64MB',
    fsync: 'off',
    timezone: 'UTC',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(place.binaries, 'postgres'), ['-D', place.cluster, '-p', '5432', ...flags], {
    ...place.account,
    cwd: folder,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('ready to accept read-only connections')) break;
  }
  if (!said.includes('ready to accept')) throw new Error(`The replica did not start:\n${said}`);
  child.stderr.resume();
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const connection = { ...primary, host: place.socketFolder, port: 5432 };
  const promote = async () => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query('select pg_promote(true, 30)');
    await client.end();
  };
  return { connection, promote, stop };
}

/** The files of a running PostgreSQL, as they are copied for a backup. */
async function copyCluster(primary: Standby['connection'], { cluster: target, account }: PostgresPlace) {
  const client = new pg.Client(primary);
  await client.connect();
  const { rows: places } = await client.query('show data_directory');
  const source: string = places[0].data_directory;
  await client.query("select pg_backup_start('standby', true)");
  // Files may vanish or grow while they are copied: the log that is replayed makes up for it.
  const copying = spawn('cp', ['-a', source, target]);
  await once(copying, 'exit');
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(target, 'postmaster.pid'), { force: true });
  for (const [name, content] of [
    ['backup_label', rows[0].labelfile],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(target, name), content);
    if (account) await chown(join(target, name), account.uid, account.gid);
  }
}
