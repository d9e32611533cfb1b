import type { TableName } from '#domain/operator-data/tables.ts';
import type { CsvRow, Unreadable } from '#lib/csv/csv-rows.ts';
import { readCsv } from '#lib/csv/read-csv.server.ts';
import type { Fault } from './import-fault.ts';
import { type Layout, readHeader } from './read-header.ts';
import { type ReadRow, rowReader } from './read-row.ts';
import { createStaging, fillStaging, type Import, leaveOut } from './staging-store.server.ts';

/**
 * Reads a table's file into its staging table. Faults of rows go there with their rows; the faults returned concern
 * the file as a whole, which then is left out as if it were not there.
 */
export async function stageFile(
  run: Import,
  name: TableName,
  path: string,
  onRows: (rows: number) => void,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const file = `${name}.csv`;
  let layout: Layout | undefined;
  let readRow: ((cells: string[]) => ReadRow) | undefined;

  const readFirst = ({ line, cells }: CsvRow) => {
    const header = readHeader(name, cells);
    if (header.ok) {
      layout = header.layout;
      readRow = rowReader(layout);
    } else faults.push(...header.faults.map((fault) => ({ file, line, ...fault })));
  };
  const refuse = ({ line, cell, unreadable }: Unreadable) => {
    const column = cell === undefined ? undefined : layout?.header[cell];
    faults.push({ file, line, reason: unreadable, ...(column && { column }) });
  };

  async function* rows() {
    let read = 0;
    for await (const batch of readCsv(path)) {
      const sound: (ReadRow & { line: number })[] = [];
      for (const row of batch) {
        if ('unreadable' in row) refuse(row);
        else if (readRow) sound.push({ line: row.line, ...readRow(row.cells) });
        else readFirst(row);
        if (faults.length > 0) return;
      }
      yield sound;
      read += sound.length;
      onRows(read);
    }
  }

  run.present.add(name);
  await createStaging(run.client, name);
  await fillStaging(run.client, name, rows());
  if (!layout && faults.length === 0) faults.push({ file, reason: 'empty: a header line is expected' });
  if (faults.length > 0) await leaveOut(run, name);
  return faults;
}
