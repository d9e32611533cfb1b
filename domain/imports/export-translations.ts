import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { TableName } from '#domain/operator-data/tables.ts';
import { lineOf } from '#lib/csv/csv-line.ts';
import { entriesOf, type TextEntry, textPlaces } from './translation-entries.server.ts';

/** The columns of a file of translations, in their order. */
export const translationColumns = ['key', 'source', 'translation', 'state'] as const;

type Options = {
  pool: pg.Pool;
  locale: string;
  /** Replaced when it is there. */
  file: string;
  /** Only the texts of these tables; by default of all. */
  tables?: readonly TableName[];
};

/** How many texts of a file are in which state. */
export type StateCounts = Record<TextEntry['state'], number>;

/**
 * Writes what the operator says in a language beside its English, each text once, as of one moment. The same data makes
 * the same bytes.
 */
export async function exportTranslations({ pool, locale, file, tables }: Options): Promise<StateCounts> {
  const counts: StateCounts = { translated: 0, differs: 0, missing: 0, name: 0 };
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const lines = async function* () {
      yield lineOf(translationColumns);
      for (const place of textPlaces(tables))
        for (const entry of await entriesOf(client, place, locale)) {
          counts[entry.state]++;
          yield lineOf(translationColumns.map((column) => entry[column]));
        }
    };
    await pipeline(Readable.from(lines()), createWriteStream(file));
    await client.query('commit');
    client.release();
    return counts;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
