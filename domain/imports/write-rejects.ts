import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableName } from '#domain/operator-data/tables.ts';
import { lineOf } from '#lib/csv/csv-line.ts';
import { readCsv } from '#lib/csv/read-csv.server.ts';
import { type Fault, faultLine } from './import-fault.ts';
import { type Import, type Rejected, rejectedRows } from './staging-store.server.ts';

/**
 * Writes what an import leaves out: `{table}.csv` with the rows as they were, to be mended and imported again, and
 * `rejects.txt` with every reason. What an earlier import left there is removed.
 */
export async function writeRejects(
  run: Import,
  files: Map<TableName, string>,
  wholeFiles: Fault[],
  folder: string,
) {
  await rm(folder, { recursive: true, force: true });
  const names = [...run.present];
  const reasons = createReasons(run, names, wholeFiles);
  const first = await reasons.next();
  if (first.done) return;
  await mkdir(folder, { recursive: true });
  await pipeline(Readable.from(chain(first.value, reasons)), createWriteStream(join(folder, 'rejects.txt')));
  for (const name of names) {
    const rows = rejectedLines(files.get(name)!, rejectedRows(run.client, name));
    const { value, done } = await rows.next();
    if (done) continue;
    await pipeline(Readable.from(chain(value, rows)), createWriteStream(join(folder, `${name}.csv`)));
  }
}

async function* createReasons(run: Import, names: TableName[], wholeFiles: Fault[]) {
  for (const fault of wholeFiles) yield `${faultLine(fault)}\n`;
  for (const name of names)
    for await (const { line, faults } of rejectedRows(run.client, name))
      for (const fault of faults) yield `${faultLine({ file: `${name}.csv`, line, ...fault })}\n`;
}

async function* chain(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}

/** The header and the rejected rows of a file, read a second time; nothing where no row was rejected. */
async function* rejectedLines(path: string, rejected: AsyncGenerator<Rejected>) {
  let next = await rejected.next();
  let header: string | undefined;
  for await (const batch of readCsv(path))
    for (const row of batch) {
      if (next.done || 'unreadable' in row) return;
      if (header === undefined) header = lineOf(row.cells);
      else if (row.line === next.value.line) {
        yield header + lineOf(row.cells);
        header = '';
        next = await rejected.next();
      }
    }
}
