import { expect, test } from 'vitest';
import { base32, codeAt, stepOf, stepOfCode } from './one-time-code.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970 the code is %s, as RFC 6238 says', (seconds, code) => {
  expect(codeAt(secret, stepOf(new Date(seconds * 1_000)))).toBe(code);
});

test('a code is taken in its half minute, the one before and the one after, and never again', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepOf(now);
  const taken = (of: number, last = 0) => stepOfCode(secret, codeAt(secret, of), { now, last });
  expect([-2, -1, 0, 1, 2].map((away) => taken(step + away) !== undefined)).toEqual([
    ...[false, true, true, true, false],
  ]);
  expect(taken(step, step)).toBeUndefined();
  expect(taken(step, step - 1)).toBe(step);
});

test('a secret is written in the letters of RFC 4648', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
