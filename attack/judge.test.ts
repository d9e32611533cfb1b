import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { openTally } from './measure/tally.ts';
import { hostRequests } from './requests/host-requests.ts';
import { largeRequests } from './requests/large-requests.ts';
import { randomRequests } from './requests/random-requests.ts';
import { type AttackRequest, addressOf, request } from './send/attack-request.ts';
import { fire, first } from './send/burst.ts';
import { evilHost, type Fault, judge, mark } from './send/judge.ts';
import { send } from './send/send.ts';
import type { Knowledge } from './target/reconnoitre.ts';

const bounds = { hangMs: 400 };

/** A server that does what its table says, right or wrong. */
async function startWrongServer(): Promise<number> {
  const answers: Record<string, Parameters<typeof createServer>[1]> = {
    '/good': (_request, response) => response.end('ok'),
    '/broken': (_request, response) => response.writeHead(500).end(),
    '/busy': (_request, response) => response.writeHead(503, { 'Retry-After': '2' }).end(),
    '/busy-for-ever': (_request, response) => response.writeHead(503).end(),
    '/slow': (_request, response) => setTimeout(() => response.end(), 600),
    '/markup': (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<p>"><svg onload=${mark}></p>`),
    '/escaped': (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<p>&lt;svg onload=${mark}></p>`),
    '/elsewhere': (_request, response) => response.writeHead(302, { Location: `/\t/${evilHost}` }).end(),
    '/trace': (_request, response) =>
      response.writeHead(404).end('Error: no\n    at answer (/srv/node_modules/a/b.js:1:2)'),
    '/cut': (asked) => asked.socket.destroy(),
    '/host': (asked, response) => response.end(`https://${asked.headers.host}/`),
  };
  const server: Server = createServer((asked, response) => answers[asked.url!]!(asked, response as never));
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const requestAt = (path: string, more: Partial<AttackRequest> = {}): AttackRequest => ({
  name: path,
  bytes: request({ path, from: addressOf(1), host: evilHost }),
  ...more,
});

test('every fault of an answer is found, and nothing in an answer that is in order', async () => {
  const port = await startWrongServer();
  const faultsOf = async (attackRequest: AttackRequest) =>
    judge(attackRequest, await send(port, attackRequest), bounds).faults;
  const expected: [AttackRequest, Fault[]][] = [
    [requestAt('/good'), []],
    [requestAt('/escaped'), []],
    [requestAt('/busy'), []],
    [requestAt('/busy', { mayBeBusy: false }), ['unexpected']],
    [requestAt('/broken'), ['5xx']],
    [requestAt('/busy-for-ever'), ['5xx']],
    [requestAt('/slow'), ['hang']],
    [requestAt('/slow', { timesAsLong: 10 }), []],
    [requestAt('/slow', { abortAfterMs: 20 }), []],
    [requestAt('/markup'), ['echo']],
    [requestAt('/elsewhere'), ['echo']],
    [requestAt('/trace'), ['leak']],
    [requestAt('/cut'), ['unexpected']],
    [requestAt('/cut', { mayBeCut: true }), []],
    [requestAt('/good', { expects: /^404$/ }), ['unexpected']],
    [requestAt('/host'), []],
    [requestAt('/host', { forbids: evilHost }), ['echo']],
  ];
  for (const [attackRequest, faults] of expected)
    expect([attackRequest.name, await faultsOf(attackRequest)]).toEqual([attackRequest.name, faults]);
});

test('a burst ends with its shots or its time, and tells its faults with the requests that found them', async () => {
  const port = await startWrongServer();
  const tally = openTally(bounds);
  const requests = [requestAt('/broken'), requestAt('/busy'), requestAt('/good')];
  await fire(port, requests, { tally, connections: 2, seconds: 60 });
  const counted = Object.fromEntries(tally.measurements('').map(({ name, value }) => [name, value]));
  expect(counted).toMatchObject({ sent: 3, busy: 1, '5xx': 1, hang: 0, echo: 0, leak: 0, unexpected: 0 });
  expect(tally.examples()).toEqual([expect.stringMatching(/^5xx: "\/broken" → 500 after \d+ ms$/)]);

  const late = openTally(bounds);
  const endless = first(
    1e9,
    (function* () {
      for (;;) yield requestAt('/good');
    })(),
  );
  await fire(port, endless, { tally: late, connections: 1, seconds: 0.2 });
  expect(late.measurements('')[0]!.value).toBeLessThan(1e9);
});

const known: Knowledge = {
  calls: [{ method: 'GET', path: '/core/search', parameters: ['TOWNFROM', 'ADULT', 'HOTELLIST'] }],
  pages: ['/', '/info/about'],
  pictures: ['/img?url=%2Fmedia%2Fposter%2Fbeach%2Fa.svg&width=400'],
  assets: ['/assets/a.js'],
  trip: { townFrom: 1, state: 3 },
  forms: [],
};

test('the same seed sends the same, another seed something else', () => {
  const sentBy = (seed: number) =>
    [...first(200, randomRequests(seededRandom(seed), known))].map(({ bytes }) => bytes);
  expect(sentBy(1)).toEqual(sentBy(1));
  expect(sentBy(1)).not.toEqual(sentBy(2));
});

test('a request has one line for its path whatever stands in it, so that the server reads what was meant', () => {
  const requests = [
    ...first(2_000, randomRequests(seededRandom(3), known)),
    ...hostRequests(),
    ...largeRequests(),
  ];
  for (const { name, bytes } of requests) {
    if (name.startsWith('no Host')) continue;
    expect([name, String(bytes).split('\r\n', 1)[0]]).toEqual([
      name,
      expect.stringMatching(/^[A-Z]+ (?:\/|http:\/\/)[^\s\0]* HTTP\/1\.1$/),
    ]);
  }
});
