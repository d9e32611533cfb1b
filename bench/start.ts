import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark, Measurement } from './benchmark.ts';

const root = join(import.meta.dirname, '..');
const patienceMs = 600_000;

/** From `git clone` on: what a newcomer waits for, and what a crash costs. */
export const benchmark: Benchmark = {
  title: 'time to /readyz: fresh clone, warm, and after kill -9 of the server and of its PostgreSQL',
  run: async ({ say }) => {
    const clone = mkdtempSync(join(tmpdir(), 'solstice-clone-'));
    // PostgreSQL may run under another account, which must be able to enter.
    chmodSync(clone, 0o755);
    try {
      execFileSync('git', ['clone', '--quiet', root, clone]);
      return await measureStarts(clone, say);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  },
};

const measureStarts = async (clone: string, say: (line: string) => void): Promise<Measurement[]> => {
  const measurements: Measurement[] = [];
  const start = async (name: string) => {
    say(`${name} …`);
    const server = await startServer(clone);
    measurements.push({ name, value: server.seconds, unit: 's' });
    return server;
  };

  await stopGently((await start('cold: install, build, load the demo')).process);
  await stopGently((await start('warm')).process);

  const killed = await start('warm, once more');
  process.kill(serverPid(clone), 'SIGKILL');
  await ended(killed.process);
  const recovered = await start('after kill -9 of the server');

  say('kill -9 of PostgreSQL under the running server …');
  process.kill(postgresPid(clone), 'SIGKILL');
  measurements.push({
    name: 'ready again after kill -9 of PostgreSQL',
    value: await secondsDown(recovered.port),
    unit: 's',
  });
  await stopGently(recovered.process);
  return measurements;
};

const startServer = async (clone: string) => {
  const port = await freePort();
  const begin = performance.now();
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port), DATA_DIR: join(clone, '.data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
    if (performance.now() - begin > patienceMs) throw new Error('npm start was not ready in time');
    await sleep(50);
  }
  return { process: child, port, seconds: (performance.now() - begin) / 1000 };
};

const freePort = async () => {
  const probe = createServer().listen(0);
  await new Promise((settle) => probe.once('listening', settle));
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
};

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** From the first failed answer to the next good one. */
const secondsDown = async (port: number) => {
  const begin = performance.now();
  while ((await isReady(port)) && performance.now() - begin < 2000) await sleep(5);
  while (!(await isReady(port))) await sleep(10);
  return (performance.now() - begin) / 1000;
};

const ended = (child: ChildProcess) =>
  new Promise<void>((settle) => (child.exitCode === null ? child.once('exit', () => settle()) : settle()));

const stopGently = async (child: ChildProcess) => {
  child.kill('SIGTERM');
  await ended(child);
};

const postmasterFile = (clone: string) => join(clone, '.data', 'postgres', 'cluster', 'postmaster.pid');

const postgresPid = (clone: string) => Number(readFileSync(postmasterFile(clone), 'utf8').split('\n')[0]);

/** The server is the parent of its PostgreSQL. */
const serverPid = (clone: string) =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(postgresPid(clone))], { encoding: 'utf8' }));
