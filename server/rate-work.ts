import type { Logger } from 'pino';
import type { OpenDatabase } from '#db/open.ts';
import { openRateFeed, workRates } from '#domain/currency/rate-job.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Env } from './env.ts';
import { heldRates } from './held-rates.ts';
import { createJobs } from './jobs.ts';

type Server = {
  env: Pick<Env, 'RATES_FEED' | 'RATES_JUMP' | 'RATES_ACCEPT_JUMPS'>;
  log: Logger;
  onClose: (close: () => Promise<unknown>) => void;
};

/** The daily look at the feed of rates, where the operator has named one. */
export async function startRateWork({ env, log, onClose }: Server, database: OpenDatabase): Promise<void> {
  if (!env.RATES_FEED) return;
  const boss = createJobs(database.connection, log, { hasSchedule: true });
  onClose(() => boss.stop({ graceful: true, timeout: 10_000 }));
  await boss.start();
  const timeZones = [...new Set(allSites.map(({ timeZone }) => timeZone))];
  await workRates(boss, {
    feed: openRateFeed(env.RATES_FEED),
    pool: database.pool,
    timeZones,
    mostJump: env.RATES_ACCEPT_JUMPS ? null : env.RATES_JUMP,
    showHeld: (count) => {
      heldRates.count = count;
    },
    log,
  });
}
