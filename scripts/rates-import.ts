/** `npm run rates:import -- FILE [--accept-jumps]`: takes the rates of a bank's file, see docs/import.md. */
import { resolve } from 'node:path';
import { openRateFeed } from '#domain/currency/rate-job.ts';
import { heldLine, takeRates } from '#domain/currency/take-rates.ts';
import { readEnv } from '#server/env.ts';
import { openOwnDatabase } from './own-database.ts';

const given = process.argv.slice(2);
const acceptsJumps = given.includes('--accept-jumps');
const [file, ...others] = given.filter((word) => word !== '--accept-jumps');
if (!file || others.length > 0) {
  console.error('Usage: npm run rates:import -- FILE [--accept-jumps]');
  process.exit(2);
}
const { RATES_JUMP } = readEnv();
const { pool, close } = await openOwnDatabase();
try {
  const feed = await openRateFeed(resolve(file))();
  const taken = await takeRates(pool, feed, acceptsJumps ? null : RATES_JUMP);
  const { inserted, changed, unchanged, held } = taken;
  console.log(`Rates: ${inserted} new, ${changed} changed, ${unchanged} as before, ${held.length} held back`);
  for (const rate of held.slice(0, 100)) console.log(`Held back: ${heldLine(rate)}`);
  if (held.length > 0)
    console.log(
      `They jump by more than ${RATES_JUMP} %. Where they are right, take them with --accept-jumps.`,
    );
} catch (error) {
  console.error(`${file}: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await close();
}
