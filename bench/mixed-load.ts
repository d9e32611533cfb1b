import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, BenchmarkOptions, Measurement } from './benchmark.ts';
import type { ClosedLoop, ClosedLoopAnswer } from './load/closed-loop.ts';
import type { FixedRate, FixedRateAnswer } from './load/fixed-rate.ts';
import { memoryOf } from './load/memory-of.ts';
import { mixedVisits } from './load/mixed-visits.ts';
import type { MemoryInUse } from './load/soaked-server.ts';
import { type DemoServer, withDemoServer } from './measure/demo-server.ts';
import { timesOf } from './measure/figures.ts';
import { inChild } from './measure/in-child.ts';

const visitsMade = 20_000;
const visitors = 16;
/** An answer that takes longer has been given up by who asked. */
const usefulMs = 5_000;
const overload = 3;

/** Mixed visitors at most of what the server can do, three times that, and at rest again. */
export const benchmark: Benchmark = {
  title: 'mixed visitors on one worker: at 80 % of its most, at three times that, and afterwards',
  run: async (options) => withDemoServer((server) => measure(server, options)),
};

type Load = Pick<FixedRate, 'perSecond' | 'seconds'>;

async function measure(server: DemoServer, options: BenchmarkOptions): Promise<Measurement[]> {
  const origin = `http://127.0.0.1:${server.port}`;
  const { isQuick, minutes, seed, say } = options;
  const paths = await mixedVisits(origin, seededRandom(seed), visitsMade);
  const ask = (load: Load) => fixedRate({ ...load, origin, paths }, options);
  say('as many as it can …');
  await closedLoop({ port: server.port, paths, visitors, seconds: isQuick ? 4 : 30 }, options);
  const seconds = isQuick ? 4 : 20;
  const most =
    (await closedLoop({ port: server.port, paths, visitors, seconds }, options)).answered / seconds;
  say(`${Math.round(most)} a second; at 80 % of that for ${minutes} minutes …`);
  const before = await stateOf(server.process);
  const steady = await ask({ perSecond: 0.8 * most, seconds: minutes * 60 });
  await sleep(8_000); // connections that nobody uses are ended by then
  const after = await stateOf(server.process);
  say('three times as many as it can …');
  const overloadSeconds = isQuick ? 4 : 30;
  const health = watchHealth(origin);
  const flooded = await ask({ perSecond: overload * most, seconds: overloadSeconds });
  const { notReady, longest } = await health.stop();
  say('half as many again …');
  const recovered = await ask({ perSecond: most / 2, seconds: isQuick ? 3 : 15 });
  const good = (flooded.byStatus[200] ?? []).filter((latency) => latency <= usefulMs).length;
  const refused = flooded.byStatus[503] ?? [];
  const others = flooded.latencies.length - (flooded.byStatus[200]?.length ?? 0) - refused.length;
  return [
    { name: 'visits at most', value: most, unit: '1/s' },
    ...timesOf('at 80 %', steady.latencies),
    { of: 'at 80 %', name: 'asked', value: steady.latencies.length, unit: 'count' },
    { of: 'at 80 %', name: 'failed', value: steady.failures, unit: 'count', target: { atMost: 0 } },
    { of: 'heap after collection', name: 'before', value: before.heap, unit: 'bytes' },
    {
      of: 'heap after collection',
      name: 'after',
      value: after.heap,
      unit: 'bytes',
      target: { atMost: before.heap * 1.1 },
    },
    { of: 'resident memory', name: 'before', value: before.resident, unit: 'bytes' },
    { of: 'resident memory', name: 'after', value: after.resident, unit: 'bytes' },
    { of: 'open files and connections', name: 'before', value: before.files, unit: 'count' },
    {
      of: 'open files and connections',
      name: 'after',
      value: after.files,
      unit: 'count',
      target: { atMost: before.files + 5 },
    },
    { of: 'three times as many', name: 'asked', value: flooded.latencies.length, unit: 'count' },
    { of: 'three times as many', name: 'good answers', value: good / overloadSeconds, unit: '1/s' },
    {
      of: 'three times as many',
      name: 'of the most',
      value: good / overloadSeconds / most,
      unit: '×',
      target: { atLeast: 0.8 },
    },
    { of: 'three times as many', name: 'refused', value: refused.length, unit: 'count' },
    { of: 'three times as many', name: 'neither', value: others, unit: 'count', target: { atMost: 0 } },
    {
      of: 'three times as many',
      name: 'refused without a time',
      value: flooded.withoutRetryAfter,
      unit: 'count',
      target: { atMost: 0 },
    },
    ...(refused.length > 0 ? timesOf('refused', refused, { p95: 100 }) : []),
    ...timesOf('good answers', flooded.byStatus[200] ?? []),
    { of: 'meanwhile', name: '/readyz not ready', value: notReady, unit: 'count', target: { atMost: 0 } },
    { of: 'meanwhile', name: '/readyz longest', value: longest, unit: 'ms' },
    {
      of: 'afterwards, at 50 %',
      name: 'failed',
      value: recovered.failures,
      unit: 'count',
      target: { atMost: 0 },
    },
    ...timesOf('afterwards, at 50 %', recovered.latencies),
  ];
}

const closedLoop = (input: ClosedLoop, { say }: BenchmarkOptions) =>
  inChild<ClosedLoop, ClosedLoopAnswer>(new URL('./load/closed-loop.ts', import.meta.url).href, input, say);
const fixedRate = (input: FixedRate, { say }: BenchmarkOptions) =>
  inChild<FixedRate, FixedRateAnswer>(new URL('./load/fixed-rate.ts', import.meta.url).href, input, say);

async function stateOf(server: ChildProcess): Promise<MemoryInUse & { files: number }> {
  const files = (await readdir(`/proc/${server.pid}/fd`)).length;
  return { ...(await memoryOf(server)), files };
}

/** Asks twice a second whether the server is ready, until it is stopped. */
function watchHealth(origin: string) {
  let isOver = false;
  let notReady = 0;
  let longest = 0;
  const watched = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const isReady = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      longest = Math.max(longest, performance.now() - begun);
      if (!isReady) notReady++;
      await sleep(500);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watched;
      return { notReady, longest };
    },
  };
}
