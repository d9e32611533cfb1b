import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { connect, type OpenDatabase } from '#db/open.ts';
import { dayIn } from '#lib/plain-date.ts';
import { loadDemo } from '#server/load-demo.ts';
import { type Standby, startStandby } from '#test/start-standby.ts';
import { openSwitch } from '#test/switch.ts';
import { freePort, stopGently, untilReady } from '../measure/server.ts';

export type ScaledDemo = {
  database: OpenDatabase;
  standby: Standby;
  stopPrimary: () => Promise<void>;
  /** Lets the address that servers know lead to the replica. */
  leadToStandby: () => void;
  /** Runs `use` on a server with so many workers. */
  withServer: <Answer>(workers: number, use: (server: ScaledServer) => Promise<Answer>) => Promise<Answer>;
};
export type ScaledServer = { process: ChildProcess; port: number };

/** Runs `use` on the demo operator in a primary with a replica, which are gone afterwards. */
export async function withScaledDemo<Answer>(use: (demo: ScaledDemo) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-scale-'));
  await chmod(folder, 0o755);
  const log = pino({ level: 'error' });
  const primary = await startEmbeddedPostgres({ folder, log });
  const database = await connect(primary.connection, log);
  await migrate(database.pool);
  await loadDemo({ pool: database.pool, log, today: dayIn(new Date(), 'UTC') });
  const standby = await startStandby(primary.connection);
  const { host, user, database: name } = standby.connection;
  const replica = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const way = await openSwitch(primary.connection.host);
  const withServer: ScaledDemo['withServer'] = async (workers, run) => {
    const port = await freePort();
    const server = startServer({
      PORT: String(port),
      WORKERS: String(workers),
      DATABASE_URL: way.address,
      DATABASE_REPLICA_URL: replica,
      DATA_DIR: join(folder, 'data'),
    });
    try {
      await untilReady(server, port);
      return await run({ process: server, port });
    } finally {
      await stopGently(server);
    }
  };
  try {
    const leadToStandby = () => way.leadTo(host);
    return await use({ database, standby, stopPrimary: primary.stop, leadToStandby, withServer });
  } finally {
    way.close();
    await database.close();
    await standby.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const startServer = (env: Record<string, string>) =>
  fork(join(import.meta.dirname, 'scaled-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      DRAIN_NOTICE: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
