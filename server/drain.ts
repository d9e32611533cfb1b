import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Gate } from './gate.ts';

const drainMs = 10_000;

/**
 * Ends a server so that nobody's request is lost: `/readyz` says 503 while the port is still open, until balancers have
 * heard of it or `hurry` says that nobody listens; then requests that run are finished, or cut after ten seconds.
 */
export async function drain(
  server: Server,
  gate: Gate,
  { noticeMs, hurry }: { noticeMs: number; hurry: AbortSignal },
): Promise<void> {
  gate.drain();
  await sleep(noticeMs, undefined, { signal: hurry }).catch(() => {});
  const closed = new Promise<void>((settle) => server.close(() => settle()));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
