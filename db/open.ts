import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './column-types.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { replicaPool } from './replica.ts';
import { watchReplica } from './replica-lag.ts';
import type { DB as Database } from './schema.ts';
import { watchDatabase } from './watch.ts';
import { watchedPool } from './watched-pool.ts';

/**
 * An open database: `db` for what somebody waits for, `reads` for what may be a second old as well, `patient` for statements that may take long, `pool` for
 * migrations and COPY, `connection` for clients that LISTEN.
 */
export type OpenDatabase = {
  db: Kysely<Database>;
  reads: Kysely<Database>;
  patient: Kysely<Database>;
  pool: pg.Pool;
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

type Options = {
  /** Any PostgreSQL from version 15; without it a real one is started in `dataDir`. */
  url?: string | undefined;
  /** A replica of it, for reads that may be a second old. */
  replicaUrl?: string | undefined;
  dataDir: string;
  log: Logger;
};

const oldestVersion = 150_000;

/** Opens the database and makes sure that it answers. */
export async function openDatabase({ url, replicaUrl, dataDir, log }: Options): Promise<OpenDatabase> {
  if (url) return connect({ connectionString: url }, log, { replicaUrl });
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), log });
  try {
    return await connect(postgres.connection, log, { replicaUrl, stopServer: postgres.stop });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Nobody waits longer for one statement of a page or a form; the catalogue and imports have no such end. */
const longestStatementMs = 15_000;
const longestGoodbyeMs = 5_000;
/** How long to wait for a free connection, and for a new one. */
const connectMs = { request: 5_000, patient: 30_000 };

type Around = {
  replicaUrl?: string | undefined;
  /** Runs after the last connection has closed. */
  stopServer?: () => Promise<void>;
};

/** Opens pools on a PostgreSQL that is already running. */
export async function connect(
  server: pg.ClientConfig,
  log: Logger,
  { replicaUrl, stopServer }: Around = {},
): Promise<OpenDatabase> {
  const connection = connectionTo(server);
  const pool = openPool({ ...connection, connectionTimeoutMillis: connectMs.patient }, log);
  const requests = openRequestPool(connection, log);
  await checkVersion(pool.pool);
  const watch = watchDatabase(connection, log);
  await watch.meet(pool.pool);
  const primary = watchedPool(requests.pool, watch);
  const db = kyselyOn(primary);
  const patient = kyselyOn(watchedPool(pool.pool, watch));
  const replica = replicaUrl ? openReplica(replicaUrl, { connection, primary, log }) : undefined;
  const close = async () => {
    watch.close();
    await replica?.close();
    await Promise.all([db.destroy(), patient.destroy()]);
    await Promise.all([requests.close(), pool.close()]);
    await stopServer?.();
  };
  return { db, reads: replica?.reads ?? db, patient, pool: pool.pool, connection, close };
}

const connectionTo = (server: pg.ClientConfig) => ({
  ...server,
  types: columnTypes,
  application_name: 'solstice',
  // A network that forgets a connection tells nobody; this asks it after ten quiet seconds.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

const kyselyOn = (pool: PostgresPool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

type Primary = { connection: pg.ClientConfig; primary: PostgresPool; log: Logger };

/** Reads that go to a replica while it keeps up. It need not be there: it is used from when it is. */
function openReplica(url: string, { connection, primary, log }: Primary) {
  const server = connectionTo({ connectionString: url });
  const pool = openRequestPool(server, log);
  const watch = watchDatabase(server, log);
  const lag = watchReplica({
    primary: connection,
    replica: server,
    onTurn: (isGood) => {
      if (isGood) log.info('Reads go to the replica');
      else log.warn('The replica is away or late: reads go to the primary');
    },
  });
  const reads = kyselyOn(replicaPool(watchedPool(pool.pool, watch), primary, lag));
  const close = async () => {
    watch.close();
    lag.close();
    await reads.destroy();
    await pool.close();
  };
  return { reads, close };
}

const openRequestPool = (connection: pg.ClientConfig, log: Logger) =>
  openPool(
    {
      ...connection,
      connectionTimeoutMillis: connectMs.request,
      // The server gives up first; a connection whose server cannot say so any more is given up a little later.
      query_timeout: longestStatementMs + 5_000,
      // Said to the connection and not while connecting, which a pooler between may not understand.
      onConnect: async (client) => {
        await client.query(`set statement_timeout = ${longestStatementMs}`);
      },
    },
    log,
  );

function openPool(config: pg.PoolConfig, log: Logger) {
  const pool = new pg.Pool({ ...config, max: 10 });
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'An idle database connection broke'));
  // A connection in use tells its query, and then once more: without a listener that would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  const disconnected = followConnections(pool);
  const close = async () => {
    const allDisconnected = disconnected();
    // Kysely ends the pool only if a query of its own has used it.
    if (!pool.ending) await pool.end();
    // A server that is frozen ends nothing; the process does.
    await Promise.race([allDisconnected, sleep(longestGoodbyeMs, undefined, { ref: false })]);
  };
  return { pool, close };
}

/** `pool.end()` does not wait for the sockets, and a server that stops meanwhile would report broken connections. */
function followConnections(pool: pg.Pool) {
  const open = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', (client) => {
    open.set(client, new Promise((settle) => client.once('end', settle)));
  });
  pool.on('remove', (client) => open.delete(client));
  return () => Promise.all(open.values());
}

async function checkVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version >= oldestVersion) return;
  await pool.end();
  throw new Error(`Solstice needs PostgreSQL 15 or newer; this server has ${Math.trunc(version / 10_000)}.`);
}
