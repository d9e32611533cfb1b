import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { DemoTables } from './demo-tables.ts';

type Row = Record<string, unknown>;

/** Every two hundredth hotel of the demo is sold by a partner's system. */
const isPartners = (id: number) => id % 200 === 33;

/** The demo with the hotels of a partner's system, whose numbers are negative wherever a row names them ([W]§3.5). */
export function withPartners(demo: DemoTables): DemoTables {
  const partners = new Set(demo.hotel.map(({ id }) => id).filter(isPartners));
  assert(partners.size > 0, 'a partner sells some hotels');
  const turned = (row: Row, column: string): Row =>
    partners.has(Number(row[column])) ? { ...row, [column]: -Number(row[column]) } : row;
  const rowsOf = (name: TableName) =>
    hotelColumns(name).reduce<Row[]>((rows, column) => rows.map((row) => turned(row, column)), demo[name]);
  const tables = Object.fromEntries(tableNames.map((name) => [name, rowsOf(name)])) as DemoTables; // as they were
  const sold = ({ id }: { id: number }) => (id < 0 ? { is_remote: true } : {});
  return {
    ...tables,
    hotel: tables.hotel.map((hotel) => ({ ...hotel, ...sold(hotel) })).toSorted((a, b) => a.id - b.id),
  };
}

/** The columns of a table that hold the number of a hotel. */
const hotelColumns = (name: TableName): string[] =>
  name === 'hotel'
    ? ['id']
    : Object.entries(tableOf(name).columns).flatMap(([column, shape]) =>
        'references' in shape && shape.references === 'hotel' ? [column] : [],
      );
