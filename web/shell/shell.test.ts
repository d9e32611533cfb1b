import { expect, test } from 'vitest';
import { shouldRevalidate } from './shell.tsx';

const page = new URL('http://localhost/call-back');

test('what is around a page is loaded again on the same page only, and not after a form that changes nothing', () => {
  const other = new URL('http://localhost/contacts');
  expect(shouldRevalidate({ currentUrl: page, nextUrl: page, defaultShouldRevalidate: true })).toBe(true);
  expect(shouldRevalidate({ currentUrl: page, nextUrl: page, defaultShouldRevalidate: false })).toBe(false);
  expect(shouldRevalidate({ currentUrl: page, nextUrl: other, defaultShouldRevalidate: true })).toBe(false);
});
