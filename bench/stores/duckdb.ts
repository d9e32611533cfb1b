import {
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  INTEGER,
  USMALLINT,
  UTINYINT,
} from '@duckdb/node-api';
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

/** DuckDB's columns: name, type and whose values they hold. */
const stored = [
  ['party', UTINYINT, 'party'],
  ['town_id', UTINYINT, 'townId'],
  ['nights', UTINYINT, 'nights'],
  ['depart_day', USMALLINT, 'departDay'],
  ['hotel_id', USMALLINT, 'hotelId'],
  ['freight', UTINYINT, 'freight'],
  ['room', UTINYINT, 'room'],
  ['meal_id', UTINYINT, 'mealId'],
  ['sure', UTINYINT, 'sure'],
  ['price', INTEGER, 'price'],
] as const;

const rowsOfChunk = 2048;

export type DuckDbStores = {
  /** Each question finds the offers in the order that suits it best. */
  sorted: OfferStore;
  /** Both questions find them hotel by hotel, as operators deliver them. */
  byHotel: OfferStore;
  /** Whole search pages. */
  answers: AnswerStore;
  bytes: () => Promise<number>;
  close: () => void;
};

/**
 * The offers in DuckDB, in memory (a file is no faster), on all cores where `threads` says nothing. Its zone maps need
 * two things to leave out what a question does not concern: a table sorted by it, and parameters of the columns' own
 * types. Both together are ten times as fast as neither.
 */
export async function openDuckDb(
  catalogue: Pick<Catalogue, 'hotels'>,
  columns: OfferColumns,
  threads?: number,
): Promise<DuckDbStores> {
  const settings: Record<string, string> = threads ? { threads: String(threads) } : {};
  const instance = await DuckDBInstance.create(':memory:', settings);
  const connection = await instance.connect();
  const definitions = stored.map(([name, type]) => `${name} ${type} not null`);
  await connection.run(`create table by_hotel (${definitions.join(', ')})`);
  await append(connection, columns);
  const computed = answerColumns.map(([name, , value]) => `${value} as ${name}`);
  await connection.run(
    `create table by_trip as select *, ${computed.join(', ')} from by_hotel
     order by party, town_id, nights, depart_day, hotel_id`,
  );
  for (const statement of facetTables(catalogue)) await connection.run(statement);
  const cores = threads ? `, ${threads} core` : '';
  return {
    sorted: storeOn(connection, `DuckDB, sorted${cores}`, 'by_trip', 'by_hotel'),
    byHotel: storeOn(connection, `DuckDB, by hotel${cores}`, 'by_hotel', 'by_hotel'),
    answers: answersOn(connection, `DuckDB, sorted${cores}`),
    bytes: async () => {
      const memory = await connection.runAndReadAll('select sum(memory_usage_bytes) from duckdb_memory()');
      return Number(memory.getRows()[0]![0]);
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function append(connection: DuckDBConnection, columns: OfferColumns): Promise<void> {
  const appender = await connection.createAppender('by_hotel');
  const types = stored.map(([, type]) => type);
  for (let start = 0; start < columns.count; start += rowsOfChunk) {
    const rows = Math.min(rowsOfChunk, columns.count - start);
    const chunk = DuckDBDataChunk.create(types, rows);
    for (const [index, [, , name]] of stored.entries()) {
      const vector = chunk.getColumnVector(index);
      const values = columns[name];
      for (let row = 0; row < rows; row++) vector.setItem(row, values[start + row]!);
      vector.flush();
    }
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
}

function storeOn(
  connection: DuckDBConnection,
  name: string,
  tableOfTrips: string,
  tableOfHotels: string,
): OfferStore {
  const cheapest = prepared(
    connection,
    (where) =>
      `select hotel_id, min(price) as price from ${tableOfTrips} where ${where}
       group by hotel_id order by price, hotel_id`,
  );
  const offers = prepared(
    connection,
    (where, next) =>
      `select price, room, meal_id, town_id, depart_day, nights, freight from ${tableOfHotels}
       where hotel_id = $${next}::usmallint and ${where} order by price`,
  );
  return {
    name,
    cheapestPerHotel: async (question) => {
      const statement = await cheapest(question);
      const columns = (await statement.runAndReadAll()).getColumns();
      const [hotelIds = [], prices = []] = columns as number[][]; // none where there are no rows
      return hotelIds.map((hotelId, row) => ({ hotelId, price: prices[row]! }));
    },
    offersOfHotel: async (question, hotelId) => {
      const statement = await offers(question, hotelId);
      const [prices = []] = (await statement.runAndReadAll()).getColumns() as number[][];
      return prices;
    },
  };
}

function answersOn(connection: DuckDBConnection, name: string): AnswerStore {
  const whole = prepared(connection, (where) => wholeAnswerSql('by_trip', where));
  return {
    name,
    answer: async (question) => {
      const [labels = [], ...numbers] = (await (await whole(question)).runAndReadAll()).getColumns();
      const [ids, values, offers] = numbers as number[][];
      return answerOfRows(
        (labels as string[]).map(
          (label, row): AnswerRow => [label, ids![row]!, values![row]!, offers![row]!],
        ),
      );
    },
  };
}

/** A statement for each number of towns, made when it is first needed; `next` is the first free parameter. */
function prepared(connection: DuckDBConnection, text: (where: string, next: number) => string) {
  const statements = new Map<number, DuckDBPreparedStatement>();
  return async (question: TripQuestion, ...more: number[]) => {
    const { party, townIds, nightsMin, nightsMax, departFrom, departTo } = question;
    let statement = statements.get(townIds.length);
    if (!statement) {
      const towns = townIds.map((_, i) => `$${i + 6}::utinyint`).join(', ');
      const where = `party = $1::utinyint and town_id in (${towns})
        and nights between $2::utinyint and $3::utinyint and depart_day between $4::usmallint and $5::usmallint`;
      statement = await connection.prepare(text(where, townIds.length + 6));
      statements.set(townIds.length, statement);
    }
    const parameters = [party, nightsMin, nightsMax, departFrom, departTo, ...townIds, ...more];
    for (const [index, value] of parameters.entries()) statement.bindInteger(index + 1, value);
    return statement;
  };
}
