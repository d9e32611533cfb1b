import { lineOf } from '#lib/csv/csv-line.ts';
import { safeCell } from '#lib/csv/safe-cell.ts';

/** A file of rows for spreadsheets, which read the mark at its beginning as UTF-8; numbers stay numbers. */
export const csvFile = (name: string, rows: readonly (readonly (string | number)[])[]): Response =>
  new Response(`\uFEFF${rows.map((row) => lineOf(row.map(cell))).join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });

const cell = (value: string | number) => (typeof value === 'number' ? `${value}` : safeCell(value));
