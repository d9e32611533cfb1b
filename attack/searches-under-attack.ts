import type { Measurement } from '#bench/benchmark.ts';
import { timesOf } from '#bench/measure/figures.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { startHealthProbe } from './measure/health-probe.ts';
import { openTally, type Tally } from './measure/tally.ts';
import { abortedRequests } from './requests/aborted-requests.ts';
import { directedRequests, heavyRequests } from './requests/directed-requests.ts';
import { hostRequests } from './requests/host-requests.ts';
import { largeRequests } from './requests/large-requests.ts';
import { ordinarySearches } from './requests/ordinary-requests.ts';
import { randomRequests } from './requests/random-requests.ts';
import { type AttackRequest, addressOf } from './send/attack-request.ts';
import { send } from './send/send.ts';
import { hold, slowClients } from './send/slow.ts';
import type { Knowledge } from './target/reconnoitre.ts';
import type { Target } from './target/start-target.ts';

const attackers = 10;
/** Of ordinary visitors together. */
const searchesPerSecond = 10;

type Options = { comparedSeconds: number; seed: number; say: (line: string) => void };

/** How long ordinary searches take beside nobody, and beside ten attackers of each kind, each with an address of its own. */
export async function searchesUnderAttack(
  target: Target,
  known: Knowledge,
  { comparedSeconds, seed, say }: Options,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { name, requests } of [{ name: 'nobody', requests: undefined }, ...kinds(known, seed)]) {
    say(`a search beside ${name} …`);
    const endHealthProbe = startHealthProbe({
      port: target.port,
      paths: ordinarySearches(known),
      perSecond: searchesPerSecond,
      from: '198.19.1',
    });
    const tally = openTally({ hangMs: Number.POSITIVE_INFINITY });
    const end = performance.now() + comparedSeconds * 1_000;
    if (requests) await Promise.all(tenAttackers(target.port, requests, { end, tally }));
    else if (name === 'nobody') await until(end);
    else await holdTen(target.port, comparedSeconds);
    const { latencies, failures } = await endHealthProbe();
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

const kinds = (
  known: Knowledge,
  seed: number,
): { name: string; requests: Iterable<AttackRequest> | undefined }[] => [
  { name: 'random attackers', requests: randomRequests(seededRandom(seed + 2), known) },
  { name: 'directed attackers', requests: endless(directedRequests(known)) },
  { name: 'heavy attackers', requests: endless(heavyRequests(known)) },
  {
    name: 'aborted heavy attackers',
    requests: endless(heavyRequests(known).map((one) => ({ ...one, abortAfterMs: 300 }))),
  },
  { name: 'aborting attackers', requests: abortedRequests(seededRandom(seed + 3), known) },
  { name: 'large attackers', requests: endless(largeRequests()) },
  { name: 'attackers of hosts', requests: endless(hostRequests()) },
  { name: 'slow attackers', requests: undefined },
];

function* endless<Item>(items: readonly Item[]): Generator<Item, never> {
  for (let nth = 0; ; nth++) yield items[nth % items.length]!;
}

function tenAttackers(
  port: number,
  requests: Iterable<AttackRequest>,
  { end, tally }: { end: number; tally: Tally },
) {
  const waiting = requests[Symbol.iterator]();
  return Array.from({ length: attackers }, async (_, nth) => {
    while (performance.now() < end) {
      const { value } = waiting.next();
      const attackRequest = from(value as AttackRequest, addressOf(6_000 + nth)); // endless
      tally.note(attackRequest, await send(port, attackRequest));
    }
  });
}

/** The same shot from one attacker's address: the limits of the product are part of what is measured. */
const from = (attackRequest: AttackRequest, address: string): AttackRequest =>
  typeof attackRequest.bytes === 'string'
    ? {
        ...attackRequest,
        bytes: attackRequest.bytes.replace(/^X-Forwarded-For: .*$/m, `X-Forwarded-For: ${address}`),
      }
    : attackRequest;

const until = (end: number) => new Promise((settle) => setTimeout(settle, end - performance.now()));

const holdTen = (port: number, seconds: number) =>
  Promise.all(
    slowClients('/openapi.json').map((slow) => hold(port, slow, { connections: attackers, seconds })),
  );

const sentOf = (tally: Tally) => tally.measurements('').find(({ name }) => name === 'sent')!.value;
