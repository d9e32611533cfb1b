import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createListener } from './listener.ts';
import { createReadinessGate } from './readiness-gate.ts';
import { readableLog, testApp } from './test-app.ts';

const database = await openTestDatabase();

/** A page whose action reads a form, as all of ours do. */
async function readForm(request: Request) {
  const form = await request.formData();
  return Response.json({ from: form.get('from') });
}

const fromHere = { 'sec-fetch-site': 'same-origin' };
const boundary = 'multipart/form-data; boundary=x';

test.each([
  ['application/json', '{"from":"/"}', 415],
  ['text/plain', 'from=/', 415],
  ['application/octet-stream', '\0\x01', 415],
  [boundary, 'no part at all', 400],
  [boundary, '--x\r\nContent-Disposition: form-data; name="from"\r\n\r\n/', 400],
  ['multipart/form-data', 'from=/', 400],
  [boundary, '--x\r\nContent-Disposition: form-data; name="from"\r\n\r\n/\r\n--x--\r\n', 200],
  ['application/x-www-form-urlencoded; charset=UTF-8', 'from=/&x=%zz', 200],
])(
  'a form of a page as %s that says %j is answered with %i, and nothing is logged as a failure',
  async (type, body, status) => {
    const { lines, log } = readableLog();
    const { ask } = await testApp(database, { pages: readForm, log });
    for (const path of ['/theme', '/theme.data']) {
      const answer = await ask(path, {
        method: 'POST',
        headers: { ...fromHere, 'content-type': type },
        body,
      });
      expect(answer.status).toBe(status);
      if (status === 200) expect(await answer.json()).toEqual({ from: '/' });
    }
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

test('a form without a type is refused, and so is one whose body is missing', async () => {
  const { ask } = await testApp(database, { pages: readForm });
  expect((await ask('/theme', { method: 'POST', headers: fromHere })).status).toBe(415);
  const empty = { ...fromHere, 'content-type': boundary };
  expect((await ask('/theme', { method: 'POST', headers: empty })).status).toBe(400);
});

/** The server itself, on a port: only a socket can be cut off. */
async function listening(options: Parameters<typeof testApp>[1]) {
  const { app } = await testApp(database, options);
  const gate = createReadinessGate();
  gate.open((request, bindings) => app.fetch(request, bindings));
  const log = pino({ level: 'silent' });
  const listener = createListener(gate, { log, trustedProxyHops: 0, longestAnswerMs: 60_000 });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await vi.waitFor(() => expect(server.listening).toBe(true));
  return (server.address() as AddressInfo).port;
}

const cutOff = (port: number, head: string[], sent: string) =>
  new Promise<void>((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([...head, 'Host: localhost', 'Sec-Fetch-Site: same-origin', '', sent].join('\r\n'), () =>
        setTimeout(() => socket.destroy(), 50),
      );
    });
    socket.on('close', () => settle());
  });

test.each(['Content-Length: 5000', 'Transfer-Encoding: chunked'])(
  "an upload that is cut off in the middle (%s) is nobody's outage",
  async (length) => {
    const { lines, log } = readableLog();
    const port = await listening({ pages: readForm, log });
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const sent = length.startsWith('Transfer') ? '5\r\nfrom=\r\n' : 'from=';
    for (const path of ['/theme', '/b2c/feedback'])
      await cutOff(port, [`POST ${path} HTTP/1.1`, type, length], sent);
    await vi.waitFor(() =>
      expect(lines.filter((line) => line.includes('did not arrive whole'))).toHaveLength(2),
    );
    expect(lines.join()).not.toContain('The database');
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

test('what is too large is refused whether it says so or not', async () => {
  const { ask } = await testApp(database, { pages: readForm });
  const headers = { ...fromHere, 'content-type': 'application/x-www-form-urlencoded' };
  const large = 'x'.repeat(70_000);
  const stream = new Blob([large]).stream();
  const told = await ask('/theme', { method: 'POST', headers, body: large });
  const untold = await ask('/theme', {
    method: 'POST',
    headers,
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect([told.status, untold.status]).toEqual([413, 413]);
});

/** What a client reads that says it sends a lot, sends a part of it and then another request, until the server ends. */
async function lastAnswerTo(port: number, path: string, head: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read: string[] = [];
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('data', (piece) => read.push(`${piece}`));
  socket.on('error', () => {});
  socket.on('close', () => resolve(read.join('')));
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...head, '', ''].join('\r\n'));
  socket.write(`${'x'.repeat(1_000)}\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return promise;
}

test.each([
  [413, '/theme', ['Sec-Fetch-Site: same-origin']],
  [413, '/b2c/feedback', ['Sec-Fetch-Site: same-origin']],
  [413, '/policy-reports', []],
  [403, '/theme', ['Origin: https://evil.example']],
  [403, '/b2c/feedback', []],
])('what is answered with %i before it came whole closes its connection: %s', async (status, path, head) => {
  const port = await listening({ pages: readForm });
  const answer = await lastAnswerTo(port, path, [
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 60000000',
    ...head,
  ]);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer.match(/HTTP\/1\.1 /g), 'nothing that follows is a request').toHaveLength(1);
});

test('a form that came whole keeps its connection', async () => {
  const port = await listening({ pages: readForm });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const read: string[] = [];
  socket.on('data', (piece) => read.push(`${piece}`));
  const form = [
    'POST /theme HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 6',
  ];
  for (let time = 1; time <= 2; time++) {
    socket.write([...form, '', 'from=/'].join('\r\n'));
    await vi.waitFor(() => expect(read.join('').match(/HTTP\/1\.1 200 /g)).toHaveLength(time));
  }
  expect(read.join('')).not.toMatch(/^connection: close/im);
});

test('a folder of built files is no file', async () => {
  const { ask, clientFolder } = await testApp(database, { pages: readForm });
  await mkdir(join(clientFolder, 'assets', 'fonts'), { recursive: true });
  for (const path of ['/assets/', '/assets//', '/assets/fonts/']) expect((await ask(path)).status).toBe(404);
});
