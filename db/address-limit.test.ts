import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { openAddressLimit } from './address-limit.ts';

const { db } = await openTestDatabase();
const open = (points = 2) => openAddressLimit(db, { name: randomUUID(), points, seconds: 60 });

test('the addresses of a /64 are one, and those of IPv4 each one', async () => {
  const limit = open();
  for (const [address, isRefused] of [
    ['2001:db8:1:2::1', false],
    ['2001:db8:1:2::2', false],
    ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', true],
    ['2001:db8:1:3::1', false],
    ['203.0.113.1', false],
    ['203.0.113.2', false],
    ['203.0.113.3', false],
  ] as const)
    expect((await limit.take(address)) > 0, address).toBe(isRefused);
});

test('all of a /48 may do sixteen times as much, from however many /64, and the next /48 is another', async () => {
  const limit = open(1);
  const waits: boolean[] = [];
  for (let nth = 0; nth < 18; nth++) waits.push((await limit.take(`2001:db8:1:${nth}::1`)) > 0);
  expect(waits.indexOf(true)).toBe(16);
  expect(waits.slice(16)).toEqual([true, true]);
  expect(await limit.take('2001:db8:2:1::1')).toBe(0);
});

test('what is given back counts neither for the /64 nor for the /48', async () => {
  const limit = open(1);
  for (let nth = 0; nth < 40; nth++) {
    expect(await limit.take(`2001:db8:1:${nth}::1`), `${nth}`).toBe(0);
    await limit.giveBack(`2001:db8:1:${nth}::1`);
  }
});
