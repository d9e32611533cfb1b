import { type Column, day } from './column.ts';

/** What must hold within one row or between rows of a table, beside its columns. */
export type TableRules = {
  /** Each set of columns names a row once. */
  unique?: readonly (readonly string[])[];
  /** The first column is not after, or not more than, the second. */
  ordered?: readonly (readonly [string, string])[];
  /** The first column is less than the second. */
  less?: readonly (readonly [string, string])[];
  /** The second column has a value exactly where the first has one. */
  together?: readonly (readonly [string, string])[];
  /** Exactly one of the two columns has a value. */
  either?: readonly (readonly [string, string])[];
  /** The second column, where it has a value, has another one than the first. */
  different?: readonly (readonly [string, string])[];
  /** The row of this number leaves the column empty, and no other does. */
  emptyOnlyFor?: { column: string; id: number };
  /** The column is empty in the rows whose `where` is this number, and in no other. */
  emptyWhere?: { column: string; where: string; is: number };
  /** Rows alike in `by` never share a day. */
  apart?: { by: readonly string[]; from: string; to: string };
  /** Paths of references that all lead to the same hotel; an empty reference agrees with any. */
  sameHotel?: readonly string[];
  /** Paths of references that all lead to the same state; an empty reference agrees with any. */
  sameState?: readonly string[];
  /** What only the database can tell of its rows, in words; domain/imports checks it. */
  beyond?: readonly string[];
};

/** Everything that the import knows of a table. */
export type TableShape = TableRules & {
  about: string;
  key: readonly string[];
  columns: Record<string, Column>;
};

export const table = <const Shape extends TableShape>(shape: Shape) => shape;
export const from = (note: string) => day(`first ${note}`);
export const to = (note: string) => day(`last ${note}`);
