import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startStandby } from '#test/start-standby.ts';
import { startThrowawayPostgres } from '#test/throwaway-postgres.ts';
import { connect } from './open.ts';
import { replicaPool } from './replica.ts';

const primary = await startThrowawayPostgres();
const replica = await startStandby(primary.connection);
const { host, user, port, database } = replica.connection;
const replicaUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const open = await connect(primary.connection, pino({ level: 'silent' }), { replicaUrl });
const onReplica = await connect(replica.connection, pino({ level: 'silent' }));
let isReplicaStopped = false;
afterAll(async () => {
  await onReplica.close();
  await open.close();
  if (!isReplicaStopped) await replica.stop();
  await primary.stop();
});

/** Whether reads are answered by the replica, which alone knows itself to be one. */
async function isRead() {
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(open.reads);
  return rows[0]?.replica;
}

test('reads go to a replica that keeps up, writes to the primary', { timeout: 30_000 }, async () => {
  await expect.poll(isRead, { timeout: 10_000 }).toBe(true);
  await sql`drop table if exists told`.execute(open.db);
  await sql`create table told (word text)`.execute(open.db);
  await sql`insert into told values ('first')`.execute(open.db);
  const wordsRead = async () =>
    (await sql`select word from told`.execute(open.reads).catch(() => ({ rows: [] }))).rows;
  await expect.poll(wordsRead, { timeout: 10_000 }).toEqual([{ word: 'first' }]);
});

test('a primary at rest does not make its replica late', { timeout: 30_000 }, async () => {
  await new Promise((settle) => setTimeout(settle, 2_500));
  expect(await isRead()).toBe(true);
});

test('a replica that falls behind is left until it has caught up', { timeout: 30_000 }, async () => {
  await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
  await sql`insert into told values ('second')`.execute(open.db);
  await expect.poll(isRead, { timeout: 10_000 }).toBe(false);
  expect((await sql`select word from told`.execute(open.reads)).rows).toHaveLength(2);
  await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
  await expect.poll(isRead, { timeout: 10_000 }).toBe(true);
});

test('a late replica is read where the primary cannot be had', { timeout: 30_000 }, async () => {
  const isLate = { isGood: () => false, doubt: () => {}, close: () => {} };
  const [replicas, nobody] = [new pg.Pool(replica.connection), new pg.Pool({ host: 'localhost', port: 1 })];
  const client = await replicaPool(replicas, nobody, isLate).connect();
  expect((await client.query('select pg_is_in_recovery() as replica', [])).rows).toEqual([{ replica: true }]);
  client.release();
  await replicas.end();
  const none = replicaPool(new pg.Pool({ host: 'localhost', port: 2 }), nobody, isLate);
  await expect(none.connect()).rejects.toThrow(/:1/);
});

test('a replica that goes away costs nobody an answer', { timeout: 30_000 }, async () => {
  await onReplica.close();
  expect(await isRead()).toBe(true);
  const stopped = replica.stop();
  isReplicaStopped = true;
  for (let i = 0; i < 100; i++) {
    expect(await isRead()).toBeTypeOf('boolean');
    await new Promise((settle) => setTimeout(settle, 10));
  }
  await stopped;
  expect(await isRead()).toBe(false);
});
