import type { Logger } from 'pino';
import type { OpenDatabase } from '#db/open.ts';
import type { LiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { orderLook, workLooks } from '#domain/quotes/look-job.ts';
import { assert } from '#lib/assert.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Env } from './env.ts';
import { createJobs } from './jobs.ts';

type Server = {
  env: Pick<Env, 'CLAIM_SECRET'>;
  log: Logger;
  onClose: (close: () => Promise<unknown>) => void;
};

/** How often it is asked whether the catalogue has changed. */
const askEveryMs = 60_000;

/** Prices quoted offers again, daily and after changes of the catalogue, in a process that has one. */
export async function startQuoteWork(
  { env, log, onClose }: Server,
  { db, connection }: OpenDatabase,
  catalogue: Pick<LiveCatalogue, 'current'>,
): Promise<void> {
  const boss = createJobs(connection, log, { hasSchedule: true });
  onClose(() => boss.stop({ graceful: true, timeout: 10_000 }));
  await boss.start();
  await workLooks(boss, {
    db,
    moment: () => {
      const moment = catalogue.current();
      assert(moment, 'The catalogue is read before the work begins');
      return moment;
    },
    claimSecret: env.CLAIM_SECRET,
    clock: () => new Date(),
    sites: allSites,
    log,
  });
  let seen = catalogue.current()?.version;
  const timer = setInterval(() => {
    const version = catalogue.current()?.version;
    if (version === seen) return;
    seen = version;
    orderLook(boss).catch((error) =>
      log.warn({ err: error }, 'A look at quoted offers could not be ordered'),
    );
  }, askEveryMs);
  timer.unref();
  onClose(async () => clearInterval(timer));
}
