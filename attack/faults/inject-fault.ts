import { setTimeout as sleep } from 'node:timers/promises';
import type { Measurement } from '#bench/benchmark.ts';
import { summarise } from '#bench/measure/percentiles.ts';
import { isReady } from '#bench/measure/server.ts';
import { type HealthProbeResult, startHealthProbe } from '../measure/health-probe.ts';
import { ordinarySearches } from '../requests/ordinary-requests.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import type { Target } from '../target/start-target.ts';
import { databaseOf } from './database.ts';
import { type SentLeads, startLeads } from './leads.ts';

/** Something that is taken away from under the server. */
export type Fault = {
  name: string;
  /** Takes it away; what it returns gives it back. */
  begin: (target: Target) => Promise<() => void>;
  /** How long it is away; 0 where the server gets it back by itself. */
  seconds: number;
  /** Searches need none of it. */
  searchesGoOn: boolean;
};

const patienceMs = 60_000;

/** Lets a server suffer a fault while requests are sent, searches asked and pages looked at. */
export async function injectFault(target: Target, known: Knowledge, fault: Fault): Promise<Measurement[]> {
  const { port } = target;
  const endLeads = startLeads(port, 10);
  const endSearches = startHealthProbe({
    port,
    paths: ordinarySearches(known),
    perSecond: 10,
    from: '198.19.2',
  });
  const endPages = startHealthProbe({
    port,
    paths: ['/', '/search/hot-tours'],
    perSecond: 4,
    from: '198.19.3',
  });
  await sleep(2_000);
  const giveBack = await fault.begin(target);
  await sleep(fault.seconds * 1_000);
  giveBack();
  const seconds = await secondsUntilWell(port);
  await sleep(2_000);
  const [leads, searches, pages] = await Promise.all([endLeads(), endSearches(), endPages()]);
  const kept = await databaseOf(target.dataDir).countLeads(leads.acknowledged);
  return figuresOf(fault, { leads, searches, pages, kept, seconds });
}

/** Well again is: ready, three looks in a row. */
async function secondsUntilWell(port: number): Promise<number> {
  const begun = performance.now();
  for (let well = 0, since = begun; ; ) {
    const now = performance.now();
    if (now - begun > patienceMs) return patienceMs / 1_000;
    well = (await isReady(port)) ? well + 1 : 0;
    if (well === 0) since = performance.now();
    if (well === 3) return (since - begun) / 1_000;
    await sleep(50);
  }
}

type FaultResult = {
  leads: SentLeads;
  searches: HealthProbeResult;
  pages: HealthProbeResult;
  kept: number;
  seconds: number;
};

function figuresOf(
  { name, searchesGoOn }: Fault,
  { leads, searches, pages, kept, seconds }: FaultResult,
): Measurement[] {
  const count = (of: string, value: number, atMost?: number): Measurement => ({
    of: name,
    name: of,
    value,
    unit: 'count',
    ...(atMost === undefined ? {} : { target: { atMost } }),
  });
  const longest = (of: string, samples: readonly number[]): Measurement => ({
    of: name,
    name: of,
    value: summarise(samples).longest,
    unit: 'ms',
  });
  return [
    count('acknowledged', leads.acknowledged.length),
    count('lost', leads.acknowledged.length - kept, 0),
    count('refused', leads.refused),
    count('reset', leads.broken, 0),
    longest('longest request', leads.latencies),
    // Rows of one table have the same columns.
    count('searches failed', searches.failures, searchesGoOn ? 0 : Number.MAX_SAFE_INTEGER),
    longest('longest search', searches.latencies),
    count('pages failed', pages.failures),
    longest('longest page', pages.latencies),
    { of: name, name: 'well again after', value: seconds, unit: 's', target: { atMost: 30 } },
  ];
}
