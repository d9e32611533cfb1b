import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** The queue of jobs, on the same database; it makes its own schema under a lock when it starts. */
export function createJobs(connection: pg.ClientConfig, log: Logger): PgBoss {
  const { connectionString, host, port, user, password, database, ssl } = connection;
  const server = Object.fromEntries(
    Object.entries({ connectionString, host, port, user, password, database, ssl }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  // Our own parsers of columns stay behind: the queue expects those of the driver.
  const boss = new PgBoss({ ...server, application_name: 'solstice-jobs', max: 4, schedule: false });
  boss.on('error', (error) => log.warn({ err: error }, 'The queue of jobs had an error and goes on'));
  return boss;
}
