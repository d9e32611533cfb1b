import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { columnTypes } from './column-types.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { DB as Database } from './schema.ts';

/** An open database: `db` for queries, `pool` for migrations and COPY, `connection` for clients that LISTEN. */
export type OpenDatabase = {
  db: Kysely<Database>;
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
export const openDatabase = async ({ url, dataDir, log }: Options): Promise<OpenDatabase> => {
  if (url) return connect({ connectionString: url }, log);
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), log });
  try {
    return await connect(postgres.connection, log, postgres.stop);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};

/** Opens a pool on a PostgreSQL that is already running. `stopServer` runs after the last connection has closed. */
export const connect = async (
  server: pg.ClientConfig,
  log: Logger,
  stopServer?: () => Promise<void>,
): Promise<OpenDatabase> => {
  const connection = { ...server, types: columnTypes, application_name: 'solstice' };
  const pool = new pg.Pool({ ...connection, max: 10 });
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'An idle database connection broke'));
  // A connection in use tells its query, and then once more: without a listener that would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  const disconnected = followConnections(pool);
  await checkVersion(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    const allDisconnected = disconnected();
    await db.destroy();
    // Kysely ends the pool only if a query of its own has used it.
    if (!pool.ending) await pool.end();
    await allDisconnected;
    await stopServer?.();
  };
  return { db, pool, connection, close };
};

/** `pool.end()` does not wait for the sockets, and a server that stops meanwhile would report broken connections. */
const followConnections = (pool: pg.Pool) => {
  const open = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', (client) => {
    open.set(client, new Promise((settle) => client.once('end', settle)));
  });
  pool.on('remove', (client) => open.delete(client));
  return () => Promise.all(open.values());
};

const checkVersion = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version >= oldestVersion) return;
  await pool.end();
  throw new Error(`Solstice needs PostgreSQL 15 or newer; this server has ${Math.trunc(version / 10_000)}.`);
};
