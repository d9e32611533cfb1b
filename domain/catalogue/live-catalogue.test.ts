import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DB } from '#db/schema.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallOperator } from '#test/small-operator.ts';
import { type CatalogueMoment, type LiveCatalogue, openLiveCatalogue } from './live-catalogue.ts';
import { week, weekPrices, weekPricesAt } from './two-hotels.test-data.ts';

const { db, connection } = await openTestDatabase();
const log = pino({ level: 'silent' });
const clock = () => new Date('2026-11-21T10:00:00Z');
const threads: Worker[] = [];
const remember = (thread: Worker) => void threads.push(thread);
/** Two processes on one database: one with threads, one that does everything itself. */
let catalogue: LiveCatalogue;
let other: LiveCatalogue;

beforeAll(async () => {
  process.on('worker', remember);
  await addSmallOperator(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log, threads: 2 });
  other = await openLiveCatalogue({ db, connection, clock, log });
});
afterAll(async () => {
  process.off('worker', remember);
  await catalogue?.close();
  await other?.close();
});
beforeEach(() => setPrices(db, 0));
afterEach(() => catalogue.refresh());

async function setPrices(on: Kysely<DB>, more: number, pauseMs = 0): Promise<void> {
  for (const [hotelId, night] of [
    [1, 100],
    [2, 60],
  ] as const) {
    await on
      .updateTable('contract_season')
      .set({ double_amount: (night + more) * 100 })
      .where('contract_id', 'in', (of) =>
        of.selectFrom('contract').select('id').where('hotel_id', '=', hotelId),
      )
      .execute();
    await sleep(pauseMs);
  }
}

const patience = { timeout: 10_000, interval: 5 };
const bothShow = (prices: Record<number, number>) =>
  vi.waitFor(async () => {
    expect(await weekPrices(catalogue.current()!)).toEqual(prices);
    expect(await weekPrices(other.current()!)).toEqual(prices);
  }, patience);

test('a card has six pictures of its hotel at most, in their order', async () => {
  const positions = [0, 1, 2, 3, 4, 5, 6, 7];
  await db
    .insertInto('image')
    .values(
      positions.map((position) => ({
        id: 900 + position,
        alt: { en: '', ru: '' },
        hotel_id: 2,
        position,
        src: `/media/${position}.svg`,
      })),
    )
    .execute();
  await catalogue.refresh();
  expect(catalogue.current()?.directory.hotels.get(2)?.images).toEqual(
    positions.slice(0, 6).map((position) => `/media/${position}.svg`),
  );
});

test('threads answer as the engine does in the thread of the caller', async () => {
  const moments = [await catalogue.refresh(), await other.refresh()];
  for (const moment of moments) expect(await weekPrices(moment)).toEqual(weekPricesAt(0));
  const [nights, nightsHere] = await Promise.all(moments.map((moment) => moment.ask('nights', week)));
  expect(nights).toEqual(nightsHere);
});

test('a committed price is in the answers of every process, without being asked for', async () => {
  await setPrices(db, 20);
  await bothShow(weekPricesAt(20));
});

