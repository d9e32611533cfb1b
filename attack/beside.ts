import type { Measurement } from '#bench/benchmark.ts';
import { timesOf } from '#bench/measure/figures.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { startPatrol } from './measure/patrol.ts';
import { openTally, type Tally } from './measure/tally.ts';
import { send } from './send/send.ts';
import { addressOf, type Shot } from './send/shot.ts';
import { hold, slowClients } from './send/slow.ts';
import { abortedShots } from './shots/aborted-shots.ts';
import { directedShots, heavyShots } from './shots/directed-shots.ts';
import { hostShots } from './shots/host-shots.ts';
import { largeShots } from './shots/large-shots.ts';
import { ordinarySearches } from './shots/ordinary-shots.ts';
import { randomShots } from './shots/random-shots.ts';
import type { Knowledge } from './target/reconnoitre.ts';
import type { Target } from './target/start-target.ts';

const attackers = 10;
/** Of ordinary visitors together. */
const searchesPerSecond = 10;

type Options = { besideSeconds: number; seed: number; say: (line: string) => void };

/** How long ordinary searches take beside nobody, and beside ten attackers of each kind, each with an address of its own. */
export async function besideAttackers(
  target: Target,
  known: Knowledge,
  { besideSeconds, seed, say }: Options,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { name, shots } of [{ name: 'nobody', shots: undefined }, ...kinds(known, seed)]) {
    say(`a search beside ${name} …`);
    const endPatrol = startPatrol({
      port: target.port,
      paths: ordinarySearches(known),
      perSecond: searchesPerSecond,
      from: '198.19.1',
    });
    const tally = openTally({ hangMs: Number.POSITIVE_INFINITY });
    const end = performance.now() + besideSeconds * 1_000;
    if (shots) await Promise.all(tenAttackers(target.port, shots, { end, tally }));
    else if (name === 'nobody') await until(end);
    else await holdTen(target.port, besideSeconds);
    const { latencies, failures } = await endPatrol();
    measurements.push(
      ...timesOf(`a search beside ${name}`, latencies, { p95: 200 }),
      {
        of: `a search beside ${name}`,
        name: 'not 200',
        value: failures,
        unit: 'count',
        target: { atMost: 0 },
      },
      { of: `a search beside ${name}`, name: 'attacks', value: sentOf(tally), unit: 'count' },
    );
  }
  return measurements;
}

const kinds = (known: Knowledge, seed: number): { name: string; shots: Iterable<Shot> | undefined }[] => [
  { name: 'random attackers', shots: randomShots(seededRandom(seed + 2), known) },
  { name: 'directed attackers', shots: endless(directedShots(known)) },
  { name: 'heavy attackers', shots: endless(heavyShots(known)) },
  {
    name: 'aborted heavy attackers',
    shots: endless(heavyShots(known).map((one) => ({ ...one, abortAfterMs: 300 }))),
  },
  { name: 'aborting attackers', shots: abortedShots(seededRandom(seed + 3), known) },
  { name: 'large attackers', shots: endless(largeShots()) },
  { name: 'attackers of hosts', shots: endless(hostShots()) },
  { name: 'slow attackers', shots: undefined },
];

function* endless<Item>(items: readonly Item[]): Generator<Item, never> {
  for (let nth = 0; ; nth++) yield items[nth % items.length]!;
}

function tenAttackers(port: number, shots: Iterable<Shot>, { end, tally }: { end: number; tally: Tally }) {
  const waiting = shots[Symbol.iterator]();
  return Array.from({ length: attackers }, async (_, nth) => {
    while (performance.now() < end) {
      const { value } = waiting.next();
      const shot = from(value as Shot, addressOf(6_000 + nth)); // endless
      tally.note(shot, await send(port, shot));
    }
  });
}

/** The same shot from one attacker's address: the limits of the product are part of what is measured. */
const from = (shot: Shot, address: string): Shot =>
  typeof shot.bytes === 'string'
    ? { ...shot, bytes: shot.bytes.replace(/^X-Forwarded-For: .*$/m, `X-Forwarded-For: ${address}`) }
    : shot;

const until = (end: number) => new Promise((settle) => setTimeout(settle, end - performance.now()));

const holdTen = (port: number, seconds: number) =>
  Promise.all(
    slowClients('/openapi.json').map((slow) => hold(port, slow, { connections: attackers, seconds })),
  );

const sentOf = (tally: Tally) => tally.measurements('').find(({ name }) => name === 'sent')!.value;
