import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { OpenDatabase } from '#db/open.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';

/**
 * The catalogue of a test's own database, closed when the file has run. What the file adds to the database afterwards is
 * seen after `refresh()`.
 */
export async function openTestCatalogue(
  { db, connection }: OpenDatabase,
  now = new Date('2026-11-21T10:00:00Z'),
): Promise<LiveCatalogue> {
  const log = pino({ level: 'silent' });
  const catalogue = await openLiveCatalogue({ db, connection, clock: () => now, log });
  afterAll(() => catalogue.close());
  return catalogue;
}
