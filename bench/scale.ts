import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { seededRandom } from '#price-search/random-catalogue.ts';
import type { Loss } from '#test/failing-over.ts';
import type { Benchmark, BenchmarkOptions, Measurement } from './benchmark.ts';
import type { ClosedLoop, ClosedLoopAnswer } from './load/closed-loop.ts';
import { losePrimary } from './load/lose-primary.ts';
import { loseWorkers, ways } from './load/lose-worker.ts';
import { type Mixed, mixedPages } from './load/mixed-pages.ts';
import { mostOnPaper, type PageCost } from './load/on-paper.ts';
import { type ScaledDemo, type ScaledServer, withScaledDemo } from './load/scaled-demo.ts';
import { searchQuestions } from './load/search-questions.ts';
import { inChild } from './measure/in-child.ts';
import { partSeconds, parts, residentBytesOf } from './measure/part-seconds.ts';

/** Pages and searches with more workers, and with one of them, or the primary, lost. */
export const benchmark: Benchmark = {
  title: 'one to four workers, measured and on paper; workers, the primary lost under load',
  run: async (options) => {
    const measurements = await withScaledDemo(async (demo) => [
      ...(await measureCounts(demo, options)),
      ...(await measureLosses(demo, 'killed', ways, options)),
    ]);
    const silent = await withScaledDemo((demo) => measureLosses(demo, 'silent', [], options));
    return [...measurements, ...silent];
  },
};

async function measureCounts(demo: ScaledDemo, options: BenchmarkOptions): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const costs = new Map<number, PageCost>();
  const counts = [1, 2, 4].filter((count) => count <= Math.max(2, availableParallelism()));
  for (const workers of counts) {
    options.say(`${workers} worker${workers > 1 ? 's' : ''} …`);
    await demo.withServer(workers, async (server) => {
      const mixed = await mixedPages(server.origin, options.seed, 12_000);
      const { rows, cost } = await measureMost(demo, server, mixed, workers, options);
      costs.set(workers, cost);
      measurements.push(...rows, await measureFreshness(demo, server, workers, options));
    });
  }
  return [...measurements, ...onPaper(costs.get(1)!, costs.get(2)!)];
}

async function measureLosses(
  demo: ScaledDemo,
  loss: Loss,
  workersLost: typeof ways,
  options: BenchmarkOptions,
): Promise<Measurement[]> {
  return demo.withServer(2, async (server) => {
    const mixed = await mixedPages(server.origin, options.seed, 2_000);
    const measurements: Measurement[] = [];
    for (const way of workersLost) {
      options.say(`${way.of} …`);
      measurements.push(...(await loseWorkers(server, mixed, way, options)));
    }
    options.say(`the primary is lost (${loss}) …`);
    return [...measurements, ...(await losePrimary(demo, server, mixed, loss, options))];
  });
}

/** As many pages as eight visitors can get, and what each costs of every part. */
async function measureMost(
  { primaryPid }: ScaledDemo,
  { process: server, port }: ScaledServer,
  { pages: paths }: Mixed,
  workers: number,
  { isQuick, say }: BenchmarkOptions,
): Promise<{ rows: Measurement[]; cost: PageCost }> {
  const ask = (from: number, most: Pick<ClosedLoop, 'seconds' | 'pages'>) =>
    inChild<ClosedLoop, ClosedLoopAnswer>(
      new URL('./load/closed-loop.ts', import.meta.url).href,
      { port, paths: [...paths.slice(from), ...paths.slice(0, from)], visitors: 8, ...most },
      say,
    );
  const seconds = isQuick ? 4 : 20;
  // Each has its own code to compile: as many pages of each, however busy the machine is.
  await ask(0, { seconds: 120, pages: (isQuick ? 150 : 1_500) * workers });
  const before = await partSeconds(server.pid!, primaryPid);
  const { answered, failures, busy } = await ask(paths.length / 2, { seconds });
  const after = await partSeconds(server.pid!, primaryPid);
  const inMs = (part: (typeof parts)[number]) => ((after[part] - before[part]) * 1_000) / answered;
  const measured = Object.fromEntries(parts.map((part) => [part, inMs(part)])) as PageCost; // every part is there
  // One worker is the main thread itself.
  const cost = workers === 1 ? { ...measured, drawing: measured['main thread'], 'main thread': 0 } : measured;
  const of = `${workers} worker${workers > 1 ? 's' : ''}`;
  const rows: Measurement[] = [
    { of, name: 'pages', value: answered / seconds, unit: '1/s' },
    ...parts.map((part): Measurement => ({ of, name: part, value: cost[part], unit: 'ms' })),
    { of, name: 'those who ask', value: (busy * 1_000) / answered, unit: 'ms' },
    { of, name: 'memory held', value: await residentBytesOf(server.pid!), unit: 'bytes' },
    { of, name: 'failed', value: failures, unit: 'count', target: { atMost: 0 } },
  ];
  return { rows, cost };
}

/** Pages a second of machines that have the server to themselves, and what a second worker adds where cores are enough. */
function onPaper(ofOne: PageCost, ofTwo: PageCost): Measurement[] {
  const rows = [2, 4, 8, 16].flatMap((cores): Measurement[] => {
    const of = `on paper, ${cores} cores`;
    const one = mostOnPaper(ofOne, { cores, workers: 1 });
    const two = mostOnPaper(ofTwo, { cores, workers: 2 });
    const usual = Math.max(1, cores - 1);
    const all = mostOnPaper(usual === 1 ? ofOne : ofTwo, { cores, workers: usual });
    return [
      { of, name: '1 worker', value: one, unit: '1/s' },
      { of, name: '2 workers', value: two, unit: '1/s' },
      { of, name: 'as many', value: two / one, unit: '×', ...(cores >= 4 && { target: { atLeast: 1.7 } }) },
      { of, name: 'workers as usual', value: usual, unit: 'count' },
      { of, name: 'with them', value: all, unit: '1/s' },
    ];
  });
  return rows;
}

/** From the commit of a change of all prices of a hotel until no connection is told the old one. */
async function measureFreshness(
  { database }: ScaledDemo,
  { origin }: ScaledServer,
  workers: number,
  { isQuick, seed }: BenchmarkOptions,
): Promise<Measurement> {
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
  const of = `a change on all of ${workers}`;
  return { of, name: 'at most', value: longest, unit: 'ms', target: { atMost: 1_000 } };
}

const pricesOf = async (origin: string, path: string) =>
  (await fetch(origin + path, { headers: { connection: 'close' } })).text();