test('a change is seen although its announcement is lost: the version is looked at', async () => {
  await bothShow(weekPricesAt(0));
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and query = 'listen catalogue'`.execute(db);
  await setPrices(db, 40);
  await bothShow(weekPricesAt(40));
});

test('every answer is of one moment while prices of two hotels change together', async () => {
  await catalogue.refresh();
  const asking = { isOver: false };
  const seen = new Set<number>();
  const oldMoments: { moment: CatalogueMoment; prices: Record<number, number> }[] = [];
  const askers = Array.from({ length: 4 }, async () => {
    while (!asking.isOver) {
      const moment = catalogue.current()!;
      const prices = await weekPrices(moment);
      const more = (prices[2]! - weekPricesAt(0)[2]) / 7;
      expect(prices).toEqual(weekPricesAt(more));
      if (!seen.has(more)) oldMoments.push({ moment, prices });
      seen.add(more);
    }
  });
  let more = 0;
  for (let change = 1; change <= 25 || seen.size < 6; change++) {
    more = change * 20;
    await db.transaction().execute((transaction) => setPrices(transaction, more, change % 5));
  }
  await bothShow(weekPricesAt(more));
  asking.isOver = true;
  await Promise.all(askers);
  // A request that goes on asking about the moment that it began with is told of that moment.
  for (const { moment, prices } of oldMoments.reverse()) expect(await weekPrices(moment)).toEqual(prices);
});

test('flights, rates, names and hotels that are gone are followed too', async () => {
  const before = await catalogue.refresh();
  await db
    .updateTable('hotel')
    .set({ name: { en: 'Renamed', ru: 'Новое' } })
    .where('id', '=', 1)
    .execute();
  const renamed = await catalogue.refresh();
  expect(renamed.directory.hotels.get(1)?.name.en).toBe('Renamed');
  expect(before.directory.hotels.get(1)?.name.en).not.toBe('Renamed');
  expect(renamed.snapshot.hotels.get(1)).toBe(before.snapshot.hotels.get(1));

  await db.updateTable('hotel').set({ on_sale: false }).where('id', '=', 2).execute();
  expect(Object.keys(await weekPrices(await catalogue.refresh()))).toEqual(['1']);
  await db.updateTable('hotel').set({ on_sale: true }).where('id', '=', 2).execute();
  await db
    .updateTable('flight_leg')
    .set((leg) => ({ adult_amount: leg('adult_amount', '+', 1_000) }))
    .execute();
  const dearer = { 1: weekPricesAt(0)[1] + 40, 2: weekPricesAt(0)[2] + 40 };
  expect(await weekPrices(await catalogue.refresh())).toEqual(dearer);
  await db
    .updateTable('flight_leg')
    .set((leg) => ({ adult_amount: leg('adult_amount', '-', 1_000) }))
    .execute();

  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction.deleteFrom('hotel').where('id', '=', 1).execute();
      const moved = await transaction.selectFrom('hotel').selectAll().execute();
      expect(moved.map((hotel) => hotel.id)).toEqual([2]);
      throw new Error('not after all');
    })
    .catch(() => {});
  expect(await weekPrices(await catalogue.refresh())).toEqual(weekPricesAt(0));
});

test('a question that cannot be answered tells the asker why', async () => {
  const broken = { ...week, question: { ...week.question, party: undefined as never } };
  await expect(catalogue.current()!.ask('nights', broken)).rejects.toThrow(/undefined/);
  expect(await weekPrices(catalogue.current()!)).toEqual(weekPricesAt(0));
});

test('a hotel that went while the thread that reads was down is gone', async () => {
  await bothShow(weekPricesAt(0));
  const [, , , reader] = threads;
  await reader!.terminate();
  await db.deleteFrom('hotel').where('id', '=', 2).execute();
  await bothShow({ 1: weekPricesAt(0)[1] });
  expect(threads).toHaveLength(5);
});

test('threads that die are replaced, those that answer and the one that reads', async () => {
  await Promise.all(threads.map((thread) => thread.terminate()));
  await vi.waitFor(async () => {
    expect(await weekPrices(catalogue.current()!)).toEqual({ 1: weekPricesAt(0)[1] });
  }, patience);
  await setPrices(db, 60);
  await bothShow({ 1: weekPricesAt(60)[1] });
});

test('closing ends all threads', async () => {
  const begun = threads.length;
  const short = await openLiveCatalogue({ db, connection, clock, log, threads: 2 });
  await weekPrices(short.current()!);
  await short.close();
  expect(threads.length - begun).toBe(4);
  for (const thread of threads.slice(begun)) expect(thread.threadId).toBe(-1);
});

/** A database whose first statements end as the watch ends them when nobody answers. */
function awayAtFirst(times: number): Kysely<DB> {
  let left = times;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (left-- > 0) throw Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

test('a database that is away for a moment does not end a start; one that refuses does', async () => {
  const late = await openLiveCatalogue({ db: awayAtFirst(2), connection, clock, log });
  expect(await weekPrices(late.current()!)).toEqual(await weekPrices(catalogue.current()!));
  await late.close();
  const refusing = db.withSchema('nowhere');
  await expect(openLiveCatalogue({ db: refusing, connection, clock, log })).rejects.toThrow('nowhere');
});
