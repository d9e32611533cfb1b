import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadinessGate } from './readiness-gate.ts';

const drainMs = 10_000;

/**
 * Ends a server so that nobody's request is lost: `/readyz` says 503 while the port is still open, until balancers have
 * heard of it or `hurry` says that nobody listens; then requests that run are finished, or cut after ten seconds.
 */
export async function drain(
  server: Server,
  gate: ReadinessGate,
  { noticeMs, hurry }: { noticeMs: number; hurry: AbortSignal },
): Promise<void> {
  gate.drain();
  await finish(server, { noticeMs, hurry });
}

/** Ends one of several servers on a port: the others go on, so nobody is told. */
export async function retire(server: Server, gate: ReadinessGate, noticeMs: number): Promise<void> {
  gate.retire();
  await finish(server, { noticeMs, hurry: new AbortController().signal });
}

async function finish(server: Server, { noticeMs, hurry }: { noticeMs: number; hurry: AbortSignal }) {
  await sleep(noticeMs, undefined, { signal: hurry }).catch(() => {});
  // Only the port: a server that closes would cut those as well whose connection is there and whose request is not yet.
  const closed = new Promise<void>((settle) => NetServer.prototype.close.call(server, () => settle()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
