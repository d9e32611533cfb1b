import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '#db/migrate.ts';
import { connect, type OpenDatabase, openDatabase } from '#db/open.ts';
import { findPlace } from '#db/postgres-place.ts';
import { readEnv } from '#server/env.ts';

/**
 * The database that the server uses or would use: `DATABASE_URL`, the embedded one of a server that is running, or
 * else the embedded one started for as long as this command runs.
 */
export async function openOwnDatabase(): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readEnv();
  const log = pino({ level: 'warn' });
  const running = url ? undefined : await connectToRunning(join(dataDir, 'postgres'), log);
  const database = running ?? (await openDatabase({ url, dataDir, log }));
  await migrate(database.pool);
  return database;
}

async function connectToRunning(folder: string, log: pino.Logger): Promise<OpenDatabase | undefined> {
  const { socketFolder: host } = findPlace(folder);
  if (!existsSync(join(host, '.s.PGSQL.5432'))) return undefined;
  try {
    return await connect({ host, port: 5432, user: 'postgres', database: 'solstice' }, log);
  } catch (error) {
    // A socket that a killed server has left behind refuses; starting PostgreSQL cleans it up.
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
