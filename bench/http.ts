import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { addDays, compactDate, dayIn } from '#lib/plain-date.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import type { FixedRate, FixedRateAnswer } from './load/fixed-rate.ts';
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
const differentQuestions = 400;

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
    const paths = await questionsOn(origin, seededRandom(seed));
    const bare = await startBareServer(await longestAnswer(origin, paths));
    try {
      const servers = [{ name: 'Solstice', origin }, bare];
      say('warming up …');
      for (const one of servers) await measureRound(one, paths, isQuick ? quick : warmUp, say);
      return await measure(servers, paths, { repeats, seconds: isQuick ? quick : usual }, say);
    } finally {
      bare.process.disconnect();
      await stopGently(server.process);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

type Server = { name: string; origin: string };

type Say = (line: string) => void;
type Round = { latencies: number[]; most: number; failures: number };

/** One server, at the fixed rate and then at its most. */
async function measureRound(
  { origin }: Server,
  paths: readonly string[],
  seconds: Seconds,
  say: Say,
): Promise<Round> {
  const input = { origin, paths, perSecond, seconds: seconds.fixed };
  const timed = await inChild<FixedRate, FixedRateAnswer>(fixedRate, input, say);
  const requests = paths.map((path) => ({ path }));
  const most = await autocannon({ url: origin, connections, duration: seconds.most, requests });
  return {
    latencies: timed.latencies,
    most: most.requests.average,
    failures: timed.failures + most.non2xx + most.errors,
  };
}

async function measure(
  servers: readonly Server[],
  paths: readonly string[],
  { repeats, seconds }: { repeats: number; seconds: Seconds },
  say: Say,
): Promise<Measurement[]> {
  const latencies = new Map(servers.map(({ name }) => [name, [] as number[][]]));
  const mosts = new Map(servers.map(({ name }) => [name, [] as number[]]));
  let failures = 0;
  for (let round = 1; round <= repeats; round++) {
    for (const server of servers) {
      const { name } = server;
      const measured = await measureRound(server, paths, seconds, say);
      failures += measured.failures;
      latencies.get(name)!.push(measured.latencies);
      mosts.get(name)!.push(measured.most);
      say(`round ${round} of ${repeats}, ${name}: ${roundText(measured)}`);
    }
  }
  return [
    { name: 'different questions', value: paths.length, unit: 'count' },
    { name: 'answers that were not 200', value: failures, unit: 'count', target: { atMost: 0 } },
    ...servers.flatMap(({ name }, index) =>
      latenciesOf(`at ${perSecond}/s: ${name}`, latencies.get(name)!, index === 0 ? { p95: 50 } : {}),
    ),
    ...servers.map(({ name }): Measurement => {
      const value = summarise(mosts.get(name)!).p50;
      return { of: `at its most: ${name}`, name: 'answers', value, unit: '1/s' };
    }),
  ];
}

function roundText({ latencies, most, failures }: Round): string {
  const { p50, p95, p99 } = summarise(latencies);
  const times = `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms at ${perSecond}/s`;
  return `${times}; ${Math.round(most)}/s at its most; ${failures} not answered with 200`;
}

/** Over all rounds, and of the round in the middle: one bad minute of the machine is told, but does not stand for all. */
function latenciesOf(of: string, rounds: readonly number[][], targets: { p95?: number }): Measurement[] {
  const value = summarise(rounds.map((round) => summarise(round).p95)).p50;
  const middle: Measurement = { of, name: 'p95 of the middle round', value, unit: 'ms' };
  return [...timesOf(of, rounds.flat(), targets), middle];
}

/** Different searches of what the demo operator sells: towns, destinations, dates, nights and parties. */
async function questionsOn(origin: string, random: Random): Promise<string[]> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const ask = async <Row>(path: string) => (await (await fetch(origin + path)).json()) as Row[];
  const towns = await ask<{ townFrom: number }>('/core/search/TownFroms');
  const trips = await Promise.all(
    towns.map(async ({ townFrom }) => {
      const states = await ask<{ state: number }>(`/core/search/States?townFrom=${townFrom}`);
      return states.map(({ state }) => ({ TOWNFROM: String(townFrom), STATEINC: String(state) }));
    }),
  );
  const today = dayIn(new Date(), 'UTC');
  return Array.from({ length: differentQuestions }, () => {
    const departs = addDays(today, 7 + Math.floor(random() * 150));
    const nights = 5 + Math.floor(random() * 6);
    const parameters = new URLSearchParams({
      ...pick(trips.flat()),
      CHECKIN_BEG: compactDate(departs),
      CHECKIN_END: compactDate(addDays(departs, 6)),
      NIGHTMIN: String(nights),
      NIGHTMAX: String(nights + 4),
      ...pick([{ ADULT: '2' }, { ADULT: '2', CHILD: '1', AGES: '7' }, { ADULT: '1' }]),
    });
    return `/core/search?${parameters}`;
  });
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

async function startBareServer(body: string): Promise<Server & { process: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'load', 'bare-server.ts'));
  child.send(body);
  const [port] = (await once(child, 'message')) as [number];
  return { name: 'bare Node', origin: `http://localhost:${port}`, process: child };
}
