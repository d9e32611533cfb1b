import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { pageTypeOf } from './page-types.ts';

/** Pages that have addresses but no type. */
const untyped = ['/', '/about', '/orders/reports'];

test('links to sites of the operator lead to pages that there are', () => {
  const found = allSites.flatMap(({ links }) => Object.values(links));
  const own = found.filter((link) => typeof link !== 'string');
  expect(own.length).toBeGreaterThan(allSites.length);
  const lost = own.filter(({ variant, path }) => {
    const site = allSites.find((candidate) => candidate.variant === variant)!;
    const { pathname } = new URL(path, 'http://site');
    return !untyped.includes(pathname) && !pageTypeOf(pathname, site);
  });
  expect(lost).toEqual([]);
});
