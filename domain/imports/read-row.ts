import type { Column } from '#domain/operator-data/column.ts';
import { judgeCell, judgeTexts } from '#domain/operator-data/judge-cell.ts';
import { judgeRow, type RowValues } from '#domain/operator-data/judge-row.ts';
import { tableOf } from '#domain/operator-data/tables.ts';
import { excerpt, type RowFault } from './import-fault.ts';
import type { Layout } from './read-header.ts';

/** The values of a row in the table's order, as PostgreSQL reads them, and what is wrong with it. */
export type ReadRow = { values: (string | null)[]; faults: RowFault[] };

/** What a cell is staged as, and what the rules of rows compare. */
type Read = { staged: string | null; value: RowValues[string] };

/** Makes the reader of a file's rows. Of a row with faults only the key is kept, where it is sound. */
export function rowReader({ name, width, places }: Layout) {
  const shape = tableOf(name);
  const columns = Object.entries(shape.columns);
  const isKey = columns.map(([column]) => shape.key.includes(column));

  const readPlace = (column: string, columnShape: Column, cells: string[], faults: RowFault[]) => {
    const place = places.get(column);
    if (place && 'locales' in place) return readTexts(column, columnShape, place.locales, cells, faults);
    return readCell(column, columnShape, place ? (cells[place.at] ?? '') : '', faults);
  };

  return (cells: string[]): ReadRow => {
    if (cells.length !== width) {
      const reason = `${counted(cells.length)}, but the header has ${width}`;
      return { values: columns.map(() => null), faults: [{ reason }] };
    }
    const faults: RowFault[] = [];
    const row: Record<string, RowValues[string]> = {};
    const values = columns.map(([column, columnShape]) => {
      const { staged, value } = readPlace(column, columnShape, cells, faults);
      row[column] = value;
      return staged;
    });
    if (faults.length === 0) faults.push(...judgeRow(shape, row));
    if (faults.length === 0) return { values, faults };
    return { values: values.map((value, index) => (isKey[index] ? value : null)), faults };
  };
}

const counted = (cells: number) => (cells === 1 ? 'the row has 1 cell' : `the row has ${cells} cells`);

const nothing: Read = { staged: null, value: null };

/**
 * A text without the spaces around it, which no reader sees and no search finds. Bodies in HTML, numbers and dates stay as
 * they are written.
 */
const readable = (shape: Column, cell: string) =>
  shape.kind === 'text' || (shape.kind === 'localised' && !shape.isHtml) ? cell.trim() : cell;

// What was written is staged as it was written: a decimal of 18 digits is no number of JavaScript.
function readCell(column: string, shape: Column, written: string, faults: RowFault[]): Read {
  const cell = readable(shape, written);
  const judged = judgeCell(shape, cell);
  if (judged.ok) return { staged: cell === '' ? writtenOf(judged.value) : cell, value: judged.value };
  faults.push({ column, reason: judged.reason, ...(cell !== '' && { value: excerpt(cell) }) });
  return nothing;
}

const writtenOf = (value: RowValues[string]) => (value === null ? null : String(value));

function readTexts(
  column: string,
  shape: Column,
  locales: { locale: string; at: number }[],
  cells: string[],
  faults: RowFault[],
): Read {
  const texts = Object.fromEntries(
    locales.map(({ locale, at }) => [locale, readable(shape, cells[at] ?? '')]),
  );
  const judged = judgeTexts(shape, texts);
  if (judged.ok) return { staged: judged.value && JSON.stringify(judged.value), value: judged.value };
  for (const { locale, reason } of judged.faults) {
    const text = texts[locale] ?? '';
    faults.push({ column: `${column}_${locale}`, reason, ...(text !== '' && { value: excerpt(text) }) });
  }
  return nothing;
}
