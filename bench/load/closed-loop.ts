/** So many visitors, each of whom asks again when he is answered. */
import { Agent, get } from 'node:http';
import { busySeconds } from '../measure/busy-seconds.ts';
import type { Work } from '../measure/in-child.ts';

export type ClosedLoop = {
  port: number;
  paths: readonly string[];
  visitors: number;
  /** How long they ask, or how many pages they see, whichever comes first. */
  seconds: number;
  pages?: number;
};
/** `busy`: how long cores were busy with the visitors. */
export type ClosedLoopAnswer = { answered: number; failures: number; busy: number };

export const work: Work<ClosedLoop, ClosedLoopAnswer> = async (asked) => {
  const { port, paths, visitors, seconds, pages = Number.POSITIVE_INFINITY } = asked;
  const until = performance.now() + seconds * 1_000;
  const busyBefore = busySeconds();
  let answered = 0;
  let failures = 0;
  let next = 0;
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < until && next < pages) {
      const isGood = await ask(agent, port, paths[next++ % paths.length]!);
      if (isGood) answered++;
      else failures++;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return { answered, failures, busy: busySeconds() - busyBefore };
};

const ask = (agent: Agent, port: number, path: string) =>
  new Promise<boolean>((settle) => {
    const asked = get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.on('end', () => settle(response.statusCode === 200));
      response.on('error', () => settle(false));
      response.resume();
    });
    asked.on('error', () => settle(false));
    // Whatever has not been told by now has no end.
    asked.on('close', () => settle(false));
  });
