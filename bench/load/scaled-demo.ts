import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { dayIn } from '#lib/plain-date.ts';
import { loadDemo } from '#server/load-demo.ts';
import { type FailingOver, startFailingOver } from '#test/failing-over.ts';
import { freePort, stopGently, untilReady } from '../measure/server.ts';

export type ScaledDemo = FailingOver & {
  /** Runs `use` on a server with so many workers. */
  withServer: <Answer>(workers: number, use: (server: ScaledServer) => Promise<Answer>) => Promise<Answer>;
};
export type ScaledServer = { process: ChildProcess; port: number; origin: string };

/** Runs `use` on the demo operator in a primary with a replica, which are gone afterwards. */
export async function withScaledDemo<Answer>(use: (demo: ScaledDemo) => Promise<Answer>): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solstice-scale-'));
  const today = dayIn(new Date(), 'UTC');
  const log = pino({ level: 'error' });
  const databases = await startFailingOver(({ pool }) => loadDemo({ pool, log, today }), { fsync: 'on' });
  const withServer: ScaledDemo['withServer'] = async (workers, run) => {
    const port = await freePort();
    const server = startServer({
      PORT: String(port),
      WORKERS: String(workers),
      DATABASE_URL: databases.way.address,
      DATABASE_REPLICA_URL: databases.replicaUrl,
      DATA_DIR: dataDir,
    });
    try {
      await untilReady(server, port);
      return await run({ process: server, port, origin: `http://localhost:${port}` });
    } finally {
      await stopGently(server);
    }
  };
  try {
    return await use({ ...databases, withServer });
  } finally {
    await databases.stop();
    await rm(dataDir, { recursive: true, force: true });
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
      // As long as kept connections need to hear that they close.
      DRAIN_NOTICE: '1',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
