import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuoteToken, writeQuoteToken } from './quote-link.ts';

const secret = 'a secret that is long enough for a test';

test('a link leads to the quote that it was made for', () => {
  for (const inc of [1, 35, 36, 99_999, 2_147_483_647])
    expect(readQuoteToken(writeQuoteToken(inc, secret), secret)).toBe(inc);
});

test('a link of another secret, another number or one changed letter leads nowhere', () => {
  const token = writeQuoteToken(7, secret);
  expect(readQuoteToken(token, 'another secret that is long enough')).toBeUndefined();
  expect(readQuoteToken(token.replace(/^7/, '8'), secret)).toBeUndefined();
  expect(readQuoteToken(`0${token}`, secret)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ab01-_Z'), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(readQuoteToken(changed, secret)).toBeUndefined();
    }),
  );
});
