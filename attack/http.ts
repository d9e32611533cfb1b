import type { Benchmark, Measurement } from '#bench/benchmark.ts';
import { timesOf } from '#bench/measure/figures.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { startHealthProbe } from './measure/health-probe.ts';
import { openTally } from './measure/tally.ts';
import { abortedRequests } from './requests/aborted-requests.ts';
import { directedRequests, heavyRequests } from './requests/directed-requests.ts';
import { hostRequests } from './requests/host-requests.ts';
import { largeRequests } from './requests/large-requests.ts';
import { officeRequests } from './requests/office-requests.ts';
import { ordinaryRequests } from './requests/ordinary-requests.ts';
import { randomRequests } from './requests/random-requests.ts';
import { searchesUnderAttack } from './searches-under-attack.ts';
import { fire, first } from './send/burst.ts';
import { hold, slowClients } from './send/slow.ts';
import type { Memory } from './target/inspector.ts';
import { type Knowledge, reconnoitre } from './target/reconnoitre.ts';
import { startTarget, type Target } from './target/start-target.ts';

/** A server that answers nothing must not hold the attack for ever. */
const directedSeconds = 120;

type Size = {
  random: number;
  aborted: number;
  /** What is sent at random takes no longer; the rest is sent to its end. */
  seconds: number;
  /** Before all is measured: what visitors ask, and what is sent later, until what may be remembered is full. */
  ordinary: number;
  warmUp: number;
  slow: { connections: number; seconds: number };
  comparedSeconds: number;
  hangMs: number;
  /** Figures of time have targets; a look at whether all holds runs on machines that do other things too. */
  isTimed: boolean;
};
const usual: Size = {
  random: 25_000,
  aborted: 2_000,
  seconds: 300,
  ordinary: 400,
  warmUp: 20_000,
  slow: { connections: 200, seconds: 20 },
  comparedSeconds: 8,
  hangMs: 1_000,
  isTimed: true,
};
const quick: Size = {
  random: 1_000,
  aborted: 100,
  seconds: 10,
  ordinary: 100,
  warmUp: 0,
  slow: { connections: 50, seconds: 2 },
  comparedSeconds: 0,
  hangMs: 5_000,
  isTimed: false,
};

/** Everything that anybody can send over HTTP. */
export const attack: Benchmark = {
  title: 'random, directed, heavy, large, slow and aborted requests and bad hosts, on a server of its own',
  run: async ({ seed, isQuick, dataDir, say }) => {
    const size = isQuick ? quick : usual;
    say('starting the built server on the demo operator …');
    const target = await startTarget(dataDir);
    try {
      const known = await reconnoitre(target.port);
      return await attackServer({ target, known, seed, size, say });
    } finally {
      await target.stop();
    }
  },
};

type Attack = { target: Target; known: Knowledge; seed: number; size: Size; say: (line: string) => void };

async function attackServer(attacking: Attack): Promise<Measurement[]> {
  const { target, known, seed, size, say } = attacking;
  say('warming up …');
  const unjudged = openTally({ hangMs: size.hangMs });
  const warming = [
    ...first(size.ordinary, ordinaryRequests(known)),
    ...first(size.warmUp, randomRequests(seededRandom(seed + 1), known)),
  ];
  await fire(target.port, warming, { ...size, tally: unjudged, connections: 8 });
  const before = await target.inspector.memory();

  const endHealthProbe = startHealthProbe({
    port: target.port,
    paths: ['/healthz'],
    perSecond: 40,
    from: '198.19.0',
  });
  const bursts = await fireAll(attacking);
  const slow = await holdSlow(attacking);
  const health = await endHealthProbe();
  const { errors, strays } = target.log();
  for (const line of [...errors.slice(0, 10), ...strays.slice(0, 10)]) say(`logged: ${line.slice(0, 200)}`);
  const after = await target.inspector.memory();
  return [
    ...bursts,
    ...slow,
    ...timesOf('/healthz meanwhile', health.latencies, size.isTimed ? { p99: 50 } : {}),
    { name: '/healthz not answered', value: health.failures, unit: 'count', target: { atMost: 0 } },
    { name: 'errors in the log', value: errors.length, unit: 'count', target: { atMost: 0 } },
    { name: 'lines beside the log', value: strays.length, unit: 'count', target: { atMost: 0 } },
    ...memoryOf(before, after, size),
    ...(size.comparedSeconds > 0 ? await searchesUnderAttack(target, known, { ...size, seed, say }) : []),
  ];
}

async function fireAll({ target, known, seed, size, say }: Attack): Promise<Measurement[]> {
  const random = seededRandom(seed);
  const bursts = [
    { name: 'directed', requests: directedRequests(known), connections: 8 },
    { name: 'bad hosts', requests: hostRequests(), connections: 8 },
    { name: 'one office', requests: officeRequests(known), connections: 1 },
    { name: 'heavy', requests: heavyRequests(known), connections: 2 },
    { name: 'large', requests: largeRequests(), connections: 8 },
    { name: 'aborted', requests: first(size.aborted, abortedRequests(random, known)), connections: 8 },
    { name: 'random', requests: first(size.random, randomRequests(random, known)), connections: 8 },
  ];
  const measurements: Measurement[] = [];
  for (const { name, requests, connections } of bursts) {
    say(`${name} …`);
    const tally = openTally({ hangMs: size.hangMs });
    const seconds = Array.isArray(requests) ? directedSeconds : size.seconds;
    await fire(target.port, requests, { seconds, tally, connections });
    for (const example of tally.examples()) say(example);
    measurements.push(...tally.measurements(name));
  }
  return measurements;
}

async function holdSlow({ target, size, say }: Attack): Promise<Measurement[]> {
  say('slow …');
  const clients = slowClients('/openapi.json');
  const held = await Promise.all(clients.map((client) => hold(target.port, client, size.slow)));
  return clients.map(({ name }, nth) => ({
    name: `slow ${name}: cut by the server, of ${size.slow.connections}, in ${size.slow.seconds} s`,
    value: held[nth]!.cut,
    unit: 'count',
  }));
}

function memoryOf(before: Memory, after: Memory, { isTimed }: Size): Measurement[] {
  return (['rss', 'heapUsed', 'external'] as const).flatMap((name): Measurement[] => [
    { of: `memory: ${name}`, name: 'before', value: before[name], unit: 'bytes' },
    { of: `memory: ${name}`, name: 'after', value: after[name], unit: 'bytes' },
    {
      of: `memory: ${name}`,
      name: 'after / before',
      value: after[name] / before[name],
      unit: '×',
      // A leak of the short form is too little to tell from what every process grows by at first.
      ...(name === 'external' ? {} : { target: { atMost: isTimed ? 1.2 : 2 } }),
    },
  ]);
}
