import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceSeconds = 240;

/**
 * Starts the built server once for all journeys, on a free port and with data of its own. `E2E_PORT` names a server
 * that is already running instead, which makes writing a journey quick; `E2E_DATA` a folder whose data stays.
 */
export default async function startServer() {
  if (process.env.E2E_PORT) return;
  process.env.OPERATOR_TOKEN ??= randomBytes(32).toString('base64url');
  const port = await freePort();
  const given = process.env.E2E_DATA;
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'solstice-e2e-')));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(dataDir, 0o755);
  const server = spawn(process.execPath, ['scripts/run.mjs', 'server/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      RATE_LIMITS: 'off',
      DRAIN_NOTICE: '0',
      // Nobody answers there: journeys do, for those who agree to be counted.
      TAG_MANAGER: 'https://tags.example/tag.js',
      ANALYTICS_COOKIE: '_count',
      TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      TILE_ATTRIBUTION: '© Tiles of nobody',
      TILE_TERMS: 'https://tiles.example/terms',
      EMBEDDED_MAP: 'https://maps.example/?at={latitude},{longitude}&z={zoom}',
    },
  });
  const stop = async () => {
    await stopped(server);
    if (!given) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_PORT = String(port);
  return stop;
}

async function freePort() {
  const probe = createServer().listen(0);
  await new Promise((settle) => probe.once('listening', settle));
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
}

async function untilReady(server: ChildProcess, port: number) {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const beat = setInterval(() => console.log(`  Waiting for the server … ${seconds()} s`), 5000);
  try {
    while (!(await isReady(port))) {
      if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
      if (seconds() > patienceSeconds)
        throw new Error(`The server was not ready after ${patienceSeconds} s.`);
      await sleep(200);
    }
  } finally {
    clearInterval(beat);
  }
}

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const stopped = (server: ChildProcess) =>
  new Promise<void>((settle) => {
    if (server.exitCode !== null) return settle();
    server.once('exit', () => settle());
    server.kill('SIGTERM');
  });
