import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/open.ts';
import { maintain, onDatabase, type TestServer } from './test-server.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

/**
 * Runs once before all test files: one PostgreSQL (or the one of `TEST_DATABASE_URL`) with a migrated template
 * database, which each test file copies by `openTestDatabase()`.
 */
export default async function startPostgres(project: TestProject) {
  const { connection, stop } = await startServer();
  const template = `solstice_template_${process.pid}`;
  const testServer: TestServer = { connection, template };
  try {
    await maintain(testServer, `create database ${template}`);
    await migrateTemplate(testServer);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('testServer', testServer);
  return async () => {
    await maintain(testServer, `drop database ${template} with (force)`);
    await stop();
  };
}

async function startServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return startThrowawayPostgres();
  return { connection: { connectionString: url }, stop: async () => {} };
}

async function migrateTemplate({ connection, template }: TestServer) {
  const database = await connect(onDatabase(connection, template), pino({ level: 'warn' }));
  try {
    await migrate(database.pool);
  } finally {
    await database.close();
  }
}
