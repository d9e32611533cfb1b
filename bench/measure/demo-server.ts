import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, stopGently, untilReady } from './server.ts';

export type DemoServer = { process: ChildProcess; port: number };

/** Runs `use` on a server of the demo operator, which `load/` has a file for; its data is gone afterwards. */
export async function withDemoServer<Answer>(
  use: (server: DemoServer) => Promise<Answer>,
  { file = 'soaked-server.ts', isLimited = false }: { file?: string; isLimited?: boolean } = {},
): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'solstice-bench-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const server = startServer({ file, port, dataDir, isLimited });
  try {
    await untilReady(server, port);
    return await use({ process: server, port });
  } finally {
    await stopGently(server);
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Start = { file: string; port: number; dataDir: string; isLimited: boolean };

const startServer = ({ file, port, dataDir, isLimited }: Start) =>
  fork(join(import.meta.dirname, '..', 'load', file), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: isLimited ? 'on' : 'off',
      DRAIN_NOTICE: '0',
      // One loop has all pages: what is asked of the process is asked of it.
      WORKERS: '1',
      LOG_LEVEL: 'warn',
    },
  });
