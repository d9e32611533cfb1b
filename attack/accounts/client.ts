import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer, or status 0 where the connection ended without one. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

type Asked = {
  path: string;
  host?: string;
  /** Where it claims to come from: the server believes its one proxy. */
  from: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as a form of the site's own page. */
  form?: Record<string, string>;
  /** Sent as it is, by a POST without a word about where it comes from. */
  raw?: string;
};

export type Client = ReturnType<typeof openClient>;

/** Asks the server under attack, over connections that are kept. */
export function openClient(port: number, operatorToken: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  async function ask({
    path,
    host = 'localhost',
    from,
    token,
    headers = {},
    form,
    raw,
  }: Asked): Promise<Reply> {
    const begun = performance.now();
    const body = form ? String(new URLSearchParams(form)) : raw;
    const ours = form
      ? { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
      : {};
    const sent: Record<string, string> = {
      Host: host,
      'X-Forwarded-For': from,
      ...ours,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...headers,
    };
    return new Promise((settle) => {
      const nothing = () => settle({ status: 0, headers: {}, body: '', ms: performance.now() - begun });
      const method = body === undefined ? 'GET' : 'POST';
      const asking = request({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: sent,
        agent,
        timeout: 30_000,
      });
      asking.on('timeout', () => asking.destroy());
      asking.on('error', nothing);
      asking.on('response', (answer) => {
        const settled = (body: string) =>
          settle({
            status: answer.statusCode!,
            headers: answer.headers,
            body,
            ms: performance.now() - begun,
          });
        text(answer).then(settled, nothing);
      });
      asking.end(body);
    });
  }

  /** The mails to an address, the newest first; waits until there are so many. */
  async function mailsTo(recipient: string, atLeast = 1): Promise<string[]> {
    for (let time = 0; ; time++) {
      const { body } = await ask({ path: '/dev/outbox', from: '198.18.255.1', token: operatorToken });
      const found = body
        .split('<article')
        .filter((card) => card.includes(`<td>${recipient}</td>`))
        .map((card) => unescaped(/<pre>(.*?)<\/pre>/s.exec(card)?.[1] ?? ''));
      if (found.length >= atLeast || time >= 60) return found;
      await sleep(250);
    }
  }

  const asOperator = (asked: Omit<Asked, 'token'>) => ask({ ...asked, token: operatorToken });

  return { ask, asOperator, mailsTo, close: () => agent.destroy() };
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The value of an answer that says it in JSON; undefined for every other. */
export function fieldOf(reply: Reply, name: string): unknown {
  try {
    return (JSON.parse(reply.body) as Record<string, unknown>)[name];
  } catch {
    return undefined; // no JSON
  }
}

/** A text of an answer. */
export function textOf(reply: Reply, name: string): string {
  const value = fieldOf(reply, name);
  return typeof value === 'string' ? value : '';
}
