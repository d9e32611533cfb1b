/**
 * Requests at a fixed rate, whatever becomes of those before: each is due at its time and its latency counts from
 * there, so that a server that stalls is charged for everybody who had to wait (no coordinated omission).
 */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from '../measure/in-child.ts';

export type FixedRate = {
  origin: string;
  paths: readonly string[];
  perSecond: number;
  seconds: number;
  /** What a good answer says; 200 without it. */
  status?: number;
};
export type FixedRateAnswer = { latencies: number[]; failures: number };

export const work: Work<FixedRate, FixedRateAnswer> = async (asked) => {
  const { origin, paths, perSecond, seconds, status = 200 } = asked;
  const agent = new Agent({ keepAlive: true });
  const wanted = Math.round(perSecond * seconds);
  const latencies: number[] = [];
  let failures = 0;
  const answers: Promise<void>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < wanted; ) {
    const dueAt = begun + (sent / perSecond) * 1_000;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(Math.floor(early));
    else if (early > 0) await sleep(0);
    else {
      const path = paths[sent++ % paths.length]!;
      const answer = fetchAll(agent, origin + path).then((answered) => {
        latencies.push(performance.now() - dueAt);
        if (answered !== status) failures++;
      });
      answers.push(answer);
    }
  }
  await Promise.all(answers);
  agent.destroy();
  return { latencies, failures };
};

/** Reads an answer to its end, and says its status; none where there was no whole answer. */
const fetchAll = (agent: Agent, url: string) =>
  new Promise<number | undefined>((settle) => {
    get(url, { agent }, (response) => {
      response.on('end', () => settle(response.statusCode));
      response.on('error', () => settle(undefined));
      response.resume();
    }).on('error', () => settle(undefined));
  });
