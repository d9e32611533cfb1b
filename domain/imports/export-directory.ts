import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type TableName, tableNames } from '#domain/operator-data/tables.ts';
import { headerLine, rowLine } from '#domain/operator-data/write-table.ts';
import { furtherLocalesOf, sortedRows } from './table-rows.server.ts';

type Options = {
  pool: pg.Pool;
  /** Made when it is missing; files of earlier exports are replaced. */
  directory: string;
  onProgress?: (progress: { table: TableName; rows: number }) => void;
};

/**
 * Writes every table as the import reads it, one file a table, all as of one moment. The same data makes the same
 * bytes. Returns the number of rows of each table.
 */
export async function exportDirectory({ pool, directory, onProgress }: Options) {
  await mkdir(directory, { recursive: true });
  const client = await pool.connect();
  const counts = new Map<TableName, number>();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const table of tableNames) {
      const onRows = (rows: number) => {
        counts.set(table, rows);
        onProgress?.({ table, rows });
      };
      await pipeline(
        Readable.from(fileText(client, table, onRows)),
        createWriteStream(join(directory, `${table}.csv`)),
      );
    }
    await client.query('commit');
    client.release();
    return counts;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function* fileText(client: pg.ClientBase, table: TableName, onRows: (rows: number) => void) {
  const locales = await furtherLocalesOf(client, table);
  yield headerLine(table, locales);
  let written = 0;
  onRows(written);
  for await (const rows of sortedRows(client, table)) {
    yield rows.map((row) => rowLine(table, row, locales)).join('');
    written += rows.length;
    onRows(written);
  }
}
