import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** A server whose machine is gone says nothing: without an end of its patience the queue would wait for it for ever. */
const patience = { query_timeout: 15_000, keepAlive: true };

/**
 * The queue of jobs, on the same database; it makes its own schema under a lock when it starts. Who only orders jobs
 * leaves that, and the housekeeping, to those who work on them.
 */
export function createJobs(
  connection: pg.ClientConfig,
  log: Logger,
  { ordersOnly = false, hasSchedule = false } = {},
): PgBoss {
  const { connectionString, host, port, user, password, database, ssl } = connection;
  const server = Object.fromEntries(
    Object.entries({ connectionString, host, port, user, password, database, ssl }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  // Our own parsers of columns stay behind: the queue expects those of the driver.
  const own = ordersOnly ? { max: 1, migrate: false, supervise: false } : { max: 4 };
  const boss = new PgBoss({
    ...server,
    ...own,
    ...patience,
    application_name: 'solstice-jobs',
    schedule: hasSchedule,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The queue of jobs had an error and goes on'));
  return boss;
}
