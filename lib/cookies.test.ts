import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieRemoval, cookieText, cookieValue } from './cookies.ts';

const rule = { name: 'chosen', maxAgeDays: 400 };

test('a cookie is for the whole site, says how long it lasts, and is secure where the page is', () => {
  expect(cookieText(rule, 'a b', false)).toBe('chosen=a%20b; Path=/; Max-Age=34560000; SameSite=Lax');
  expect(cookieText(rule, '1', true)).toMatch(/; Secure$/);
  expect(cookieRemoval('chosen', false)).toContain('Max-Age=0');
});

test.each([
  [null, undefined],
  ['', undefined],
  ['chosen', undefined],
  ['notchosen=1; chosen=2', '2'],
  ['chosen=a%20b;other=1', 'a b'],
  ['chosen=50%;other=1', '50%'],
  ['chosen=a=b', 'a=b'],
])('of the cookies %j, the value is %j', (cookies, value) => {
  expect(cookieValue(cookies, 'chosen')).toBe(value);
});

test('whatever is written is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const [pair = ''] = cookieText(rule, value, true).split(';');
      expect(cookieValue(`first=1; ${pair}; last=1`, 'chosen')).toBe(value);
    }),
  );
});
