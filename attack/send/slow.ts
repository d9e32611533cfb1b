import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, request } from './attack-request.ts';

/** A client that takes its time: what its nth connection sends at once, and what drips after. */
export type Slow = { name: string; opening: (nth: number) => string; drip: string; reads: boolean };

export const slowClients = (largePath: string): Slow[] => [
  {
    name: 'headers',
    opening: () => 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    drip: 'X-a: b\r\n',
    reads: true,
  },
  { name: 'bodies', opening: () => slowBody, drip: 'a', reads: true },
  { name: 'readers', opening: (nth) => manyAnswers(largePath, nth, 16), drip: '', reads: false },
  { name: 'askers without reading', opening: (nth) => manyAnswers('/', nth, 100), drip: '', reads: false },
  { name: 'silent', opening: () => '', drip: '', reads: true },
];

const slowBody = request({
  method: 'POST',
  path: '/b2c/feedback',
  from: addressOf(4_001),
  headers: [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Length', '60000'],
  ],
  body: '',
});

/** More answers than the system keeps for a reader who does not come; each comes from an address of its own. */
const manyAnswers = (path: string, nth: number, times: number) =>
  request({ path, from: addressOf(5_000 + nth), headers: [['Connection', 'keep-alive']] }).repeat(times);

/** Holds so many connections of a kind for so long; how many of them the server had cut by then. */
export async function hold(
  port: number,
  slow: Slow,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ cut: number }> {
  const sockets = Array.from({ length: connections }, (_, nth) => open(port, slow, nth));
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end && sockets.some(isOpen)) {
    await sleep(Math.min(500, Math.max(0, end - performance.now())));
    if (slow.drip) for (const socket of sockets.filter(isOpen)) socket.write(slow.drip);
  }
  // Who does not read does not notice: now they look.
  for (const socket of sockets) socket.resume();
  if (!slow.reads) await sleep(1_000);
  const cut = sockets.filter((socket) => !isOpen(socket)).length;
  for (const socket of sockets) socket.destroy();
  return { cut };
}

function open(port: number, { opening, reads }: Slow, nth: number): Socket {
  const socket = connect(port, '127.0.0.1');
  // Being cut is what is counted.
  socket.on('error', () => {});
  socket.write(opening(nth));
  if (reads) socket.resume();
  else socket.pause();
  return socket;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;
