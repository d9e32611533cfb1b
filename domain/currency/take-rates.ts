import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import { type PlainDate, parsePlainDate, plainDate } from '#lib/plain-date.ts';
import { currencySlugs } from '#sites/currencies.ts';
import { type HeldRate, holdJumps, type MostJump } from './hold-jumps.ts';
import { quoteCurrency } from './quote.ts';
import type { FedRate } from './rate-values.ts';
import { readRateFeed } from './read-rate-feed.ts';

/** Rows of rates: new ones, others than before, and the same; and those that were held back. */
export type TakenRates = { inserted: number; changed: number; unchanged: number; held: HeldRate[] };

/** By how many percent a rate may differ from the last one where nobody says otherwise. */
export const usualJump = 20;

/**
 * Takes the rates of a feed by the import, which announces them; currencies that no site knows are left out, and rates
 * that jump by more than `mostJump` percent are held back. Those of other days stay, and an operator that is a demo stays
 * one. Throws where the feed cannot be read or breaks a rule.
 */
export async function takeRates(
  pool: pg.Pool,
  feed: string,
  mostJump: MostJump = usualJump,
): Promise<TakenRates> {
  const known = new Set<string>(currencySlugs.filter((slug) => slug !== quoteCurrency));
  const rates = readRateFeed(feed).filter(({ currency }) => known.has(currency));
  const { taken, held } = holdJumps(rates, mostJump === null ? [] : await keptRates(pool), mostJump);
  return { ...(await importRates(pool, taken)), held };
}

/** `USD of 2026-11-28: 11.6 for a euro, 1.16 on 2026-11-27`. */
export const heldLine = ({ currency, date, perEuro, last, lastDate }: HeldRate) =>
  `${currency} of ${date}: ${+perEuro.toFixed(6)} for a euro, ${last} on ${lastDate}`;

async function importRates(pool: pg.Pool, rates: readonly FedRate[]): Promise<Omit<TakenRates, 'held'>> {
  const lines = rates.map(({ currency, date, perEuro }) => `${currency},${date},${perEuro.toFixed(6)}\n`);
  const directory = await mkdtemp(join(tmpdir(), 'solstice-rates-'));
  try {
    await writeFile(join(directory, 'exchange_rate.csv'), `currency,date,per_euro\n${lines.join('')}`);
    const day = await demoDay(pool);
    const outcome = await importDirectory({
      pool,
      directory,
      mode: 'all-or-nothing',
      ...(day && { demoLoadedFor: day }),
    });
    const [fault] = outcome.faults.flatMap(({ first }) => first);
    if (!outcome.ok) throw new Error(fault ? faultLine(fault) : 'The rates were not taken');
    const { inserted = 0, changed = 0, unchanged = 0 } = outcome.tables.get('exchange_rate') ?? {};
    return { inserted, changed, unchanged };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function keptRates(pool: pg.Pool): Promise<FedRate[]> {
  const { rows } = await pool.query<{ currency: string; date: string; per_euro: string }>(
    'select currency, date::text, per_euro::text from exchange_rate',
  );
  return rows.map(({ currency, date, per_euro }) => ({
    currency,
    date: plainDate(date),
    perEuro: Number(per_euro),
  }));
}

/** The day that a demo operator was made for. */
async function demoDay(pool: pg.Pool): Promise<PlainDate | undefined> {
  const { rows } = await pool.query<{ day: string | null }>(
    'select demo_loaded_for::text as day from catalogue_version',
  );
  return parsePlainDate(rows[0]?.day ?? '');
}
