import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { connect, type OpenDatabase } from '#db/open.ts';
import { maintain, onDatabase } from './test-server.ts';

type Options = { migrated?: boolean };

/**
 * A migrated, empty database of its own for one test file, dropped when the file has run.
 * Call it once, at the top of the file: `const { db } = await openTestDatabase();`
 */
export async function openTestDatabase({ migrated = true }: Options = {}): Promise<OpenDatabase> {
  const testServer = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = migrated ? testServer.template : 'template0';
  await maintain(testServer, `create database ${name} template ${template} strategy file_copy`);
  const database = await connect(onDatabase(testServer.connection, name), pino({ level: 'warn' }));
  afterAll(async () => {
    await database.close();
    await maintain(testServer, `drop database if exists ${name} with (force)`);
  });
  return database;
}
