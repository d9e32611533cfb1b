import type { Localised } from '#lib/localised.ts';
import type { TableRules } from './table.ts';

/** The values of a row by column, each judged by itself; null where there is none. */
export type RowValues = Readonly<Record<string, string | number | boolean | Localised | null>>;

/** A breach of a rule between columns: the column to mend, and why. */
export type RowProblem = { column: string; reason: string; value?: string };

/** Judges a row whose values are sound one by one: what must hold between its columns. */
export function judgeRow(rules: TableRules, row: RowValues): RowProblem[] {
  const {
    ordered = [],
    less = [],
    together = [],
    either = [],
    different = [],
    emptyOnlyFor,
    emptyWhere,
  } = rules;
  return [
    ...ordered.flatMap(([low, high]) => orderProblem(row, low, high, true)),
    ...less.flatMap(([low, high]) => orderProblem(row, low, high, false)),
    ...together.flatMap(([first, second]) => togetherProblem(row, first, second)),
    ...either.flatMap(([first, second]) => eitherProblem(row, first, second)),
    ...different.flatMap(([first, second]) => differentProblem(row, first, second)),
    ...(emptyOnlyFor ? emptyProblem(row, emptyOnlyFor) : []),
    ...(emptyWhere ? emptyWhereProblem(row, emptyWhere) : []),
  ];
}

const valueIn = (row: RowValues, column: string) => row[column] ?? null;

function orderProblem(row: RowValues, low: string, high: string, mayBeEqual: boolean): RowProblem[] {
  const [left, right] = [valueIn(row, low), valueIn(row, high)];
  if (left === null || right === null || left < right || (mayBeEqual && left === right)) return [];
  return [{ column: high, value: String(right), reason: notAfter(low, left, mayBeEqual) }];
}

// Dates are text, and sort as such.
function notAfter(low: string, value: unknown, mayBeEqual: boolean) {
  if (typeof value !== 'number') return `before ${low} ${value}`;
  return mayBeEqual ? `less than ${low} ${value}` : `not more than ${low} ${value}`;
}

function togetherProblem(row: RowValues, first: string, second: string): RowProblem[] {
  const [left, right] = [valueIn(row, first), valueIn(row, second)];
  if ((left === null) === (right === null)) return [];
  return [
    { column: second, reason: right === null ? `is needed with ${first}` : `means nothing without ${first}` },
  ];
}

function eitherProblem(row: RowValues, first: string, second: string): RowProblem[] {
  const [left, right] = [valueIn(row, first), valueIn(row, second)];
  if ((left === null) !== (right === null)) return [];
  return [
    { column: second, reason: right === null ? `is needed without ${first}` : `must be empty with ${first}` },
  ];
}

function differentProblem(row: RowValues, first: string, second: string): RowProblem[] {
  const [left, right] = [valueIn(row, first), valueIn(row, second)];
  if (right === null || left !== right) return [];
  return [{ column: second, reason: `the same as ${first}`, value: String(right) }];
}

function emptyProblem(row: RowValues, { column, id }: { column: string; id: number }): RowProblem[] {
  const isEmpty = valueIn(row, column) === null;
  if (isEmpty === (row.id === id)) return [];
  return [
    { column, reason: isEmpty ? `may be empty only in number ${id}` : `must be empty in number ${id}` },
  ];
}

function emptyWhereProblem(row: RowValues, rule: NonNullable<TableRules['emptyWhere']>): RowProblem[] {
  const { column, where, is } = rule;
  const value = valueIn(row, column);
  if ((value === null) === (row[where] === is)) return [];
  return [
    {
      column,
      reason:
        value === null ? `is needed where ${where} is not ${is}` : `must be empty where ${where} is ${is}`,
      ...(value !== null && { value: String(value) }),
    },
  ];
}
