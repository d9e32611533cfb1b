import { type RowOf, type TableName, tableNames } from '#domain/operator-data/tables.ts';

/** All rows of the demo operator, by table. */
export type DemoTables = { [Name in TableName]: RowOf<Name>[] };

/** Parts of the operator as one. */
export const joined = (...parts: Partial<DemoTables>[]): DemoTables =>
  Object.fromEntries(
    tableNames.map((name) => [name, parts.flatMap((part): unknown[] => part[name] ?? [])]),
  ) as DemoTables; // every table is there, with its own rows
