import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPath, ownPath } from './own-path.ts';

test.each(['/', '/ru/search/tours?STATEINC=3', '/a#b'])('%s is gone back to', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//elsewhere.com',
  '/\\elsewhere.com',
  '/\t/elsewhere.com',
  '/\n/elsewhere.com',
  '\t//elsewhere.com',
  ' //elsewhere.com',
  '//here.invalid:80@elsewhere.com',
  'javascript:alert(1)',
  'https://elsewhere.com',
  'x',
  '',
  null,
])('%j leads home', (path) => {
  expect(ownPath(path)).toBe('/');
});

test.each([
  ['/a\r\nb', '/ab'],
  ['/.//elsewhere.com', '/elsewhere.com'],
  ['/..//elsewhere.com/x?y=1', '/elsewhere.com/x?y=1'],
  ['/туры?q=юг', '/%D1%82%D1%83%D1%80%D1%8B?q=%D1%8E%D0%B3'],
])('%j is written as an address of ours: %s', (path, written) => {
  expect(ownPath(path)).toBe(written);
  expect(() => new Headers({ location: ownPath(path) })).not.toThrow();
});

test('a link is a path of ours where a browser reads it as one', () => {
  const written = fc.string({
    unit: fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '@', ':', '?', '#', 'a'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(written, (rest) => {
      const link = `/${rest}`;
      const read = URL.canParse(link, 'http://here.invalid')
        ? new URL(link, 'http://here.invalid')
        : undefined;
      expect(isOwnPath(link)).toBe(read?.origin === 'http://here.invalid');
    }),
    { numRuns: 5_000 },
  );
  expect(isOwnPath('https://elsewhere.com/')).toBe(false);
  expect(isOwnPath('a/b')).toBe(false);
});
