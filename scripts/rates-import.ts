/** `npm run rates:import -- FILE`: takes the rates of a bank's file, plain or gzip, see docs/import.md. */
import { resolve } from 'node:path';
import { openRateFeed } from '#domain/currency/rate-job.ts';
import { takeRates } from '#domain/currency/take-rates.ts';
import { openOwnDatabase } from './own-database.ts';

const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  console.error('Usage: npm run rates:import -- FILE');
  process.exit(2);
}
const { pool, close } = await openOwnDatabase();
try {
  const { inserted, changed, unchanged } = await takeRates(pool, await openRateFeed(resolve(file))());
  console.log(`Rates: ${inserted} new, ${changed} changed, ${unchanged} as before`);
} catch (error) {
  console.error(`${file}: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await close();
}
