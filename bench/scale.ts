import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, BenchmarkOptions, Measurement } from './benchmark.ts';
import type { ClosedLoop, ClosedLoopAnswer } from './load/closed-loop.ts';
import type { FixedRate, FixedRateAnswer } from './load/fixed-rate.ts';
import { type ScaledDemo, type ScaledServer, withScaledDemo } from './load/scaled-demo.ts';
import { searchQuestions } from './load/search-questions.ts';
import { inChild } from './measure/in-child.ts';
import { isReady } from './measure/server.ts';

const pages = ['/', '/ru/', '/directions', '/contacts/sales-offices', '/ru/search/hot-tours'];

/** Pages and searches with more workers, and with one of them, or the primary, lost. */
export const benchmark: Benchmark = {
  title: 'one to four workers; a price change on all of them; a worker and the primary lost under load',
  run: (options) =>
    withScaledDemo(async (demo) => {
      const measurements: Measurement[] = [];
      const counts = [1, 2, 4].filter((count) => count <= Math.max(2, availableParallelism()));
      for (const workers of counts) {
        options.say(`${workers} worker${workers > 1 ? 's' : ''} …`);
        await demo.withServer(workers, async (server) => {
          measurements.push(...(await measureMost(server, workers, options)));
          measurements.push(await measureFreshness(demo, server, workers, options));
        });
      }
      await demo.withServer(2, async (server) => {
        for (const way of ['fault', 'exit'] as const) {
          options.say(`a worker ends by ${way} …`);
          measurements.push(...(await loseWorker(server, way, options)));
        }
        options.say('the primary ends, and the replica takes its place …');
        measurements.push(...(await losePrimary(demo, server, options)));
      });
      return measurements;
    }),
};

const closedLoop = (input: ClosedLoop, { say }: BenchmarkOptions) =>
  inChild<ClosedLoop, ClosedLoopAnswer>(new URL('./load/closed-loop.ts', import.meta.url).href, input, say);
const fixedRate = (input: FixedRate, { say }: BenchmarkOptions) =>
  inChild<FixedRate, FixedRateAnswer>(new URL('./load/fixed-rate.ts', import.meta.url).href, input, say);

/** As many pages as eight visitors can get. */
async function measureMost(
  { process: server, port }: ScaledServer,
  workers: number,
  options: BenchmarkOptions,
): Promise<Measurement[]> {
  const of = `${workers} workers`;
  const seconds = options.isQuick ? 3 : 15;
  await closedLoop({ port, paths: pages, visitors: 8, seconds: options.isQuick ? 2 : 6 }, options);
  const before = await cpuSeconds(server.pid!);
  const { answered, failures } = await closedLoop({ port, paths: pages, visitors: 8, seconds }, options);
  const busy = (await cpuSeconds(server.pid!)) - before;
  return [
    { of, name: 'pages', value: answered / seconds, unit: '1/s' },
    { of, name: 'cores busy', value: busy / seconds, unit: 'count' },
    { of, name: 'pages per core', value: answered / busy, unit: '1/s' },
    { of, name: 'failed', value: failures, unit: 'count', target: { atMost: 0 } },
  ];
}

/** Clock ticks of a hundredth of a second, as Linux counts them for the process and all its threads. */
async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** From the commit of a change of all prices of a hotel until no connection is told the old one. */
async function measureFreshness(
  { database }: ScaledDemo,
  { port }: ScaledServer,
  workers: number,
  { isQuick, seed }: BenchmarkOptions,
): Promise<Measurement> {
  const origin = `http://127.0.0.1:${port}`;
  const next = await searchQuestions(origin, seededRandom(seed));
  let longest = 0;
  for (let change = 0; change < (isQuick ? 2 : 10); ) {
    const path = next();
    const old = await pricesOf(origin, path);
    const hotel = Number(/"hotelInc":(\d+)/.exec(old)?.[1]);
    if (!hotel) continue;
    change++;
    await sql`update contract_season set double_amount = double_amount * 2
      where contract_id in (select id from contract where hotel_id = ${hotel})`.execute(database.db);
    const committed = performance.now();
    const isStale = async () =>
      (await Promise.all(Array.from({ length: 4 * workers }, () => pricesOf(origin, path)))).includes(old);
    while (await isStale()) if (performance.now() - committed > 10_000) throw new Error('A change is lost');
    longest = Math.max(longest, performance.now() - committed);
  }
  const target = { atMost: 1_000 };
  return { of: `${workers} workers`, name: 'a change on all, at most', value: longest, unit: 'ms', target };
}

const pricesOf = async (origin: string, path: string) =>
  (await fetch(origin + path, { headers: { connection: 'close' } })).text();

/** The load that goes on while something is lost. */
const loadOf = (port: number, seconds: number): FixedRate => ({
  origin: `http://127.0.0.1:${port}`,
  paths: pages,
  perSecond: 10,
  seconds,
});

async function loseWorker(
  { process: server, port }: ScaledServer,
  way: 'fault' | 'exit',
  options: BenchmarkOptions,
): Promise<Measurement[]> {
  const seconds = options.isQuick ? 6 : 15;
  const load = fixedRate(loadOf(port, seconds), options);
  await sleep(2_000);
  server.send(way);
  const { failures, latencies } = await load;
  const of = `a worker ends by ${way}`;
  return [
    { of, name: 'asked', value: latencies.length, unit: 'count' },
    { of, name: 'failed', value: failures, unit: 'count', ...(way === 'fault' && { target: { atMost: 0 } }) },
    { of, name: 'longest wait', value: Math.max(...latencies), unit: 'ms' },
  ];
}

async function losePrimary(
  { stopPrimary, standby, leadToStandby, database }: ScaledDemo,
  { port }: ScaledServer,
  options: BenchmarkOptions,
): Promise<Measurement[]> {
  const load = fixedRate(loadOf(port, options.isQuick ? 10 : 30), options);
  await sleep(2_000);
  await database.close();
  const lost = performance.now();
  await stopPrimary();
  await standby.promote();
  leadToStandby();
  const promoted = performance.now();
  while (!(await isReady(port)) && performance.now() - promoted < 60_000) await sleep(50);
  const recovered = performance.now();
  const { failures, latencies } = await load;
  const of = 'the primary is lost';
  return [
    { of, name: 'asked', value: latencies.length, unit: 'count' },
    { of, name: 'failed', value: failures, unit: 'count' },
    { of, name: 'until the replica is primary', value: promoted - lost, unit: 'ms' },
    { of, name: 'from then until all is ready', value: recovered - promoted, unit: 'ms' },
  ];
}
