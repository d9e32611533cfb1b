import { basename } from 'node:path';
import type pg from 'pg';
import type { CsvRow } from '#lib/csv/csv-rows.ts';
import { readCsv } from '#lib/csv/read-csv.server.ts';
import { translationColumns } from './export-translations.ts';
import { excerpt, type Fault, type FileFaults, type RowFault, reportedPerFile } from './import-fault.ts';
import { inTransaction, noteDemoDay } from './in-transaction.server.ts';
import { translationProblem } from './judge-translation.ts';
import {
  entriesOf,
  type TextEntry,
  type TextPlace,
  textPlaces,
  writeTranslations,
} from './translation-entries.server.ts';

type Options = { pool: pg.Pool; locale: string; file: string };

/** How many texts of the file were new, in how many rows they stand now, or why nothing was changed. */
export type TranslationsOutcome =
  | { ok: true; read: number; changed: number; rows: number }
  | { ok: false; faults: FileFaults };

/** A text of the operator, with the place whose rules it keeps. */
type Known = TextEntry & { place: TextPlace };

/** A line of a file, whose cells have their columns' names. */
type Line = { line: number; key: string; source: string; translation: string };

/**
 * Reads a file of translations, as `exportTranslations` writes it, and keeps all of it or nothing. A line without a
 * translation, and one that says what is there already, changes nothing.
 */
export async function importTranslations({ pool, locale, file }: Options): Promise<TranslationsOutcome> {
  const { lines, faults } = await readLines(file);
  return inTransaction<TranslationsOutcome>(pool, async (client) => {
    const known = await textsOf(client, locale);
    faults.push(...faultsOf(lines, known).map((fault) => ({ file: basename(file), ...fault })));
    if (faults.length > 0) return { outcome: { ok: false, faults: told(file, faults) }, keep: false };

    const changes = lines.filter(({ key, translation }) => isChange(translation, known.get(key)));
    const rows = await writeChanges(client, locale, changes, known);
    if (rows > 0) await noteDemoDay(client); // translated by somebody, it must not be rolled over
    return { outcome: { ok: true, read: lines.length, changed: changes.length, rows }, keep: true };
  });
}

async function readLines(path: string): Promise<{ lines: Line[]; faults: Fault[] }> {
  const file = basename(path);
  const rows: CsvRow[] = [];
  for await (const batch of readCsv(path))
    for (const row of batch) {
      if ('unreadable' in row)
        return { lines: [], faults: [{ file, line: row.line, reason: row.unreadable }] };
      rows.push(row);
    }
  const [header, ...texts] = rows;
  const expected = translationColumns.join(',');
  if (header?.cells.join(',') !== expected)
    return { lines: [], faults: [{ file, line: 1, reason: `the first line is not ${expected}` }] };
  const short = texts.filter(({ cells }) => cells.length !== translationColumns.length);
  return {
    lines: texts.map(({ line, cells: [key = '', source = '', translation = ''] }) => ({
      line,
      key,
      source,
      translation: translation.trim(),
    })),
    faults: short.map(({ line, cells }) => ({
      file,
      line,
      reason: `${cells.length} cells where the header has ${translationColumns.length}`,
    })),
  };
}

async function textsOf(client: pg.ClientBase, locale: string): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const place of textPlaces())
    for (const entry of await entriesOf(client, place, locale)) known.set(entry.key, { ...entry, place });
  return known;
}

function* faultsOf(
  lines: readonly Line[],
  known: ReadonlyMap<string, Known>,
): Generator<RowFault & { line: number }> {
  const seen = new Map<string, number>();
  for (const { line, key, source, translation } of lines) {
    const text = known.get(key);
    const before = seen.get(key);
    seen.set(key, line);
    if (!text) yield { line, column: 'key', reason: unknownKey, value: excerpt(key) };
    else if (before) yield { line, column: 'key', reason: `stands in line ${before} too`, value: key };
    else if (source !== text.source)
      yield { line, column: 'source', reason: 'is not the English of this key', value: excerpt(source) };
    else if (translation) {
      const reason = translationProblem(text.place.shape, source, translation);
      if (reason) yield { line, column: 'translation', reason, value: excerpt(translation) };
    }
  }
}

const unknownKey = 'no text has it: it never was, or its English has changed since the export';

const isChange = (translation: string, known: Known | undefined) =>
  translation !== '' && translation !== known?.translation;

async function writeChanges(
  client: pg.ClientBase,
  locale: string,
  changes: readonly Line[],
  known: ReadonlyMap<string, Known>,
): Promise<number> {
  const byPlace = Map.groupBy(changes, ({ key }) => known.get(key)!.place); // unknown keys were refused
  let rows = 0;
  for (const [place, texts] of byPlace) rows += await writeTranslations(client, place, locale, texts);
  return rows;
}

const told = (file: string, faults: readonly Fault[]): FileFaults => ({
  file: basename(file),
  total: faults.length,
  first: faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, reportedPerFile),
});
