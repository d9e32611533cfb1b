import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, isOwnNetwork, limitKey } from './client-address.ts';

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
  ['127.0.0.1', undefined, 0, true],
  ['::1', undefined, 0, true],
  ['::ffff:192.168.1.4', undefined, 0, true],
  ['203.0.113.9', undefined, 0, false],
  ['2001:db8::1', undefined, 0, false],
  ['unknown', undefined, 0, false],
  ['127.0.0.1', '203.0.113.9', 0, false],
  ['127.0.0.1', '127.0.0.1', 0, false],
  ['10.0.0.1', '203.0.113.9', 1, false],
  ['10.0.0.1', '10.0.0.7', 1, true],
])('%s forwarding for %s behind %i proxies is in the own network: %s', async (from, forwarded, hops, own) => {
  expect(await seen((c) => isOwnNetwork(c, hops), from, forwarded)).toBe(own);
});

test('an IPv6 visitor is counted by the /64, however the address is written', () => {
  expect(limitKey('2001:db8:1:2:aaaa::1')).toBe(limitKey('2001:db8:1:2:bbbb:c:d:e'));
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
  expect(limitKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
});
