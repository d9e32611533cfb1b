import type { Server } from 'node:http';

/** How long the HTTP server waits for whom. */
export type ServerLimits = {
  /** Connections at a time; those beyond are closed at once. */
  maxConnections: number;
  /** From the connection to the end of the headers: who sends them byte by byte holds a connection for nothing. */
  headersMs: number;
  /** To the end of the body: of 64 kB, or with a file of 5 MB, which comes in this time at 1 Mbit/s. */
  requestMs: number;
  /** A connection on which nothing moves while an answer is due: a reader that has stopped reading. */
  stalledMs: number;
  /** An answer altogether: a reader that takes a byte now and then. The largest of our files takes half of it on 2G. */
  longestAnswerMs: number;
  /** A connection between two requests: longer than the minute that balancers keep one, so that they close it, not we. */
  keepAliveMs: number;
};

export const usualServerLimits: Omit<ServerLimits, 'maxConnections'> = {
  headersMs: 10_000,
  requestMs: 60_000,
  stalledMs: 30_000,
  longestAnswerMs: 120_000,
  keepAliveMs: 65_000,
};

/** How often Node looks for connections whose headers or body are late: an option of `createServer`. */
export const checkConnectionsMs = 2_000;

/** Sets what Node leaves open: without it a connection may hang for five minutes, and an answer for ever. */
export function limitServer(server: Server, limits: ServerLimits): void {
  server.maxConnections = limits.maxConnections;
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.stalledMs;
}
