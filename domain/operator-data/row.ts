import type { CellOf, Column } from './column.ts';

type OptionalNames<Columns> = {
  [K in keyof Columns]: Columns[K] extends { default: unknown } ? K : never;
}[keyof Columns];
type Cell<C> = C extends Column ? CellOf<C> : never;
type Row<Columns> = {
  [K in Exclude<keyof Columns, OptionalNames<Columns>>]: Cell<Columns[K]>;
} & {
  [K in OptionalNames<Columns>]?:
    | Cell<Columns[K]>
    | (Columns[K] extends { default: null } ? null : never)
    | undefined;
};
type Flat<T> = { [K in keyof T]: T[K] };

/** A row that has these columns; what has a default may be left out. */
export type RowWith<Columns> = Flat<Row<Columns>>;
