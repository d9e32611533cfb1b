import { expect, test } from 'vitest';
import { cookieText } from '#lib/cookies.ts';
import { readTheme, themeCookieOf } from './theme.ts';

test.each([
  [null, 'system'],
  ['', 'system'],
  ['locale=ru; theme=dark', 'dark'],
  ['theme=light;locale=ru', 'light'],
  ['mytheme=dark', 'system'],
  ['theme=<script>', 'system'],
])('the cookies %j choose the scheme %s', (cookies, theme) => {
  expect(readTheme(cookies)).toBe(theme);
});

test('the cookie of the scheme is for encrypted connections once the visitor has one', () => {
  expect(cookieText(themeCookieOf('dark'), true)).toBe(
    'theme=dark; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
  );
  expect(cookieText(themeCookieOf('dark'), false)).toBe('theme=dark; Path=/; Max-Age=34560000; SameSite=Lax');
});

test('following the device again takes the cookie away, under the same flags', () => {
  expect(cookieText(themeCookieOf('system'), true)).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax; Secure');
});
