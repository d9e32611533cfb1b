import { join } from 'node:path';
import type pg from 'pg';
import { type TableName, tableNames } from '#domain/operator-data/tables.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { followCapacities } from './booked-stock.server.ts';
import { begunGone } from './commission-checks.server.ts';
import { findFiles } from './find-files.ts';
import { type Fault, type FileFaults, reportedPerFile } from './import-fault.ts';
import { inTransaction, noteDemoDay } from './in-transaction.server.ts';
import { leftBehind } from './reference-checks.server.ts';
import { sameHotels } from './same-hotels.server.ts';
import { stageFile } from './stage-file.ts';
import { applyStaged, type TableCounts } from './staged-changes.server.ts';
import { checkStaged } from './staged-checks.server.ts';
import { type Import, stagedFaults } from './staging-store.server.ts';
import { writeRejects } from './write-rejects.ts';

/** Where an import is: `rows` counts those read of a table's file so far. */
export type Progress = { table: TableName; step: 'read' | 'check' | 'write'; rows?: number };

export type ImportOptions = {
  pool: pg.Pool;
  /** Holds `{table}.csv` or `{table}.csv.gz`, for any of the tables. */
  directory: string;
  /** Does everything but keep it. */
  dryRun?: boolean;
  /** The day that a generated operator was made for. By default what is imported becomes a real operator's. */
  demoLoadedFor?: PlainDate;
  /** What the files say is left has our own bookings subtracted already: they are added back. */
  netOfBookings?: boolean;
  /** Takes less than is booked already, too: what is too much is left to staff. */
  acceptOversold?: boolean;
  onProgress?: (progress: Progress) => void;
} & (
  | {
      mode: 'all-or-nothing';
      /** Deletes, from the tables that have a file, what the file does not name. */
      replace?: boolean;
    }
  | {
      /** Leaves out rows with faults, and writes them to `{directory}/rejects`. */
      mode: 'keep-good';
    }
);

/** What was done, table by table, or why nothing was. With `keep-good` faults do not refuse the rest. */
export type ImportOutcome =
  | {
      ok: true;
      tables: Map<TableName, TableCounts>;
      faults: FileFaults[];
      /** What is most likely a mistake, and is imported all the same. */
      warnings: FileFaults[];
    }
  | { ok: false; reason: 'faults'; faults: FileFaults[] };

/**
 * Imports a directory of CSV files in one transaction: sessions see the state before or after, a crash changes
 * nothing, and a second import waits for the first. Rows equal to those in the database are left alone, so importing
 * the same files again changes nothing and announces nothing.
 */
export async function importDirectory(options: ImportOptions): Promise<ImportOutcome> {
  const { pool, directory, dryRun = false } = options;
  const { files, faults } = await findFiles(directory);
  if (files.size === 0) return { ok: false, reason: 'faults', faults: byFile(faults) };
  return inTransaction(pool, async (client) => {
    const run: Import = {
      client,
      present: new Set(),
      keepGood: options.mode === 'keep-good',
      replace: options.mode === 'all-or-nothing' && (options.replace ?? false),
    };
    const outcome = await importFiles(run, files, faults, options);
    return { outcome, keep: outcome.ok && !dryRun };
  });
}

async function importFiles(
  run: Import,
  files: Map<TableName, string>,
  faults: Fault[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { directory, demoLoadedFor, onProgress = () => {} } = options;
  for (const table of tableNames.filter((name) => files.has(name)))
    faults.push(
      ...(await stageFile(run, table, files.get(table)!, (rows) =>
        onProgress({ table, step: 'read', rows }),
      )),
    );
  await checkStaged(run, (table) => onProgress({ table, step: 'check' }));
  // Where a file is unreadable, what it would have named is unknown: nothing can be said of rows left behind.
  if (faults.length === 0) faults.push(...(await leftBehind(run)), ...(await begunGone(run)));

  const ofRows = [...(await stagedFaults(run)).values()].filter(({ total }) => total > 0);
  const found = [...byFile(faults), ...ofRows];
  if (found.length > 0 && !run.keepGood) return { ok: false, reason: 'faults', faults: merged(found) };
  if (run.keepGood) await writeRejects(run, files, faults, join(directory, 'rejects'));

  const warnings = await sameHotels(run);
  const tables = await applyStaged(run, (table) => onProgress({ table, step: 'write' }));
  const oversold = await followCapacities(run.client, options);
  if (oversold.length > 0 && !options.acceptOversold)
    return { ok: false, reason: 'faults', faults: byFile(oversold) };
  await noteOrigin(run, tables, demoLoadedFor);
  return { ok: true, tables, faults: merged(found), warnings };
}

const isChange = ({ inserted, changed, deleted }: TableCounts) => inserted + changed + deleted > 0;

// A demo operator rolls itself forward; an operator's own data must never be rolled over.
async function noteOrigin(run: Import, tables: Map<TableName, TableCounts>, demoLoadedFor?: PlainDate) {
  if (!demoLoadedFor && ![...tables.values()].some(isChange)) return;
  await noteDemoDay(run.client, demoLoadedFor);
}

const byFile = (faults: Fault[]): FileFaults[] =>
  [...Map.groupBy(faults, ({ file }) => file)].map(([file, own]) => ({
    file,
    total: own.length,
    first: own.slice(0, reportedPerFile),
  }));

const merged = (found: FileFaults[]): FileFaults[] =>
  [...Map.groupBy(found, ({ file }) => file)].map(([file, parts]) => ({
    file,
    total: parts.reduce((sum, { total }) => sum + total, 0),
    first: parts.flatMap(({ first }) => first).slice(0, reportedPerFile),
  }));
