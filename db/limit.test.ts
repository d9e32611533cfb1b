import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { openLimit } from './limit.ts';

const { db } = await openTestDatabase();

/** What two servers on one database say of the same asker, in turns. */
async function inTurns(times: number, options: Partial<Parameters<typeof openLimit>[1]>) {
  const all = { name: randomUUID(), points: 3, seconds: 60, ...options };
  const servers = [openLimit(db, all), openLimit(db, all)];
  const waits: number[] = [];
  for (let i = 0; i < times; i++) waits.push(await servers[i % 2]!.take('a'));
  return { waits: waits.map((wait) => wait > 0), servers };
}

test('two servers let three pass together, and both refuse the next', async () => {
  const { waits, servers } = await inTurns(5, {});
  expect(waits).toEqual([false, false, false, true, true]);
  expect(await servers[0]!.take('b')).toBe(0);
});

test('who is refused is told when, and may go on after that', async () => {
  const limit = openLimit(db, { name: randomUUID(), points: 1, seconds: 1 });
  expect(await limit.take('a')).toBe(0);
  expect(await limit.take('a')).toBe(1);
  await new Promise((settle) => setTimeout(settle, 1_100));
  expect(await limit.take('a')).toBe(0);
});

test('what did not come to pass is not counted', async () => {
  const { servers } = await inTurns(3, {});
  await servers[1]!.giveBack('a');
  expect(await servers[0]!.take('a')).toBe(0);
  expect(await servers[1]!.take('a')).toBeGreaterThan(0);
});

test('each server lets some pass by itself, and the rest pass together', async () => {
  const { waits } = await inTurns(7, { points: 4, free: 2 });
  // Two of each by itself, and two of both.
  expect(waits).toEqual([false, false, false, false, false, false, true]);
});

test('neither who it was nor anything that can be read is in the table', async () => {
  const limit = openLimit(db, { name: 'readable', points: 3, seconds: 60 });
  await limit.take('+48 600 700 800');
  const { rows } = await sql`select key from request_limit where key like 'readable%'`.execute(db);
  expect(rows).toEqual([{ key: expect.stringMatching(/^readable:[\w-]{24}$/) }]);
});

test('while the database is away each server counts by itself', async () => {
  const away = await openTestDatabase();
  const limit = openLimit(away.db, { name: 'away', points: 2, seconds: 60 });
  expect(await limit.take('a')).toBe(0);
  await sql`alter table request_limit rename to request_limit_away`.execute(away.db);
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0]);
  expect(await limit.take('a')).toBeGreaterThan(0);
});
