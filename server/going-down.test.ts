import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { drain } from './drain.ts';
import { createListener } from './listener.ts';
import { createReadinessGate } from './readiness-gate.ts';
import { limitServer, type ServerLimits, usualServerLimits } from './server-limits.ts';

const large = 'x'.repeat(16_000_000);

/** Answers at once, after a while, or with more than a connection holds on its way. */
async function app({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname === '/slow') await sleep(400);
  return new Response(pathname === '/large' ? large : 'answered');
}

async function listen(limits: Partial<ServerLimits> = {}) {
  const all = { ...usualServerLimits, maxConnections: 100, ...limits };
  const gate = createReadinessGate();
  const asked: string[] = [];
  gate.open((request) => {
    asked.push(new URL(request.url).pathname);
    return app(request);
  });
  const listener = createListener(gate, { ...all, log: pino({ level: 'silent' }), trustedProxyHops: 0 });
  const server = createServer({ connectionsCheckingInterval: 20 }, listener);
  limitServer(server, all);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, gate, asked, port: (server.address() as AddressInfo).port };
}

async function ask(port: number, path: string, agent?: Agent) {
  const request = get({ host: '127.0.0.1', port, path, agent: agent ?? false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
}

/** A client that never reads what it is sent unless it is told to. */
async function deaf(port: number, sends: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sends);
  return socket;
}

const never = new AbortController().signal;

test('going down begins with a notice: not ready, everything answered, no connection kept', async () => {
  const { server, gate, port } = await listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  expect((await ask(port, '/page', agent)).connection).toBe('keep-alive');

  const inFlight = ask(port, '/slow', agent);
  await sleep(50);
  const gone = drain(server, gate, { noticeMs: 300, hurry: never });
  expect((await ask(port, '/readyz')).status).toBe(503);
  const answers = await Promise.all(Array.from({ length: 64 }, () => ask(port, '/page', agent)));
  for (const answer of answers)
    expect(answer).toEqual({ status: 200, connection: 'close', body: 'answered' });
  expect((await inFlight).connection).toBe('close');
  await gone;
  await expect(ask(port, '/page')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a request that runs when the notice is over is finished', async () => {
  const { server, gate, port } = await listen();
  const inFlight = ask(port, '/slow');
  await sleep(50);
  await drain(server, gate, { noticeMs: 0, hurry: never });
  expect((await inFlight).body).toBe('answered');
});

test('who is in a hurry does not wait for the end of the notice', { timeout: 10_000 }, async () => {
  const { server, gate } = await listen();
  const hurry = new AbortController();
  const gone = drain(server, gate, { noticeMs: 600_000, hurry: hurry.signal });
  hurry.abort();
  await gone;
  expect(server.listening).toBe(false);
});

async function connectionsOf(server: {
  getConnections: (tell: (error: Error | null, count: number) => void) => void;
}) {
  return new Promise<number>((settle, fail) =>
    server.getConnections((error, count) => (error ? fail(error) : settle(count))),
  );
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.for<[string, Partial<ServerLimits>, string]>([
  ['whose reader has stopped reading', { stalledMs: 200 }, request('/large')],
  ['that takes too long altogether', { longestAnswerMs: 200 }, request('/large')],
  ['whose headers do not end', { headersMs: 200, requestMs: 400 }, 'GET / HTTP/1.1\r\nHost: localh'],
  ['on which nothing is asked', { headersMs: 200, requestMs: 400 }, ''],
  [
    'whose body does not come',
    { headersMs: 200, requestMs: 300 },
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na',
  ],
  ['that is kept for the next request', { keepAliveMs: 100 }, request('/page')],
])('a connection %s is cut', async ([, limits, sends]) => {
  const { server, port } = await listen(limits);
  await deaf(port, sends);
  await expect.poll(() => connectionsOf(server)).toBe(1);
  await expect.poll(() => connectionsOf(server), { timeout: 10_000 }).toBe(0);
});

test('who asks hundreds of questions at once and waits for no answer is cut before anything is worked on, a few at once are answered', async () => {
  const { server, port, asked: begun } = await listen();
  const asked = await deaf(port, request('/slow').repeat(400));
  await expect.poll(() => connectionsOf(server), { timeout: 10_000 }).toBe(0);
  expect(asked.bytesRead).toBe(0);
  expect(begun).toEqual([]);
  const few = await deaf(port, request('/page').repeat(8));
  let heard = '';
  few.on('data', (bytes) => (heard += bytes)).resume();
  await expect.poll(() => heard.split('200 OK').length - 1).toBe(8);
});

test('what is asked after an answer that nobody reads is not worked on; once it is read, all is answered in order', async () => {
  const { port, asked } = await listen();
  const socket = await deaf(port, request('/large') + request('/page').repeat(3));
  await expect.poll(() => asked).toEqual(['/large']);
  await sleep(100);
  expect(asked).toEqual(['/large']);
  let heard = 0;
  socket.on('data', (bytes) => (heard += bytes.length)).resume();
  await expect.poll(() => asked).toEqual(['/large', '/page', '/page', '/page']);
  await expect.poll(() => heard).toBeGreaterThan(large.length + 3 * 'answered'.length);
});

test('a slow answer that is read is not cut', async () => {
  const { port } = await listen({ stalledMs: 300, longestAnswerMs: 5_000 });
  expect((await ask(port, '/large')).body.length).toBe(large.length);
});

test('connections beyond the most are closed, and those that are there go on', async () => {
  const { server, port } = await listen({ maxConnections: 4 });
  const held = await Promise.all(Array.from({ length: 3 }, () => deaf(port, '')));
  await expect.poll(() => connectionsOf(server)).toBe(3);
  const [fourth, fifth] = [await deaf(port, ''), await deaf(port, '')];
  fifth.resume();
  await once(fifth, 'close');
  expect(fourth.destroyed).toBe(false);
  held[0]!.resume().write(request('/page'));
  const [heard] = await once(held[0]!, 'data');
  expect(String(heard)).toContain('200 OK');
});
