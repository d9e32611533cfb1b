import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { onTestFinished } from 'vitest';

const operatorToken = 'an-operator-token-of-more-than-thirty-two-characters';

export type ManyWorkers = {
  process: ChildProcess;
  ended: Promise<number | null>;
  log: () => string;
  ask: (path: string, options?: Asked) => Promise<{ status: number | undefined; body: string }>;
};

type Asked = {
  agent?: Agent;
  asOperator?: boolean;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
};

/** Starts a server with workers on a test's database; it is gone with the test. */
export async function startManyWorkers(
  connection: pg.ClientConfig,
  env: Record<string, string> = {},
): Promise<ManyWorkers> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WORKERS: '2',
      PORT: String(port),
      DATABASE_URL: addressOf(connection),
      DATA_DIR: await mkdtemp(join(tmpdir(), 'solstice-workers-')),
      DEMO: 'off',
      LOG_FORMAT: 'json',
      DRAIN_NOTICE: '1',
      RATE_LIMITS: 'off',
      OPERATOR_TOKEN: operatorToken,
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ask: ManyWorkers['ask'] = (path, options = {}) => exchange(port, path, options);
  while (!said.includes('Solstice is ready')) {
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((settle) => setTimeout(settle, 50));
  }
  return { process: child, ended, log: () => said, ask };
}

async function exchange(
  port: number,
  path: string,
  { agent, asOperator, method = 'GET', body, headers }: Asked,
) {
  const authorization = asOperator ? { authorization: `Bearer ${operatorToken}` } : {};
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: agent ?? false,
    headers: { ...authorization, ...headers },
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

/** The test's PostgreSQL listens on a socket in a folder, or at an address. */
function addressOf({
  connectionString,
  host = '',
  port = 5432,
  user = '',
  password,
  database = '',
}: pg.ClientConfig) {
  if (connectionString) return connectionString;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
}
