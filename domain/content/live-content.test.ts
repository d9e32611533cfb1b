import { pino } from 'pino';
import { expect, test } from 'vitest';
import { connect } from '#db/open.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createLiveContent, readOnce } from './live-content.ts';

const { db, connection } = await openTestDatabase();
const log = pino({ level: 'silent' });

/** Live content whose clock the test moves. */
function liveContent() {
  let now = 0;
  const content = createLiveContent({ db, clockMs: () => now });
  return {
    current: () => content.current(log),
    after: (ms: number) => {
      now += ms;
      return content.current(log);
    },
  };
}
const rename = (key: string) =>
  db
    .insertInto('holiday_type')
    .values({ id: 1, key, name: { en: key, ru: key } })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key }))
    .execute();

test('a change is seen half a second later at most; without one the moment stays', async () => {
  await rename('beach');
  const { current, after } = liveContent();
  const first = await current();
  expect(first.holidayTypes.map(({ key }) => key)).toEqual(['beach']);
  expect(await after(500)).toBe(first);
  await rename('ski');
  expect(await after(499)).toBe(first);
  expect((await after(1)).holidayTypes.map(({ key }) => key)).toEqual(['ski']);
});

test('many who ask at once share one look', async () => {
  const { current } = liveContent();
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, current));
  for (const other of others) expect(other).toBe(first);
});

test('one transaction raises the version once, whatever it changes', async () => {
  const version = async () =>
    (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
  const before = await version();
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('holiday_type').set({ position: 1 }).execute();
    await transaction.updateTable('holiday_type').set({ position: 2 }).execute();
    await transaction.deleteFrom('setting').execute();
  });
  expect(await version()).toBe(before + 1);
  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction.updateTable('holiday_type').set({ position: 3 }).execute();
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await version()).toBe(before + 1);
});

test('what is read of the pages is read once for a moment, and again where reading failed', async () => {
  const moment = await liveContent().current();
  let reads = 0;
  const read = async () => ++reads;
  expect([await readOnce(moment, 'a', read), await readOnce(moment, 'a', read)]).toEqual([1, 1]);
  expect(await readOnce(moment, 'b', read)).toBe(2);
  const fail = () => Promise.reject(new Error('no connection'));
  await expect(readOnce(moment, 'c', fail)).rejects.toThrow('no connection');
  expect(await readOnce(moment, 'c', read)).toBe(3);
});

test('where the database is gone, the content that is known stays', async () => {
  const other = await connect(connection, log);
  let now = 0;
  const content = createLiveContent({ db: other.db, clockMs: () => now });
  const first = await content.current(log);
  await other.close();
  now = 500;
  const errors: unknown[] = [];
  const listening = { error: (cause: unknown) => errors.push(cause) };
  expect(await content.current(listening as never)).toBe(first);
  expect(errors).toHaveLength(1);
  await expect(createLiveContent({ db: other.db }).current(log)).rejects.toThrow();
});
