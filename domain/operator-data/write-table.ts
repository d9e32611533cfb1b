import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lineOf } from '#lib/csv/csv-line.ts';
import type { Localised } from '#lib/localised.ts';
import type { Column } from './column.ts';
import { type RowOf, type TableName, tableOf } from './tables.ts';

/** The locales that each localised column has beside English and Russian, which are always written. */
export type FurtherLocales = Record<string, readonly string[]>;

/** A row of any table. */
export type AnyRow = Record<string, unknown>;

/** Writes `{directory}/{table}.csv`. The same rows in any order make the same bytes. */
export const writeTableFile = async <Name extends TableName>(
  directory: string,
  name: Name,
  rows: readonly RowOf<Name>[],
) => pipeline(Readable.from(inBlocks(csvOf(name, rows))), createWriteStream(join(directory, `${name}.csv`)));

/** Rows as lines of the import format, the header first: sorted by primary key, columns in the table's order. */
export function* csvOf<Name extends TableName>(name: Name, rows: readonly RowOf<Name>[]): Generator<string> {
  const sorted = rows.toSorted(byKey(tableOf(name).key));
  const locales = furtherLocales(name, sorted);
  yield headerLine(name, locales);
  for (const row of sorted) yield rowLine(name, row, locales);
}

/** The header; `locales` are in the order in which they are to be written. */
export const headerLine = (name: TableName, locales: FurtherLocales) =>
  lineOf(
    Object.entries(tableOf(name).columns).flatMap(([column, { kind }]) =>
      kind === 'localised' ? ['en', 'ru', ...(locales[column] ?? [])].map((l) => `${column}_${l}`) : [column],
    ),
  );

/** One row of a table whose header was made with the same `locales`. */
export const rowLine = (name: TableName, row: AnyRow, locales: FurtherLocales) =>
  lineOf(
    Object.entries(tableOf(name).columns).flatMap(([column, shape]) => {
      const value = row[column] ?? shape.default ?? null;
      if (shape.kind !== 'localised') return [cellText(shape, value)];
      const text = value as Localised | null;
      return ['en', 'ru', ...(locales[column] ?? [])].map((locale) => text?.[locale] ?? '');
    }),
  );

function cellText(column: Column, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'decimal') return withDecimals(String(value), column.scale);
  return String(value);
}

// Numbers of up to 18 digits do not fit a double, so the text is padded, never calculated.
function withDecimals(text: string, scale: number) {
  const [units, decimals = ''] = text.split('.');
  return `${units}.${decimals.padEnd(scale, '0')}`;
}

function furtherLocales(name: TableName, rows: readonly AnyRow[]): FurtherLocales {
  const columns = Object.entries(tableOf(name).columns).filter(([, { kind }]) => kind === 'localised');
  return Object.fromEntries(
    columns.map(([column]) => {
      const present = new Set(rows.flatMap((row) => Object.keys((row[column] as Localised | null) ?? {})));
      return [column, sortedLocales(present)];
    }),
  );
}

/** The locales that follow English and Russian, in the order in which they are written. */
export const sortedLocales = (locales: Iterable<string>) =>
  [...locales].filter((locale) => locale !== 'en' && locale !== 'ru').sort();

const byKey = (key: readonly string[]) => (a: AnyRow, b: AnyRow) => {
  for (const column of key) {
    const [left, right] = [a[column] as string | number, b[column] as string | number];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
};

const blockLength = 65_536;

// A file is written in blocks: a write a line would be many times slower.
function* inBlocks(lines: Iterable<string>) {
  let block = '';
  for (const line of lines) {
    block += line;
    if (block.length < blockLength) continue;
    yield block;
    block = '';
  }
  yield block;
}
