import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import type { Catalogue } from '#price-search/catalogue.ts';
import type { OfferColumns, OfferStore, TripQuestion } from './offer-columns.ts';
import type { AnswerStore } from './whole-answer.ts';
import {
  type AnswerRow,
  answerColumns,
  answerOfRows,
  facetTables,
  wholeAnswerSql,
} from './whole-answer-sql.ts';

/** Everything stays in memory, and both cores may work on one query. */
const settings = {
  shared_buffers: '6GB',
  effective_cache_size: '12GB',
  work_mem: '256MB',
  maintenance_work_mem: '2GB',
  max_parallel_maintenance_workers: '2',
  max_parallel_workers_per_gather: '2',
  random_page_cost: '1.0',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  max_wal_size: '16GB',
};

const stored = [
  ['party', 'smallint', 'party'],
  ['town_id', 'smallint', 'townId'],
  ['nights', 'smallint', 'nights'],
  ['depart_day', 'smallint', 'departDay'],
  ['hotel_id', 'smallint', 'hotelId'],
  ['freight', 'smallint', 'freight'],
  ['room', 'smallint', 'room'],
  ['meal_id', 'smallint', 'mealId'],
  ['sure', 'smallint', 'sure'],
  ['price', 'integer', 'price'],
] as const;

export type PostgresStore = OfferStore & {
  /** Whole search pages. */
  answers: AnswerStore;
  bytes: () => Promise<number>;
  close: () => Promise<void>;
};

/** The offers in a PostgreSQL of their own, each question with the index that covers it: no row is read from the table. */
export async function openPostgres(
  catalogue: Pick<Catalogue, 'hotels'>,
  columns: OfferColumns,
): Promise<PostgresStore> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-bench-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder, log: pino({ level: 'warn' }), settings });
  const client = new pg.Client(server.connection);
  await client.connect();
  const definitions = stored.map(([name, type]) => `${name} ${type} not null`);
  const computed = answerColumns.map(
    ([name, type, value]) => `${name} ${type} generated always as (${value}) stored`,
  );
  await client.query(`create unlogged table offer (${[...definitions, ...computed].join(', ')})`);
  await pipeline(
    Readable.from(binaryRows(columns)),
    client.query(
      copyFrom(`copy offer (${stored.map(([name]) => name).join(', ')}) from stdin (format binary)`),
    ),
  );
  await client.query(
    'create index offer_by_trip on offer (party, town_id, nights, depart_day) include (hotel_id, price)',
  );
  await client.query(
    `create index answer_by_trip on offer (party, town_id, nights, depart_day)
     include (hotel_id, kinds, priced_offer)`,
  );
  await client.query(
    `create index offer_by_hotel on offer (hotel_id, party, town_id, nights, depart_day)
     include (price, room, meal_id, freight)`,
  );
  for (const statement of facetTables(catalogue)) await client.query(statement);
  await client.query('vacuum (analyze)');
  return {
    ...storeOn(client),
    answers: answersOn(client),
    bytes: async () => {
      const size = await client.query("select pg_total_relation_size('offer')::float8 as bytes");
      return size.rows[0].bytes;
    },
    close: async () => {
      await client.end();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const where = `party = $1 and town_id = any($2::smallint[]) and nights = any($3::smallint[])
  and depart_day between $4 and $5`;

function parameters({ party, townIds, nightsMin, nightsMax, departFrom, departTo }: TripQuestion) {
  const nights = Array.from({ length: nightsMax - nightsMin + 1 }, (_, i) => nightsMin + i);
  return [party, townIds, nights, departFrom, departTo];
}

const askOn =
  (client: pg.Client) =>
  async <Row>(name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values, rowMode: 'array' })).rows as Row[];

function storeOn(client: pg.Client): OfferStore {
  const ask = askOn(client);
  return {
    name: 'PostgreSQL',
    cheapestPerHotel: async (question) => {
      const text = `select hotel_id, min(price) from offer where ${where} group by hotel_id order by 2, 1`;
      const rows = await ask<[number, number]>('cheapest', text, parameters(question));
      return rows.map(([hotelId, price]) => ({ hotelId, price }));
    },
    offersOfHotel: async (question, hotelId) => {
      const text = `select price, room, meal_id, town_id, depart_day, nights, freight from offer
        where hotel_id = $6 and ${where} order by price`;
      const rows = await ask<[number]>('offers', text, [...parameters(question), hotelId]);
      return rows.map(([price]) => price);
    },
  };
}

function answersOn(client: pg.Client): AnswerStore {
  const ask = askOn(client);
  const whole = wholeAnswerSql('offer', where);
  return {
    name: 'PostgreSQL',
    answer: async (question) => answerOfRows(await ask<AnswerRow>('whole', whole, parameters(question))),
  };
}

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const rowsOfBlock = 4096;

/** PostgreSQL's binary COPY format. */
function* binaryRows(columns: OfferColumns): Generator<Buffer> {
  yield signature;
  const rowBytes = 2 + stored.reduce((sum, [, type]) => sum + 4 + (type === 'integer' ? 4 : 2), 0);
  for (let start = 0; start < columns.count; start += rowsOfBlock) {
    const rows = Math.min(rowsOfBlock, columns.count - start);
    const block = Buffer.allocUnsafe(rows * rowBytes);
    let at = 0;
    for (let row = start; row < start + rows; row++) {
      at = block.writeInt16BE(stored.length, at);
      for (const [, type, name] of stored) {
        const value = columns[name][row]!;
        at = block.writeInt32BE(type === 'integer' ? 4 : 2, at);
        at = type === 'integer' ? block.writeInt32BE(value, at) : block.writeInt16BE(value, at);
      }
    }
    yield block;
  }
  yield Buffer.from([0xff, 0xff]);
}
