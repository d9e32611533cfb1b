import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { DemoTables } from '#demo/demo-tables.ts';
import { generateDemo } from '#demo/generate.ts';
import { writeDemoCsv } from '#demo/write-csv.ts';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import type { TableName } from '#domain/operator-data/tables.ts';
import type { PlainDate } from '#lib/plain-date.ts';

type Options = { pool: pg.Pool; log: { info: (message: string) => void }; today: PlainDate };

/**
 * Makes the catalogue the demo operator as it stands on `today`, by the same import that real operators use: all of it
 * where there is none, what changed since where an earlier day's is. Call it only where no real data is.
 */
export async function loadDemo({ pool, log, today }: Options): Promise<void> {
  const demo = generateDemo({ today });
  const directory = await mkdtemp(join(tmpdir(), 'solstice-demo-'));
  try {
    await writeDemoCsv(directory, demo);
    const outcome = await importDirectory({
      pool,
      directory,
      mode: 'all-or-nothing',
      replace: true,
      demoLoadedFor: today,
      // The invented suppliers know of our bookings, and never take back what they have sold.
      netOfBookings: true,
      acceptOversold: true,
      onProgress: announcer(demo, log),
    });
    if (outcome.ok) return;
    const [first] = outcome.faults.flatMap(({ first }) => first);
    throw new Error(`The demo operator breaks a rule of the import: ${first && faultLine(first)}`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Tables worth a line of their own while a visitor waits for the first start. */
const told: readonly TableName[] = ['hotel', 'image', 'contract_season', 'allotment', 'flight_leg', 'tour'];

/** Says once for each of these tables, as it is written, how much of it there is. */
const announcer =
  (demo: DemoTables, log: Options['log']) =>
  ({ table, step }: { table: TableName; step: string }) => {
    if (step !== 'write' || !told.includes(table)) return;
    const name = table.replace('_', ' ');
    log.info(`Loading the demo operator: ${name}s ${demo[table].length.toLocaleString('en')}`);
  };
