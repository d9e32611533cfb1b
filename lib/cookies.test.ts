import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieText, cookieValue } from './cookies.ts';

test('a cookie is for the whole site, says how long it lasts, and is secure where the page is', () => {
  const theme = { name: 'theme', value: 'a b' } as const;
  expect(cookieText(theme, false)).toBe('theme=a%20b; Path=/; Max-Age=34560000; SameSite=Lax');
  expect(cookieText(theme, true)).toMatch(/; Secure$/);
  expect(cookieText({ name: 'theme', value: undefined }, false)).toContain('Max-Age=0');
});

test('the cookie of the currency is for encrypted connections once the visitor has one', () => {
  const euro = { name: 'currency', value: 'EUR' } as const;
  expect(cookieText(euro, true)).toBe('currency=EUR; Path=/; Max-Age=34560000; SameSite=Lax; Secure');
  expect(cookieText(euro, false)).toBe('currency=EUR; Path=/; Max-Age=34560000; SameSite=Lax');
});

test('the cookie of the language lives 400 days', () => {
  expect(cookieText({ name: 'locale', value: 'ru' }, false)).toContain(`Max-Age=${400 * 86_400};`);
});

test('a cookie that was set for a domain is taken away from that domain', () => {
  expect(cookieText({ name: '_ga', value: undefined, domain: 'solstice.example' }, true)).toBe(
    '_ga=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=solstice.example',
  );
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
      const [pair = ''] = cookieText({ name: 'theme', value }, true).split(';');
      expect(cookieValue(`first=1; ${pair}; last=1`, 'theme')).toBe(value);
    }),
  );
});
