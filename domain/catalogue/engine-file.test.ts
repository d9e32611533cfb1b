import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallOperator } from '#test/small-operator.ts';
import { openLiveCatalogue } from './live-catalogue.ts';
import { weekPrices, weekPricesAt } from './two-hotels.test-data.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
let folder: string;
let path: string;

beforeAll(async () => {
  await addSmallOperator(db);
  folder = await mkdtemp(join(tmpdir(), 'solstice-engine-'));
  path = join(folder, 'catalogue');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await setPrice(60);
  await rm(path, { force: true });
  await start();
});

/** What a start shows, and what it says. */
async function start(threads = 0) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const catalogue = await openLiveCatalogue({ db, connection, clock, log, threads, folder });
  const prices = await weekPrices(catalogue.current()!);
  const hotel = catalogue.current()!.directory.hotels.get(1);
  await catalogue.close();
  return { prices, hotel, said: lines.join('') };
}

const setPrice = (euros: number) =>
  sql`update contract_season set double_amount = ${euros * 100}
    where contract_id in (select id from contract where hotel_id = 2)`.execute(db);

/** Past the triggers: what no version tells, only a user who reads the rows can know. */
const setPriceUnseen = (euros: number) =>
  db.connection().execute(async (own) => {
    await sql`set session_replication_role = replica`.execute(own);
    await sql`update contract_season set double_amount = ${euros * 100}
      where contract_id in (select id from contract where hotel_id = 2)`.execute(own);
    await sql`reset session_replication_role`.execute(own);
  });

test.for([0, 1])('the next start reads the file, not the rows (%i threads)', async (threads) => {
  const { hotel } = await start();
  await setPriceUnseen(80);
  const next = await start(threads);
  expect(next.prices).toEqual(weekPricesAt(0));
  expect(next.hotel).toEqual(hotel);
});

test('a database that has changed since is read, and the file is written anew', async () => {
  await setPrice(80);
  const { prices, said } = await start();
  expect(prices[2]).toBe(weekPricesAt(20)[2]);
  expect(said).toContain('of another state');
  await setPriceUnseen(60);
  expect((await start()).prices[2]).toBe(weekPricesAt(20)[2]);
});

test('a restored backup that has come to the same version by other changes is read', async () => {
  await setPriceUnseen(80);
  await sql`update catalogue_version set stamp = gen_random_uuid()`.execute(db);
  expect((await start()).prices[2]).toBe(weekPricesAt(20)[2]);
});

async function flipByte(at: (length: number) => number) {
  const bytes = await readFile(path);
  bytes[at(bytes.length)]! ^= 1;
  await writeFile(path, bytes);
}

test.for<[string, () => Promise<unknown>, string]>([
  ['is cut off', async () => truncate(path, (await readFile(path)).length - 1), 'damaged'],
  ['is empty', () => truncate(path, 0), 'damaged'],
  ['has a wrong bit in its first line', () => flipByte(() => 1), 'damaged'],
  ['has a wrong bit in its header', () => flipByte(() => 200), 'damaged'],
  ['has a wrong bit in a block', () => flipByte((length) => length >> 1), 'damaged'],
  ['holds something else', () => writeFile(path, 'price;list\n1;2\n'), 'damaged'],
])('a file that %s is not used, and is replaced', async ([, spoil, reason]) => {
  await spoil();
  await setPriceUnseen(80);
  const { prices, said } = await start();
  expect(prices[2]).toBe(weekPricesAt(20)[2]);
  expect(said).toContain(reason);
  await setPriceUnseen(60);
  expect((await start()).prices[2]).toBe(weekPricesAt(20)[2]);
});

test('a folder that cannot be written to stops nobody from selling', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  const { prices, said } = await start();
  expect(prices).toEqual(weekPricesAt(0));
  expect(said).toContain('could not be written');
  await rm(folder);
});
