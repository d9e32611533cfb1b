import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/ru/search/tours?STATEINC=3', '/a#b'])('%s is gone back to', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//elsewhere.com',
  '/\\elsewhere.com',
  '/\t/elsewhere.com',
  'https://elsewhere.com',
  'x',
  '',
  null,
  '/a\r\nb',
])('%j leads home', (path) => {
  expect(ownPath(path)).toBe('/');
});
