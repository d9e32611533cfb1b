import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isPrivateAddress, plainAddress } from '#lib/private-address.ts';
import type { Door } from './app-env.ts';

/**
 * The address that a visitor comes from. Each trusted proxy appends the address it was called from to
 * `X-Forwarded-For`; what stands further left was written by the visitor and proves nothing.
 */
export function clientAddress(c: Context, trustedHops: number): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedHops) || socket;
}

/** Lets the routes behind it know the visitor's address. */
export function knowAddress(trustedHops: number): Door {
  return (c, next) => {
    c.set('address', clientAddress(c, trustedHops));
    return next();
  };
}

/** Whether the visitor's side of the connection is encrypted, as far as a trusted proxy tells. */
export function isHttps(c: Context, trustedHops: number): boolean {
  const told = trustedHops > 0 ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
}

/**
 * Whether a request comes from this machine or a private network. One that came through a proxy which is not trusted
 * may come from anywhere, whatever address the proxy has.
 */
export function isOwnNetwork(c: Context, trustedHops: number): boolean {
  if (trustedHops === 0 && (c.req.header('x-forwarded-for') || c.req.header('forwarded'))) return false;
  return isPrivateAddress(clientAddress(c, trustedHops));
}

/** What an address is counted by: an IPv6 visitor owns a whole /64, so that counts as one. */
export function limitKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? expand(plain).slice(0, 4).join(':') : plain;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}
