import { expect, test } from 'vitest';
import { pageCrumbs } from './page-crumbs.ts';

const visas = { title: 'Visas', slugFull: 'help/visas', parentSlug: 'help', parentTitle: 'Help' };

test('[S-2.14-03] the crumbs are the page above and then the page, under the prefix of information', () => {
  expect(pageCrumbs(visas)).toEqual([
    { name: 'Help', to: '/info/help' },
    { name: 'Visas', to: '/info/help/visas' },
  ]);
});

test('a page without one above it has no crumbs', () => {
  expect(pageCrumbs({ ...visas, slugFull: 'visas', parentSlug: '', parentTitle: '' })).toEqual([]);
});
