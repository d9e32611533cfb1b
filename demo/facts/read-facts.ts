import { readFileSync } from 'node:fs';
import { csvRecords } from '#lib/csv/csv-records.ts';

/** A row of a fact file: every cell as written. */
export type Fact<Columns extends string> = Record<Columns, string>;

/** The rows of a fact file of this folder; lines that start with # are its notes. */
export function readFacts<Columns extends string>(file: string): Fact<Columns>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return csvRecords(text.replace(/^#.*\n/gm, ''));
}
