/**
 * `npm run data:import -- DIR [--keep-good | --replace] [--dry-run] [--net-of-bookings] [--accept-oversold]`: imports CSV
 * files, see docs/import.md.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportOutcome, importDirectory } from '#domain/imports/import-directory.ts';
import { type FileFaults, faultLine } from '#domain/imports/import-fault.ts';
import type { TableCounts } from '#domain/imports/staged-changes.server.ts';
import type { TableName } from '#domain/operator-data/tables.ts';
import { openOwnDatabase } from './own-database.ts';
import { progressLine, tableText } from './progress-line.ts';

const usage =
  'Usage: npm run data:import -- DIR [--keep-good | --replace] [--dry-run] [--net-of-bookings] [--accept-oversold]';
const count = (number: number, one: string) =>
  `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'keep-good': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'net-of-bookings': { type: 'boolean', default: false },
        'accept-oversold': { type: 'boolean', default: false },
      },
    });
    const [directory, ...others] = positionals;
    // What is left out of a file with rejected rows is not known, so it must not be deleted either.
    if (!directory || others.length > 0 || (values['keep-good'] && values.replace)) return undefined;
    return { directory: resolve(directory), ...values };
  } catch {
    return undefined;
  }
}

async function run(asked: NonNullable<ReturnType<typeof readArguments>>) {
  const { directory, 'keep-good': keepGood, replace, 'dry-run': dryRun } = asked;
  const { pool, close } = await openOwnDatabase();
  const line = progressLine();
  try {
    return await importDirectory({
      pool,
      directory,
      dryRun,
      netOfBookings: asked['net-of-bookings'],
      acceptOversold: asked['accept-oversold'],
      onProgress: ({ table, step, rows }) =>
        line.show(`${steps[step]} ${table} ${rows?.toLocaleString('en') ?? ''}`),
      ...(keepGood ? { mode: 'keep-good' } : { mode: 'all-or-nothing', replace }),
    });
  } finally {
    line.clear();
    await close();
  }
}

const steps = { read: 'Reading', check: 'Checking', write: 'Writing' };

function reportFaults(faults: FileFaults[], before = '') {
  for (const { file, total, first } of faults) {
    for (const fault of first) console.error(`${before}${faultLine(fault)}`);
    if (total > first.length) console.error(`${before}${file}: and ${total - first.length} more`);
  }
}

function reportCounts(tables: Map<TableName, TableCounts>) {
  const columns = ['read', 'inserted', 'changed', 'unchanged', 'deleted', 'rejected'] as const;
  const rows = [...tables].map(([name, counts]) => [name, ...columns.map((column) => counts[column])]);
  console.log(tableText(['table', ...columns], rows));
}

function tell(
  outcome: ImportOutcome,
  { directory, 'dry-run': dryRun }: { directory: string; 'dry-run': boolean },
  seconds: string,
) {
  reportFaults(outcome.faults);
  const faults = count(
    outcome.faults.reduce((sum, { total }) => sum + total, 0),
    'fault',
  );
  if (!outcome.ok) return console.error(`Nothing was imported: ${faults}.`);
  reportFaults(outcome.warnings, 'Warning: ');
  reportCounts(outcome.tables);
  if (outcome.faults.length > 0) console.log(`${faults}: see ${join(directory, 'rejects')}`);
  console.log(dryRun ? `A dry run of ${seconds} s: nothing was kept.` : `Imported in ${seconds} s.`);
}

const asked = readArguments();
if (asked) {
  const start = performance.now();
  const outcome = await run(asked);
  tell(outcome, asked, ((performance.now() - start) / 1000).toFixed(1));
  process.exitCode = outcome.ok ? 0 : 1;
} else {
  console.error(usage);
  process.exitCode = 2;
}
