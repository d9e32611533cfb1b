import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openLiveCatalogue, usualThreads } from '#domain/catalogue/live-catalogue.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { withDemoOperator } from './measure/demo-operator.ts';
import { timesOf } from './measure/figures.ts';
import { isReady, startServer, stopGently } from './measure/server.ts';

const root = join(import.meta.dirname, '..');

/** From `git clone` on: what a newcomer waits for, and what a crash costs. */
export const benchmark: Benchmark = {
  title: 'time to /readyz: fresh clone, warm, and after kill -9 of the server and of its PostgreSQL',
  run: async ({ repeats, isQuick, say }) => {
    const clone = mkdtempSync(join(tmpdir(), 'solstice-clone-'));
    // PostgreSQL may run under another account, which must be able to enter.
    chmodSync(clone, 0o755);
    try {
      execFileSync('git', ['clone', '--quiet', root, clone]);
      const starts = await measureStarts(clone, say);
      // A quick run leaves out what needs the demo operator a second time.
      if (isQuick) return starts;
      say('loading the engine from the database and from its file …');
      return [...starts, ...(await measureLoads(repeats))];
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  },
};

async function measureStarts(clone: string, say: (line: string) => void): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const start = async (name: string) => {
    say(`${name} …`);
    const server = await startClone(clone);
    measurements.push({ name, value: server.seconds, unit: 's' });
    return server;
  };

  await stopGently((await start('cold: install, build, load the demo')).process);
  await stopGently((await start('warm')).process);

  const { process: npm, port } = await start('warm, once more');
  say('kill -9 of the server, which npm start starts again …');
  process.kill(serverPid(clone), 'SIGKILL');
  measurements.push({
    name: 'ready again after kill -9 of the server',
    value: await secondsDown(port),
    unit: 's',
  });

  say('kill -9 of PostgreSQL under the running server …');
  process.kill(postgresPid(clone), 'SIGKILL');
  measurements.push({
    name: 'ready again after kill -9 of PostgreSQL',
    value: await secondsDown(port),
    unit: 's',
  });
  await stopGently(npm);
  return measurements;
}

const dataDirOf = (clone: string) => join(clone, '.data');

const startClone = (clone: string) =>
  startServer(['npm', 'start'], { cwd: clone, env: { DATA_DIR: dataDirOf(clone) } });

/** What of a start is the engine's: everything prices are computed from, made ready to ask in the server's threads. */
const measureLoads = (repeats: number): Promise<Measurement[]> =>
  withDemoOperator(async ({ database }) => {
    const folder = mkdtempSync(join(tmpdir(), 'solstice-engine-'));
    const log = pino({ level: 'warn' });
    const clock = () => new Date();
    const load = async (from: { folder?: string }) => {
      const begun = performance.now();
      const live = await openLiveCatalogue({ ...database, clock, log, threads: usualThreads(), ...from });
      const took = performance.now() - begun;
      await live.close();
      return took;
    };
    const fromDatabase: number[] = [];
    const fromFile: number[] = [];
    // The first one writes the file.
    await load({ folder });
    for (let i = 0; i < repeats; i++) {
      fromDatabase.push(await load({}));
      fromFile.push(await load({ folder }));
    }
    rmSync(folder, { recursive: true });
    return [
      ...timesOf('engine, from the database', fromDatabase),
      ...timesOf('engine, from its file', fromFile),
    ];
  });

/** From the first failed answer to the next good one. */
async function secondsDown(port: number) {
  const begin = performance.now();
  while ((await isReady(port)) && performance.now() - begin < 2000) await sleep(5);
  while (!(await isReady(port))) await sleep(10);
  return (performance.now() - begin) / 1000;
}

const postmasterFile = (clone: string) => join(dataDirOf(clone), 'postgres', 'cluster', 'postmaster.pid');

const postgresPid = (clone: string) => Number(readFileSync(postmasterFile(clone), 'utf8').split('\n')[0]);

/** The server is the parent of its PostgreSQL. */
const serverPid = (clone: string) =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(postgresPid(clone))], { encoding: 'utf8' }));
