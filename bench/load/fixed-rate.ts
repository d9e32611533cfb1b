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
export type FixedRateAnswer = {
  latencies: number[];
  failures: number;
  /** The same latencies by what was answered; 0 is no whole answer. */
  byStatus: Record<number, number[]>;
  /** 503 that said no time to come back at. */
  withoutRetryAfter: number;
};

export const work: Work<FixedRate, FixedRateAnswer> = async (asked) => {
  const { origin, paths, perSecond, seconds, status = 200 } = asked;
  const agent = new Agent({ keepAlive: true });
  const wanted = Math.round(perSecond * seconds);
  const latencies: number[] = [];
  let failures = 0;
  let withoutRetryAfter = 0;
  const byStatus: FixedRateAnswer['byStatus'] = {};
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
        const latency = performance.now() - dueAt;
        latencies.push(latency);
        byStatus[answered.status] ??= [];
        byStatus[answered.status]?.push(latency);
        if (answered.status !== status) failures++;
        if (answered.status === 503 && !answered.saysWhen) withoutRetryAfter++;
      });
      answers.push(answer);
    }
  }
  await Promise.all(answers);
  agent.destroy();
  return { latencies, failures, byStatus, withoutRetryAfter };
};

type Answered = { status: number; saysWhen: boolean };

const nothing: Answered = { status: 0, saysWhen: false };

/** Reads an answer to its end, and says its status. */
const fetchAll = (agent: Agent, url: string) =>
  new Promise<Answered>((settle) => {
    const asked = get(url, { agent }, (response) => {
      const answered = { status: response.statusCode ?? 0, saysWhen: 'retry-after' in response.headers };
      response.on('end', () => settle(answered));
      response.on('error', () => settle(nothing));
      response.resume();
    });
    asked.on('error', () => settle(nothing));
    // Whatever has not been told by now has no end.
    asked.on('close', () => settle(nothing));
  });
