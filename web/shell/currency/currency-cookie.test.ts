import { expect, test } from 'vitest';
import { currencyCookieOf } from './currency-cookie.ts';

test('the cookie of the currency is for encrypted connections once the visitor has one', () => {
  expect(currencyCookieOf('EUR', true)).toBe('currency=EUR; Path=/; Max-Age=34560000; SameSite=Lax; Secure');
  expect(currencyCookieOf('EUR', false)).toBe('currency=EUR; Path=/; Max-Age=34560000; SameSite=Lax');
});
