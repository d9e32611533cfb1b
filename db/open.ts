import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './column-types.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { DB as Database } from './schema.ts';
import { watchDatabase } from './watch.ts';
import { watchedPool } from './watched-pool.ts';

/**
 * An open database: `db` for what somebody waits for, `patient` for statements that may take long, `pool` for
 * migrations and COPY, `connection` for clients that LISTEN.
 */
export type OpenDatabase = {
  db: Kysely<Database>;
  patient: Kysely<Database>;
  pool: pg.Pool;
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

type Options = {
  /** Any PostgreSQL from version 15; without it a real one is started in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log: Logger;
};

const oldestVersion = 150_000;

/** Opens the database and makes sure that it answers. */
export async function openDatabase({ url, dataDir, log }: Options): Promise<OpenDatabase> {
  if (url) return connect({ connectionString: url }, log);
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), log });
  try {
    return await connect(postgres.connection, log, postgres.stop);
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

/** Opens pools on a PostgreSQL that is already running. `stopServer` runs after the last connection has closed. */
export async function connect(
  server: pg.ClientConfig,
  log: Logger,
  stopServer?: () => Promise<void>,
): Promise<OpenDatabase> {
  const connection = {
    ...server,
    types: columnTypes,
    application_name: 'solstice',
    // A network that forgets a connection tells nobody; this asks it after ten quiet seconds.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = openPool({ ...connection, connectionTimeoutMillis: connectMs.patient }, log);
  const requests = openPool(
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
  await checkVersion(pool.pool);
  const watch = watchDatabase(connection, log);
  const [db, patient] = [requests, pool].map(
    (each) => new Kysely<Database>({ dialect: new PostgresDialect({ pool: watchedPool(each.pool, watch) }) }),
  ) as [Kysely<Database>, Kysely<Database>]; // as many as went in
  const close = async () => {
    watch.close();
    await Promise.all([db.destroy(), patient.destroy()]);
    await Promise.all([requests.close(), pool.close()]);
    await stopServer?.();
  };
  return { db, patient, pool: pool.pool, connection, close };
}

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
