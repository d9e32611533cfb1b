import { expect, test } from 'vitest';
import { isSearchPage } from './is-search-page.ts';

test.each([
  ['/tours', true],
  ['/tours/turkey', true],
  ['/search/tours', true],
  ['/avia/', true],
  ['/hotels/egypt/palm', true],
  ['/search/cruises', true],
  ['/mice', true],
  ['/toursome', false],
  ['/orders/', false],
  ['/', false],
])('on %s the search of an agent is active: %s', (path, isActive) => {
  expect(isSearchPage(path)).toBe(isActive);
});
