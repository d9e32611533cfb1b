import { type TableName, tableOf } from '#domain/operator-data/tables.ts';
import { nearest, type RowFault } from './import-fault.ts';

/** Where in a row each column stands: one cell, or the cells of a localised text by locale; absent ones are left out. */
export type Layout = { name: TableName; width: number; header: string[]; places: Map<string, Place> };
type Place = { at: number } | { locales: { locale: string; at: number }[] };

type Found = { ok: true; layout: Layout } | { ok: false; faults: RowFault[] };

/** Reads the header line of a table's file. Columns may stand in any order. */
export function readHeader(name: TableName, header: string[]): Found {
  const separator = otherSeparator(header);
  if (separator)
    return { ok: false, faults: [{ reason: `columns are separated by ${separator}, not by a comma` }] };
  if (header.some((cell) => cell.includes('\r')))
    return { ok: false, faults: [{ reason: 'lines end in CR alone: save with LF or CRLF' }] };
  const places = placesOf(name, header);
  const faults = [...headerFaults(name, header), ...missingColumns(name, places)];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, layout: { name, width: header.length, header, places } };
}

function otherSeparator(header: string[]) {
  const [only] = header;
  if (header.length !== 1 || !only) return undefined;
  if (only.includes(';')) return 'semicolons';
  return only.includes('\t') ? 'tabs' : undefined;
}

const localeOf = (column: string, cell: string) =>
  cell.startsWith(`${column}_`) && /^[a-z]{2}$/.test(cell.slice(column.length + 1))
    ? cell.slice(column.length + 1)
    : undefined;

function placesOf(name: TableName, header: string[]) {
  const places: Layout['places'] = new Map();
  for (const [column, { kind }] of Object.entries(tableOf(name).columns)) {
    if (kind !== 'localised') {
      if (header.includes(column)) places.set(column, { at: header.indexOf(column) });
      continue;
    }
    const locales = header.flatMap((cell, at) => {
      const locale = localeOf(column, cell);
      return locale ? [{ locale, at }] : [];
    });
    if (locales.length > 0) places.set(column, { locales });
  }
  return places;
}

function headerFaults(name: TableName, header: string[]): RowFault[] {
  const { columns } = tableOf(name);
  const expected = Object.entries(columns).flatMap(([column, { kind }]) =>
    kind === 'localised' ? [`${column}_en`, `${column}_ru`] : [column],
  );
  const isKnown = (cell: string) =>
    expected.includes(cell) ||
    Object.keys(columns).some((column) => columns[column]?.kind === 'localised' && localeOf(column, cell));
  return header.flatMap((cell, at): RowFault[] => {
    if (!isKnown(cell)) return [{ column: cell, reason: unknownColumn(name, cell, expected) }];
    return header.indexOf(cell) < at ? [{ column: cell, reason: 'the column is there twice' }] : [];
  });
}

function unknownColumn(name: TableName, cell: string, expected: string[]) {
  const meant = nearest(cell, expected);
  return meant ? `${name} has no such column: is ${meant} meant?` : `${name} has no such column`;
}

const missingColumns = (name: TableName, places: Layout['places']): RowFault[] =>
  Object.entries(tableOf(name).columns).flatMap(([column, shape]): RowFault[] => {
    const place = places.get(column);
    if (shape.kind !== 'localised' || (!place && shape.default !== undefined))
      return place || shape.default !== undefined ? [] : [{ column, reason: 'the column is missing' }];
    const locales = place && 'locales' in place ? place.locales.map(({ locale }) => locale) : [];
    return ['en', 'ru']
      .filter((locale) => !locales.includes(locale))
      .map((locale) => ({ column: `${column}_${locale}`, reason: 'the column is missing' }));
  });
