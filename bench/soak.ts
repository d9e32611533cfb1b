import type { ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import type { Benchmark, Measurement } from './benchmark.ts';
import { memoryOf } from './load/memory-of.ts';
import type { MemoryInUse } from './load/soaked-server.ts';
import { withDemoServer } from './measure/demo-server.ts';

const views = 5_000;
const quickViews = 400;
/** After the first stretch everything that is kept on purpose is there: texts, moments of the catalogue, compiled code. */
const stretches = 6;
const visitors = 4;
/** Every so many views the visitor leaves before the page has come. */
const leavesEvery = 10;
/** What a view may leave behind. A page that stays is 300 to 700 kB. */
const mostPerView = 10_000;

/** Pages as visitors mix them, on sites in several languages; each is asked for again and again. */
const pages: readonly (readonly [host: string, path: string])[] = [
  ['localhost', '/'],
  ['ru.localhost', '/'],
  ['pl.localhost', '/search/hotels'],
  ['localhost', '/search/tours'],
  ['ru.localhost', '/about'],
  ['localhost', '/directions'],
  ['agent.localhost', '/'],
  ['localhost', '/ru/search/hot-tours'],
  ['kz.localhost', '/contacts/sales-offices'],
  ['localhost', '/sitemap.xml'],
  ['localhost', '/no/such/page'],
  ['ru.localhost', '/_.data'],
];

/** Whether what a page view uses is given back. */
export const benchmark: Benchmark = {
  title: `memory of the server over ${views} mixed page views, after forced collections`,
  run: async ({ isQuick, say }) => {
    say('starting the server on the demo operator …');
    return withDemoServer(({ process: server, port }) =>
      soak(server, port, isQuick ? quickViews : views, say),
    );
  },
};

async function soak(
  server: ChildProcess,
  port: number,
  views: number,
  say: (line: string) => void,
): Promise<Measurement[]> {
  const each = Math.ceil(views / stretches);
  const seen: MemoryInUse[] = [];
  let failures = 0;
  for (let stretch = 1; stretch <= stretches; stretch++) {
    failures += await view(port, each);
    const memory = await memoryOf(server);
    seen.push(memory);
    say(
      `after ${stretch * each} views: heap ${megabytes(memory.heap)}, resident ${megabytes(memory.resident)}`,
    );
  }
  const [first, last] = [seen[0]!, seen.at(-1)!];
  const perView = (last.heap - first.heap) / (each * (stretches - 1));
  return [
    { name: 'page views', value: each * stretches, unit: 'count' },
    { name: 'answers of 5xx, or none', value: failures, unit: 'count', target: { atMost: 0 } },
    ...seen.flatMap(({ heap, resident }, index): Measurement[] => [
      { of: `after ${(index + 1) * each} views`, name: 'heap', value: heap, unit: 'bytes' },
      { of: `after ${(index + 1) * each} views`, name: 'resident', value: resident, unit: 'bytes' },
    ]),
    {
      name: 'heap a view leaves',
      value: Math.max(0, perView),
      unit: 'bytes',
      target: { atMost: mostPerView },
    },
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** So many views by a few visitors at a time; resolves to how many were not answered. */
async function view(port: number, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let next = 0;
  let failures = 0;
  const visit = async () => {
    while (next < count) {
      const number = next++;
      const [host, path] = pages[number % pages.length]!;
      const isLeft = number % leavesEvery === 0;
      if (!(await isAnswered(agent, { port, host, path, isLeft }))) failures++;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return failures;
}

type View = { port: number; host: string; path: string; isLeft: boolean };

const isAnswered = (agent: Agent, { port, host, path, isLeft }: View) =>
  new Promise<boolean>((settle) => {
    const headers = { host: `${host}:${port}` };
    const request = get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      if (isLeft) answer.destroy();
      else answer.resume();
      answer.once('close', () => settle((answer.statusCode ?? 500) < 500));
    });
    request.once('error', () => settle(false));
  });
