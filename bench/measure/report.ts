import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import type { Measurement } from '../benchmark.ts';
import { tableOf } from './table.ts';

/** What one run has measured. */
export type Result = { name: string; title: string; measurements: Measurement[] };

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${release()} ${process.arch}`,
  node: process.versions.node,
};

/** Prints what was run, on what, and a table of each. */
export function printReport(command: string, seed: number, results: readonly Result[]): void {
  console.log(`\n${command}\nseed ${seed}; ${Object.values(machine).join(', ')}`);
  for (const { name, title, measurements } of results) {
    console.log(`\n${name}: ${title}`);
    for (const line of tableOf(measurements)) console.log(`  ${line}`);
  }
}

/** Writes the same as JSON, with the machine and the commit. */
export function writeReport(
  file: string,
  ran: { command: string; results: readonly Result[] } & Record<string, unknown>,
): void {
  const report = { date: new Date().toISOString(), commit: commit(), machine, ...ran };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
