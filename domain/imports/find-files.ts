import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TableName, tableNames } from '#domain/operator-data/tables.ts';
import { type Fault, nearest } from './import-fault.ts';

/** Where each table's file is, and what stands in the directory without a table. */
export type FoundFiles = { files: Map<TableName, string>; faults: Fault[] };

const ending = /\.csv(\.gz)?$/i;

/** Finds `{table}.csv` and `{table}.csv.gz`; files that are no CSV, hidden ones and folders are nobody's business. */
export async function findFiles(directory: string): Promise<FoundFiles> {
  const entries = await listed(directory);
  if (!entries) return { files: new Map(), faults: [{ file: directory, reason: 'no such directory' }] };
  const names = entries
    .filter((entry) => !entry.isDirectory() && ending.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
  const files = new Map<TableName, string>();
  const faults: Fault[] = [];
  for (const file of names) {
    const name = tableNames.find((table) => file === `${table}.csv` || file === `${table}.csv.gz`);
    if (!name) faults.push({ file, reason: unknownFile(file) });
    else if (files.has(name)) faults.push({ file, reason: `${name}.csv is there too: keep one of them` });
    else files.set(name, join(directory, file));
  }
  if (names.length === 0) faults.push({ file: directory, reason: 'holds no CSV file' });
  return { files, faults };
}

async function listed(directory: string) {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function unknownFile(file: string) {
  const meant = nearest(file.replace(ending, ''), tableNames);
  return meant ? `no table has this name: is ${meant}.csv meant?` : 'no table has this name';
}
