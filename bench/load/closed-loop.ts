/** So many visitors, each of whom asks again when he is answered. */
import { Agent, get } from 'node:http';
import type { Work } from '../measure/in-child.ts';

export type ClosedLoop = { port: number; paths: readonly string[]; visitors: number; seconds: number };
export type ClosedLoopAnswer = { answered: number; failures: number };

export const work: Work<ClosedLoop, ClosedLoopAnswer> = async ({ port, paths, visitors, seconds }) => {
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  let failures = 0;
  let next = 0;
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < until) {
      const isGood = await ask(agent, port, paths[next++ % paths.length]!);
      if (isGood) answered++;
      else failures++;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return { answered, failures };
};

const ask = (agent: Agent, port: number, path: string) =>
  new Promise<boolean>((settle) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.on('end', () => settle(response.statusCode === 200));
      response.on('error', () => settle(false));
      response.resume();
    }).on('error', () => settle(false));
  });
