import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measurement } from '#bench/benchmark.ts';
import { ended, isReady } from '#bench/measure/server.ts';
import { ordinarySearches } from '../requests/ordinary-requests.ts';
import { addressOf } from '../send/attack-request.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import type { Target } from '../target/start-target.ts';
import { type SentLeads, sendLead } from './leads.ts';

const connections = 64;
const lookEveryMs = 50;

/**
 * SIGTERM under load: as a balancer does, 64 connections send one request after the other until `/readyz` says that no
 * more should come. The keys of acknowledged requests are for the next server to count.
 */
export async function terminate(
  target: Target,
  known: Knowledge,
): Promise<{ measurements: Measurement[]; acknowledged: string[] }> {
  const { port, process: server } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sent: SentLeads = { acknowledged: [], refused: 0, broken: 0, latencies: [] };
  const searches = { answered: 0, refused: 0, broken: 0 };
  const paths = ordinarySearches(known);
  let isWanted = true;
  const visitor = async (_: unknown, nth: number) => {
    for (let turn = 0; isWanted; turn++) {
      const at = turn * connections + nth;
      if (nth % 4 === 0) await sendLead({ port, agent, nth: at }, sent);
      else searches[await search({ port, agent, path: paths[at % paths.length]!, nth: at })]++;
    }
  };
  const visitors = Promise.all(Array.from({ length: connections }, visitor));
  await sleep(2_000);
  target.inspector.close();
  const begun = performance.now();
  server.kill('SIGTERM');
  while (await isReady(port)) await sleep(lookEveryMs);
  const noticed = performance.now() - begun;
  isWanted = false;
  await visitors;
  agent.destroy();
  await ended(server);
  const of = 'SIGTERM under load';
  return {
    acknowledged: sent.acknowledged,
    measurements: [
      { name: `${of}: searches answered`, value: searches.answered, unit: 'count' },
      { name: `${of}: requests acknowledged`, value: sent.acknowledged.length, unit: 'count' },
      { name: `${of}: told to come back`, value: searches.refused + sent.refused, unit: 'count' },
      { name: `${of}: reset`, value: searches.broken + sent.broken, unit: 'count', target: { atMost: 0 } },
      { name: `${of}: /readyz said so after`, value: noticed, unit: 'ms' },
      {
        name: `${of}: ended after`,
        value: (performance.now() - begun) / 1_000,
        unit: 's',
        target: { atMost: 15 },
      },
      { name: `${of}: exit code`, value: server.exitCode ?? 1, unit: 'count', target: { atMost: 0 } },
    ],
  };
}

type Search = { port: number; agent: Agent; path: string; nth: number };

const search = ({ port, agent, path, nth }: Search) =>
  new Promise<'answered' | 'refused' | 'broken'>((settle) => {
    const headers = { Host: 'localhost', 'X-Forwarded-For': addressOf(30_000 + nth) };
    get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.on('end', () => settle(answer.statusCode === 200 ? 'answered' : 'refused'));
      answer.on('error', () => settle('broken'));
      answer.resume();
    }).on('error', () => settle('broken'));
  });
