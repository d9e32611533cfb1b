/** `npm run data:export -- DIR`: writes every table as a CSV file that `data:import` reads, see docs/import.md. */
import { resolve } from 'node:path';
import { exportDirectory } from '#domain/imports/export-directory.ts';
import { openOwnDatabase } from './own-database.ts';
import { progressLine, tableText } from './progress-line.ts';

async function run(directory: string) {
  const start = performance.now();
  const { pool, close } = await openOwnDatabase();
  const line = progressLine();
  try {
    const counts = await exportDirectory({
      pool,
      directory,
      onProgress: ({ table, rows }) => line.show(`Writing ${table} ${rows.toLocaleString('en')}`),
    });
    line.clear();
    console.log(tableText(['table', 'rows'], [...counts]));
    console.log(`Exported to ${directory} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  } finally {
    await close();
  }
}

const [directory, ...others] = process.argv.slice(2);
if (directory && others.length === 0) await run(resolve(directory));
else {
  console.error('Usage: npm run data:export -- DIR');
  process.exitCode = 2;
}
