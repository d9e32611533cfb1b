import { safeCell } from '#lib/csv/safe-cell.ts';

type Cell = string | number;

/** A file of rows for spreadsheets, which read the mark at its beginning as UTF-8; numbers stay numbers. */
export const csvFile = (name: string, rows: readonly (readonly Cell[])[]): Response =>
  new Response(`\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\n`).join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });

/** Quoted unless it is words alone: what one program takes for a separator, another does not. */
function cell(value: Cell): string {
  if (typeof value === 'number') return `${value}`;
  const text = safeCell(value);
  return /^[\p{L}\p{M}\p{N} .:/-]*$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}
