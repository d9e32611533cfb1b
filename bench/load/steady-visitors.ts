/** Visitors who come at fixed rates, whatever becomes of those before, and what each of them was told, and when. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Work } from '../measure/in-child.ts';

/** A form has a body; its page should come back with `typed` in it where it could not be sent. */
export type Asked = { path: string; body?: string; typed?: string };
export type Stream = { name: string; perSecond: number; asked: readonly Asked[] };
export type SteadyVisitors = { port: number; seconds: number; streams: readonly Stream[] };

export type Told = {
  stream: string;
  /** Which of the stream's it was. */
  nth: number;
  /** Milliseconds of the clock of the machine. */
  beganAt: number;
  ms: number;
  /** Absent: there was no whole answer. */
  status?: number;
  /** What was typed is in the answer. */
  isKept?: boolean;
  /** A kept connection had been closed, and it was asked again on a new one, as browsers and balancers do. */
  isAskedAgain: boolean;
};

export const work: Work<SteadyVisitors, Told[]> = async ({ port, seconds, streams }) =>
  (await Promise.all(streams.map((stream) => come(port, seconds, stream)))).flat();

async function come(port: number, seconds: number, { name, perSecond, asked }: Stream): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const told: Promise<Told>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    await sleep(Math.max(0, begun + (nth / perSecond) * 1_000 - performance.now()));
    const beganAt = Date.now();
    const answered = answerTo(port, agent, asked[nth % asked.length]!);
    told.push(
      answered.then((answer) => ({ stream: name, nth, beganAt, ms: Date.now() - beganAt, ...answer })),
    );
  }
  const all = await Promise.all(told);
  agent.destroy();
  return all;
}

type Answer = Pick<Told, 'status' | 'isKept' | 'isAskedAgain'>;

async function answerTo(port: number, agent: Agent, asked: Asked): Promise<Answer> {
  const first = await exchange(port, agent, asked);
  if (first.status !== undefined || !first.isOnKept) return { ...first, isAskedAgain: false };
  return { ...(await exchange(port, new Agent(), asked)), isAskedAgain: true };
}

type Exchanged = Pick<Told, 'status' | 'isKept'> & { isOnKept: boolean };

const exchange = (port: number, agent: Agent, { path, body, typed }: Asked) =>
  new Promise<Exchanged>((settle) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = body === undefined ? {} : formHeaders(port);
    const sent = request({ host: 'localhost', port, path, agent, method, headers });
    const fail = () => settle({ isOnKept: sent.reusedSocket });
    sent.on('error', fail);
    sent.on('response', async (answer: IncomingMessage) => {
      try {
        const page = await text(answer);
        const isKept = typed === undefined ? {} : { isKept: page.includes(typed) };
        settle({ status: answer.statusCode!, ...isKept, isOnKept: sent.reusedSocket });
      } catch {
        fail();
      }
    });
    sent.end(body);
  });

const formHeaders = (port: number) => ({
  'content-type': 'application/x-www-form-urlencoded',
  origin: `http://localhost:${port}`,
  'sec-fetch-site': 'same-origin',
});
