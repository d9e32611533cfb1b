import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type LiveCatalogue, openLiveCatalogue, usualThreads } from '#domain/catalogue/live-catalogue.ts';
import { dayIn, type PlainDate } from '#lib/plain-date.ts';
import { loadDemo } from '#server/load-demo.ts';

export type DemoOperator = { database: OpenDatabase; live: LiveCatalogue; today: PlainDate };

/** Runs `use` on the demo operator in a database of its own, which is gone afterwards. */
export async function withDemoOperator<Answer>(
  use: (demo: DemoOperator) => Promise<Answer>,
): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solstice-bench-'));
  const log = pino({ level: 'warn' });
  const database = await openDatabase({ dataDir, log });
  try {
    await migrate(database.pool);
    const clock = () => new Date();
    const today = dayIn(clock(), 'UTC');
    await loadDemo({ pool: database.pool, log, today });
    const live = await openLiveCatalogue({ ...database, clock, log, threads: usualThreads() });
    try {
      return await use({ database, live, today });
    } finally {
      await live.close();
    }
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
