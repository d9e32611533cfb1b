import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { createListener } from './listener.ts';
import type { ReadinessGate } from './readiness-gate.ts';
import { checkConnectionsMs, limitServer, usualServerLimits } from './server-limits.ts';

/** Node's server with the gate behind it. */
export function openServer(
  gate: ReadinessGate,
  { TRUSTED_PROXY, MAX_CONNECTIONS }: Env,
  log: Logger,
): Server {
  const limits = { ...usualServerLimits, maxConnections: MAX_CONNECTIONS };
  const listener = createListener(gate, { ...limits, log, trustedProxyHops: TRUSTED_PROXY });
  const server = createServer({ connectionsCheckingInterval: checkConnectionsMs }, listener);
  limitServer(server, limits);
  return server;
}

/** Thrown when another program has the port. */
export class PortTaken extends Error {}

type Where = { port: number; host: string | undefined; reusePort?: boolean };

/** Listens, and resolves to the port. With `reusePort` others of ours may listen there too, and the kernel deals out. */
export const listen = (server: Server, where: Where) =>
  new Promise<number>((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new PortTaken() : error),
    );
    server.listen(where, () => settle((server.address() as AddressInfo).port));
  });
