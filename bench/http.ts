import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import type { FixedRate, FixedRateAnswer } from './load/fixed-rate.ts';
import { searchQuestions, zipf } from './load/search-questions.ts';
import { timesOf } from './measure/figures.ts';
import { inChild } from './measure/in-child.ts';
import { summarise } from './measure/percentiles.ts';
import { startServer, stopGently } from './measure/server.ts';

const root = join(import.meta.dirname, '..');
const fixedRate = new URL('./load/fixed-rate.ts', import.meta.url).href;
const perSecond = 230;
/** Of a round: at the fixed rate, then at its most. */
type Seconds = { fixed: number; most: number };
const usual: Seconds = { fixed: 15, most: 10 };
const quick: Seconds = { fixed: 5, most: 3 };
const warmUp: Seconds = { fixed: 5, most: 5 };
const connections = 16;
/** Questions that come again and again, some of them far more often than others. */
const knownQuestions = 400;
/** More than a server is asked in a turn. */
const askedAtMost = 40_000;

/** The main search as a browser asks it, over HTTP and on a server that does everything else too. */
export const benchmark: Benchmark = {
  title: `GET /core/search at ${perSecond}/s, latency from the time each was due, and at its most; beside Node's bare HTTP server`,
  run: async ({ seed, repeats, isQuick, say }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'solstice-http-'));
    // PostgreSQL may run under another account, which must be able to enter.
    await chmod(dataDir, 0o755);
    say('starting the server on the demo operator …');
    const env = { DATA_DIR: dataDir, RATE_LIMITS: '0', LOG_LEVEL: 'warn' };
    const server = await startServer([process.execPath, 'server/main.ts'], { cwd: root, env });
    const origin = `http://localhost:${server.port}`;
    const next = await searchQuestions(origin, seededRandom(seed));
    const known = Array.from({ length: knownQuestions }, next);
    const again = zipf(known, seededRandom(seed));
    const bare = await startBareServer(await longestAnswer(origin, known));
    const contestants: Contestant[] = [
      { name: `${knownQuestions} questions as people ask them`, origin, next: again, targets },
      { name: 'new questions', origin, next, targets: {} },
      { name: 'bare Node', origin: bare.origin, next: again, targets: {} },
    ];
    try {
      say('warming up …');
      for (const one of contestants) await measureRound(one, isQuick ? quick : warmUp, say);
      return await measure(contestants, { repeats, seconds: isQuick ? quick : usual }, say);
    } finally {
      bare.process.disconnect();
      await stopGently(server.process);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

type Targets = { p95?: number; p99?: number; most?: number };
const targets: Targets = { p95: 10, p99: 30, most: 2_500 };

/** A server, and what it is asked next. */
type Contestant = { name: string; origin: string; next: () => string; targets: Targets };

type Say = (line: string) => void;
type Round = { latencies: number[]; most: number; failures: number };

/** One server, at the fixed rate and then at its most. */
async function measureRound({ origin, next }: Contestant, seconds: Seconds, say: Say): Promise<Round> {
  const paths = Array.from({ length: perSecond * seconds.fixed }, next);
  const input = { origin, paths, perSecond, seconds: seconds.fixed };
  const timed = await inChild<FixedRate, FixedRateAnswer>(fixedRate, input, say);
  const most = await autocannon({
    url: origin,
    connections,
    duration: seconds.most,
    // Left alone, all connections would ask the same at the same time.
    setupClient: (client) =>
      client.setRequests(Array.from({ length: askedAtMost / connections }, () => ({ path: next() }))),
  });
  return {
    latencies: timed.latencies,
    most: most.requests.average,
    failures: timed.failures + most.non2xx + most.errors,
  };
}

async function measure(
  contestants: readonly Contestant[],
  { repeats, seconds }: { repeats: number; seconds: Seconds },
  say: Say,
): Promise<Measurement[]> {
  const rounds = new Map(contestants.map(({ name }) => [name, [] as Round[]]));
  for (let round = 1; round <= repeats; round++) {
    for (const contestant of contestants) {
      const measured = await measureRound(contestant, seconds, say);
      rounds.get(contestant.name)!.push(measured);
      say(`round ${round} of ${repeats}, ${contestant.name}: ${roundText(measured)}`);
    }
  }
  const failures = [...rounds.values()].flat().reduce((sum, round) => sum + round.failures, 0);
  return [
    { name: 'answers that were not 200', value: failures, unit: 'count', target: { atMost: 0 } },
    ...contestants.flatMap(({ name, targets: { most: _, ...latency } }) =>
      latenciesOf(
        `at ${perSecond}/s: ${name}`,
        rounds.get(name)!.map(({ latencies }) => latencies),
        latency,
      ),
    ),
    ...contestants.map(({ name, targets: { most: atLeast } }): Measurement => {
      const value = summarise(rounds.get(name)!.map(({ most }) => most)).p50;
      const of = `at its most: ${name}`;
      return {
        of,
        name: 'answers',
        value,
        unit: '1/s',
        ...(atLeast !== undefined && { target: { atLeast } }),
      };
    }),
  ];
}

function roundText({ latencies, most, failures }: Round): string {
  const { p50, p95, p99 } = summarise(latencies);
  const times = `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms at ${perSecond}/s`;
  return `${times}; ${Math.round(most)}/s at its most; ${failures} not answered with 200`;
}

/** Over all rounds, and of the round in the middle: one bad minute of the machine is told, but does not stand for all. */
function latenciesOf(of: string, rounds: readonly number[][], targets: Targets): Measurement[] {
  const value = summarise(rounds.map((round) => summarise(round).p95)).p50;
  const middle: Measurement = { of, name: 'p95 of the middle round', value, unit: 'ms' };
  return [...timesOf(of, rounds.flat(), targets), middle];
}

async function longestAnswer(origin: string, paths: readonly string[]): Promise<string> {
  let longest = '';
  for (const path of paths.slice(0, 40)) {
    const answer = await fetch(origin + path);
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${body}`);
    if (body.length > longest.length) longest = body;
  }
  return longest;
}

async function startBareServer(body: string): Promise<{ origin: string; process: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'load', 'bare-server.ts'));
  child.send(body);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://localhost:${port}`, process: child };
}
