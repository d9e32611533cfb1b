import { mkdir } from 'node:fs/promises';
import { type TableName, tableNames } from '#domain/operator-data/tables.ts';
import { writeTableFile } from '#domain/operator-data/write-table.ts';
import type { DemoTables } from './demo-tables.ts';

/** Writes the demo operator as a folder that the import reads: one CSV file a table, an example of the format. */
export async function writeDemoCsv(directory: string, demo: DemoTables): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of tableNames) await writeTable(directory, name, demo);
}

const writeTable = <Name extends TableName>(directory: string, name: Name, demo: DemoTables) =>
  writeTableFile(directory, name, demo[name]);
