import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of a fact file: every cell as written. */
export type Fact<Columns extends string> = Record<Columns, string>;

/** The rows of a fact file of this folder; lines that start with # are its notes. */
export function readFacts<Columns extends string>(file: string): Fact<Columns>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return parse(text, { columns: true, comment: '#', comment_no_infix: true, skip_empty_lines: true });
}
