import { once } from 'node:events';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { inChild } from '../measure/in-child.ts';
import type { Mixed } from './mixed-pages.ts';
import type { ScaledServer } from './scaled-demo.ts';
import type { FromScaled } from './scaled-server.ts';
import type { SteadyVisitors, Told } from './steady-visitors.ts';

type Say = Parameters<Benchmark['run']>[0]['say'];

export const visit = (input: SteadyVisitors, say: Say) =>
  inChild<SteadyVisitors, Told[]>(new URL('./steady-visitors.ts', import.meta.url).href, input, say);

export const asked = (paths: readonly string[]) => paths.map((path) => ({ path }));

/** How many workers go, and what has them go. */
type Way = { of: string; count: number; order: (server: ScaledServer) => void; losesNothing: boolean };

export const ways: Way[] = [
  { of: 'a worker fails', count: 1, order: ({ process }) => process.send('fault'), losesNothing: true },
  { of: 'a worker is killed', count: 1, order: ({ process }) => process.send('exit'), losesNothing: false },
  {
    of: 'SIGHUP renews both',
    count: 2,
    order: ({ process }) => process.kill('SIGHUP'),
    losesNothing: true,
  },
];

/** What visitors notice of workers that go, and how long it takes until others have come. */
export async function loseWorkers(
  server: ScaledServer,
  { pages }: Mixed,
  { of, count, order, losesNothing }: Way,
  { isQuick, say }: BenchmarkOptions,
): Promise<Measurement[]> {
  const streams = [{ name: 'pages', perSecond: 15, asked: asked(pages) }];
  const visited = visit({ port: server.port, seconds: isQuick ? 8 : 20, streams }, say);
  await new Promise((settle) => setTimeout(settle, 2_000));
  const orderedAt = Date.now();
  const changed = hearChanges(server, count, orderedAt);
  order(server);
  const { wentAt, cameAt } = await changed;
  const told = await visited;
  const bad = told.filter(({ status }) => status !== 200);
  for (const { status = 'no answer', ms } of bad) say(`${of}: ${status} after ${ms} ms`);
  // Whoever was being answered by the very one, and had no answer.
  const hung = bad.filter(({ status, beganAt }) => status === undefined && beganAt <= wentAt);
  const target = { atMost: 0 };
  return [
    { of, name: 'asked', value: told.length, unit: 'count' },
    { of, name: 'failed of others', value: bad.length - hung.length, unit: 'count', target },
    { of, name: 'it was answering', value: hung.length, unit: 'count', ...(losesNothing && { target }) },
    { of, name: 'asked again', value: told.filter((one) => one.isAskedAgain).length, unit: 'count' },
    { of, name: 'all replaced after', value: cameAt - orderedAt, unit: 'ms' },
    { of, name: 'longest wait', value: Math.max(...told.map(({ ms }) => ms)), unit: 'ms' },
  ];
}

/** When the last of so many had gone, and the last of those in their place had come. */
async function hearChanges({ process }: ScaledServer, count: number, since: number) {
  const went: number[] = [];
  const came: number[] = [];
  while (went.length < count || came.length < count) {
    const [said] = (await once(process, 'message')) as [FromScaled | 'ready'];
    // What was said while nobody listened has been kept.
    if (said === 'ready') continue;
    if ('wentAt' in said && said.wentAt >= since) went.push(said.wentAt);
    if ('cameAt' in said && said.cameAt >= since) came.push(said.cameAt);
  }
  return { wentAt: Math.max(...went), cameAt: Math.max(...came) };
}
