import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitKey, siteKey } from '#lib/limit-key.ts';
import type { AppEnv } from './app-env.ts';
import { clientAddress, resolveClientAddress } from './client-address.ts';
import { readableLog } from './test-app.ts';

/** What `read` finds in a request from `from` that says it was forwarded for `forwarded`. */
async function seen<T>(
  read: (c: Parameters<typeof clientAddress>[0]) => T,
  from: string,
  forwarded?: string,
) {
  const found: T[] = [];
  const app = new Hono().get('/', (c) => {
    found.push(read(c));
    return c.body(null);
  });
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});
  await app.request('/', { headers }, { incoming: { socket: { remoteAddress: from } } });
  return found[0];
}

test.each([
  [0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [2, '10.0.0.1', '198.51.100.1', '10.0.0.1'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
])('with %i trusted proxies, %s forwarding for %s is %s', async (hops, from, forwarded, address) => {
  expect(await seen((c) => clientAddress(c, hops), from, forwarded)).toBe(address);
});

test.each([
  ['198.51.100.1:50123', '198.51.100.1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['"[2001:db8::1]:50123"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '10.0.0.1'],
  ['198.51.100.1:x', '10.0.0.1'],
])('of what a trusted proxy writes, %s is the address %s', async (forwarded, address) => {
  expect(await seen((c) => clientAddress(c, 1), '10.0.0.1', forwarded)).toBe(address);
});

test.each([
  ['x-forwarded-for', 0, 1],
  ['forwarded', 0, 1],
  ['x-real-ip', 0, 1],
  ['x-forwarded-for', 1, 0],
  ['accept', 0, 0],
])(
  '%s with %i trusted proxies is warned of %i times, however often it comes',
  async (header, hops, times) => {
    const { lines, log } = readableLog();
    const app = new Hono<AppEnv>().use(resolveClientAddress(hops, log)).get('/', (c) => c.body(null));
    for (let nth = 0; nth < 3; nth++) await app.request('/', { headers: { [header]: '198.51.100.1' } });
    expect(lines).toHaveLength(times);
    expect(lines.join()).not.toContain('198.51.100.1');
  },
);

test('an IPv6 visitor is counted by the /64, however the address is written', () => {
  expect(limitKey('2001:db8:1:2:aaaa::1')).toBe(limitKey('2001:db8:1:2:bbbb:c:d:e'));
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
  expect(limitKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(limitKey('2001:0DB8:0001:0002::1')).toBe(limitKey('2001:db8:1:2::1'));
  expect(limitKey('fe80::1%eth0')).toBe(limitKey('fe80::2'));
  expect(siteKey('2001:db8:1:2::1')).toBe(siteKey('2001:DB8:1:ffff::'));
  expect(siteKey('2001:db8:1::')).not.toBe(siteKey('2001:db8:2::'));
  expect([siteKey('203.0.113.9'), siteKey('::ffff:203.0.113.9')]).toEqual([undefined, undefined]);
});
