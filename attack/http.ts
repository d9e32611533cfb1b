import type { Benchmark, Measurement } from '#bench/benchmark.ts';
import { timesOf } from '#bench/measure/figures.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { besideAttackers } from './beside.ts';
import { startPatrol } from './measure/patrol.ts';
import { openTally } from './measure/tally.ts';
import { hold, slowClients } from './send/slow.ts';
import { fire, first } from './send/volley.ts';
import { abortedShots } from './shots/aborted-shots.ts';
import { directedShots, heavyShots } from './shots/directed-shots.ts';
import { hostShots } from './shots/host-shots.ts';
import { largeShots } from './shots/large-shots.ts';
import { officeShots } from './shots/office-shots.ts';
import { ordinaryShots } from './shots/ordinary-shots.ts';
import { randomShots } from './shots/random-shots.ts';
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
  besideSeconds: number;
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
  besideSeconds: 8,
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
  besideSeconds: 0,
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
    ...first(size.ordinary, ordinaryShots(known)),
    ...first(size.warmUp, randomShots(seededRandom(seed + 1), known)),
  ];
  await fire(target.port, warming, { ...size, tally: unjudged, connections: 8 });
  const before = await target.inspector.memory();

  const endPatrol = startPatrol({ port: target.port, paths: ['/healthz'], perSecond: 40, from: '198.19.0' });
  const volleys = await fireAll(attacking);
  const slow = await holdSlow(attacking);
  const health = await endPatrol();
  const { errors, strays } = target.log();
  for (const line of [...errors.slice(0, 10), ...strays.slice(0, 10)]) say(`logged: ${line.slice(0, 200)}`);
  const after = await target.inspector.memory();
  return [
    ...volleys,
    ...slow,
    ...timesOf('/healthz meanwhile', health.latencies, size.isTimed ? { p99: 50 } : {}),
    { name: '/healthz not answered', value: health.failures, unit: 'count', target: { atMost: 0 } },
    { name: 'errors in the log', value: errors.length, unit: 'count', target: { atMost: 0 } },
    { name: 'lines beside the log', value: strays.length, unit: 'count', target: { atMost: 0 } },
    ...memoryOf(before, after, size),
    ...(size.besideSeconds > 0 ? await besideAttackers(target, known, { ...size, seed, say }) : []),
  ];
}

async function fireAll({ target, known, seed, size, say }: Attack): Promise<Measurement[]> {
  const random = seededRandom(seed);
  const volleys = [
    { name: 'directed', shots: directedShots(known), connections: 8 },
    { name: 'bad hosts', shots: hostShots(), connections: 8 },
    { name: 'one office', shots: officeShots(known), connections: 1 },
    { name: 'heavy', shots: heavyShots(known), connections: 2 },
    { name: 'large', shots: largeShots(), connections: 8 },
    { name: 'aborted', shots: first(size.aborted, abortedShots(random, known)), connections: 8 },
    { name: 'random', shots: first(size.random, randomShots(random, known)), connections: 8 },
  ];
  const measurements: Measurement[] = [];
  for (const { name, shots, connections } of volleys) {
    say(`${name} …`);
    const tally = openTally({ hangMs: size.hangMs });
    const seconds = Array.isArray(shots) ? directedSeconds : size.seconds;
    await fire(target.port, shots, { seconds, tally, connections });
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
