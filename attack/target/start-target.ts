import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningServer, startServer, stopGently } from '#bench/measure/server.ts';
import { type Inspector, openInspector } from './inspector.ts';

/** A server of the attack's own: the built product, as in production, on the demo operator, with its own data. */
export type Target = {
  port: number;
  process: RunningServer['process'];
  dataDir: string;
  inspector: Inspector;
  /** What the server has logged as an error since it started, and what it wrote that is no line of its log. */
  log: () => { errors: string[]; strays: string[] };
  /** All that it has written since it started. */
  logged: () => string;
  /** Opens what only those see who run the server. */
  operatorToken: string;
  stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '../..');

/**
 * Starts it. It believes one proxy, which is how an attack comes from many addresses: with all limits as they are, a
 * single address would be refused before anything behind them was reached.
 */
export async function startTarget(dataDir?: string, settings: Record<string, string> = {}): Promise<Target> {
  const folder = dataDir ?? (await makeDataDir());
  const logFile = join(await mkdtemp(join(tmpdir(), 'solstice-attack-log-')), 'server.log');
  const log = openSync(logFile, 'a');
  const inspected = await freePort();
  const operatorToken = randomBytes(32).toString('base64url');
  const flags = [`--inspect=127.0.0.1:${inspected}`, '--inspect-publish-uid=http'];
  const server = await startServer([process.execPath, ...flags, 'server/main.ts'], {
    cwd: root,
    log,
    env: {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      TRUSTED_PROXY: '1',
      OPERATOR_TOKEN: operatorToken,
      ...settings,
    },
  });
  closeSync(log);
  const inspector = await openInspector(inspected);
  return {
    port: server.port,
    process: server.process,
    dataDir: folder,
    inspector,
    log: () => readLog(logFile),
    logged: () => readFileSync(logFile, 'utf8'),
    operatorToken,
    stop: async () => {
      inspector.close();
      await stopGently(server.process);
      await rm(join(logFile, '..'), { recursive: true });
      if (!dataDir) await rm(folder, { recursive: true });
    },
  };
}

/** A folder for the data of a server in the temporary one. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-attack-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  return folder;
}

type Line = { level: number; msg?: string; err?: { message?: string } };
const errorLevel = 50;

function readLog(logFile: string): ReturnType<Target['log']> {
  const lines = readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
  const isEntry = (line: string) => line.startsWith('{"level":');
  const errors = lines
    .filter(isEntry)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= errorLevel)
    .map(({ msg = '', err }) => `${msg}: ${err?.message ?? ''}`);
  const isOurs = (line: string) => /^(?:Debugger |For help, see)/.test(line);
  return { errors, strays: lines.filter((line) => !isEntry(line) && !isOurs(line)) };
}
