import { assert } from '../assert.ts';
import { csvRows } from './csv-rows.ts';

/** The rows of a CSV text that is known to be right, by the names of its first line; throws where it is not. */
export function csvRecords<Columns extends string>(text: string): Record<Columns, string>[] {
  const [head, ...rows] = csvRows()
    .take(text, true)
    .map((row) => {
      assert('cells' in row, `line ${row.line} can be read`);
      return row;
    });
  const names = head?.cells ?? [];
  return rows.map(({ line, cells }) => {
    assert(cells.length === names.length, `line ${line} has ${names.length} cells`);
    const record = Object.fromEntries(names.map((name, nth) => [name, cells[nth]!]));
    return record as Record<Columns, string>; // anyone who reads a file knows its columns
  });
}
