import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import type { DemoTables } from '../demo-tables.ts';
import { translated } from './translated.ts';

/** Stands in the form that a language has after “from”, which its files do not hold. */
const declined = 'name_from';

/** The operator with every text in the languages that it is translated into. */
export const translateTables = (demo: DemoTables): DemoTables =>
  Object.fromEntries(
    tableNames.map((name): [string, unknown] => [name, translateRows(name, demo[name])]),
  ) as DemoTables; // the same tables, row by row

function translateRows(name: TableName, rows: readonly object[]): readonly object[] {
  const columns = Object.entries(tableOf(name).columns)
    .filter(([column, { kind }]) => kind === 'localised' && column !== declined)
    .map(([column]) => column);
  if (columns.length === 0) return rows;
  return rows.map((row) => {
    const texts = columns.flatMap((column) => {
      const text = (row as Record<string, unknown>)[column] as Localised | null | undefined; // a localised column
      return text ? [[column, translated(text)]] : [];
    });
    return { ...row, ...Object.fromEntries(texts) };
  });
}
