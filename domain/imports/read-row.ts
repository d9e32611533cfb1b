import type { Column } from '#domain/operator-data/column.ts';
import { cellProblem } from '#domain/operator-data/judge-cell.ts';
import type { TableRules } from '#domain/operator-data/table.ts';
import { tableOf } from '#domain/operator-data/tables.ts';
import { excerpt, type RowFault } from './import-fault.ts';
import type { Layout } from './read-header.ts';

/** The values of a row in the table's order, as PostgreSQL reads them, and what is wrong with it. */
export type ReadRow = { values: (string | null)[]; faults: RowFault[] };

/** Makes the reader of a file's rows. Of a row with faults only the key is kept, where it is sound. */
export const rowReader = ({ name, width, places }: Layout) => {
  const shape = tableOf(name);
  const columns = Object.entries(shape.columns);
  const at = Object.fromEntries(columns.map(([column], index) => [column, index]));
  const isKey = columns.map(([column]) => shape.key.includes(column));
  const comparisons = [
    ...(shape.ordered ?? []).map(([low, high]) => ({ low, high, mayBeEqual: true })),
    ...(shape.less ?? []).map(([low, high]) => ({ low, high, mayBeEqual: false })),
  ];

  const readCells = (cells: string[], faults: RowFault[]) =>
    columns.map(([column, columnShape]) => {
      const place = places.get(column);
      if (place && 'locales' in place) return readTexts(column, columnShape, place.locales, cells, faults);
      return readCell(column, columnShape, place ? (cells[place.at] ?? '') : '', faults);
    });

  const compare = (values: (string | null)[], faults: RowFault[]) => {
    for (const { low, high, mayBeEqual } of comparisons) {
      const [left, right] = [values[at[low]!], values[at[high]!]];
      if (left == null || right == null) continue;
      const order = orderOf(left, right);
      if (order > 0 || (order === 0 && !mayBeEqual))
        faults.push({ column: high, value: right, reason: notAfter(low, left, mayBeEqual) });
    }
  };

  return (cells: string[]): ReadRow => {
    const faults: RowFault[] = [];
    if (cells.length !== width) {
      const reason = `${counted(cells.length)}, but the header has ${width}`;
      return { values: columns.map(() => null), faults: [{ reason }] };
    }
    const values = readCells(cells, faults);
    if (faults.length === 0) {
      compare(values, faults);
      faults.push(...pairFaults(shape, values, at));
      faults.push(...ownFaults(shape.emptyOnlyFor, values, at));
    }
    if (faults.length === 0) return { values, faults };
    return { values: values.map((value, index) => (isKey[index] ? value : null)), faults };
  };
};

const counted = (cells: number) => (cells === 1 ? 'the row has 1 cell' : `the row has ${cells} cells`);

const isNumber = (value: string) => /^-?\d+$/.test(value);

const notAfter = (low: string, value: string, mayBeEqual: boolean) => {
  if (!isNumber(value)) return `before ${low} ${value}`;
  return mayBeEqual ? `less than ${low} ${value}` : `not more than ${low} ${value}`;
};

// Dates sort as text.
const orderOf = (left: string, right: string) => {
  if (isNumber(left)) return Number(left) - Number(right);
  return left < right ? -1 : Number(left > right);
};

const readCell = (column: string, shape: Column, cell: string, faults: RowFault[]): string | null => {
  if (cell === '') {
    if (shape.default === undefined) faults.push({ column, reason: 'must not be empty' });
    return shape.default === undefined || shape.default === null ? null : String(shape.default);
  }
  const reason = cellProblem(shape, cell);
  if (reason) faults.push({ column, reason, value: excerpt(cell) });
  return reason ? null : cell;
};

const readTexts = (
  column: string,
  shape: Column,
  locales: { locale: string; at: number }[],
  cells: string[],
  faults: RowFault[],
): string | null => {
  const text: Record<string, string> = {};
  for (const { locale, at } of locales) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const reason = cellProblem(shape, cell);
    if (reason) faults.push({ column: `${column}_${locale}`, reason, value: excerpt(cell) });
    text[locale] = cell;
  }
  const isEmpty = Object.keys(text).length === 0;
  if (isEmpty && shape.default !== undefined) return null;
  for (const locale of ['en', 'ru'])
    if (!text[locale]) faults.push({ column: `${column}_${locale}`, reason: 'must not be empty' });
  return JSON.stringify(text);
};

/** Columns that go together, and columns that must differ. */
const pairFaults = (
  { together = [], different = [] }: TableRules,
  values: (string | null)[],
  at: Record<string, number>,
): RowFault[] => [
  ...together.flatMap(([first, second]): RowFault[] => {
    const [left, right] = [values[at[first]!], values[at[second]!]];
    if ((left === null) === (right === null)) return [];
    return [
      {
        column: second,
        reason: right === null ? `is needed with ${first}` : `means nothing without ${first}`,
      },
    ];
  }),
  ...different.flatMap(([first, second]): RowFault[] => {
    const [left, right] = [values[at[first]!], values[at[second]!]];
    return right != null && left === right
      ? [{ column: second, reason: `the same as ${first}`, value: right }]
      : [];
  }),
];

/** A column that only one row may leave empty, by the row's number. */
const ownFaults = (
  rule: { column: string; id: number } | undefined,
  values: (string | null)[],
  at: Record<string, number>,
): RowFault[] => {
  if (!rule) return [];
  const isEmpty = values[at[rule.column]!] === null;
  const isThatRow = Number(values[at.id!]) === rule.id;
  if (isEmpty === isThatRow) return [];
  const reason = isEmpty ? `may be empty only in number ${rule.id}` : `must be empty in number ${rule.id}`;
  return [{ column: rule.column, reason }];
};
