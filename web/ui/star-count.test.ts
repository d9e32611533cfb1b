import { expect, test } from 'vitest';
import { starCount } from './star-count.ts';

test.each([
  ['5*', 5],
  ['4', 4],
  ['***', 3],
  ['2 stars', 2],
  ['3star', 3],
])('%j draws %i stars', (star, count) => {
  expect(starCount(star)).toBe(count);
});

test.each(['HV-1', 'Boutique', '5**/HV-1', '4.5', '6', '7', '', '-', 'Guest house'])(
  '%j is written, not drawn',
  (star) => {
    expect(starCount(star)).toBeUndefined();
  },
);
