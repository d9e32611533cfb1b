import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { addressOf } from '../send/attack-request.ts';

/** What became of the requests of a stream: who was told that theirs is kept, and who was told to try again. */
export type SentLeads = {
  /** The keys of those that were acknowledged. */
  acknowledged: string[];
  /** Answered with anything but 200. */
  refused: number;
  /** The connection broke without an answer. */
  broken: number;
  latencies: number[];
};

/** Sends a visitor's request now and then, each from another address, until it is ended. */
export function startLeads(port: number, perSecond: number): () => Promise<SentLeads> {
  const sent: SentLeads = { acknowledged: [], refused: 0, broken: 0, latencies: [] };
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<void>[] = [];
  const timer = setInterval(() => {
    answers.push(sendLead({ port, agent, nth: answers.length }, sent));
  }, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(answers);
    agent.destroy();
    return sent;
  };
}

type Lead = { port: number; agent: Agent; nth: number };

/** Sends one, and notes what became of it. */
export function sendLead({ port, agent, nth }: Lead, sent: SentLeads): Promise<void> {
  const requestKey = randomUUID();
  const begun = performance.now();
  const headers = {
    Host: 'localhost',
    Origin: 'http://localhost',
    'X-Forwarded-For': addressOf(20_000 + nth),
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  return new Promise((settle) => {
    const note = (status: number) => {
      sent.latencies.push(performance.now() - begun);
      if (status === 200) sent.acknowledged.push(requestKey);
      else if (status > 0) sent.refused++;
      else sent.broken++;
      settle();
    };
    const asking = request({
      host: '127.0.0.1',
      port,
      path: '/b2c/feedback',
      method: 'POST',
      headers,
      agent,
    });
    asking.on('response', (answer) => {
      answer.on('end', () => note(answer.statusCode ?? 0));
      answer.on('error', () => note(0));
      answer.resume();
    });
    asking.on('error', () => note(0));
    asking.setTimeout(60_000, () => asking.destroy());
    asking.end(leadBody({ requestKey }, nth));
  });
}

/** The form of a request that is in order. */
export const leadBody = (form: { requestKey: string; pass?: string }, nth: number) =>
  new URLSearchParams({
    name: `Visitor ${nth}`,
    phone: `+4420794${String(60_000 + nth).slice(-5)}`,
    comment: `телефон: +4420794\nemail: visitor${nth}@example.com\nadditional: `,
    requestKey: form.requestKey,
    ...(form.pass ? { pass: form.pass } : {}),
    kind: 'request',
  }).toString();
