import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { DB } from '#db/schema.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { openFeedback, send } from '#test/feedback-test-app.ts';
import { testApp } from './test-app.ts';

const { database, db, startApp, storedWith } = await openFeedback();

test('a database that goes away between the request and its mail leaves neither, and the answer is a 503', async () => {
  const mail = memoryMail();
  const app = await startApp({ mail });
  await sql`create function break_connection() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`.execute(db);
  await sql`create trigger break_it after insert on feedback for each row execute function break_connection()`.execute(
    db,
  );
  const requestKey = crypto.randomUUID();
  const broken = await send(app, {}, { requestKey });
  await sql`drop trigger break_it on feedback`.execute(db);

  expect([broken.status, broken.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(broken.headers.get('retry-after')).toBe('5');
  expect(await storedWith(requestKey)).toEqual([]);
  expect((await send(app, {}, { requestKey })).status).toBe(200);
  await vi.waitFor(() => expect(mail.sent.map(({ id }) => id)).toEqual([requestKey]), 5_000);
}, 10_000);

/** Connections from now on take writes, or none; those before are cut. */
async function takeWrites(areTaken: boolean) {
  const client = await database.pool.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.query('begin read write');
  await client.query(`alter database ${rows[0].name} set default_transaction_read_only = ${!areTaken}`);
  await client.query('commit');
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  client.release(true);
}

test('a database that takes no writes, as a replica before it becomes the primary, is a 503', async () => {
  const app = await startApp();
  const requestKey = crypto.randomUUID();
  await takeWrites(false);
  expect((await send(app, {}, { requestKey })).status).toBe(503);
  await takeWrites(true);
  // The connections were cut: who sends in that very moment is told to try again once more.
  await vi.waitFor(async () => expect((await send(app, {}, { requestKey })).status).toBe(200), 5_000);
});

test('a server whose database is not there says 503 to calls and to /readyz, and lives', async () => {
  const nowhere = { host: '/nowhere', database: 'x', user: 'x' };
  const pool = new pg.Pool(nowhere);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const gone = { db, reads: db, patient: db, pool, connection: nowhere };
  const app = await testApp({ ...gone, close: async () => {} });
  expect((await send(app)).status).toBe(503);
  expect((await app.ask('/readyz')).status).toBe(503);
  expect((await app.ask('/healthz')).status).toBe(200);
});
