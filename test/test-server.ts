import pg from 'pg';

/** The PostgreSQL of a test run, and the migrated database on it that is copied for each test file. */
export type TestServer = { connection: pg.ClientConfig; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The same server, another database. */
export function onDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

/** Runs one statement on the server's own database, where databases are made and dropped. */
export async function maintain({ connection }: TestServer, statement: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
