import { expect, test } from 'vitest';
import { seasonTag } from './season-tag.ts';

test.each(['/search/lato', '/pl/search/lato', 'https://pl.localhost/search/lato/', '/search/lato?CHILD=1'])(
  '%s is tagged green, as lato25 [S-2.4-13] [S-2.4-24]',
  (href) => {
    expect(seasonTag(href)).toEqual({ key: 'lato25', colour: 'green' });
  },
);

test.each(['/search/zima', '/en/search/zima#top', 'http://localhost:3000/search/zima'])(
  '%s is tagged red, as zima25 [S-2.4-14] [S-2.4-25]',
  (href) => {
    expect(seasonTag(href)).toEqual({ key: 'zima25', colour: 'red' });
  },
);

test.each(['/search/latoon', '/search/tours', '/lato', '/', '/search/tours?from=/search/hot'])(
  '%s has no tag',
  (href) => {
    expect(seasonTag(href)).toBeUndefined();
  },
);
