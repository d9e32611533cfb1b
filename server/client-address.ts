import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Middleware } from './app-env.ts';

/**
 * The address that a visitor comes from. Each trusted proxy appends the address it was called from to
 * `X-Forwarded-For`; what stands further left was written by the visitor and proves nothing.
 */
export function clientAddress(c: Context, trustedHops: number): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const told = withoutPort(hops.at(-trustedHops) ?? '');
  return isIP(told) ? told : socket;
}

/** Some proxies write where a visitor's connection ends as well: `203.0.113.9:50123`, `[2001:db8::1]:50123`. */
const withoutPort = (hop: string) =>
  /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

const forwardedHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Lets the routes behind it know the visitor's address; says once that a proxy seems to be there that is not trusted. */
export function resolveClientAddress(trustedHops: number, log: Pick<Logger, 'warn'>): Middleware {
  let isTold = trustedHops > 0;
  return (c, next) => {
    const header = isTold ? undefined : forwardedHeaders.find((name) => c.req.header(name));
    if (header) {
      isTold = true;
      log.warn(
        { header },
        'A request says whom it was forwarded for, but no proxy is trusted: behind one, all visitors share its address and its limits. Set TRUSTED_PROXY to the number of proxies; without any, somebody made the header up.',
      );
    }
    c.set('address', clientAddress(c, trustedHops));
    return next();
  };
}

/** Whether the visitor's side of the connection is encrypted, as far as a trusted proxy tells. */
export function isHttps(c: Context, trustedHops: number): boolean {
  const told = trustedHops > 0 ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
}
