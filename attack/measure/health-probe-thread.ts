/** The thread of a patrol: asks at a fixed rate until it is told to stop, then says how long each answer took. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Beat, HealthProbeResult } from './health-probe.ts';

const { port, paths, perSecond, from } = workerData as Beat;
const agent = new Agent({ keepAlive: true });
const latencies: number[] = [];
let failures = 0;
let asked = 0;
let waiting = 0;
let isOver = false;
const begun = performance.now();

function ask() {
  // As many as are due by now: a stall is charged to everybody who would have asked meanwhile.
  for (; !isOver && begun + (asked / perSecond) * 1_000 <= performance.now(); asked++) askAt(asked);
}

function askAt(nth: number): void {
  const due = begun + (nth / perSecond) * 1_000;
  waiting++;
  const done = (isGood: boolean) => {
    latencies.push(performance.now() - due);
    if (!isGood) failures++;
    waiting--;
    if (isOver && waiting === 0) report();
  };
  const headers = { Host: 'localhost', 'X-Forwarded-For': `${from}.${nth % 250}` };
  const path = paths[nth % paths.length]!;
  const asking = get({ host: '127.0.0.1', port, path, agent, headers, timeout: 30_000 }, (answer) => {
    answer.on('end', () => done(answer.statusCode === 200));
    answer.on('error', () => done(false));
    answer.resume();
  });
  asking.on('timeout', () => asking.destroy());
  asking.on('error', () => done(false));
}

const timer = setInterval(ask, 5);

function report(): void {
  clearInterval(timer);
  agent.destroy();
  parentPort!.postMessage({ latencies, failures } satisfies HealthProbeResult);
  parentPort!.close();
}

parentPort!.once('message', () => {
  isOver = true;
  if (waiting === 0) report();
});
