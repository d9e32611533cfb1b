import { expect, test } from 'vitest';
import { readTheme } from './theme.ts';

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
