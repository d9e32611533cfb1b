import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { openTally } from './measure/tally.ts';
import { evilHost, type Fault, judge, mark } from './send/judge.ts';
import { send } from './send/send.ts';
import { addressOf, request, type Shot } from './send/shot.ts';
import { fire, first } from './send/volley.ts';
import { hostShots } from './shots/host-shots.ts';
import { largeShots } from './shots/large-shots.ts';
import { randomShots } from './shots/random-shots.ts';
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

const shotAt = (path: string, more: Partial<Shot> = {}): Shot => ({
  name: path,
  bytes: request({ path, from: addressOf(1), host: evilHost }),
  ...more,
});

test('every fault of an answer is found, and nothing in an answer that is in order', async () => {
  const port = await startWrongServer();
  const faultsOf = async (shot: Shot) => judge(shot, await send(port, shot), bounds).faults;
  const expected: [Shot, Fault[]][] = [
    [shotAt('/good'), []],
    [shotAt('/escaped'), []],
    [shotAt('/busy'), []],
    [shotAt('/busy', { mayBeBusy: false }), ['unexpected']],
    [shotAt('/broken'), ['5xx']],
    [shotAt('/busy-for-ever'), ['5xx']],
    [shotAt('/slow'), ['hang']],
    [shotAt('/slow', { timesAsLong: 10 }), []],
    [shotAt('/slow', { abortAfterMs: 20 }), []],
    [shotAt('/markup'), ['echo']],
    [shotAt('/elsewhere'), ['echo']],
    [shotAt('/trace'), ['leak']],
    [shotAt('/cut'), ['unexpected']],
    [shotAt('/cut', { mayBeCut: true }), []],
    [shotAt('/good', { expects: /^404$/ }), ['unexpected']],
    [shotAt('/host'), []],
    [shotAt('/host', { forbids: evilHost }), ['echo']],
  ];
  for (const [shot, faults] of expected)
    expect([shot.name, await faultsOf(shot)]).toEqual([shot.name, faults]);
});

test('a volley ends with its shots or its time, and tells its faults with the requests that found them', async () => {
  const port = await startWrongServer();
  const tally = openTally(bounds);
  const shots = [shotAt('/broken'), shotAt('/busy'), shotAt('/good')];
  await fire(port, shots, { tally, connections: 2, seconds: 60 });
  const counted = Object.fromEntries(tally.measurements('').map(({ name, value }) => [name, value]));
  expect(counted).toMatchObject({ sent: 3, busy: 1, '5xx': 1, hang: 0, echo: 0, leak: 0, unexpected: 0 });
  expect(tally.examples()).toEqual([expect.stringMatching(/^5xx: "\/broken" → 500 after \d+ ms$/)]);

  const late = openTally(bounds);
  const endless = first(
    1e9,
    (function* () {
      for (;;) yield shotAt('/good');
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
    [...first(200, randomShots(seededRandom(seed), known))].map(({ bytes }) => bytes);
  expect(sentBy(1)).toEqual(sentBy(1));
  expect(sentBy(1)).not.toEqual(sentBy(2));
});

test('a request has one line for its path whatever stands in it, so that the server reads what was meant', () => {
  const shots = [...first(2_000, randomShots(seededRandom(3), known)), ...hostShots(), ...largeShots()];
  for (const { name, bytes } of shots) {
    if (name.startsWith('no Host')) continue;
    expect([name, String(bytes).split('\r\n', 1)[0]]).toEqual([
      name,
      expect.stringMatching(/^[A-Z]+ (?:\/|http:\/\/)[^\s\0]* HTTP\/1\.1$/),
    ]);
  }
});
