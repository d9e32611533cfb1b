import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newSecret, setUpOf, stepOfCode } from './one-time-code.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970 the code is %s, as RFC 6238 says', (seconds, code) => {
  const now = new Date(seconds * 1_000);
  expect(stepOfCode(secret, code, { now, last: 0 })).toBe(Math.floor(seconds / 30));
});

test('a code is taken in its half minute, the one before and the one after, and never again', () => {
  const timestamp = 1_234_567_890_000;
  const step = timestamp / 30_000;
  const taken = (of: number, last = 0) => {
    const code = new TOTP({ secret: Secret.fromLatin1(`${secret}`) }).generate({ timestamp: of * 30_000 });
    return stepOfCode(secret, code, { now: new Date(timestamp), last });
  };
  expect([-2, -1, 0, 1, 2].map((away) => taken(step + away) !== undefined)).toEqual([
    ...[false, true, true, true, false],
  ]);
  expect(taken(step, step)).toBeUndefined();
  expect(taken(step, step - 1)).toBe(step);
});

test('an app is given the key in letters, and an address that names us and the person', () => {
  const { key, address } = setUpOf(secret, { issuer: 'Solstice Travel', email: 'anna@example.org' });
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(address).toMatch(/^otpauth:\/\/totp\/Solstice%20Travel:anna(@|%40)example\.org\?/);
  expect(new URL(address).searchParams.get('secret')).toBe(key);
});

test('a new key has 160 bits, and is another one each time', () => {
  expect(newSecret()).toHaveLength(20);
  expect(newSecret()).not.toEqual(newSecret());
});
